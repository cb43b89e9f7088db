/** The tables of a printed quote, invoice, credit note or challan. */
import { decimalRupees, formatDesigns, formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { lineCalculation } from '#core/order/quote-summary.ts';
import { sizesSentence } from '#core/order/requested-lines.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { spellRupees } from '#core/spell-rupees.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { HsnTotal, TradeLine, TradePaper } from '#schema/trade-paper.ts';
import { PaperTable, UNDER, WIDE_ONLY, type PaperColumn } from './paper-table.tsx';

const IGST = [['IGST', 'igstPaise']] as const;
const CGST_AND_SGST = [
  ['CGST', 'cgstPaise'],
  ['SGST', 'sgstPaise'],
] as const;

/** The taxes that it charges: IGST alone, or CGST and SGST; none on goods on approval. */
function taxesOf({ igstPaise, cgstPaise }: TradePaper) {
  if (igstPaise > 0) return IGST;
  return cgstPaise > 0 ? CGST_AND_SGST : [];
}

export interface Sum {
  name: string;
  paise: number;
}

const row = (name: string, paise = 0): [name: string, paise: number][] =>
  paise === 0 ? [] : [[name, paise]];

function figuresOf(paper: TradePaper): [name: string, paise: number][] {
  const { lines, discountPaise, freightPaise, packingPaise } = paper;
  const amountPaise = lines.reduce((sum, line) => sum + line.amountPaise, 0);
  return [
    ...(amountPaise === paper.taxablePaise ? [] : row('Subtotal', amountPaise)),
    ...row('Discount', 0 - discountPaise),
    ...row('Freight', freightPaise),
    ...row('Packing', packingPaise),
    ['Taxable amount', paper.taxablePaise],
    ...taxesOf(paper).map(([name, field]): [string, number] => [name, paper[field]]),
    ...row('Round-off', paper.roundOffPaise),
  ];
}

const SumRow = ({ name, paise, className }: Sum & { className?: string }) => (
  <tr className={className}>
    <th scope="row">{name}</th>
    <td>{formatRupees(paise)}</td>
  </tr>
);

/** How the amount is calculated, and what the taxable amount has besides it. */
const calculationOf = (line: TradeLine, hasRates: boolean): string =>
  [
    line.sku,
    hasRates && lineCalculation({ qty: line.qty, unit: line.unit, rate: line.rate }),
    line.discountPaise > 0 && `Discount ${formatRupees(line.discountPaise)}`,
    line.chargesPaise > 0 && `Charges ${formatRupees(line.chargesPaise)}`,
  ]
    .filter(Boolean)
    .join(' · ');

const columnsOf = (hasRates: boolean): PaperColumn<TradeLine>[] => [
  { head: '#', cell: (_, at) => at + 1, className: WIDE_ONLY },
  {
    head: 'Product',
    className: 'text-start max-sm:ps-0',
    cell: (line) => (
      <>
        {line.title}
        <span className={UNDER}>{calculationOf(line, hasRates)}</span>
        <span className={UNDER}>{sizesSentence(line.sizes ?? [])}</span>
        {/* On phones HSN and GST are below the product. */}
        <span className={`${UNDER} sm:hidden`} aria-hidden="true">
          HSN {line.hsn || '–'} · GST {formatRate(line.gstRateBps)}
        </span>
      </>
    ),
  },
  { head: 'HSN', cell: ({ hsn }) => hsn || '–', className: WIDE_ONLY },
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
function weightOf(lines: readonly TradeLine[]): string {
  const weights = lines.flatMap(({ weightMg }) => weightMg ?? []);
  return weights.length < lines.length
    ? ''
    : `, ${formatGrams(weights.reduce((sum, weight) => sum + weight, 0))} net weight`;
}

interface LinesProps {
  paper: TradePaper;
  /** Of a part of a line, the rate alone does not give the amount. */
  hasRates: boolean;
}

export const TradeLines = ({ paper, hasRates }: LinesProps) => (
  <PaperTable columns={columnsOf(hasRates)} rows={paper.lines}>
    <tr>
      <th scope="row" colSpan={4}>
        {formatDesigns(paper.lines.length)}
        {weightOf(paper.lines)}
      </th>
      <td className="whitespace-nowrap max-sm:whitespace-normal">{formatTotal(paper.lines)}</td>
      <td className={WIDE_ONLY} />
      <td />
    </tr>
  </PaperTable>
);

interface TotalsProps {
  paper: TradePaper;
  /** What of the total is paid or to be paid. */
  payments: readonly Sum[];
}

export const TradeTotals = ({ paper, payments }: TotalsProps) => (
  <table className="paper-table w-full" aria-label="Totals">
    <tfoot>
      {figuresOf(paper).map(([name, paise]) => (
        <SumRow key={name} name={name} paise={paise} />
      ))}
      <SumRow
        name="Total"
        paise={paper.totalPaise}
        className="*:border-t *:border-ink *:text-[11.5pt] *:font-semibold"
      />
      <tr>
        <td colSpan={2} className="font-medium whitespace-normal">
          {spellRupees(paper.totalPaise)}
        </td>
      </tr>
      {payments.map((sum) => (
        <SumRow key={sum.name} {...sum} className="*:font-semibold" />
      ))}
    </tfoot>
  </table>
);

/** Taxable amount and taxes by HSN code and rate. */
export function HsnSummary({ paper }: { paper: TradePaper }) {
  const columns: PaperColumn<HsnTotal>[] = [
    { head: 'HSN', cell: ({ hsn }) => hsn || '–' },
    { head: 'GST', cell: ({ gstRateBps }) => formatRate(gstRateBps) },
    {
      head: 'Quantity',
      cell: ({ qty, uqc }) => `${qty} ${uqc}`,
      className: 'whitespace-nowrap max-sm:hidden',
    },
    { head: 'Taxable', cell: ({ taxablePaise }) => decimalRupees(taxablePaise) },
    ...taxesOf(paper).map(([head, field]): PaperColumn<HsnTotal> => ({
      head,
      cell: (total) => decimalRupees(total[field]),
    })),
  ];
  return (
    <PaperTable
      className="w-full break-inside-avoid max-sm:text-[8pt] max-sm:[&_:is(th,td)]:px-[0.5mm]"
      caption="HSN summary, in rupees"
      columns={columns}
      rows={paper.hsnTotals}
    />
  );
}
