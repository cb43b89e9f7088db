/** What was asked for and, once there is a quote, what it comes to. */
import { Link } from '@tanstack/react-router';
import { formatCount, formatDesigns, formatPieces, formatRupees } from '#domain/format.ts';
import { quoteFigures, reckoningWords } from '#domain/order/quote-words.ts';
import type { Order, OrderLine } from '#schema/order.ts';

type Quoted = NonNullable<Order['quote']>['lines'][number];

function LineRow({ line, quoted, hasQuote }: Row) {
  const { productId, sku, title, qty, note } = line;
  const isOther = quoted !== undefined && quoted.qty !== qty;
  return (
    <tr>
      <th scope="row">
        <Link to="/products/$id" params={{ id: productId }} className="link">
          {title}
        </Link>
        <span className="orders-under">
          {sku}
          {quoted && ` · ${reckoningWords(quoted)}`}
        </span>
        {note !== undefined && (
          <span className="orders-words" dir="auto">
            “{note}”
          </span>
        )}
      </th>
      <td>{formatCount(qty)}</td>
      {hasQuote && (
        <td>
          {quoted ? formatRupees(quoted.amountPaise) : 'Not quoted'}
          {isOther && <span className="orders-under">for {formatPieces(quoted.qty)}</span>}
        </td>
      )}
    </tr>
  );
}

interface Row {
  line: OrderLine;
  quoted: Quoted | undefined;
  hasQuote: boolean;
}

export function OrderLinesCard({ id, order }: { id: string; order: Order }) {
  const { lines, quote, note } = order;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const quoted = new Map(quote?.lines.map((line) => [line.sku, line]));
  const asked = new Set(lines.map(({ sku }) => sku));
  const added = quote?.lines.filter(({ sku }) => !asked.has(sku)) ?? [];
  return (
    <section className="admin-card" aria-labelledby="order-lines">
      <h2 id="order-lines">
        {formatDesigns(lines.length)}, {formatPieces(pieces)}
      </h2>
      {note !== undefined && (
        <p className="orders-words mb-3" dir="auto">
          “{note}”
        </p>
      )}
      <div className="orders-scroll">
        <table className="orders-lines">
          <thead>
            <tr>
              <th scope="col">Piece</th>
              <th scope="col">Pieces</th>
              {quote && <th scope="col">Amount</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow
                key={line.sku}
                line={line}
                quoted={quoted.get(line.sku)}
                hasQuote={quote !== undefined}
              />
            ))}
            {added.map((line) => (
              <tr key={line.sku}>
                <th scope="row">
                  {line.sku}
                  <span className="orders-under">added by us · {reckoningWords(line)}</span>
                </th>
                <td>{formatCount(line.qty)}</td>
                <td>{formatRupees(line.amountPaise)}</td>
              </tr>
            ))}
          </tbody>
          {quote && (
            <tfoot>
              {quoteFigures(quote).map(([name, amountPaise]) => (
                <tr key={name}>
                  <th scope="row" colSpan={2}>
                    {name}
                  </th>
                  <td>{formatRupees(amountPaise)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" colSpan={2}>
                  Total
                </th>
                <td>{formatRupees(quote.totalPaise)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {quote?.note !== undefined && (
        <p className="orders-words mt-3" dir="auto">
          “{quote.note}”
        </p>
      )}
      <p className="orders-papers">
        <Link to="/orders/$id/packing-slip" params={{ id }} className="link">
          Packing slip
        </Link>
        {quote && (
          <Link to="/orders/$id/quote" params={{ id }} className="link">
            Quote on paper
          </Link>
        )}
      </p>
    </section>
  );
}
