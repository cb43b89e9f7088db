/**
 * Renders dirty routes in this process and, when there are many, in child processes; stores the queries of each
 * route.
 */
import { availableParallelism } from 'node:os';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { Recorder } from '#site/snapshot/recorder.ts';
import type { SiteBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { startRenderProcess, type RenderTask } from './render-processes.ts';
import { createRenderer, type RenderedBatch } from './render.ts';
import type { Staging } from './staging.ts';
import type { Move, State } from './state.ts';

/** From this number of routes on, child processes pay off. */
const MIN_ROUTES_FOR_PROCESSES = 1_000;
/** Upper limit of processes including this one: more would only use memory. */
const MAX_PROCESSES = 4;
/** Batches sent to each child, so that it never waits for this process. */
const BATCHES_QUEUED = 2;
/** Number of routes between two progress reports. */
const BATCH = 25;

export interface Rendering {
  state: State;
  recorder: Recorder;
  bundle: SiteBundle;
  task: Omit<RenderTask, 'staging'> & { staging: Omit<Staging, 'prefix'> };
  /** Called with the number of rendered routes. */
  onRendered: (done: number) => void;
}

type Render = (routes: readonly DirtyRoute[]) => Promise<RenderedBatch>;

/** Yields `routes` in batches; several workers share the generator. */
const batchesOf = function* (routes: readonly DirtyRoute[]): Generator<readonly DirtyRoute[]> {
  for (let from = 0; from < routes.length; from += BATCH) yield routes.slice(from, from + BATCH);
};

const SYSTEM = { availableParallelism, startRenderProcess };

/**
 * @returns the moves of changed files
 * @throws the first error of a page, after ending the child processes
 */
export async function renderAll(
  dirty: readonly DirtyRoute[],
  { state, recorder, bundle, task, onRendered }: Rendering,
  { availableParallelism, startRenderProcess } = SYSTEM,
): Promise<Move[]> {
  const moves: Move[] = [];
  let done = 0;
  const rerun = (query: string) => recorder.rerun(query);
  const collect = ({ rendered, results }: RenderedBatch): void => {
    state.putResults(results);
    for (const { route, hash, queries, inline, move } of rendered) {
      state.putRoute({ ...route, hash }, queries, { inline, rerun });
      if (move) moves.push(move);
    }
    done += rendered.length;
    onRendered(done);
  };
  const batches = batchesOf(dirty);
  const renderBatches = async (render: Render): Promise<void> => {
    for (const batch of batches) {
      collect(await render(batch));
      // Rendering blocks the event loop; let messages of the children in.
      await yieldToEvents();
    }
  };

  const processes =
    dirty.length < MIN_ROUTES_FOR_PROCESSES ? 1 : Math.min(availableParallelism(), MAX_PROCESSES);
  const children = Array.from({ length: processes - 1 }, (_, index) =>
    startRenderProcess({
      ...task,
      staging: { ...task.staging, prefix: `${process.pid}-${index}-` },
    }),
  );
  const workers = [
    renderBatches(createRenderer(bundle, recorder, { ...task.staging, prefix: '' })),
    ...children.flatMap((child) =>
      Array.from({ length: BATCHES_QUEUED }, () => renderBatches((batch) => child.render(batch))),
    ),
  ];
  try {
    await Promise.all(workers);
  } finally {
    for (const child of children) child.end();
    // Work that is still running belongs to this publish and is rolled back with it.
    await Promise.allSettled(workers);
  }
  return moves;
}
