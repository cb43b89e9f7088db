/** Child processes that render. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DirtyRoute } from './plan.ts';
import type { RenderedBatch } from './render.ts';
import type { Staging } from './staging.ts';

/** Input of a process. */
export interface RenderTask {
  /** The snapshot's file. */
  snapshot: string;
  /** The bundle's entry. */
  entry: string;
  staging: Staging;
}

/** Reply of a process to a batch. */
export type RenderMessage = { batch: RenderedBatch } | { error: string };

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** Heap size and young generation of a process, MiB: most objects live for one page only. */
const HEAP_MIB = 96;
const NEW_MIB = 8;

/**
 * Starts a process that renders batches, one after another. Threads would wait for each other inside SQLite.
 */
export function startRenderProcess(task: RenderTask) {
  const child = fork(PROGRAM, [JSON.stringify(task)], {
    serialization: 'advanced',
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${HEAP_MIB}`,
      `--max-semi-space-size=${NEW_MIB}`,
    ],
  });
  const pending: PromiseWithResolvers<RenderedBatch>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of pending.splice(0)) reject(failure);
  };
  child.on('message', (message: RenderMessage) => {
    if ('batch' in message) pending.shift()?.resolve(message.batch);
    else fail(new Error(message.error));
  });
  child.on('error', fail);
  child.on('exit', (code, signal) =>
    fail(new Error(`A rendering process ended (${signal ?? `exit code ${code ?? 0}`}).`)),
  );
  return {
    /**
     * Replies arrive in the order of the calls. @throws the first error of a page or of the process
     */
    async render(routes: readonly DirtyRoute[]): Promise<RenderedBatch> {
      if (failure) throw failure;
      const message = Promise.withResolvers<RenderedBatch>();
      pending.push(message);
      child.send([...routes]);
      return message.promise;
    },
    /** Kills it; pending batches are rejected. */
    end(): void {
      fail(new Error('The rendering process is no longer needed.'));
      child.kill('SIGKILL');
    },
  };
}
