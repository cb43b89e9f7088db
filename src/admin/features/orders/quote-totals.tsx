/** The totals of the quote, updated while it is typed. */
import { useWatch } from 'react-hook-form';
import { formatCount, formatRupees } from '#core/format.ts';
import { creditWarning, type Credit } from '#core/order/credit.ts';
import { quoteFigures } from '#core/order/quote-summary.ts';
import { quoteForm } from '#core/quoting/quote-form.ts';
import { liveSums } from '#core/quoting/read-quote-form.ts';
import { CARD, PROBLEM } from '#admin/shell/look/classes.ts';

/** The last row, below a line. */
const TOTAL = 'border-t border-edge text-lg/normal font-semibold';

const row = (name: string, paise: number, look = 'font-normal') => (
  <tr key={name}>
    <th scope="row" className={`py-1 text-start ${look}`}>
      {name}
    </th>
    <td className={`py-1 text-end whitespace-nowrap ${look}`}>{formatRupees(paise)}</td>
  </tr>
);

interface Props {
  credit: Credit;
  /** What was already paid for the order. */
  paidPaise: number | undefined;
}

export function QuoteTotals({ credit, paidPaise = 0 }: Props) {
  const form = quoteForm.safeParse(useWatch()).data;
  if (form === undefined) return null;
  const { sums, leftOut } = liveSums(form);
  const warning = creditWarning(credit, sums.quote.totalPaise - paidPaise);
  return (
    <section className={CARD} aria-label="Totals">
      <table className="w-full">
        {/* Without prices, the kind of tax is not known yet. */}
        {sums.subtotalPaise > 0 && (
          <tbody>{quoteFigures(sums.quote).map(([name, paise]) => row(name, paise))}</tbody>
        )}
        <tfoot>{row('Total', sums.quote.totalPaise, TOTAL)}</tfoot>
      </table>
      <p role="status" className="text-sm text-ink-soft">
        {leftOut > 0 &&
          (leftOut === 1
            ? '1 line has no price yet and isn’t included.'
            : `${formatCount(leftOut)} lines have no price yet and aren’t included.`)}
      </p>
      <div role="status">{warning && <p className={`${PROBLEM} mt-3 mb-0`}>{warning}</p>}</div>
    </section>
  );
}
