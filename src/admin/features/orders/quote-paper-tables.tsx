/** The tables of a printed quote. */
import { decimalRupees, formatDesigns, formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { quoteFigures, lineCalculation } from '#core/order/quote-summary.ts';
import { taxesOfQuote, type Quote, type RateTax } from '#core/quoting/calculate-quote.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { agreedSizes } from '#core/order/agreed-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import type { Order } from '#schema/order.ts';
import type { Pieces } from './actions/load-pieces.ts';
import { totalWeight } from '#core/order/net-weight.ts';
import { spellRupees } from '#core/spell-rupees.ts';
import { PaperTable, UNDER, WIDE_ONLY, type PaperColumn } from '#ui/react/paper/paper-table.tsx';

interface Props {
  order: Order;
  quote: Quote;
  products: Pieces;
}

const SumRow = ({ name, paise }: { name: string; paise: number }) => (
  <>
    <th scope="row" colSpan={5} className="text-end">
      {name}
    </th>
    <td>{formatRupees(paise)}</td>
  </>
);

export function QuotePaperLines({ order, quote, products }: Props) {
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  const sizes = agreedSizes(order);
  const weightMg = totalWeight(quote.lines, products);
  /** Empty for a draft without HSN. */
  const hsnOf = (sku: string): string => products.get(sku)?.product.hsn || '–';
  const columns: PaperColumn<Quote['lines'][number]>[] = [
    { head: '#', cell: (_, at) => at + 1, className: WIDE_ONLY },
    {
      head: 'Product',
      className: 'text-start max-sm:ps-0',
      cell: (line) => (
        <>
          {products.get(line.sku)?.product.title ?? titles.get(line.sku) ?? line.sku}
          <span className={UNDER}>
            {line.sku} · {lineCalculation(line)}
          </span>
          <span className={UNDER}>{sizes(line.sku)}</span>
          {/* On phones HSN and GST are below the product. */}
          <span className={`${UNDER} sm:hidden`} aria-hidden="true">
            HSN {hsnOf(line.sku)} · GST {formatRate(line.gstRateBps)}
          </span>
        </>
      ),
    },
    { head: 'HSN', cell: ({ sku }) => hsnOf(sku), className: WIDE_ONLY },
    { head: 'GST', cell: ({ gstRateBps }) => formatRate(gstRateBps), className: WIDE_ONLY },
    {
      head: 'Quantity',
      cell: ({ qty, unit }) => formatUnits(qty, unit),
      className: 'whitespace-nowrap',
    },
    { head: 'Amount', cell: ({ amountPaise }) => formatRupees(amountPaise) },
  ];
  return (
    <PaperTable columns={columns} rows={quote.lines}>
      <tr>
        <th scope="row" colSpan={4}>
          {formatDesigns(quote.lines.length)}
          {weightMg !== undefined && `, ${formatGrams(weightMg)} net weight`}
        </th>
        <td>{formatTotal(quote.lines)}</td>
        <td />
      </tr>
      {quoteFigures(quote).map(([name, paise]) => (
        <tr key={name}>
          <SumRow name={name} paise={paise} />
        </tr>
      ))}
      <tr className="*:border-t *:border-ink *:text-[11.5pt] *:font-semibold">
        <SumRow name="Total" paise={quote.totalPaise} />
      </tr>
      <tr>
        <td colSpan={6} className="text-end font-medium whitespace-normal">
          {spellRupees(quote.totalPaise)}
        </td>
      </tr>
    </PaperTable>
  );
}

const TAXES = [
  ['CGST', 'cgstPaise'],
  ['SGST', 'sgstPaise'],
  ['IGST', 'igstPaise'],
] as const;

/** GST by rate, if there are several; one column for each kind of tax. */
export function PaperTaxes({ quote }: { quote: Quote }) {
  const taxes = taxesOfQuote(quote);
  if (taxes.length < 2) return null;
  const isBeyond = quote.igstPaise > 0;
  const columns: PaperColumn<RateTax>[] = [
    { head: 'Rate', cell: ({ gstRateBps }) => formatRate(gstRateBps) },
    { head: 'Taxable', cell: ({ taxablePaise }) => decimalRupees(taxablePaise) },
    ...TAXES.filter(([name]) => (name === 'IGST') === isBeyond).map(
      ([head, field]): PaperColumn<RateTax> => ({
        head,
        cell: (tax) => decimalRupees(tax[field]),
      }),
    ),
  ];
  return (
    <PaperTable
      className="mt-[6mm] min-w-[90mm] break-inside-avoid max-sm:min-w-0"
      caption="GST by rate, in rupees"
      columns={columns}
      rows={taxes}
    />
  );
}
