/** The totals of the quote, updated while it is typed. */
import { useWatch } from 'react-hook-form';
import { formatCount, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { liveSums, quoteForm } from '#core/quoting/quote-form.ts';
import type { RateTax } from '#core/quoting/reckon-quote.ts';

const Row = ({ name, paise }: { name: string; paise: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{formatRupees(paise)}</td>
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
    <section className="admin-card quote-totals" aria-label="Totals">
      <table>
        <tbody>
          <Row name="Subtotal" paise={sums.subtotalPaise} />
          {sums.discountPaise > 0 && <Row name="Discount" paise={-sums.discountPaise} />}
          <Row name="Taxable amount" paise={sums.taxablePaise} />
          {sums.taxes.flatMap(taxRows).map(([name, paise]) => (
            <Row key={name} name={name} paise={paise} />
          ))}
        </tbody>
        <tfoot>
          <Row name="Total" paise={sums.totalPaise} />
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
