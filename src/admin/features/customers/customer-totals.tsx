/** Orders, spending and balance of a customer in the list. */
import { rowDetails } from '#admin/shell/list/row-details.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { formatCounted, formatRupees } from '#core/format.ts';
import { formatShortDay } from '#core/format-time.ts';
import { orderKind } from '#schema/order.ts';
import { readTotals } from './actions/read-totals.ts';

// Below the key of orders, so that a change of any order reads them again.
const { WithDetails: WithTotals, useDetails } = rowDetails(
  [...listKey(orderKind), 'customer totals'],
  readTotals,
);

export { WithTotals };

export function CustomerOrderCount({ uid }: { uid: string }) {
  const totals = useDetails(uid);
  if (totals === undefined || totals.lastOrderAt === 0) return null;
  return (
    <span className="grid">
      {`${totals.orders} confirmed`}
      <span className="text-xs/normal text-ink-soft">
        Last request {formatShortDay(totals.lastOrderAt)}
      </span>
    </span>
  );
}

export function CustomerSpent({ uid }: { uid: string }) {
  const totals = useDetails(uid);
  return totals && totals.spentPaise > 0 && formatRupees(totals.spentPaise);
}

export function CustomerDue({ uid }: { uid: string }) {
  const totals = useDetails(uid);
  return (
    totals &&
    totals.duePaise > 0 && (
      <strong className="font-semibold">{formatRupees(totals.duePaise)}</strong>
    )
  );
}

/** For a card: `3 confirmed orders · ₹45,000 due`. */
export function CustomerTotalsLine({ uid }: { uid: string }) {
  const totals = useDetails(uid);
  if (totals === undefined || totals.lastOrderAt === 0) return null;
  const due = totals.duePaise > 0 && `${formatRupees(totals.duePaise)} due`;
  return [formatCounted(totals.orders, 'confirmed order'), due].filter(Boolean).join(' · ');
}
