/** Further processes that render. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DirtyRoute } from './plan.ts';
import type { RenderedBatch } from './render.ts';
import type { Staging } from './staging.ts';

/** What a process is started with. */
export interface RenderTask {
  /** The snapshot's file. */
  snapshot: string;
  /** The bundle's entry. */
  entry: string;
  staging: Staging;
}

/** What a process answers to a batch. */
export type RenderAnswer = { batch: RenderedBatch } | { error: string };

const PROGRAM = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** A process's heap and its part for what is new, MiB: what a page needs is needed for a moment only. */
const HEAP_MIB = 96;
const NEW_MIB = 8;

/** A process that renders the batches it is asked for, one after another. Threads would wait for each other inside SQLite. */
export function startRenderProcess(task: RenderTask) {
  const child = fork(PROGRAM, [JSON.stringify(task)], {
    serialization: 'advanced',
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${HEAP_MIB}`,
      `--max-semi-space-size=${NEW_MIB}`,
    ],
  });
  const waiting: PromiseWithResolvers<RenderedBatch>[] = [];
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  child.on('message', (answer: RenderAnswer) => {
    if ('batch' in answer) waiting.shift()?.resolve(answer.batch);
    else fail(new Error(answer.error));
  });
  child.on('error', fail);
  child.on('exit', (code, signal) =>
    fail(new Error(`A rendering process ended (${signal ?? `exit code ${code ?? 0}`}).`)),
  );
  return {
    /** Answers come in the order of the questions. @throws the first error of a page, or of the process */
    async render(routes: readonly DirtyRoute[]): Promise<RenderedBatch> {
      if (failure) throw failure;
      const answer = Promise.withResolvers<RenderedBatch>();
      waiting.push(answer);
      child.send([...routes]);
      return answer.promise;
    },
    /** Ends it at once; what it has not answered it never will. */
    end(): void {
      fail(new Error('The rendering process is not needed any more.'));
      child.kill('SIGKILL');
    },
  };
}
