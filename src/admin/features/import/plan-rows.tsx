/** Rows of a plan with their changes; only visible rows are rendered and requested. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import type { ImportClient } from './import-client.ts';
import type { RowView } from './model/row-view.ts';
import { Chip, type ChipLook } from '#admin/shell/chip.tsx';
import { LIST_STATE, PANEL } from '#admin/shell/look/classes.ts';

/** Rows per request. */
const PAGE = 100;
/** Estimated height of a row, px; rows are measured when rendered. */
const ROW_HEIGHT = 72;

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
                {!isNew && (
                  <>
                    <del className="text-ink-soft">
                      <bdi>{before}</bdi>
                    </del>{' '}
                    →{' '}
                  </>
                )}
                <ins className="font-medium no-underline">
                  <bdi>{after}</bdi>
                </ins>
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

export function PlanRows(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const scope = useId();
  const first = useQuery(pageOf(scope, props, 0));
  const total = first.data?.total ?? 0;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const shown = virtual.getVirtualItems();
  const pages = [...new Set(shown.map(({ index }) => Math.floor(index / PAGE)))];
  const queries = useQueries({ queries: pages.map((page) => pageOf(scope, props, page)) });
  const rowAt = (index: number): RowView | undefined => {
    const at = pages.indexOf(Math.floor(index / PAGE));
    return queries[at]?.data?.rows[index % PAGE];
  };
  if (first.isSuccess && total === 0)
    return <p className={`${LIST_STATE} mb-4`}>No rows to show.</p>;
  return (
    <div
      ref={frame}
      className={`${PANEL} mb-3 max-h-[max(20rem,calc(100dvh-26rem))] overflow-auto`}
      role="region"
      aria-label="Rows of the file"
      tabIndex={0}
    >
      <ol className="relative" style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, start }) => {
          const view = rowAt(index);
          return (
            <li
              key={index}
              className="absolute inset-x-0 top-0 min-h-11 border-b border-line px-4 py-2"
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {view && <RowContents view={view} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
