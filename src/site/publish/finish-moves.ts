/** Finishes the file moves of an interrupted publish: until then, the site is partly new and partly old. */
import { clearStaging, doMoves, readMark } from './staging.ts';
import type { State } from './state.ts';
import { recordWritten } from './written-files.ts';

/** Stands for the mark of a site that has none, or is not there. */
export const NO_MARK = 'none';

/** @param staging the folder in which files were laid aside */
export function finishMoves({
  site,
  staging,
  state,
}: Record<'site' | 'staging', string> & { state: State }): void {
  const mark = readMark(site) ?? NO_MARK;
  const isSameSite = mark === state.meta('mark-before') || mark === state.meta('mark');
  // Into another site, put there meanwhile, they would not fit; nothing is trusted then.
  if (isSameSite) {
    const moves = state.moves();
    doMoves(site, moves);
    recordWritten(site, state, moves);
  } else state.setMeta('mark', '');
  state.doneMoving();
  clearStaging(staging);
}
