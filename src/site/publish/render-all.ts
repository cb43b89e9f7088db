/** Renders what is dirty, here and, when it is much, in further processes, and keeps what each route was made from. */
import { availableParallelism } from 'node:os';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Recorder } from '#site/snapshot/recorder.ts';
import type { SiteBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { startRenderProcess, type RenderTask } from './render-processes.ts';
import { createRenderer, type RenderedBatch } from './render.ts';
import type { Staging } from './staging.ts';
import type { Move, State } from './state.ts';

/** From so many routes on, starting more processes pays. */
const WORTH_PROCESSES = 1_000;
/** More than so many at a time, this one too, would only fill the memory. */
const MOST_PROCESSES = 4;
/** A process has its next batch at hand while this one is busy. */
const BATCHES_AT_HAND = 2;
/** How many routes are rendered between two reports of progress. */
const BATCH = 25;

export interface Rendering {
  state: State;
  recorder: Recorder;
  bundle: SiteBundle;
  task: Omit<RenderTask, 'staging'> & { staging: Omit<Staging, 'prefix'> };
  /** Told how many are done. */
  onRendered: (done: number) => void;
}

type Render = (routes: readonly DirtyRoute[]) => Promise<RenderedBatch>;

/** Hands out `routes` in batches until there are none left, to as many as ask. */
const batchesOf = function* (routes: readonly DirtyRoute[]): Generator<readonly DirtyRoute[]> {
  for (let from = 0; from < routes.length; from += BATCH) yield routes.slice(from, from + BATCH);
};

/**
 * @returns the moves of the files whose bytes changed
 * @throws the first error of a page; further processes are ended
 */
export async function renderAll(
  dirty: readonly DirtyRoute[],
  { state, recorder, bundle, task, onRendered }: Rendering,
): Promise<Move[]> {
  const moves: Move[] = [];
  let done = 0;
  const recall = (question: string) => recorder.askAgain(question);
  const take = ({ rendered, answers }: RenderedBatch): void => {
    state.putAnswers(answers);
    for (const { route, hash, asked, inline, move } of rendered) {
      state.putRoute({ ...route, hash }, asked, { inline, recall });
      if (move) moves.push(move);
    }
    done += rendered.length;
    onRendered(done);
  };
  const batches = batchesOf(dirty);
  const workWith = async (render: Render): Promise<void> => {
    for (const batch of batches) {
      take(await render(batch));
      // Rendering here leaves no moment to hear what others have done.
      await othersTurn();
    }
  };

  const processes =
    dirty.length < WORTH_PROCESSES ? 1 : Math.min(availableParallelism(), MOST_PROCESSES);
  const others = Array.from({ length: processes - 1 }, (_, index) =>
    startRenderProcess({
      ...task,
      staging: { ...task.staging, prefix: `${process.pid}-${index}-` },
    }),
  );
  const workers = [
    workWith(createRenderer(bundle, recorder, { ...task.staging, prefix: '' })),
    ...others.flatMap((other) =>
      Array.from({ length: BATCHES_AT_HAND }, () => workWith((batch) => other.render(batch))),
    ),
  ];
  try {
    await Promise.all(workers);
  } finally {
    for (const other of others) other.end();
    // Whatever one of them still keeps belongs to this publish, and is undone with it.
    await Promise.allSettled(workers);
  }
  return moves;
}
