/** A quote: lines with their calculation, discount, tax, total and validity. */
import { formatRupees } from '#core/format.ts';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { fixedRateText, lineCalculation, quoteFigures } from '#core/order/quote-summary.ts';
import { agreedSizes } from '#core/order/agreed-lines.ts';
import { advanceDue, advanceText } from '#core/quoting/advance.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import type { Order, OrderStatus } from '#schema/order.ts';
import { Quoted } from '#ui/react/quoted.tsx';
import { useCatalogue } from './use-catalogue.ts';

interface Props {
  quote: Quote;
  /** For titles and sizes. */
  order: Order;
}

const AMOUNT = 'py-2 pl-4 text-right align-top whitespace-nowrap tabular-nums';

export function QuoteTable({ quote, order }: Props) {
  const { catalogue } = useCatalogue();
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  /** Staff may have added designs that were not requested. */
  const titleOf = (sku: string): string =>
    titles.get(sku) ??
    (catalogue.state === 'ready' ? catalogue.value.entries.get(sku)?.title : undefined) ??
    sku;
  const sizes = agreedSizes(order);
  const advancePaise = advanceDue({ ...order, quote });
  // The last day concerns the acceptance only.
  const timeOf = (status: OrderStatus): number | undefined =>
    order.timeline.find((event) => event.status === status)?.at;
  const acceptedAt = timeOf('accepted');
  // A newer quote must be accepted again.
  const isAgreed = acceptedAt !== undefined && acceptedAt >= (timeOf('quoted') ?? 0);
  return (
    <div>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Quote</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Design
            </th>
            <th scope="col" className={`${AMOUNT} font-medium`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.sku} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                <span className="font-medium wrap-anywhere">{titleOf(line.sku)}</span>
                <span className="block text-xs text-ink-soft">
                  {line.sku} · {lineCalculation(line)}
                </span>
                <span className="block text-xs text-ink-soft">{sizes(line.sku)}</span>
              </th>
              <td className={AMOUNT}>{formatRupees(line.amountPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {quoteFigures(quote).map(([name, amountPaise]) => (
            <tr key={name}>
              <th scope="row" className="py-1 font-normal text-ink-soft">
                {name}
              </th>
              <td className={AMOUNT}>{formatRupees(amountPaise)}</td>
            </tr>
          ))}
          <tr className="border-t border-edge text-base">
            <th scope="row" className="py-2 font-semibold">
              Total
            </th>
            <td className={`${AMOUNT} font-semibold`}>{formatRupees(quote.totalPaise)}</td>
          </tr>
        </tfoot>
      </table>
      {!isAgreed && (
        <p className="mt-2 text-sm text-ink-soft">
          Valid until{' '}
          <time dateTime={isoMoment(quote.validUntil)}>{formatMoment(quote.validUntil)}</time>.{' '}
          {fixedRateText(quote)}
        </p>
      )}
      {advancePaise > 0 && <p className="mt-1 text-sm">{advanceText(advancePaise)}.</p>}
      <Quoted text={quote.note} className="mt-1 text-sm" />
    </div>
  );
}
