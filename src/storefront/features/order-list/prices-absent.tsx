/** Reports that prices for a signed-in buyer failed to load, with a retry. */
import { LIST_ID, type OrderListState } from './use-order-list.ts';
import { CHOICE, CHOICE_BUTTONS, REMARK } from './order-class.ts';

export function PricesAbsent({ orderList }: { orderList: OrderListState }) {
  return (
    <div className={REMARK} role="status">
      <p>Your prices can’t be loaded right now. Amounts don’t include them.</p>
      <p className={CHOICE_BUTTONS}>
        <button
          type="button"
          className={CHOICE}
          onClick={() => {
            orderList.loadPrices();
            // The button disappears.
            orderList.focusSoon(LIST_ID);
          }}
        >
          Try again
        </button>
      </p>
    </div>
  );
}
