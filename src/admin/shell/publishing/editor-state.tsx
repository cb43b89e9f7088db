/** Whether the edited document is live, when its changes go live, a button to publish them now, and a link to its page. */
import { later } from '#admin/shell/later.tsx';
import { StateChip } from './state-chip.tsx';
import { statedFields, useLiveState } from './use-live-state.ts';

// It brings what the bar's line about publishing takes, which comes after the screen.
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
  /** The address of its page on the site; undefined where it has none. */
  page: string | undefined;
}

export function EditorState({ path, document, isEdited = false, page }: Props) {
  const live = useLiveState(path, statedFields(document));
  if (live === undefined) return null;
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StateChip state={live.state} next={live.next} hasPage={live.hasPage} />
        {live.next !== undefined && <span className="text-sm text-ink-soft">{live.next}</span>}
      </span>
      {!isEdited && MAY_BE_PUBLISHED.has(live.state) && <PublishNowButton look="btn-secondary" />}
      {page !== undefined && live.hasPage && (
        <a href={page} target="_blank" className="btn btn-small btn-quiet">
          View on site
        </a>
      )}
    </>
  );
}
