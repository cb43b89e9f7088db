/** One step for many orders, one after the other, in the background. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { PrintSelected } from '#admin/shell/bulk/print-selected.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { queries } from '#admin/shell/queries.ts';
import type { StepTargets } from './actions/bulk-steps.ts';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import { STEP_NAMES, stepsFor, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { orderKind } from '#schema/order.ts';
import type { OrdersSearch } from './orders-search.ts';
import { useRole } from '#admin/shell/role.ts';
import { useNow } from '#admin/shell/use-now.ts';

/** Loaded with the first step, as its dialog. */
const actions = () => import('./actions/bulk-steps.ts');

const StepDialog = lazyPart(async () => (await import('./step-dialog.tsx')).StepDialog);

interface Props {
  selection: Selection;
  /** The loaded rows. */
  rows: readonly DecodedOrder[];
  total: number | undefined;
  /** The filters of the list. */
  search: OrdersSearch;
  /** The query of the list; undefined for search results. */
  query: ListRequest | undefined;
}

/** The step in the dialog with its orders, independent of later changes of the list. */
interface PendingStep {
  step: StaffStep;
  targets: StepTargets;
  total: number;
}

export function BulkSteps({ selection, rows, total, search, query }: Props) {
  const now = useNow();
  const role = useRole();
  const [pending, setPending] = useState<PendingStep>();
  // Only loaded orders are known.
  const chosen = selection.isAll ? rows : rows.filter(({ id }) => selection.rows[id] === true);
  const stepsOf = (row: DecodedOrder): readonly StaffStep[] =>
    // How each customer accepted is recorded one by one.
    row.success ? stepsFor(role, row.value, now).filter((step) => step !== 'accepted') : [];
  const steps = [...new Set(chosen.flatMap(stepsOf))];
  const able = (to: StaffStep): DecodedOrder[] => chosen.filter((row) => stepsOf(row).includes(to));
  const openDialog = (step: StaffStep): void => {
    const orders = able(step);
    setPending(
      selection.isAll && query
        ? { step, targets: { query }, total: selection.count }
        : { step, targets: { orders }, total: orders.length },
    );
  };

  function take({ step, targets, total: count }: PendingStep, note: string): void {
    const numbers = new Map(rows.map((row) => [row.id, row.success ? row.value.number : row.id]));
    setPending(undefined);
    selection.clear();
    void startBulk({
      label: STATUS_NAMES[step],
      things: 'orders',
      total: count,
      pathOf: (id) => `/orders/${id}`,
      nameOf: (id) => numbers.get(id),
      run: async (options) => (await actions()).bulkSteps(targets, { step, note }, options),
      undo: async (result, options) => (await actions()).undoSteps(result, step, options),
      onWritten: () => void queries.invalidateQueries({ queryKey: listKey(orderKind) }),
    });
  }
  const isList = pending !== undefined && 'query' in pending.targets;
  return (
    <>
      <BulkBar
        selection={selection}
        things="orders"
        loaded={rows.length}
        total={total}
        mayTakeAll={query !== undefined}
      >
        {steps.map((each) => (
          <Button key={each} onClick={() => openDialog(each)}>
            {STEP_NAMES[each]}
            {!selection.isAll && ` (${formatCount(able(each).length)})`}
          </Button>
        ))}
        <PrintSelected selection={selection} to="/orders/print" filters={search} />
        {steps.length === 0 && (
          <p className="text-ink-soft">No action is possible for these orders.</p>
        )}
      </BulkBar>
      {pending && (
        <StepDialog
          step={pending.step}
          of={`${isList ? 'Up to ' : ''}${formatCounted(pending.total, 'order')}`}
          skips={isList}
          onTake={(note) => take(pending, note)}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  );
}
