/** The requested products and, once there is a quote, its amounts. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { readProducts } from '#admin/shell/actions/read-products.ts';
import { formatCount, formatDesigns, formatPieces, formatRupees } from '#core/format.ts';
import { quoteFigures, reckoningWords } from '#core/order/quote-words.ts';
import { piecesOf } from '#core/order/pieces.ts';
import { askedLines, type AskedLine } from '#core/quoting/asked-lines.ts';
import { pieceMark, pieceOf, type PieceMark } from '#core/quoting/found-piece.ts';
import { BOUGHT } from '#admin/shell/sales/order-facts.ts';
import type { Order } from '#schema/order.ts';
import { productKind } from '#schema/product.ts';

type Quoted = NonNullable<Order['quote']>['lines'][number];

const amountOf = (quoted: readonly Quoted[]): number =>
  quoted.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Which lines lead to another piece than they name, by SKU; until it is known, and where it cannot be, none. */
function useWrongLines(asked: readonly AskedLine[]): ReadonlyMap<string, PieceMark> {
  const ids = asked.flatMap(({ productIds }) => productIds);
  const { data: found } = useQuery({
    queryKey: [...listKey(productKind), 'of an order', ids],
    queryFn: () => readProducts(ids),
  });
  const products = new Map(
    found?.flatMap((each) =>
      each.fits ? [[each.id, { product: each.value, price: undefined }] as const] : [],
    ),
  );
  return new Map(
    asked.flatMap((line) => {
      const piece = pieceOf(line, products);
      const mark = piece.other && pieceMark(line.sku, piece);
      return mark ? [[line.sku, mark] as const] : [];
    }),
  );
}

function LineRow({ line, wrong, quoted, hasQuote }: Row) {
  const { productIds, sku, title, qty, notes, lines } = line;
  const pieces = piecesOf(quoted);
  const isOther = quoted.length > 0 && pieces !== qty;
  return (
    <tr>
      <th scope="row">
        <Link to="/products/$id" params={{ id: productIds[0] ?? '' }} className="link">
          <bdi>{title}</bdi>
        </Link>
        <span className="orders-under">
          {[sku, ...quoted.map(reckoningWords)].join(' · ')}{' '}
          {lines > 1 && <span className="admin-chip admin-chip-warn">{lines} lines</span>}
        </span>
        {wrong && (
          <span className="orders-under">
            <span className="admin-chip admin-chip-warn">{wrong.name}</span> {wrong.advice}
          </span>
        )}
        {notes.map((note, at) => (
          <span key={at} className="orders-words" dir="auto">
            “{note}”
          </span>
        ))}
      </th>
      <td>{formatCount(qty)}</td>
      {hasQuote && (
        <td>
          {quoted.length > 0 ? formatRupees(amountOf(quoted)) : 'Not quoted'}
          {isOther && <span className="orders-under">for {formatPieces(pieces)}</span>}
        </td>
      )}
    </tr>
  );
}

interface Row {
  line: AskedLine;
  /** What it leads to, where that is not what it names. */
  wrong: PieceMark | undefined;
  /** What the quote has of its SKU. */
  quoted: readonly Quoted[];
  hasQuote: boolean;
}

export function OrderLinesCard({ id, order }: { id: string; order: Order }) {
  const { lines, quote, note } = order;
  const asked = askedLines(lines);
  const wrong = useWrongLines(asked);
  const quoted = Map.groupBy(quote?.lines ?? [], ({ sku }) => sku);
  const added = quote?.lines.filter(({ sku }) => !asked.some((line) => line.sku === sku)) ?? [];
  return (
    <section className="admin-card" aria-labelledby="order-lines">
      <h2 id="order-lines">
        {formatDesigns(asked.length)}, {formatPieces(piecesOf(lines))}
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
              <th scope="col">Product</th>
              <th scope="col">Pieces</th>
              {quote && <th scope="col">Amount</th>}
            </tr>
          </thead>
          <tbody>
            {asked.map((line) => (
              <LineRow
                key={line.sku}
                line={line}
                wrong={wrong.get(line.sku)}
                quoted={quoted.get(line.sku) ?? []}
                hasQuote={quote !== undefined}
              />
            ))}
            {added.map((line, at) => (
              <tr key={at}>
                <th scope="row">
                  {line.sku}
                  <span className="orders-under">Added by us · {reckoningWords(line)}</span>
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
        {BOUGHT.has(order.status) && (
          <Link to="/orders/$id/packing-slip" params={{ id }} className="link">
            Print packing slip
          </Link>
        )}
        {quote && (
          <Link to="/orders/$id/quote" params={{ id }} className="link">
            Print quote
          </Link>
        )}
      </p>
    </section>
  );
}
