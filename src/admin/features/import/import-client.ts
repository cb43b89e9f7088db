/** Client of the import session in its web worker. */
import type { ImportSession } from './model/import-session.ts';

type Command = keyof ImportSession;
type Params<C extends Command> = Parameters<ImportSession[C]>;
type Reply<C extends Command> = Awaited<ReturnType<ImportSession[C]>>;

export interface WorkerRequest {
  id: number;
  command: Command;
  params: readonly unknown[];
}

export type WorkerReply = { id: number; value: unknown } | { id: number; failure: string };

export interface ImportClient {
  /** @throws Error if the worker fails */
  request: <C extends Command>(command: C, ...params: Params<C>) => Promise<Reply<C>>;
  close: () => void;
}

export function openImportClient(): ImportClient {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    // The worker answers each command with its own response type.
    if ('value' in data) pending?.resolve(data.value as never);
    else pending?.reject(new Error(data.failure));
  });
  worker.addEventListener('error', ({ message }) => {
    // A crashed worker sends no more responses.
    for (const { reject } of waiting.values()) reject(new Error(message));
  });
  return {
    request: (command, ...params) => {
      last += 1;
      const pending = Promise.withResolvers<never>();
      waiting.set(last, pending);
      worker.postMessage({ id: last, command, params } satisfies WorkerRequest);
      return pending.promise;
    },
    close: () => worker.terminate(),
  };
}
