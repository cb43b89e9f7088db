/** The totals of the quote, updated while it is typed. */
import { useWatch } from 'react-hook-form';
import { formatCount, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { liveSums, quoteForm } from '#core/quoting/quote-form.ts';
import type { RateTax } from '#core/quoting/calculate-quote.ts';
import { CARD } from '#admin/shell/look/classes.ts';

interface RowProps {
  name: string;
  paise: number;
  isTotal?: boolean;
}

/** The last row, below a line. */
const TOTAL = 'border-t border-edge text-lg/normal font-semibold';

const Row = ({ name, paise, isTotal = false }: RowProps) => (
  <tr>
    <th scope="row" className={`py-1 text-start ${isTotal ? TOTAL : 'font-normal'}`}>
      {name}
    </th>
    <td className={`py-1 text-end whitespace-nowrap ${isTotal ? TOTAL : ''}`}>
      {formatRupees(paise)}
    </td>
  </tr>
);

function taxRows({
  gstRateBps,
  cgstPaise,
  sgstPaise,
  igstPaise,
}: RateTax): (readonly [name: string, paise: number])[] {
  const half = formatRate(gstRateBps / 2);
  return igstPaise > 0
    ? [[`IGST ${formatRate(gstRateBps)}`, igstPaise]]
    : [
        [`CGST ${half}`, cgstPaise],
        [`SGST ${half}`, sgstPaise],
      ];
}

export function QuoteTotals() {
  const form = quoteForm.safeParse(useWatch()).data;
  if (form === undefined) return null;
  const { sums, leftOut } = liveSums(form);
  return (
    <section className={CARD} aria-label="Totals">
      <table className="w-full">
        <tbody>
          <Row name="Subtotal" paise={sums.subtotalPaise} />
          {sums.discountPaise > 0 && <Row name="Discount" paise={-sums.discountPaise} />}
          <Row name="Taxable amount" paise={sums.taxablePaise} />
          {sums.taxes.flatMap(taxRows).map(([name, paise]) => (
            <Row key={name} name={name} paise={paise} />
          ))}
        </tbody>
        <tfoot>
          <Row name="Total" paise={sums.totalPaise} isTotal />
        </tfoot>
      </table>
      <p role="status" className="text-sm text-ink-soft">
        {leftOut > 0 &&
          (leftOut === 1
            ? '1 line has no price yet and isn’t included.'
            : `${formatCount(leftOut)} lines have no price yet and aren’t included.`)}
      </p>
    </section>
  );
}
