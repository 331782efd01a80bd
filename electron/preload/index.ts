import { contextBridge, ipcRenderer } from 'electron';
import * as v from 'valibot';
import { type DesktopApi, type DesktopLinkState, FROM_PAGE, TO_PAGE } from '../contract.ts';

/** The port to the host never leaves this file: the page only gets functions that use it. */
let port: MessagePort | undefined;
let connected = false;
let listening = false;
let tellEvent: (event: unknown) => void = () => undefined;
let tellLog: (lines: readonly string[]) => void = () => undefined;
let tellLink: (state: DesktopLinkState) => void = () => undefined;

function take(next: MessagePort): void {
  port?.close();
  port = next;
  next.onmessage = (message) => tellEvent(message.data);
  next.start();
  tellLink('open');
}

const api: DesktopApi = {
  connect(onEvent, onLink) {
    if (connected) throw new Error('connect may be called once');
    connected = true;
    tellEvent = onEvent;
    tellLink = onLink;
    ipcRenderer.on(TO_PAGE.port.channel, (event, ...payload) => {
      const next = event.ports[0];
      if (next && event.ports.length === 1 && v.is(TO_PAGE.port.payload, payload)) take(next);
    });
    ipcRenderer.on(TO_PAGE.link.channel, (_event, ...payload) => {
      const parsed = v.safeParse(TO_PAGE.link.payload, payload);
      if (!parsed.success) return;
      port?.close();
      port = undefined;
      tellLink(parsed.output[0]);
    });
    ipcRenderer.send(FROM_PAGE.ready.channel);
  },
  send: (request) => port?.postMessage(request),
  retry: () => ipcRenderer.send(FROM_PAGE.ready.channel),
  listen(onCommand, onOpened) {
    if (listening) throw new Error('listen may be called once');
    listening = true;
    ipcRenderer.on(TO_PAGE.command.channel, (_event, ...payload) => {
      const parsed = v.safeParse(TO_PAGE.command.payload, payload);
      if (parsed.success) onCommand(parsed.output[0]);
    });
    ipcRenderer.on(TO_PAGE.opened.channel, (_event, ...payload) => {
      const parsed = v.safeParse(TO_PAGE.opened.payload, payload);
      if (parsed.success) onOpened(parsed.output[0]);
    });
  },
  readLog(onLines) {
    tellLog = onLines;
    ipcRenderer.send(FROM_PAGE.log.channel);
  },
  showLanguage: (language) => ipcRenderer.send(FROM_PAGE.language.channel, language),
  tellUnsaved: (unsaved) => ipcRenderer.send(FROM_PAGE.unsaved.channel, unsaved),
  open: () => ipcRenderer.send(FROM_PAGE.open.channel),
  toggleFullScreen: () => ipcRenderer.send(FROM_PAGE.toggleFullScreen.channel),
  quit: () => ipcRenderer.send(FROM_PAGE.quit.channel),
};

ipcRenderer.on(TO_PAGE.log.channel, (_event, ...payload) => {
  const parsed = v.safeParse(TO_PAGE.log.payload, payload);
  if (parsed.success) tellLog(parsed.output[0]);
});

contextBridge.exposeInMainWorld('dappen', api);
