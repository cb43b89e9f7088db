/** Finishes the file moves of an interrupted publish: until then, the site is partly new and partly old. */
import { clearStaging, doMoves, readMark } from './staging.ts';
import type { State } from './state.ts';
import { recordWritten } from './written-files.ts';

/** The value of `mark-before` for a site without a mark, or without a folder. */
export const NO_MARK = 'none';

/** @param staging the folder of staged files */
export function finishMoves({
  site,
  staging,
  state,
}: Record<'site' | 'staging', string> & { state: State }): void {
  const mark = readMark(site) ?? NO_MARK;
  const isSameSite = mark === state.meta('mark-before') || mark === state.meta('mark');
  // The staged files do not fit a site that replaced this one, so trust nothing then.
  if (isSameSite) {
    const moves = state.moves();
    doMoves(site, moves);
    recordWritten(site, state, moves);
  } else state.setMeta('mark', '');
  state.doneMoving();
  clearStaging(staging);
}
