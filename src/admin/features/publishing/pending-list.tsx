/** Unpublished changes, document by document. */
import { useStaff } from '#admin/shell/staff.ts';
import { useNow } from '#admin/shell/use-now.ts';
import { StateChip } from '#admin/shell/publishing/live-state.tsx';
import type { StatedDocument } from '#admin/shell/actions/read-publishing.ts';
import { formatShortMoment } from '#core/format-time.ts';
import type { Automatic } from '#admin/shell/publishing/automatic.ts';
import { nextText, STATE_LABELS } from '#admin/shell/publishing/state.ts';
import { DocumentLink } from '#admin/shell/publishing/document-link.tsx';
import { LIST_ROW } from '#admin/shell/look/classes.ts';

interface Props {
  pending: readonly StatedDocument[];
  isMore: boolean;
  automatic: Automatic;
}

/** What the next publish does with the document. */
function outcomeOf({ document, state }: StatedDocument, next: string | undefined): string {
  if (state === 'quarantined') return STATE_LABELS.quarantined.meaning;
  if (document.deletedAt !== null) return 'Deleted. Leaves the live site.';
  if (document.status === 'draft') return 'Changed to draft. Leaves the live site.';
  if (document.status === 'archived') return 'Archived. Leaves the live site.';
  if (document.status === 'scheduled' && state !== 'building') {
    return 'Changed to scheduled. Leaves the live site until the scheduled time.';
  }
  return next === undefined ? STATE_LABELS[state].meaning : `${next}.`;
}

function Row({ stated, automatic }: { stated: StatedDocument; automatic: Automatic }) {
  const { document, state, isShown } = stated;
  const { uid } = useStaff();
  const next = nextText(state, { automatic, now: useNow() });
  return (
    <li className={LIST_ROW}>
      <div>
        <DocumentLink path={document.path} name={document.name} />
        <p className="text-sm text-ink-soft">
          {document.kind} · {outcomeOf(stated, next)}
        </p>
      </div>
      <StateChip state={state} next={next} hasPage={isShown} />
      <p className="text-sm text-ink-soft md:w-68">
        Saved {document.updatedBy === uid && 'by you '}on {formatShortMoment(document.updatedAt)}
      </p>
    </li>
  );
}

export function PendingList({ pending, isMore, automatic }: Props) {
  if (pending.length === 0) {
    return <p className="text-ink-soft">All saved changes are on the live site.</p>;
  }
  return (
    <>
      <ul>
        {pending.map((stated) => (
          <Row key={stated.document.path} stated={stated} automatic={automatic} />
        ))}
      </ul>
      {isMore && (
        <p className="mt-3 text-sm text-ink-soft">
          There are more changes than are listed here. A publish includes all of them.
        </p>
      )}
    </>
  );
}
