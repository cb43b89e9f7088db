/** The order list on its own page, where links to lists lead. */
import { LinkedList } from './linked-list.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useDesk } from './use-desk.ts';

export function OrderPage() {
  const desk = useDesk();
  const isEmpty = desk.order.lines.length === 0;
  return (
    <div className={isEmpty ? undefined : 'order-page'}>
      <div>
        <LinkedList desk={desk} />
        <h2 className="sr-only">Your pieces</h2>
        <OrderBody desk={desk} />
      </div>
      {!isEmpty && (
        <div className="order-aside">
          <OrderSummary desk={desk} />
        </div>
      )}
    </div>
  );
}
