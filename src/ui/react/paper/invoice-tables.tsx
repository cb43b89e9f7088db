/** The tables of a printed invoice or credit note. */
import { decimalRupees, formatDesigns, formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { lineCalculation } from '#core/order/quote-summary.ts';
import { sizesSentence } from '#core/order/requested-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { spellRupees } from '#core/spell-rupees.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { HsnTotal, Invoice, InvoiceLine } from '#schema/invoice.ts';
import { PaperTable, UNDER, WIDE_ONLY, type PaperColumn } from './paper-table.tsx';

/** The taxes that an invoice charges: IGST alone, or CGST and SGST. */
const taxesOf = ({ igstPaise }: Pick<Invoice, 'igstPaise'>) =>
  igstPaise > 0
    ? ([['IGST', 'igstPaise']] as const)
    : ([
        ['CGST', 'cgstPaise'],
        ['SGST', 'sgstPaise'],
      ] as const);

const row = (name: string, paise = 0): [name: string, paise: number][] =>
  paise === 0 ? [] : [[name, paise]];

function figuresOf(invoice: Invoice): [name: string, paise: number][] {
  const { lines, discountPaise, freightPaise, packingPaise } = invoice;
  const amountPaise = lines.reduce((sum, line) => sum + line.amountPaise, 0);
  return [
    ...(amountPaise === invoice.taxablePaise ? [] : row('Subtotal', amountPaise)),
    ...row('Discount', 0 - discountPaise),
    ...row('Freight', freightPaise),
    ...row('Packing', packingPaise),
    ['Taxable amount', invoice.taxablePaise],
    ...taxesOf(invoice).map(([name, field]): [string, number] => [name, invoice[field]]),
    ...row('Round-off', invoice.roundOffPaise),
  ];
}

const SumRow = ({ name, paise }: { name: string; paise: number }) => (
  <>
    <th scope="row" colSpan={6} className="text-end">
      {name}
    </th>
    <td>{formatRupees(paise)}</td>
  </>
);

/** What the taxable amount has besides the amount. */
const adjustments = ({ discountPaise, chargesPaise }: InvoiceLine): string =>
  [
    discountPaise > 0 && `Discount ${formatRupees(discountPaise)}`,
    chargesPaise > 0 && `Freight and packing ${formatRupees(chargesPaise)}`,
  ]
    .filter(Boolean)
    .join(' · ');

const columnsOf = ({ kind }: Invoice): PaperColumn<InvoiceLine>[] => [
  { head: '#', cell: (_, at) => at + 1, className: WIDE_ONLY },
  {
    head: 'Product',
    className: 'text-start max-sm:ps-0',
    cell: (line) => (
      <>
        {line.title}
        <span className={UNDER}>
          {[
            line.sku,
            // Of a part of a line, the rate alone does not give the amount.
            ...(kind === 'invoice'
              ? [lineCalculation({ qty: line.qty, unit: line.unit, rate: line.rate })]
              : []),
          ].join(' · ')}
        </span>
        <span className={UNDER}>{sizesSentence(line.sizes ?? [])}</span>
        <span className={UNDER}>{adjustments(line)}</span>
        {/* On phones HSN and GST are below the product. */}
        <span className={`${UNDER} sm:hidden`} aria-hidden="true">
          HSN {line.hsn} · GST {formatRate(line.gstRateBps)}
        </span>
      </>
    ),
  },
  { head: 'HSN', cell: ({ hsn }) => hsn, className: WIDE_ONLY },
  { head: 'GST', cell: ({ gstRateBps }) => formatRate(gstRateBps), className: WIDE_ONLY },
  {
    head: 'Quantity',
    cell: ({ qty, unit }) => formatUnits(qty, unit),
    className: 'whitespace-nowrap',
  },
  { head: 'Amount', cell: ({ amountPaise }) => formatRupees(amountPaise), className: WIDE_ONLY },
  { head: 'Taxable', cell: ({ taxablePaise }) => formatRupees(taxablePaise) },
];

/** Net weight of all lines, if that of each is stored. */
function weightOf(lines: readonly InvoiceLine[]): string {
  const weights = lines.flatMap(({ weightMg }) => weightMg ?? []);
  return weights.length < lines.length
    ? ''
    : `, ${formatGrams(weights.reduce((sum, weight) => sum + weight, 0))} net weight`;
}

export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => (
  <PaperTable columns={columnsOf(invoice)} rows={invoice.lines}>
    <tr>
      <th scope="row" colSpan={4}>
        {formatDesigns(invoice.lines.length)}
        {weightOf(invoice.lines)}
      </th>
      <td>{formatTotal(invoice.lines)}</td>
      <td className={WIDE_ONLY} />
      <td />
    </tr>
    {figuresOf(invoice).map(([name, paise]) => (
      <tr key={name}>
        <SumRow name={name} paise={paise} />
      </tr>
    ))}
    <tr className="*:border-t *:border-ink *:text-[11.5pt] *:font-semibold">
      <SumRow name="Total" paise={invoice.totalPaise} />
    </tr>
    <tr>
      <td colSpan={7} className="text-end font-medium whitespace-normal">
        {spellRupees(invoice.totalPaise)}
      </td>
    </tr>
  </PaperTable>
);

/** Taxable amount and taxes by HSN code and rate. */
export function HsnSummary({ invoice }: { invoice: Invoice }) {
  const columns: PaperColumn<HsnTotal>[] = [
    { head: 'HSN', cell: ({ hsn }) => hsn },
    { head: 'GST', cell: ({ gstRateBps }) => formatRate(gstRateBps) },
    {
      head: 'Quantity',
      cell: ({ qty, uqc }) => `${qty} ${uqc}`,
      className: 'whitespace-nowrap max-sm:hidden',
    },
    { head: 'Taxable', cell: ({ taxablePaise }) => decimalRupees(taxablePaise) },
    ...taxesOf(invoice).map(([head, field]): PaperColumn<HsnTotal> => ({
      head,
      cell: (total) => decimalRupees(total[field]),
    })),
  ];
  return (
    <PaperTable
      className="min-w-[110mm] break-inside-avoid max-sm:w-full max-sm:min-w-0 max-sm:text-[8pt] max-sm:[&_:is(th,td)]:px-[0.5mm]"
      caption="HSN summary, in rupees"
      columns={columns}
      rows={invoice.hsnTotals}
    />
  );
}
