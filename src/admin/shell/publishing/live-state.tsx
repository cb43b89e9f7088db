/** Where a document of a list stands between its last save and the live site. */
import { useStore } from '@nanostores/react';
import { $shown } from './live-moment.ts';
import { StateChip } from './state-chip.tsx';
import { useLiveState, type StatedFields } from './use-live-state.ts';

/** @param document fits its schema */
export function LiveState({ path, document }: { path: string; document: StatedFields }) {
  const isLoading = useStore($shown) === undefined;
  const live = useLiveState(path, document);
  if (isLoading) return <span className="admin-chip-loading" aria-hidden="true" />;
  return live && <StateChip state={live.state} next={live.next} hasPage={live.hasPage} />;
}
