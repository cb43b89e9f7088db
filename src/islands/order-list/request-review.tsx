/** What a request will hold, what stays behind, and what the buyer should know before sending it. */
import { shortfallWords } from '#domain/order/order-minimum.ts';
import { remarkWords } from '#domain/order/order-words.ts';
import type { OrderList } from '#domain/order/order-list.ts';
import { productPath } from '#domain/paths.ts';
import { OrderLines } from '#parts/order-lines.tsx';
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
  const { order, catalogue } = desk;
  const remarks = remarksOf(desk);
  const lack = shortfallWords(order.shortfall, order.unpriced);
  const entries = catalogue.state === 'ready' ? catalogue.entries : undefined;
  return (
    <section aria-label="What you ask for" className="request-review">
      {left.length > 0 && (
        <div className="order-remark order-remark-bad">
          <p>
            Not in the catalogue any more, so not part of this request:{' '}
            {left.map(({ sku, qty }) => `${sku} × ${qty}`).join(', ')}.{' '}
            {left.length === 1 ? 'It stays' : 'They stay'} in your list; ask us about{' '}
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
          <p>You can send it as it is: our quote will say what we can do.</p>
        </div>
      )}
      {lack !== undefined && (
        <p className="order-remark">
          {lack} You can send it all the same, and we will tell you if it is too little.
        </p>
      )}
      <OrderLines
        lines={lines}
        pageOf={(sku) => {
          const entry = entries?.get(sku);
          return entry && productPath(entry.sku, entry.slug);
        }}
      />
    </section>
  );
}
