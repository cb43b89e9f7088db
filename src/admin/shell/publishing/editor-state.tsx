/** The publishing state of the edited document, when its changes go live, and a button to publish them now. */
import { later } from '#admin/shell/later.tsx';
import { StateChip } from './state-chip.tsx';
import { statedFields, useLiveState } from './use-live-state.ts';

// Its code is shared with the status in the header, which loads after the screen.
const PublishNowButton = later(
  async () => (await import('./publish-now-button.tsx')).PublishNowButton,
);

const MAY_BE_PUBLISHED: ReadonlySet<string> = new Set(['waiting', 'leaving']);

interface Props {
  path: string;
  /** As it was saved last; shows nothing of one that is not saved yet. */
  document: unknown;
  /** Whether there are unsaved changes: then publishing what is saved is not offered. */
  isEdited?: boolean;
}

export function EditorState({ path, document, isEdited = false }: Props) {
  const live = useLiveState(path, statedFields(document));
  if (live === undefined) return null;
  return (
    <>
      <span className="admin-editor-state">
        <StateChip state={live.state} next={live.next} />
        {live.next !== undefined && <span className="text-sm text-ink-soft">{live.next}</span>}
      </span>
      {!isEdited && MAY_BE_PUBLISHED.has(live.state) && <PublishNowButton look="btn-secondary" />}
    </>
  );
}
