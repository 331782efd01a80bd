import { createHelper, type FromHelper, type ToHelper } from '../bots/parallel/helper.ts';
import { pauseByPort } from './worker-pause.ts';

/** The browser edition's helping thread: a Worker that the host's Worker starts. */
interface Scope {
  onmessage: ((message: MessageEvent<ToHelper>) => void) | null;
  postMessage(answer: FromHelper): void;
}
const scope: Scope = globalThis as unknown as Scope;

const helper = createHelper((answer) => scope.postMessage(answer), pauseByPort());
scope.onmessage = ({ data }) => void helper.receive(data);
