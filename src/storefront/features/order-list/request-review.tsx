/** What a request will hold, what stays behind, and what the buyer should know before sending it. */
import { shortfallWords } from '#core/order/order-minimum.ts';
import { remarkWords } from './model/order-words.ts';
import type { OrderList } from '#storefront/shared/order/order-list.ts';
import { productPath } from '#core/paths.ts';
import { OrderLines, type FactsOf } from '#storefront/shared/parts/order-lines.tsx';
import type { OrderLine } from '#schema/order.ts';
import type { Desk } from './use-desk.ts';

interface Props {
  desk: Desk;
  lines: readonly OrderLine[];
  /** What is in the catalogue no more. */
  left: OrderList;
}

/** Each remark with the piece that it is about; those about what stays behind are said otherwise. */
const remarksOf = ({ order }: Desk): string[] =>
  order.lines.flatMap(({ line, title, remarks }) =>
    remarks
      .filter(({ kind }) => kind !== 'gone')
      .map((remark) => `${title ?? line.sku} (${line.sku}): ${remarkWords(remark)}`),
  );

export function RequestReview({ desk, lines, left }: Props) {
  const { order } = desk;
  const remarks = remarksOf(desk);
  const lack = shortfallWords(order.shortfall, order.unpriced);
  const bySku = new Map(order.lines.map((reckoned) => [reckoned.line.sku, reckoned]));
  const factsOf: FactsOf = ({ sku }) => {
    const reckoned = bySku.get(sku);
    if (reckoned?.entry === undefined) return undefined;
    const { slug, image, netWeightMg } = reckoned.entry;
    return { page: productPath(sku, slug), image, netWeightMg, unitPaise: reckoned.unitPaise };
  };
  return (
    <section aria-label="Your request" className="request-review">
      {left.length > 0 && (
        <div className="order-remark order-remark-bad">
          <p>
            No longer in the catalogue and not part of this request:{' '}
            {left.map(({ sku, qty }) => `${sku} × ${qty}`).join(', ')}.{' '}
            {left.length === 1 ? 'It stays' : 'They stay'} in your order list. Ask us about{' '}
            {left.length === 1 ? 'it' : 'them'} on WhatsApp.
          </p>
        </div>
      )}
      {remarks.length > 0 && (
        <div className="order-remark">
          <ul>
            {remarks.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p>You can still send the request. Our quote will say what is possible.</p>
        </div>
      )}
      {lack !== undefined && (
        <p className="order-remark">
          {lack} You can still send the request; we will tell you if we can’t accept it.
        </p>
      )}
      <OrderLines lines={lines} factsOf={factsOf} hasEstimate />
    </section>
  );
}
