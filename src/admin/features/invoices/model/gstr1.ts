/**
 * The summary of a month's invoices and credit notes for GSTR-1. Its tables add up to the documents; the portal's JSON is
 * in `gstr1-json.ts`.
 */
import type { ChallanPurpose, Invoice, TaxDocument } from '#schema/invoice.ts';
import type { HsnTotal } from '#schema/trade-paper.ts';
import { hsnTotalsOf } from '#core/invoicing/hsn-totals.ts';
import type { Taxes } from '#core/invoicing/line-taxes.ts';

/** ₹1 lakh, since 1 August 2024 (notification 12/2024, Central Tax): above it, sales to other states are listed. */
const LARGE_PAISE = 10_000_000;

export interface RateSum extends Taxes {
  gstRateBps: number;
  taxablePaise: number;
}

/** Sales to unregistered buyers, by place of supply and rate (table 7). Negative if more was credited than sold. */
interface SmallSales extends RateSum {
  /** State code. */
  place: string;
}

/** Consecutive numbers of a series (table 13, documents issued). */
interface IssuedNumbers {
  kind: TaxDocument['kind'] | ChallanPurpose;
  from: string;
  to: string;
  count: number;
}

export interface Gstr1 {
  /** Registered buyers (table 4A). */
  registered: TaxDocument[];
  /** Unregistered buyers in other states, more than one lakh (table 5A). */
  large: TaxDocument[];
  small: SmallSales[];
  /** Credit notes of registered buyers (table 9B, CDNR) and of large invoices (CDNUR). */
  notesOfRegistered: TaxDocument[];
  notesOfLarge: TaxDocument[];
  /** Table 12; credit notes reduce it. */
  hsnOfRegistered: HsnTotal[];
  hsnOfOthers: HsnTotal[];
  issued: IssuedNumbers[];
}

const SUMMED = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

const NOTHING = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Credit notes count negative. */
const signOf = ({ kind }: Pick<TaxDocument, 'kind'>): 1 | -1 => (kind === 'creditNote' ? -1 : 1);

/** The sums of a document's lines by rate, the lowest rate first. */
export const sumsByRate = ({ lines }: Pick<TaxDocument, 'lines'>): RateSum[] =>
  [...Map.groupBy(lines, ({ gstRateBps }) => gstRateBps)]
    .toSorted(([one], [other]) => one - other)
    .map(([gstRateBps, same]) => {
      const sum = { gstRateBps, ...NOTHING };
      for (const line of same) for (const field of SUMMED) sum[field] += line[field];
      return sum;
    });

const isRegistered = ({ buyer }: TaxDocument): boolean => buyer.gstin !== undefined;

/** By the value of the invoice, also for its credit notes. */
const isLarge = (document: TaxDocument): boolean =>
  document.placeOfSupply.code !== document.seller.stateCode &&
  (document.of ?? document).totalPaise > LARGE_PAISE;

function smallSalesOf(documents: readonly TaxDocument[]): SmallSales[] {
  const sums = new Map<string, SmallSales>();
  for (const document of documents)
    for (const { gstRateBps, ...amounts } of sumsByRate(document)) {
      const place = document.placeOfSupply.code;
      const key = `${place} ${String(gstRateBps).padStart(4, '0')}`;
      const sum = sums.get(key) ?? { place, gstRateBps, ...NOTHING };
      for (const field of SUMMED) sum[field] += signOf(document) * amounts[field];
      sums.set(key, sum);
    }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

const hsnOf = (documents: readonly TaxDocument[]): HsnTotal[] => {
  const credited = new Set(
    documents.flatMap(({ kind, lines }) => (kind === 'creditNote' ? lines : [])),
  );
  return hsnTotalsOf(
    documents.flatMap(({ lines }) => lines),
    (line) => (credited.has(line) ? -1 : 1),
  );
};

/** In the order of table 13. */
const ISSUED_KINDS: readonly IssuedNumbers['kind'][] = [
  'invoice',
  'creditNote',
  'approval',
  'supply',
];

const issuedKind = ({ kind, purpose = 'supply' }: Invoice): IssuedNumbers['kind'] =>
  kind === 'challan' ? purpose : kind;

/** The numbers of one series without gaps: challans for two purposes share a series, so each has gaps. */
function runsOf(kind: IssuedNumbers['kind'], documents: readonly Invoice[]): IssuedNumbers[] {
  const runs: (IssuedNumbers & { last: number })[] = [];
  for (const { serial, number } of documents.toSorted((one, other) => one.serial - other.serial)) {
    const run = runs.at(-1);
    if (run?.last === serial - 1)
      Object.assign(run, { to: number, last: serial, count: run.count + 1 });
    else runs.push({ kind, from: number, to: number, count: 1, last: serial });
  }
  return runs.map(({ last: _last, ...run }) => run);
}

const issuedOf = (documents: readonly Invoice[]): IssuedNumbers[] =>
  ISSUED_KINDS.flatMap((kind) => {
    const same = documents.filter((document) => issuedKind(document) === kind);
    return [...Map.groupBy(same, ({ series, financialYear }) => `${series} ${financialYear}`)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, inSeries]) => runsOf(kind, inSeries));
  });

/**
 * @param documents those of the month, in the order of their numbers
 * @param challans of the month; only their numbers are declared
 */
export function gstr1Of(
  documents: readonly TaxDocument[],
  challans: readonly Invoice[] = [],
): Gstr1 {
  const registered = documents.filter(isRegistered);
  const others = documents.filter((document) => !isRegistered(document));
  const large = others.filter(isLarge);
  const invoices = (all: readonly TaxDocument[]): TaxDocument[] =>
    all.filter(({ kind }) => kind === 'invoice');
  const notes = (all: readonly TaxDocument[]): TaxDocument[] =>
    all.filter(({ kind }) => kind === 'creditNote');
  return {
    registered: invoices(registered),
    large: invoices(large),
    small: smallSalesOf(others.filter((document) => !isLarge(document))),
    notesOfRegistered: notes(registered),
    notesOfLarge: notes(large),
    hsnOfRegistered: hsnOf(registered),
    hsnOfOthers: hsnOf(others),
    issued: issuedOf([...documents, ...challans]),
  };
}
