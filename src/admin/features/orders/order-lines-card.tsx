/** The requested products and, once there is a quote, its amounts. */
import { Link } from '@tanstack/react-router';
import { formatDesigns, formatRupees } from '#core/format.ts';
import { agreedSizes } from '#core/order/agreed-lines.ts';
import { quoteFigures, lineCalculation } from '#core/order/quote-summary.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatTotal, unitsOf } from '#core/order/total-units.ts';
import { requestedLines, sizesSentence, type RequestedLine } from '#core/order/requested-lines.ts';
import { revisionOf } from '#core/quoting/quote-revision.ts';
import { BOUGHT } from '#core/order-status.ts';
import type { QuoteLine } from '#core/quoting/calculate-quote.ts';
import type { Order } from '#schema/order.ts';
import { Chip } from '#admin/shell/chip.tsx';
import { useMay } from '#admin/shell/role.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { Quoted } from '#ui/react/quoted.tsx';

/** Only requests need it. */
const RequestLines = lazyPart(async () => (await import('./request-lines.tsx')).RequestLines, {
  meanwhile: <div className="skeleton h-32" />,
});

const NAME = 'border-b border-line py-2 text-start align-top font-normal';
const FIGURE = 'border-b border-line py-2 ps-4 text-end align-top';
const HEADING = 'text-xs/normal text-ink-soft';
const UNDER = `block ${HEADING}`;
const TOTAL = 'border-t border-edge py-2 text-base/normal font-semibold';

/** The quoted sizes, if they are not the requested ones. */
function otherSizes({ sku, sizes }: RequestedLine, order: Order): string {
  const quoted = agreedSizes(order)(sku);
  return quoted === sizesSentence(sizes) ? '' : quoted;
}

interface TableProps {
  order: Order;
  /** Packing reads quoted quantities instead. */
  seesAmounts: boolean;
}

const calculations = (quoted: readonly QuoteLine[], seesAmounts: boolean): string[] =>
  seesAmounts ? quoted.map(lineCalculation) : [];

function LineRow({ line, order, seesAmounts }: TableProps & { line: RequestedLine }) {
  const { quote } = order;
  const { productIds, sku, title, qty, unit, sizes, notes, lines } = line;
  const quoted = quote?.lines.filter((each) => each.sku === sku) ?? [];
  const amount = quoted.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const isOther = quoted.length > 0 && unitsOf(quoted) !== qty;
  return (
    <tr>
      <th scope="row" className={NAME}>
        <Link to="/products/$id" params={{ id: productIds[0] ?? '' }} className="link">
          <bdi>{title}</bdi>
        </Link>
        <span className={UNDER}>
          {[sku, ...calculations(quoted, seesAmounts)].join(' · ')}{' '}
          {lines > 1 && <Chip look="warn">{lines} lines</Chip>}
        </span>
        {sizes.length > 0 && <span className={UNDER}>{sizesSentence(sizes)}</span>}
        {quoted.length > 0 && otherSizes(line, order) !== '' && (
          <span className={UNDER}>Quoted: {otherSizes(line, order)}</span>
        )}
        {notes.map((note, at) => (
          <Quoted key={at} text={note} />
        ))}
      </th>
      <td className={FIGURE}>{formatUnits(qty, unit)}</td>
      {quote && (
        <td className={FIGURE}>
          {quoted.length === 0 && 'Not quoted'}
          {quoted.length > 0 && (seesAmounts ? formatRupees(amount) : formatTotal(quoted))}
          {isOther && seesAmounts && <span className={UNDER}>for {formatTotal(quoted)}</span>}
        </td>
      )}
    </tr>
  );
}

/** The cells of a total. */
const total = (name: string, paise: number, look: string) => (
  <>
    <th scope="row" colSpan={2} className={`text-start align-top ${look}`}>
      {name}
    </th>
    <td className={`ps-4 text-end align-top ${look}`}>{formatRupees(paise)}</td>
  </>
);

function LinesTable({ order, seesAmounts }: TableProps) {
  const { lines, quote } = order;
  const requested = requestedLines(lines);
  const added = quote?.lines.filter(({ sku }) => !requested.some((line) => line.sku === sku)) ?? [];
  return (
    <table className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${NAME} ${HEADING}`}>
            Product
          </th>
          <th scope="col" className={`${FIGURE} ${HEADING} font-medium`}>
            Quantity
          </th>
          {quote && (
            <th scope="col" className={`${FIGURE} ${HEADING} font-medium`}>
              {seesAmounts ? 'Amount' : 'Quoted'}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {requested.map((line) => (
          <LineRow key={line.sku} line={line} order={order} seesAmounts={seesAmounts} />
        ))}
        {added.map((line, at) => (
          <tr key={at}>
            <th scope="row" className={NAME}>
              {line.sku}
              <span className={UNDER}>
                {['Added by us', ...calculations([line], seesAmounts)].join(' · ')}
              </span>
              <span className={UNDER}>{agreedSizes(order)(line.sku)}</span>
            </th>
            <td className={FIGURE}>{formatUnits(line.qty, line.unit)}</td>
            <td className={FIGURE}>
              {seesAmounts ? formatRupees(line.amountPaise) : formatTotal([line])}
            </td>
          </tr>
        ))}
      </tbody>
      {quote && seesAmounts && (
        <tfoot>
          {quoteFigures(quote).map(([name, amountPaise]) => (
            <tr key={name}>{total(name, amountPaise, 'py-1 font-normal')}</tr>
          ))}
          <tr>{total('Total', quote.totalPaise, TOTAL)}</tr>
        </tfoot>
      )}
    </table>
  );
}

export function OrderLinesCard({ id, order }: { id: string; order: Order }) {
  const { lines, quote, note } = order;
  const may = useMay();
  const seesAmounts = may('see', 'sales');
  return (
    <section className={CARD} aria-labelledby="order-lines">
      <h2 id="order-lines">
        {formatDesigns(requestedLines(lines).length)}, {formatTotal(lines)}
      </h2>
      <Quoted text={note} className="mb-3" />
      <div className="overflow-x-auto">
        {quote === undefined && order.status === 'requested' && seesAmounts ? (
          <RequestLines id={id} order={order} />
        ) : (
          <LinesTable order={order} seesAmounts={seesAmounts} />
        )}
      </div>
      <Quoted text={quote?.note} className="mt-3" />
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {BOUGHT.has(order.status) && (
          <Link to="/orders/$id/packing-slip" params={{ id }} className="link">
            Print packing slip
          </Link>
        )}
        {quote && may('edit', 'sales') && (
          <Link to="/orders/$id/quote" params={{ id }} className="link">
            Proforma invoice
          </Link>
        )}
        {quote && revisionOf(quote) > 1 && may('edit', 'sales') && (
          <Link to="/orders/$id/quote" params={{ id }} className="link">
            Compare with quote {revisionOf(quote) - 1}
          </Link>
        )}
        {may('edit', 'sales') && (
          <Link to="/orders/new" search={{ again: id }} className="link">
            Order again
          </Link>
        )}
      </p>
    </section>
  );
}
