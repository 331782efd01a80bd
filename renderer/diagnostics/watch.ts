import type { App } from 'vue';
import { useDiagnostics } from '../stores/diagnostics.ts';

/** Hears of every error of the page that nobody caught: in components, in handlers, in promises. */
export function watchForErrors(app: App): void {
  const diagnostics = useDiagnostics();
  diagnostics.note(`started: ${__VERSION__} ${__EDITION__}`);
  app.config.errorHandler = (thrown) => {
    console.error(thrown);
    diagnostics.pageFailed(thrown);
  };
  // A file that could not be loaded tells of itself by an event without an error.
  addEventListener('error', ({ error, message }) => diagnostics.pageFailed(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => diagnostics.pageFailed(reason));
}
