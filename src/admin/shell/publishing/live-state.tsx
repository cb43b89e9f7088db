/** Where a document of a list stands between its last save and the live site. */
import { StateChip } from './state-chip.tsx';
import { useLiveState, type StatedFields } from './use-live-state.ts';

/** @param document fits its schema */
export function LiveState({ path, document }: { path: string; document: StatedFields }) {
  const live = useLiveState(path, document);
  return live && <StateChip state={live.state} next={live.next} />;
}
