/** Publishing state of a document in a list. */
import { useStore } from '@nanostores/react';
import { $shown } from './live-moment.ts';
import { StateChip } from './state-chip.tsx';
import { useLiveState, type StatedFields } from './use-live-state.ts';

/** @param document valid under its schema */
export function LiveState({ path, document }: { path: string; document: StatedFields }) {
  const isLoading = useStore($shown) === undefined;
  const live = useLiveState(path, document);
  if (isLoading)
    return (
      <span
        className="animate-wait inline-block h-6 w-12 rounded-full bg-line"
        aria-hidden="true"
      />
    );
  return live && <StateChip state={live.state} next={live.next} hasPage={live.hasPage} />;
}
