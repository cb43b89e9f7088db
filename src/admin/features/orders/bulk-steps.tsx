/** One step with many orders: those that can take it do, one after the other, whatever screen is looked at meanwhile. */
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { queries } from '#admin/shell/queries.ts';
import { bulkSteps } from './actions/bulk-steps.ts';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import type { ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import { formatCount } from '#core/format.ts';
import { STEP_NAMES, staffSteps, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-words.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { orderKind } from '#schema/order.ts';
import { StepDialog } from './step-dialog.tsx';
import { noteChanged } from './use-order.ts';
import { useNow } from '#admin/shell/use-now.ts';

interface Props {
  selection: Selection;
  /** Those that are loaded. */
  rows: readonly FoundOrder[];
  total: number | undefined;
  /** What the list is asked for; undefined where it is what a search has found. */
  asked: ListAsked | undefined;
}

/** What was asked about: whatever the list shows meanwhile, nothing else is changed. */
interface Asks {
  step: StaffStep;
  targets: BulkTargets;
  total: number;
  /** As they were shown. */
  seen: readonly FoundOrder[];
}

const idsOf = (rows: readonly FoundOrder[]): string[] => rows.map(({ id }) => id);

const many = (count: number): string => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`;

export function BulkSteps({ selection, rows, total, asked }: Props) {
  const now = useNow();
  const [asks, setAsks] = useState<Asks>();
  // Of those that are not loaded, nothing is known yet.
  const chosen = selection.isAll ? rows : rows.filter(({ id }) => selection.rows[id] === true);
  const stepsOf = (row: FoundOrder): readonly StaffStep[] =>
    row.fits ? staffSteps(row.value, now) : [];
  const steps = [...new Set(chosen.flatMap(stepsOf))];
  const able = (to: StaffStep): FoundOrder[] => chosen.filter((row) => stepsOf(row).includes(to));
  const ask = (step: StaffStep): void =>
    setAsks(
      selection.isAll && asked
        ? { step, targets: { list: STAFF_LISTS.orders, asked }, total: selection.count, seen: rows }
        : { step, targets: { ids: idsOf(able(step)) }, total: able(step).length, seen: able(step) },
    );

  function take({ step, targets, total, seen: rows }: Asks, words: string): void {
    const seen = new Map(rows.flatMap((row) => (row.fits ? [[row.id, row.value] as const] : [])));
    setAsks(undefined);
    selection.clear();
    void startBulk({
      words: STATUS_NAMES[step],
      things: 'orders',
      total,
      pathOf: (id) => `/orders/${id}`,
      nameOf: (id) => seen.get(id)?.number,
      run: (telling) =>
        bulkSteps(
          targets,
          { step, words, seen },
          { ...telling, onChanged: (order) => noteChanged(queries, order) },
        ),
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(orderKind) }),
    });
  }
  return (
    <>
      <BulkBar
        selection={selection}
        things="orders"
        loaded={rows.length}
        total={total}
        mayTakeAll={asked !== undefined}
      >
        {steps.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn-small btn-secondary"
            onClick={() => ask(each)}
          >
            {STEP_NAMES[each]}
            {!selection.isAll && ` (${formatCount(able(each).length)})`}
          </button>
        ))}
        {steps.length === 0 && (
          <p className="text-ink-soft">No action is possible for all of these.</p>
        )}
      </BulkBar>
      {asks && (
        <StepDialog
          step={asks.step}
          of={'list' in asks.targets ? `Up to ${many(asks.total)}` : many(asks.total)}
          isBusy={false}
          skips={'list' in asks.targets}
          onTake={(words) => take(asks, words)}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}
