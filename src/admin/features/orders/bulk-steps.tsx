/** One step for many orders, one after the other, in the background. */
import { Button } from '#admin/shell/button.tsx';
import { useState } from 'react';
import { BulkBar } from '#admin/shell/bulk/bulk-bar.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { queries } from '#admin/shell/queries.ts';
import { bulkSteps } from './actions/bulk-steps.ts';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { formatCount } from '#core/format.ts';
import { STEP_NAMES, staffSteps, type StaffStep } from '#admin/shell/order/staff-step.ts';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { orderKind } from '#schema/order.ts';
import { StepDialog } from './step-dialog.tsx';
import { noteChanged } from './use-order.ts';
import { useNow } from '#admin/shell/use-now.ts';

interface Props {
  selection: Selection;
  /** The loaded rows. */
  rows: readonly DecodedOrder[];
  total: number | undefined;
  /** The query of the list; undefined for search results. */
  query: ListRequest | undefined;
}

/** The step in the dialog with its orders, independent of later changes of the list. */
interface PendingStep {
  step: StaffStep;
  targets: BulkTargets;
  total: number;
  /** Orders as displayed. */
  seen: readonly DecodedOrder[];
}

const idsOf = (rows: readonly DecodedOrder[]): string[] => rows.map(({ id }) => id);

const many = (count: number): string => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`;

export function BulkSteps({ selection, rows, total, query }: Props) {
  const now = useNow();
  const [pending, setPending] = useState<PendingStep>();
  // Only loaded orders are known.
  const chosen = selection.isAll ? rows : rows.filter(({ id }) => selection.rows[id] === true);
  const stepsOf = (row: DecodedOrder): readonly StaffStep[] =>
    row.fits ? staffSteps(row.value, now) : [];
  const steps = [...new Set(chosen.flatMap(stepsOf))];
  const able = (to: StaffStep): DecodedOrder[] => chosen.filter((row) => stepsOf(row).includes(to));
  const openDialog = (step: StaffStep): void =>
    setPending(
      selection.isAll && query
        ? { step, targets: { list: STAFF_LISTS.orders, query }, total: selection.count, seen: rows }
        : { step, targets: { ids: idsOf(able(step)) }, total: able(step).length, seen: able(step) },
    );

  function take({ step, targets, total, seen: rows }: PendingStep, note: string): void {
    const seen = new Map(rows.flatMap((row) => (row.fits ? [[row.id, row.value] as const] : [])));
    setPending(undefined);
    selection.clear();
    void startBulk({
      label: STATUS_NAMES[step],
      things: 'orders',
      total,
      pathOf: (id) => `/orders/${id}`,
      nameOf: (id) => seen.get(id)?.number,
      run: (options) =>
        bulkSteps(
          targets,
          { step, note, seen },
          { ...options, onChanged: (order) => noteChanged(queries, order) },
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
        mayTakeAll={query !== undefined}
      >
        {steps.map((each) => (
          <Button key={each} onClick={() => openDialog(each)}>
            {STEP_NAMES[each]}
            {!selection.isAll && ` (${formatCount(able(each).length)})`}
          </Button>
        ))}
        {steps.length === 0 && (
          <p className="text-ink-soft">No action is possible for all of these.</p>
        )}
      </BulkBar>
      {pending && (
        <StepDialog
          step={pending.step}
          of={'list' in pending.targets ? `Up to ${many(pending.total)}` : many(pending.total)}
          isBusy={false}
          skips={'list' in pending.targets}
          onTake={(note) => take(pending, note)}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  );
}
