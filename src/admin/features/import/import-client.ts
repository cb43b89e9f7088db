/** Client of the import session in its web worker. */
import type { ImportProtocol, ImportCommand } from '#core/import/import-messages.ts';
import { ListError } from '#core/import/list-error.ts';

export type WorkerReply =
  { id: number; value: unknown } | { id: number; failure: string; isOfList: boolean };

export interface ImportClient {
  /** @throws ListError if the list can't be used */
  request: <V extends ImportCommand>(
    verb: V,
    params: ImportProtocol[V][0],
  ) => Promise<ImportProtocol[V][1]>;
  close: () => void;
}

interface Waiting {
  done: (value: never) => void;
  fail: (error: Error) => void;
}

export function openImportClient(): ImportClient {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken: Error | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    // The worker answers each command with its own response type.
    if ('value' in data) pending?.done(data.value as never);
    else pending?.fail(data.isOfList ? new ListError(data.failure) : new Error(data.failure));
  });
  worker.addEventListener('error', ({ message }) => {
    // A crashed worker sends no more responses.
    broken = new Error(message || 'The file is no longer available. Choose it again.');
    for (const { fail } of waiting.values()) fail(broken);
    waiting.clear();
  });
  return {
    request: (verb, params) => {
      last += 1;
      const id = last;
      return new Promise((done, fail) => {
        if (broken) {
          fail(broken);
          return;
        }
        waiting.set(id, { done, fail });
        worker.postMessage({ id, question: { do: verb, ...params } });
      });
    },
    close: () => worker.terminate(),
  };
}
