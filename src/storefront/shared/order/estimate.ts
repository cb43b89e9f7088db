/** The estimated total of an order at current prices, before a quote. */
import { formatUnits } from '#core/unit-of-sale.ts';
import { formatGrams } from '#core/format.ts';
import type { OrderLine } from '#schema/order.ts';
import type { EntryPicture } from '#core/listing/catalogue-entry.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import type { LineFigures } from './line-figures.ts';

/** GST on silver jewellery, HSN 7113, in basis points. */
export const JEWELLERY_GST_BPS = 300;
const BPS = 10_000;

/** GST on an amount, whole paise. */
export const gstOn = (amountPaise: number): number =>
  Math.round((amountPaise * JEWELLERY_GST_BPS) / BPS);

/** The current data of a line and its product. */
export interface LineFacts extends LineFigures {
  page: string;
  image: EntryPicture | null;
}

/** Quantity, price and weight of a line, as far as known: `12 pairs × ₹450 · 38.4 g`. */
export function lineText(
  { qty, unit }: Pick<OrderLine, 'qty' | 'unit'>,
  facts: LineFacts | undefined,
): string {
  const price = facts?.unitPrice === undefined ? '' : ` × ${facts.unitPrice}`;
  const quantity = `${formatUnits(qty, unit)}${price}`;
  return facts === undefined ? quantity : `${quantity} · ${formatGrams(facts.weightMg)}`;
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

interface Line extends SizedQuantity {
  sku: string;
}

/** @param figuresOf undefined for a product that is not in the catalogue */
export function estimateOf(
  lines: readonly Line[],
  figuresOf: (line: Line) => LineFigures | undefined,
): Estimate {
  const all = lines.map(figuresOf);
  const sum = (value: (figures: LineFigures) => number): number =>
    all.reduce((total, figures) => total + (figures ? value(figures) : 0), 0);
  const amountPaise = sum((figures) => figures.amountPaise ?? 0);
  const gstPaise = gstOn(amountPaise);
  return {
    weightMg: sum(({ weightMg }) => weightMg),
    amountPaise,
    gstPaise,
    totalPaise: amountPaise + gstPaise,
    unpriced: all.filter((figures) => typeof figures?.amountPaise !== 'number').length,
  };
}
