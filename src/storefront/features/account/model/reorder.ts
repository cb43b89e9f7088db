/**
 * Compares an earlier order with the current catalogue: what is available, and what has changed.
 */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import { linesWithSizes, sizesLabel, type SizedLine } from '#core/order/requested-lines.ts';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { Order } from '#schema/order.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import {
  fittingQuantity,
  nearestQuantities,
  quantityProblem,
  type QuantityRule,
} from '#storefront/shared/order/quantity.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';

/** A change since the earlier order for an available product. */
export type ReorderChange =
  /** Unit prices in paise: quoted then, and current for the new quantity. */
  | { kind: 'price'; wasPaise: number; nowPaise: number; unit: string }
  /**
   * It was quoted, and the current price is hidden from this buyer; was: the unit price, missing for a price by
   * weight.
   */
  | { kind: 'price-unknown'; wasPaise?: number | undefined; unit: string }
  /** The old quantity is no longer valid. */
  | { kind: 'quantity'; was: number; now: number; rule: QuantityRule }
  | { kind: 'code'; was: string; now: string }
  | { kind: 'made-to-order' };

export type ReorderLine =
  | {
      can: true;
      line: OrderListLine;
      entry: CatalogueEntry;
      /** The current unit price at the new quantity for this buyer, paise; null if hidden. */
      nowPaise: number | null;
      changes: readonly ReorderChange[];
    }
  | {
      can: false;
      why: 'deleted' | 'out-of-stock';
      sku: string;
      title: string;
      qty: number;
    };

type Old = Pick<Order, 'lines' | 'quote'>;
type OldLine = SizedLine;

type Rate = NonNullable<Old['quote']>['lines'][number]['rate'];

/** The quoted rates by the SKU at that time. */
const quotedRates = ({ quote }: Old): ReadonlyMap<string, Rate> =>
  new Map((quote?.lines ?? []).map(({ sku, rate }) => [sku, rate]));

/** A price by weight follows the metal price, so it is not comparable. */
function priceChange(
  rate: Rate | undefined,
  nowPaise: number | null,
  unit: string,
): ReorderChange | undefined {
  if (rate === undefined) return undefined;
  const wasPaise = rate.basis === 'unit' ? rate.pricePaise : undefined;
  if (nowPaise === null) return { kind: 'price-unknown', wasPaise, unit };
  if (wasPaise === undefined || wasPaise === nowPaise) return undefined;
  return { kind: 'price', wasPaise, nowPaise, unit };
}

/** The valid quantity nearest to the old one; the larger of two. */
function nearestTo(entry: CatalogueEntry, qty: number): number {
  const choices = nearestQuantities(entry, qty);
  return choices.reduce(
    (best, each) => (Math.abs(each - qty) <= Math.abs(best - qty) ? each : best),
    choices[0] ?? fittingQuantity(entry, qty),
  );
}

/** The note, with the sizes of a product that came in sizes. */
function noteOf({ sizes, note }: OldLine): { note?: string } {
  const parts = [
    ...(sizes.length > 0 ? [`Sizes ${sizesLabel(sizes)}`] : []),
    ...(note === undefined ? [] : [note]),
  ];
  return parts.length === 0 ? {} : { note: oneLine(parts.join('; '), LONGEST_LINE_NOTE) };
}

function reorderLine(
  old: OldLine,
  entry: CatalogueEntry | undefined,
  { rate, hidden }: { rate: Rate | undefined; hidden: PriceList | undefined },
): ReorderLine {
  if (entry === undefined || entry.stockStatus === 'outOfStock') {
    const why = entry === undefined ? 'deleted' : 'out-of-stock';
    return { can: false, why, sku: old.sku, title: old.title, qty: old.qty };
  }
  const isSold = quantityProblem(entry, old.qty) === undefined;
  const qty = isSold ? old.qty : nearestTo(entry, old.qty);
  const prices = entry.prices ?? hidden ?? null;
  const nowPaise = prices === null ? null : unitPriceAt(prices, qty);
  const changes: ReorderChange[] = [];
  if (entry.sku !== old.sku) changes.push({ kind: 'code', was: old.sku, now: entry.sku });
  const { moq, orderMultiple, unit } = entry;
  if (!isSold) {
    changes.push({ kind: 'quantity', was: old.qty, now: qty, rule: { moq, orderMultiple, unit } });
  }
  const price = priceChange(rate, nowPaise, entry.unit);
  if (price !== undefined) changes.push(price);
  if (entry.stockStatus === 'madeToOrder') changes.push({ kind: 'made-to-order' });
  return {
    can: true,
    line: {
      sku: entry.sku,
      qty,
      ...noteOf(old),
      seen: seenProduct(entry, qty),
    },
    entry,
    nowPaise,
    changes,
  };
}

/**
 * The lines of an old order at current conditions. Products are found by document ID, so that a new SKU does not
 * lose them.
 * @param hidden prices visible to this buyer only, by product: shown, but not stored with the lines
 */
export function reorder(
  order: Old,
  entries: readonly CatalogueEntry[],
  hidden: ReadonlyMap<string, PriceList> = new Map(),
): ReorderLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
  const rates = quotedRates(order);
  return linesWithSizes(order.lines).map((line) => {
    const entry = byId.get(line.productId) ?? bySku.get(line.sku);
    return reorderLine(line, entry, {
      rate: rates.get(line.sku),
      hidden: entry && hidden.get(entry.id),
    });
  });
}

/** The lines that go to the order list. */
export const linesToAdd = (lines: readonly ReorderLine[]): OrderListLine[] =>
  lines.flatMap((each) => (each.can ? [each.line] : []));
