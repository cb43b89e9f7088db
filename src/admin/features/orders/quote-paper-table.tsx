/** The tables of a printed quote. */
import {
  decimalRupees,
  formatCount,
  formatDesigns,
  formatGrams,
  formatRupees,
} from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { quoteFigures, reckoningWords, type Quote } from '#core/order/quote-words.ts';
import { rupeesInWords } from './model/rupees-in-words.ts';
import { taxesOfQuote } from '#core/quoting/reckon-quote.ts';
import { piecesOf } from '#core/order/pieces.ts';
import { quoteWeight } from './model/quote-weight.ts';
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';

interface Props {
  order: Order;
  quote: Quote;
  /** By the SKU of the line: their names and HSN. */
  products: ReadonlyMap<string, ProductDocument>;
}

export function QuotePaperLines({ order, quote, products }: Props) {
  const asked = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  const weightMg = quoteWeight(quote, products);
  /** A draft may have none yet. */
  const hsnOf = (sku: string): string => products.get(sku)?.hsn || '–';
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Product</th>
          <th scope="col">HSN</th>
          <th scope="col">GST</th>
          <th scope="col">Pieces</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line, at) => (
          <tr key={at}>
            <td>{at + 1}</td>
            <td>
              {products.get(line.sku)?.title ?? asked.get(line.sku) ?? line.sku}
              <span className="paper-under">
                {line.sku} · {reckoningWords(line)}
              </span>
              <span className="paper-under paper-narrow" aria-hidden="true">
                HSN {hsnOf(line.sku)} · GST {formatRate(line.gstRateBps)}
              </span>
            </td>
            <td>{hsnOf(line.sku)}</td>
            <td>{formatRate(line.gstRateBps)}</td>
            <td>{formatCount(line.qty)}</td>
            <td>{formatRupees(line.amountPaise)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="paper-sums">
          <th scope="row" colSpan={4}>
            {formatDesigns(quote.lines.length)}
            {weightMg !== undefined && `, ${formatGrams(weightMg)} net weight`}
          </th>
          <td>{formatCount(piecesOf(quote.lines))}</td>
          <td />
        </tr>
        {quoteFigures(quote).map(([name, amountPaise]) => (
          <tr key={name}>
            <th scope="row" colSpan={5}>
              {name}
            </th>
            <td>{formatRupees(amountPaise)}</td>
          </tr>
        ))}
        <tr className="paper-total">
          <th scope="row" colSpan={5}>
            Total
          </th>
          <td>{formatRupees(quote.totalPaise)}</td>
        </tr>
        <tr>
          <td colSpan={6} className="paper-words">
            {rupeesInWords(quote.totalPaise)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** GST by rate, where there is more than one; a column for each tax that there is. */
export function PaperTaxes({ quote }: { quote: Quote }) {
  const taxes = taxesOfQuote(quote);
  if (taxes === undefined || taxes.length < 2) return null;
  const isBeyond = quote.igstPaise > 0;
  return (
    <table className="paper-table paper-taxes">
      <caption>GST by rate, in rupees</caption>
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
