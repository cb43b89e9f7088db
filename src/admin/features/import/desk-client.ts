/** Speaks with the import's desk in its worker. */
import type { DeskTalk, DeskVerb } from '#core/import/desk-messages.ts';
import { ListError } from '#core/import/list-error.ts';

export type DeskReply =
  { id: number; value: unknown } | { id: number; failure: string; isOfList: boolean };

export interface DeskClient {
  /** @throws ListError when the list cannot be used */
  ask: <V extends DeskVerb>(verb: V, asked: DeskTalk[V][0]) => Promise<DeskTalk[V][1]>;
  close: () => void;
}

interface Waiting {
  done: (value: never) => void;
  fail: (error: Error) => void;
}

export function openDesk(): DeskClient {
  const worker = new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: Error | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<DeskReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    // The worker answers each verb with what belongs to it.
    if ('value' in data) asked?.done(data.value as never);
    else asked?.fail(data.isOfList ? new ListError(data.failure) : new Error(data.failure));
  });
  worker.addEventListener('error', ({ message }) => {
    // A worker that fails as a whole answers nothing any more.
    broken = new Error(message || 'The file is no longer available. Choose it again.');
    for (const { fail } of waiting.values()) fail(broken);
    waiting.clear();
  });
  return {
    ask: (verb, asked) => {
      last += 1;
      const id = last;
      return new Promise((done, fail) => {
        if (broken) {
          fail(broken);
          return;
        }
        waiting.set(id, { done, fail });
        worker.postMessage({ id, question: { do: verb, ...asked } });
      });
    },
    close: () => worker.terminate(),
  };
}
