/// <reference types="vite/client" />

/** Which edition is built: decides, at build time, how messages reach the engine. */
declare const __EDITION__: 'electron' | 'browser';
/** The program's version, from package.json. */
declare const __VERSION__: string;

declare module '*.vue' {
  import type { DefineComponent } from 'vue';

  const component: DefineComponent;
  export default component;
}
