/** Creates the renditions of pictures in one worker, one after another; an idle worker is ended. */
import type { MadePicture, WorkerAnswer } from './picture-messages.ts';

/** The browser could not decode the picture, or has no worker that draws. */
export class NotDecoded extends Error {
  override name = 'NotDecoded';
}

/** How long an idle worker stays, ms: it holds the memory of decoded pictures. */
const RESTS = 20_000;

interface Waiting {
  done: (picture: MadePicture) => void;
  fail: (error: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
let resting: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();

function end(): void {
  worker?.terminate();
  worker = undefined;
}

function settle({ data }: MessageEvent<WorkerAnswer>): void {
  const job = waiting.get(data.id);
  waiting.delete(data.id);
  if (waiting.size === 0) resting = setTimeout(end, RESTS);
  if ('picture' in data) job?.done(data.picture);
  else job?.fail(new NotDecoded(data.failure));
}

/** Running out of memory ends the worker; all waiting jobs fail. */
function broken(): void {
  end();
  for (const { fail } of waiting.values()) fail(new NotDecoded('the worker has ended'));
  waiting.clear();
}

function started(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', settle);
  worker.addEventListener('error', broken);
  return worker;
}

/** @throws NotDecoded */
export function makeRenditions(file: Blob): Promise<MadePicture> {
  if (typeof OffscreenCanvas === 'undefined')
    return Promise.reject(new NotDecoded('no OffscreenCanvas'));
  clearTimeout(resting);
  last += 1;
  const id = last;
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    started().postMessage({ id, file });
  });
}
