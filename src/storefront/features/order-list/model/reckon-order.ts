/** An order list held against the catalogue of today: what each line comes to, what has changed, what is missing. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import type { OrderLine, OrderList } from '#storefront/shared/order/order-list.ts';
import { shortfallOf, type OrderMinimum, type Shortfall } from '#core/order/order-minimum.ts';
import { nearestQuantities, quantityProblem } from '#storefront/shared/order/quantity.ts';
import { priceNow } from '#storefront/shared/order/seen-product.ts';

/** Something that the buyer is to be told about a line. */
export type LineRemark =
  | { kind: 'gone' }
  /** Of one piece at the quantity for which it was seen, paise; null when the price is shown to nobody any more, or was not. */
  | { kind: 'price'; wasPaise: number | null; nowPaise: number | null }
  | { kind: 'quantity'; problem: string; nearest: number[] }
  | { kind: 'out-of-stock' };

export interface ReckonedLine {
  line: OrderLine;
  /** Undefined when the catalogue does not have it, or is not here. */
  entry: CatalogueEntry | undefined;
  /** Its title now, else as it was seen; undefined when nobody knows. */
  title: string | undefined;
  remarks: LineRemark[];
  /** Its price for this buyer; null when it is not shown to them. */
  prices: PriceList | null;
  /** Of one piece at the line's quantity, paise; null likewise. */
  unitPaise: number | null;
  amountPaise: number | null;
}

export interface ReckonedOrder {
  lines: ReckonedLine[];
  pieces: number;
  /** Of the lines whose product is known, mg. */
  weightMg: number;
  /** Of the lines whose price is shown, paise. */
  amountPaise: number;
  /** How many lines the amount and the weight leave out. */
  unpriced: number;
  unweighed: number;
  /** Undefined when the order minimum is reached. */
  shortfall: Shortfall | undefined;
}

function remarksOn({ qty, seen }: OrderLine, entry: CatalogueEntry): LineRemark[] {
  const remarks: LineRemark[] = [];
  if (entry.stockStatus === 'outOfStock') remarks.push({ kind: 'out-of-stock' });
  const nowPaise = seen === undefined ? null : priceNow(seen, entry);
  if (seen !== undefined && seen.pricePaise !== nowPaise) {
    remarks.push({ kind: 'price', wasPaise: seen.pricePaise, nowPaise });
  }
  const problem = quantityProblem(entry, qty);
  if (problem !== undefined) {
    remarks.push({ kind: 'quantity', problem, nearest: nearestQuantities(entry, qty) });
  }
  return remarks;
}

type PricesById = ReadonlyMap<string, PriceList>;

function reckonLine(
  line: OrderLine,
  entry: CatalogueEntry | undefined,
  hidden: PricesById,
): ReckonedLine {
  const prices = entry === undefined ? null : (entry.prices ?? hidden.get(entry.id) ?? null);
  const unitPaise = prices === null ? null : unitPriceAt(prices, line.qty);
  return {
    line,
    entry,
    title: entry?.title ?? line.seen?.title,
    remarks: entry === undefined ? [{ kind: 'gone' }] : remarksOn(line, entry),
    prices,
    unitPaise,
    amountPaise: unitPaise === null ? null : unitPaise * line.qty,
  };
}

const sumOf = (
  lines: readonly ReckonedLine[],
  value: (line: ReckonedLine) => number | null | undefined,
): number => lines.reduce((sum, line) => sum + (value(line) ?? 0), 0);

/**
 * Reckons a list.
 * @param entries the catalogue's by SKU; null when it is not here: then nothing is said of any product
 * @param minimum the least that an order must come to
 * @param hidden prices that this buyer alone may see, by product: they count, but are not noted with the lines
 */
export function reckonOrder(
  list: OrderList,
  entries: ReadonlyMap<string, CatalogueEntry> | null,
  minimum: OrderMinimum,
  hidden: PricesById = new Map(),
): ReckonedOrder {
  const lines = list.map((line) => {
    const reckoned = reckonLine(line, entries?.get(line.sku), hidden);
    return entries === null ? { ...reckoned, remarks: [] } : reckoned;
  });
  const pieces = sumOf(lines, ({ line }) => line.qty);
  const weightMg = sumOf(lines, ({ line, entry }) => entry && entry.netWeightMg * line.qty);
  const amountPaise = sumOf(lines, (line) => line.amountPaise);
  return {
    lines,
    pieces,
    weightMg,
    amountPaise,
    unpriced: lines.filter((line) => line.amountPaise === null).length,
    unweighed: lines.filter(({ entry }) => entry === undefined).length,
    shortfall: shortfallOf(minimum, { pieces, weightMg, paise: amountPaise }),
  };
}
