/** Renders many routes with as many processes as the machine has cores. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
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
const BATCH = 200;
const MOST_PROCESSES = 4;
/** A process's heap and its part for what is new, MiB: what a page needs is needed for a moment only. */
const HEAP_MIB = 96;
const NEW_MIB = 8;

/** A process that is asked for one batch at a time. Threads would wait for each other inside SQLite. */
function startProcess(task: RenderTask) {
  const child = fork(PROGRAM, [JSON.stringify(task)], {
    serialization: 'advanced',
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${HEAP_MIB}`,
      `--max-semi-space-size=${NEW_MIB}`,
    ],
  });
  let waiting = Promise.withResolvers<RenderedBatch>();
  const fail = (error: Error): void => waiting.reject(error);
  child.on('message', (answer: RenderAnswer) => {
    if ('batch' in answer) waiting.resolve(answer.batch);
    else fail(new Error(answer.error));
  });
  child.on('error', fail);
  child.on('exit', (code, signal) =>
    fail(new Error(`A rendering process ended (${signal ?? `exit code ${code ?? 0}`}).`)),
  );
  return {
    render(routes: readonly DirtyRoute[]): Promise<RenderedBatch> {
      waiting = Promise.withResolvers();
      child.send([...routes]);
      return waiting.promise;
    },
    end: () => void child.kill(),
  };
}

/**
 * Renders `routes`; each batch is handed to `onBatch` as it is done, in no order.
 * @throws the first error of a page; the processes are ended
 */
export async function renderWithProcesses(
  task: Omit<RenderTask, 'staging'> & { staging: Omit<Staging, 'prefix'> },
  routes: readonly DirtyRoute[],
  onBatch: (batch: RenderedBatch) => void,
): Promise<void> {
  const queue = Array.from({ length: Math.ceil(routes.length / BATCH) }, (_, index) =>
    routes.slice(index * BATCH, (index + 1) * BATCH),
  );
  const work = async (index: number): Promise<void> => {
    const renderer = startProcess({ ...task, staging: { ...task.staging, prefix: `${index}-` } });
    try {
      for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
        onBatch(await renderer.render(batch));
      }
    } finally {
      renderer.end();
    }
  };
  const processes = Math.min(availableParallelism(), MOST_PROCESSES, queue.length);
  await Promise.all(Array.from({ length: processes }, (_, index) => work(index)));
}
