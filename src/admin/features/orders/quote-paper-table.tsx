/** The tables of a printed quote. */
import { decimalRupees, formatDesigns, formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { quoteFigures, lineCalculation } from '#core/order/quote-summary.ts';
import type { Quote } from '#core/quoting/calculate-quote.ts';
import { spellRupees } from './model/spell-rupees.ts';
import { taxesOfQuote } from '#core/quoting/calculate-quote.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { quoteWeight } from './model/quote-weight.ts';
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import { UNDER, WIDE_ONLY } from './paper-class.ts';

/** On phones HSN and GST are below the product. */
const PRODUCT = 'text-start max-sm:ps-0';

interface Props {
  order: Order;
  quote: Quote;
  /** By the SKU of the line, for names and HSN. */
  products: ReadonlyMap<string, ProductDocument>;
}

export function QuotePaperLines({ order, quote, products }: Props) {
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  const weightMg = quoteWeight(quote, products);
  /** Empty for a draft without HSN. */
  const hsnOf = (sku: string): string => products.get(sku)?.hsn || '–';
  return (
    <table className="paper-table w-full">
      <thead>
        <tr>
          <th scope="col" className={WIDE_ONLY}>
            #
          </th>
          <th scope="col" className={PRODUCT}>
            Product
          </th>
          <th scope="col" className={WIDE_ONLY}>
            HSN
          </th>
          <th scope="col" className={WIDE_ONLY}>
            GST
          </th>
          <th scope="col">Quantity</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line, at) => (
          <tr key={at}>
            <td className={WIDE_ONLY}>{at + 1}</td>
            <td className={PRODUCT}>
              {products.get(line.sku)?.title ?? titles.get(line.sku) ?? line.sku}
              <span className={UNDER}>
                {line.sku} · {lineCalculation(line)}
              </span>
              <span className={`${UNDER} sm:hidden`} aria-hidden="true">
                HSN {hsnOf(line.sku)} · GST {formatRate(line.gstRateBps)}
              </span>
            </td>
            <td className={WIDE_ONLY}>{hsnOf(line.sku)}</td>
            <td className={WIDE_ONLY}>{formatRate(line.gstRateBps)}</td>
            <td className="whitespace-nowrap">{formatUnits(line.qty, line.unit)}</td>
            <td>{formatRupees(line.amountPaise)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {formatDesigns(quote.lines.length)}
            {weightMg !== undefined && `, ${formatGrams(weightMg)} net weight`}
          </th>
          <td>{formatTotal(quote.lines)}</td>
          <td />
        </tr>
        {quoteFigures(quote).map(([name, amountPaise]) => (
          <tr key={name}>
            <th scope="row" colSpan={5} className="text-end">
              {name}
            </th>
            <td>{formatRupees(amountPaise)}</td>
          </tr>
        ))}
        <tr className="*:border-t *:border-ink *:text-[11.5pt] *:font-semibold">
          <th scope="row" colSpan={5} className="text-end">
            Total
          </th>
          <td>{formatRupees(quote.totalPaise)}</td>
        </tr>
        <tr>
          <td colSpan={6} className="text-end font-medium whitespace-normal">
            {spellRupees(quote.totalPaise)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** GST by rate, if there are several; one column for each kind of tax. */
export function PaperTaxes({ quote }: { quote: Quote }) {
  const taxes = taxesOfQuote(quote);
  if (taxes === undefined || taxes.length < 2) return null;
  const isBeyond = quote.igstPaise > 0;
  return (
    <table className="paper-table mt-[6mm] min-w-[90mm] break-inside-avoid max-sm:min-w-0">
      <caption className="pb-[1mm] text-start">GST by rate, in rupees</caption>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col">Taxable</th>
          {isBeyond ? (
            <th scope="col">IGST</th>
          ) : (
            <>
              <th scope="col">CGST</th>
              <th scope="col">SGST</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ gstRateBps, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => (
          <tr key={gstRateBps}>
            <th scope="row">{formatRate(gstRateBps)}</th>
            <td>{decimalRupees(taxablePaise)}</td>
            {isBeyond ? (
              <td>{decimalRupees(igstPaise)}</td>
            ) : (
              <>
                <td>{decimalRupees(cgstPaise)}</td>
                <td>{decimalRupees(sgstPaise)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
