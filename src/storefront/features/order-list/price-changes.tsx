/** Accepts all changed prices at once: after a new silver rate, every design that is priced by weight has one. */
import { formatDesigns } from '#core/format.ts';
import { seenLine } from '#storefront/shared/order/seen-line.ts';
import { CHOICE, CHOICE_BUTTONS, REMARK } from '#storefront/shared/parts/remark-class.ts';
import { noteSeen } from '#storefront/shared/stores/change-order.ts';
import { LIST_ID, type OrderListState } from './use-order-list.ts';

export function PriceChanges({ orderList }: { orderList: OrderListState }) {
  const changed = orderList.order.lines.filter(({ remarks }) =>
    remarks.some(({ kind }) => kind === 'price'),
  );
  // A single one is accepted at its line.
  if (changed.length < 2) return null;
  const entries = new Map(changed.map(({ line, entry }) => [line.sku, entry]));
  const acceptAll = () => {
    noteSeen((line) => {
      const entry = entries.get(line.sku);
      return entry && seenLine(entry, line);
    });
    orderList.say('New prices accepted.');
    orderList.focusSoon(LIST_ID);
  };
  return (
    <div className={REMARK}>
      <p>The prices of {formatDesigns(changed.length)} changed since you added them.</p>
      <p className={CHOICE_BUTTONS}>
        <button type="button" className={CHOICE} onClick={acceptAll}>
          Accept all new prices
        </button>
      </p>
    </div>
  );
}
