import { register } from 'node:module';

/** Loaded into the main process first: whoever imports `electron` gets the double beside this file. */
const double = new URL('./electron.js', import.meta.url).href;
const hook = `export const resolve = (name, context, next) =>
  name === 'electron' ? { url: ${JSON.stringify(double)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
