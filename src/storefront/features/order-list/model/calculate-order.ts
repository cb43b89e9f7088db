/** Calculates an order list with the current catalogue: amounts, changes and missing products. */
import { formatTotal, piecesOf } from '#core/order/total-units.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceText } from '#core/price-range.ts';
import type { PriceList } from '#core/pricing.ts';
import { lineFigures } from '#storefront/shared/order/line-figures.ts';
import type { OrderListLine, OrderList } from '#storefront/shared/order/order-list.ts';
import { shortfallOf, type OrderMinimum, type Shortfall } from '#core/order/order-minimum.ts';
import {
  nearestQuantities,
  quantityProblem,
  type LowerPrice,
} from '#storefront/shared/order/quantity.ts';
import { priceLadder } from './price-ladder.ts';
import { priceMark } from './price-mark.ts';
import { pricesSince } from '#storefront/shared/order/seen-line.ts';
import { sizesProblem } from '#storefront/shared/order/sizes-problem.ts';

/** A remark for the buyer about a line. */
export type LineRemark =
  | { kind: 'deleted' }
  /**
   * Unit price at the quantity for which it was seen, paise; null if it is or was hidden: both, if a price after
   * sign-in changed. `now` is that of the line, if its sizes have several prices or theirs were not seen.
   */
  | { kind: 'price'; wasPaise: number | null; nowPaise: number | null; unit: string; now?: string }
  | { kind: 'quantity'; problem: string; nearest: number[] }
  | { kind: 'sizes'; problem: string }
  | { kind: 'out-of-stock' };

export interface CalculatedLine {
  line: OrderListLine;
  /** Undefined if the product is missing or the catalogue is not loaded. */
  entry: CatalogueEntry | undefined;
  /** The current title, otherwise the one last seen; undefined if unknown. */
  title: string | undefined;
  remarks: LineRemark[];
  /** The price for this buyer; null if hidden. */
  prices: PriceList | null;
  /** Of one unit at the line's quantity; undefined if hidden. */
  unitPrice: string | undefined;
  amountPaise: number | null;
  /** Net, mg; 0 for a missing product. */
  weightMg: number;
  /** The lower prices from the next one on; none if the line has a remark, which comes first. */
  ladder: readonly LowerPrice[];
}

export interface CalculatedOrder {
  lines: CalculatedLine[];
  /** The quantities of all lines by unit: `36 pieces, 24 pairs`. */
  quantity: string;
  /** Lines with a known product, mg. */
  weightMg: number;
  /** Lines with a visible price, paise. */
  amountPaise: number;
  /** The number of lines without price, and without weight. */
  unpriced: number;
  unweighed: number;
  /** Undefined if the order minimum is met. */
  shortfall: Shortfall | undefined;
}

function priceRemark(line: OrderListLine, entry: CatalogueEntry): LineRemark | undefined {
  const { prices, unit } = entry;
  const since = pricesSince(line, entry);
  const changed = since.find(({ was, now }) => was !== now);
  if (changed === undefined) return undefined;
  const { was: wasPaise, now: nowPaise, isOfSize } = changed;
  const isWhole = isOfSize && since.length === 1;
  const now = prices?.bySize && !isWhole && { now: unitPriceText(prices, line) };
  return { kind: 'price', wasPaise, nowPaise, unit, ...now };
}

/** Whether a price after sign-in differs from the one that was seen. */
const isHiddenChange = ({ sku, seen }: OrderListLine, hidden: PriceList | undefined): boolean =>
  hidden !== undefined && seen?.mark !== undefined && seen.mark !== priceMark(sku, hidden);

function remarksOn(
  line: OrderListLine,
  entry: CatalogueEntry,
  hidden: PriceList | undefined,
): LineRemark[] {
  const { qty } = line;
  const remarks: LineRemark[] = [];
  if (entry.stockStatus === 'outOfStock') remarks.push({ kind: 'out-of-stock' });
  const price = priceRemark(line, entry);
  if (price !== undefined) remarks.push(price);
  else if (isHiddenChange(line, hidden))
    remarks.push({ kind: 'price', wasPaise: null, nowPaise: null, unit: entry.unit });
  const problem = quantityProblem(entry, qty);
  if (problem !== undefined) {
    remarks.push({ kind: 'quantity', problem, nearest: nearestQuantities(entry, qty) });
  }
  const sizes = sizesProblem(line, entry);
  if (sizes !== undefined) remarks.push({ kind: 'sizes', problem: sizes });
  return remarks;
}

const UNKNOWN = { weightMg: 0, amountPaise: null, unitPrice: undefined };

type PricesById = ReadonlyMap<string, PriceList>;

function calculateLine(
  line: OrderListLine,
  entry: CatalogueEntry | undefined,
  hidden: PricesById,
): CalculatedLine {
  const hiddenPrices = entry && hidden.get(entry.id);
  const prices = entry?.prices ?? hiddenPrices ?? null;
  const remarks: LineRemark[] =
    entry === undefined ? [{ kind: 'deleted' }] : remarksOn(line, entry, hiddenPrices);
  const isPlain = entry !== undefined && prices !== null && remarks.length === 0;
  return {
    line,
    entry,
    title: entry?.title ?? line.seen?.title,
    remarks,
    prices,
    ...(entry ? lineFigures(entry, prices, line) : UNKNOWN),
    ladder: isPlain ? priceLadder(entry, prices, line) : [],
  };
}

const sumOf = (
  lines: readonly CalculatedLine[],
  value: (line: CalculatedLine) => number | null | undefined,
): number => lines.reduce((sum, line) => sum + (value(line) ?? 0), 0);

/**
 * Calculates a list.
 * @param entries the catalogue's by SKU; null while it is loading: then lines have no remarks
 * @param minimum the order minimum
 * @param hidden prices visible to this buyer only, by product: they are included, but not stored with the lines
 */
export function calculateOrder(
  list: OrderList,
  entries: ReadonlyMap<string, CatalogueEntry> | null,
  minimum: OrderMinimum,
  hidden: PricesById = new Map(),
): CalculatedOrder {
  const lines = list.map((line) => {
    const calculated = calculateLine(line, entries?.get(line.sku), hidden);
    return entries === null ? { ...calculated, remarks: [] } : calculated;
  });
  const units = lines.map(({ line: { qty }, entry }) => ({ qty, unit: entry?.unit }));
  const weightMg = sumOf(lines, (line) => line.weightMg);
  const amountPaise = sumOf(lines, (line) => line.amountPaise);
  return {
    lines,
    quantity: formatTotal(units),
    weightMg,
    amountPaise,
    unpriced: lines.filter((line) => line.amountPaise === null).length,
    unweighed: lines.filter(({ entry }) => entry === undefined).length,
    shortfall: shortfallOf(minimum, { pieces: piecesOf(units), weightMg, paise: amountPaise }),
  };
}
