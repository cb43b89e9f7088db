/** What was saved and is not live, document by document. */
import { useStaff } from '#admin/shell/staff.ts';
import { StateChip } from '#admin/shell/publishing/state-chip.tsx';
import type { StatedDocument } from '#commands/look-at-publishing.ts';
import { formatMoment } from '#domain/format.ts';
import { STATE_WORDS } from '#domain/publishing/state-words.ts';
import { DocumentLink } from './document-link.tsx';

interface Props {
  pending: readonly StatedDocument[];
  isMore: boolean;
}

/** What will happen to it on the live site. */
function outcomeOf({ document, state }: StatedDocument): string {
  if (state === 'quarantined') return STATE_WORDS.quarantined.meaning;
  if (document.deletedAt !== null) return 'Deleted: leaves the live site.';
  if (document.status === 'draft') return 'Draft again: leaves the live site.';
  if (document.status === 'archived') return 'Archived: leaves the live site.';
  return STATE_WORDS[state].meaning;
}

function Row({ stated }: { stated: StatedDocument }) {
  const { document, state } = stated;
  const { uid } = useStaff();
  return (
    <li className="publish-row">
      <div>
        <DocumentLink path={document.path} name={document.name} />
        <p className="text-sm text-ink-soft">
          {document.kind} · {outcomeOf(stated)}
        </p>
      </div>
      <StateChip state={state} />
      <p className="publish-saved">
        Saved {document.updatedBy === uid && 'by you '}on {formatMoment(document.updatedAt)}
      </p>
    </li>
  );
}

export function PendingList({ pending, isMore }: Props) {
  if (pending.length === 0) {
    return <p className="text-ink-soft">Everything that was saved is on the live site.</p>;
  }
  return (
    <>
      <ul className="publish-rows">
        {pending.map((stated) => (
          <Row key={stated.document.path} stated={stated} />
        ))}
      </ul>
      {isMore && (
        <p className="mt-3 text-sm text-ink-soft">
          There is more than is listed here; a publish brings all of it.
        </p>
      )}
    </>
  );
}
