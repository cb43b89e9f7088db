/** Renders what is dirty, here or, when it is much, in several processes, and keeps what each route was made from. */
import type { Recorder } from '#snapshot/recorder.ts';
import type { SiteBundle } from './bundle/load.ts';
import type { DirtyRoute } from './plan.ts';
import { renderWithProcesses, type RenderTask } from './render-processes.ts';
import { createRenderer, type RenderedBatch } from './render.ts';
import type { Staging } from './staging.ts';
import type { Move, State } from './state.ts';

/** From so many routes on, starting more processes pays. */
const WORTH_PROCESSES = 1_000;
/** How many routes are rendered here between two reports of progress. */
const REPORT_EVERY = 25;

export interface Rendering {
  state: State;
  recorder: Recorder;
  bundle: SiteBundle;
  task: Omit<RenderTask, 'staging'> & { staging: Omit<Staging, 'prefix'> };
  /** Told how many are done. */
  onRendered: (done: number) => void;
}

/** @returns the moves of the files whose bytes changed */
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
  if (dirty.length >= WORTH_PROCESSES) {
    await renderWithProcesses(task, dirty, take);
    return moves;
  }
  const render = createRenderer(bundle, recorder, { ...task.staging, prefix: '' });
  for (let from = 0; from < dirty.length; from += REPORT_EVERY) {
    take(await render(dirty.slice(from, from + REPORT_EVERY)));
  }
  return moves;
}
