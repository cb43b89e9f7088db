/** The estimated total of an order at current prices, before a quote. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatGrams, formatRupees } from '#core/format.ts';
import type { OrderLine } from '#schema/order.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';

/** GST on silver jewellery, HSN 7113, in basis points. */
export const JEWELLERY_GST_BPS = 300;
const BPS = 10_000;

/** GST on an amount, whole paise. */
export const gstOn = (amountPaise: number): number =>
  Math.round((amountPaise * JEWELLERY_GST_BPS) / BPS);

/** The current data of a line's product. */
export interface LineFacts {
  page: string;
  image: EntryPicture | null;
  /** Of one unit, mg. */
  netWeightMg: number;
  /** The unit price at the line's quantity, paise; null if hidden from this buyer. */
  unitPaise: number | null;
}

/** Quantity, price and weight of a line, as far as known: `12 pairs × ₹450 · 38.4 g`. */
export function lineText(
  { qty, unit }: Pick<OrderLine, 'qty' | 'unit'>,
  facts: LineFacts | undefined,
  isPriced: boolean,
): string {
  const price =
    isPriced && typeof facts?.unitPaise === 'number' ? ` × ${formatRupees(facts.unitPaise)}` : '';
  const quantity = `${formatUnits(qty, unit)}${price}`;
  return facts === undefined ? quantity : `${quantity} · ${formatGrams(facts.netWeightMg * qty)}`;
}

export interface Estimate {
  /** Lines with a known product, mg. */
  weightMg: number;
  /** Lines with a visible price, paise. */
  amountPaise: number;
  gstPaise: number;
  totalPaise: number;
  /** The number of lines that the amount omits. */
  unpriced: number;
}

type Figures = Pick<LineFacts, 'netWeightMg' | 'unitPaise'>;

interface Line {
  sku: string;
  qty: number;
}

/** @param factsOf undefined for a product that is not in the catalogue */
export function estimateOf(
  lines: readonly Line[],
  factsOf: (line: Line) => Figures | undefined,
): Estimate {
  const linesWithFacts = lines.map((line) => ({ qty: line.qty, facts: factsOf(line) }));
  const sum = (value: (facts: Figures) => number): number =>
    linesWithFacts.reduce((all, { qty, facts }) => all + (facts ? value(facts) * qty : 0), 0);
  const amountPaise = sum(({ unitPaise }) => unitPaise ?? 0);
  const gstPaise = gstOn(amountPaise);
  return {
    weightMg: sum(({ netWeightMg }) => netWeightMg),
    amountPaise,
    gstPaise,
    totalPaise: amountPaise + gstPaise,
    unpriced: linesWithFacts.filter(({ facts }) => facts === undefined || facts.unitPaise === null)
      .length,
  };
}
