/** Recent publishes: when, by whom, and their result. */
import { StaffName } from '#admin/shell/staff-name.tsx';
import { BlockLoading, Loaded, type QueryState } from '#admin/shell/list/list-states.tsx';
import type { DecodedDocument } from '#admin/shell/actions/list-as-staff.ts';
import { formatCount } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { failureHelp } from '#admin/shell/publishing/failure-help.ts';
import { BY_ITSELF, progressMessage } from '#core/publishing/progress.ts';
import type { Publish } from '#schema/publish.ts';
import { LIST_ROW } from '#admin/shell/look/classes.ts';
import { Chip, type ChipLook } from '#admin/shell/chip.tsx';

const many = (count: number, one: string, more: string): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

/** The result as one line. */
function outcomeOf({ progress }: Publish): string {
  if (progress.state === 'failed') {
    return progress.refusal === undefined
      ? 'It stopped before it finished'
      : failureHelp(progress).title;
  }
  if (progress.state !== 'live') return progressMessage(progress);
  const { changed, written, deleted } = progress.counts;
  if (written + deleted === 0) return 'No changes to publish';
  return [
    many(changed, 'change', 'changes'),
    many(written, 'page updated', 'pages updated'),
    ...(deleted === 0 ? [] : [many(deleted, 'page removed', 'pages removed')]),
  ].join(', ');
}

const LOOKS: Readonly<Record<string, { look: ChipLook; label: string }>> = {
  live: { look: 'good', label: 'Published' },
  failed: { look: 'bad', label: 'Failed' },
};

function Row({ publish }: { publish: Publish }) {
  const { progress, requestedBy, requestedAt, allow = [] } = publish;
  const { look, label } = LOOKS[progress.state] ?? {
    look: 'warn',
    label: 'In progress',
  };
  return (
    <li className={LIST_ROW}>
      <div>
        <p className="font-medium">
          {formatShortMoment('at' in progress ? progress.at : requestedAt)}
        </p>
        <p className="text-sm text-ink-soft">
          {requestedBy === BY_ITSELF ? (
            'Automatic'
          ) : (
            <>
              By <StaffName uid={requestedBy} />
            </>
          )}
          {allow.length > 0 && ', allowed once'} · {outcomeOf(publish)}
        </p>
      </div>
      <Chip look={look}>{label}</Chip>
    </li>
  );
}

interface Props {
  publishes: QueryState<readonly DecodedDocument<Publish>[]>;
}

export const PublishHistory = ({ publishes }: Props) => (
  <Loaded
    query={publishes}
    meanwhile={<BlockLoading className="h-12" />}
    empty={
      <p className="text-ink-soft">
        Nothing has been published yet. Publishes appear here with their result.
      </p>
    }
  >
    {(rows) => (
      <ul>{rows.map((row) => row.success && <Row key={row.id} publish={row.value} />)}</ul>
    )}
  </Loaded>
);
