import type { Session, WebContents } from 'electron';
import { isMadeHere, isOurs } from './origin.ts';

/** Nothing that a page could ask the system for is granted, and nothing but our own files is loaded. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest((request, answer) =>
    answer({ cancel: !isOurs(request.url) && !isMadeHere(request.url) }),
  );
}

/** A page stays where it is: it cannot navigate, be redirected, open windows or hold other pages. */
export function hardenContents(contents: WebContents): void {
  const refuse = (event: { preventDefault(): void }): void => event.preventDefault();
  contents.on('will-navigate', refuse);
  contents.on('will-frame-navigate', refuse);
  contents.on('will-redirect', refuse);
  contents.on('will-attach-webview', refuse);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
