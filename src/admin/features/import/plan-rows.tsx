/** Rows of a plan with their changes; only visible rows are rendered. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Plan } from './model/import-plan.ts';
import type { RowOutcome } from '#core/import/plan.ts';
import { Chip, type ChipLook } from '#admin/shell/chip.tsx';
import { LIST_STATE, PANEL } from '#admin/shell/look/classes.ts';
import { productSpecs } from '#admin/shell/editing/product-specs.ts';
import { showField, type FieldSpec } from '#admin/shell/form/field-spec.ts';
import { specOf } from '#admin/shell/form/spec-of.ts';
import type { PlannedRow } from '#core/import/plan-product.ts';

/** Estimated height of a row, px; rows are measured when rendered. */
const ROW_HEIGHT = 72;

type RowAction = RowOutcome['action'];

export const ACTION_CHIPS: Readonly<Record<RowAction, { label: string; look: ChipLook }>> = {
  create: { label: 'New', look: 'good' },
  update: { label: 'Changed', look: 'warn' },
  restore: { label: 'Restored', look: 'warn' },
  unchanged: { label: 'Unchanged', look: 'plain' },
  refuse: { label: 'Not imported', look: 'bad' },
};

const NEW_VALUES =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-0.5';
const CHANGE = 'grid grid-cols-1 gap-x-3 sm:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)]';

/** Shown in the row's heading. */
const HEADING: ReadonlySet<string> = new Set(['sku', 'title']);

/** The changed fields as the product form shows them. */
const shownChanges = ({ action, changes }: PlannedRow, specs: readonly FieldSpec[]) =>
  changes
    .filter(({ field }) => action !== 'create' || !HEADING.has(field))
    .map(({ field, before, after }) => {
      const spec = specOf(specs, field);
      return { field: spec.label, before: showField(spec, before), after: showField(spec, after) };
    })
    .filter(({ before, after }) => before !== after);

interface RowProps {
  outcome: RowOutcome;
  /** Of the product's fields. */
  specs: readonly FieldSpec[];
}

function RowContents({ outcome, specs }: RowProps) {
  const { row, sku, action } = outcome;
  const { label, look } = ACTION_CHIPS[action];
  const isNew = action === 'create';
  const title = outcome.action === 'refuse' ? '' : outcome.title;
  const changes = outcome.action === 'refuse' ? [] : shownChanges(outcome, specs);
  const problems = outcome.action === 'refuse' ? outcome.problems : [];
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
      {problems.map(({ column, message: problem }) => (
        <p key={`${column} ${problem}`} className="text-sm">
          {column !== '' && (
            <b>
              {column}, row {row}:{' '}
            </b>
          )}
          {problem}
        </p>
      ))}
    </>
  );
}

interface Props {
  plan: Plan;
  action: RowAction | undefined;
}

export function PlanRows({ plan, action }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = action ? plan.rows.filter((row) => row.action === action) : plan.rows;
  const total = rows.length;
  const specs = productSpecs(plan.allCategories);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  if (total === 0) return <p className={`${LIST_STATE} mb-4`}>No rows to show.</p>;
  return (
    <div
      ref={frame}
      className={`${PANEL} mb-3 max-h-[max(20rem,calc(100dvh-26rem))] overflow-auto`}
      role="region"
      aria-label="Rows of the file"
      tabIndex={0}
    >
      <ol className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
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
              {row && <RowContents outcome={row} specs={specs} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
