/** The contents of a request, omitted lines and remarks, before it is sent. */
import { shortfallMessage } from '#core/order/order-minimum.ts';
import { remarkMessage } from './model/order-texts.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { OrderLines } from '#storefront/shared/parts/order-lines.tsx';
import { useLineFacts } from '#storefront/shared/parts/use-line-facts.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import type { OrderLine } from '#schema/order.ts';
import { BAD_REMARK, REMARK } from '#storefront/shared/parts/remark-class.ts';
import type { OrderListState } from './use-order-list.ts';

interface Props {
  orderList: OrderListState;
  lines: readonly OrderLine[];
  /** Products no longer in the catalogue. */
  left: OrderList;
}

/** Remarks with their product; omitted products are listed separately. */
const remarksOf = ({ order }: OrderListState): string[] =>
  order.lines.flatMap(({ line, title, remarks }) =>
    remarks
      .filter(({ kind }) => kind !== 'deleted')
      .map((remark) => `${title ?? line.sku} (${line.sku}): ${remarkMessage(remark)}`),
  );

export function RequestReview({ orderList, lines, left }: Props) {
  const { order } = orderList;
  const remarks = remarksOf(orderList);
  const problem = shortfallMessage(order.shortfall, order.unpriced);
  const factsOf = useLineFacts(lines.map(({ sku }) => sku));
  return (
    <section aria-label="Your request" className="grid gap-4">
      {left.length > 0 && (
        <div className={BAD_REMARK}>
          <p>
            No longer in the catalogue and not part of this request:{' '}
            {left.map(({ sku, qty }) => `${sku} × ${qty}`).join(', ')}.{' '}
            {left.length === 1 ? 'It stays' : 'They stay'} in your order list. Ask us about{' '}
            {left.length === 1 ? 'it' : 'them'} on WhatsApp.
          </p>
        </div>
      )}
      {remarks.length > 0 && (
        <div className={REMARK}>
          <ul className="mb-1.5 grid gap-1">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
          <p>You can still send the request. Our quote will say what is possible.</p>
        </div>
      )}
      {lines.length > MOST_ORDER_LINES && (
        <p className={BAD_REMARK}>
          This request has {lines.length} lines, because each size is a line. The maximum is{' '}
          {MOST_ORDER_LINES}. Remove some designs, and send them as another request.
        </p>
      )}
      {problem !== undefined && (
        <p className={REMARK}>
          {problem} You can still send the request; we will tell you if we can’t accept it.
        </p>
      )}
      <OrderLines lines={lines} factsOf={factsOf} hasEstimate />
    </section>
  );
}
