/** Publishing state of the edited document, with a button to publish now and a link to its page. */
import * as z from 'zod';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { publicationStatus } from '#schema/product-status.ts';
import { buttonClass } from '#ui/button-class.ts';
import { StateChip, useLiveState } from './live-state.tsx';

// Loaded after the screen, with the code of the status in the top bar.
const PublishNowButton = lazyPart(
  async () => (await import('./publish-now-button.tsx')).PublishNowButton,
);

const MAY_BE_PUBLISHED: ReadonlySet<string> = new Set(['waiting', 'leaving']);

/** Fields that determine the state. */
const stated = z.object({
  status: publicationStatus,
  deletedAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
  publishAt: z.number().optional(),
});

interface Props {
  path: string;
  /** The saved document; shows nothing for a new one. */
  document: unknown;
  /** Whether there are unsaved changes; then publishing is not offered. */
  isEdited?: boolean;
  /** URL of its page; undefined without a page. */
  page: string | undefined;
}

export function EditorState({ path, document, isEdited = false, page }: Props) {
  const live = useLiveState(path, stated.safeParse(document).data);
  if (live === undefined) return null;
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StateChip {...live} />
        {live.next !== undefined && <span className="text-sm text-ink-soft">{live.next}</span>}
      </span>
      {!isEdited && MAY_BE_PUBLISHED.has(live.state) && <PublishNowButton kind="secondary" />}
      {page !== undefined && live.hasPage && (
        <a href={page} target="_blank" className={buttonClass('quiet', 'small')}>
          View on site
        </a>
      )}
    </>
  );
}
