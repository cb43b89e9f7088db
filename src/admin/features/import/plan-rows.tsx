/** Rows of a plan with their changes; only visible rows are rendered and requested. */
import { BeforeAfter } from '#admin/shell/before-after.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ImportClient } from './import-client.ts';
import type { RowView } from './model/row-view.ts';
import { Chip, type ChipLook } from '#admin/shell/chip.tsx';
import { VirtualRows } from '#admin/shell/list/virtual-rows.tsx';
import { LIST_STATE } from '#admin/shell/look/classes.ts';

/** Rows per request. */
const PAGE = 100;

type RowAction = RowView['action'];

const ACTION_CHIPS: Readonly<Record<RowAction, { label: string; look: ChipLook }>> = {
  create: { label: 'New', look: 'good' },
  update: { label: 'Changed', look: 'warn' },
  restore: { label: 'Restored', look: 'warn' },
  unchanged: { label: 'Unchanged', look: 'plain' },
  refuse: { label: 'Not imported', look: 'bad' },
};

const NEW_VALUES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-0.5';
const CHANGE = 'grid grid-cols-1 gap-x-3 sm:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)]';

function RowContents({ view }: { view: RowView }) {
  const { row, sku, title, action, changes, notes, problems } = view;
  const { label, look } = ACTION_CHIPS[action];
  const isNew = action === 'create';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-ink-soft">Row {row}</span> <b>{sku}</b> <bdi>{title}</bdi>{' '}
        <Chip look={look}>{label}</Chip>
      </p>
      {changes.length > 0 && (
        <dl className={`mt-1 text-sm ${isNew ? NEW_VALUES : ''}`}>
          {changes.map(({ field, before, after }) => (
            <div key={field} className={isNew ? 'flex flex-wrap gap-x-2' : CHANGE}>
              <dt className="text-ink-soft">{field}</dt>
              <dd className={isNew ? 'wrap-anywhere' : ''}>
                {isNew ? (
                  <bdi className="font-medium">{after}</bdi>
                ) : (
                  <BeforeAfter before={before} after={after} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
      {problems.map(({ column, message: problem, row: own = row }) => (
        <p key={`${own} ${column} ${problem}`} className="text-sm">
          {column !== '' && (
            <b>
              {column}, row {own}:{' '}
            </b>
          )}
          {problem}
        </p>
      ))}
    </>
  );
}

interface Props {
  client: ImportClient;
  action: RowAction | undefined;
}

/**
 * Rows are cached per plan.
 * @param scope identifies the plan
 */
const pageOf = (scope: string, { client, action }: Props, page: number) => ({
  queryKey: ['import rows', scope, action ?? '', page],
  queryFn: () => client.request('rows', { action, from: page * PAGE, count: PAGE }),
  staleTime: Infinity,
  gcTime: 0,
});

/** A row, read with the others of its page. */
function PlanRow({ scope, index, ...props }: Props & { scope: string; index: number }) {
  const { data } = useQuery(pageOf(scope, props, Math.floor(index / PAGE)));
  const view = data?.rows[index % PAGE];
  return view && <RowContents view={view} />;
}

export function PlanRows(props: Props) {
  const scope = useId();
  const first = useQuery(pageOf(scope, props, 0));
  const total = first.data?.total ?? 0;
  if (first.isSuccess && total === 0)
    return <p className={`${LIST_STATE} mb-4`}>No rows to show.</p>;
  return (
    <VirtualRows
      label="Rows of the file"
      count={total}
      height={72}
      className="mt-2 mb-3 max-h-[max(20rem,calc(100dvh-26rem))]"
      rowClass="min-h-11 px-4"
    >
      {(index) => <PlanRow scope={scope} index={index} {...props} />}
    </VirtualRows>
  );
}
