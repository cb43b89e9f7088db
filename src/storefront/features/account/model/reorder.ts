/** An earlier order held against the catalogue of today: what of it can be ordered again, and what has changed since. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitPriceAt, type PriceList } from '#core/pricing.ts';
import type { Order } from '#schema/order.ts';
import type { OrderLine } from '#storefront/shared/order/order-list.ts';
import {
  fittingQuantity,
  nearestQuantities,
  quantityProblem,
  type QuantityRule,
} from '#storefront/shared/order/quantity.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';

/** What is different from last time, for one piece of the old order that can be had. */
export type ReorderChange =
  /** Of one piece, paise: as it was quoted, and as it is shown now for the new quantity. */
  | { kind: 'price'; wasPaise: number; nowPaise: number }
  /** It was quoted, and today's price is not shown to this buyer; was: of one piece, absent where it was by weight. */
  | { kind: 'price-unknown'; wasPaise?: number | undefined }
  /** The old quantity is not sold any more. */
  | { kind: 'quantity'; was: number; now: number; rule: QuantityRule }
  | { kind: 'code'; was: string; now: string }
  | { kind: 'made-to-order' };

export type ReorderLine =
  | {
      can: true;
      line: OrderLine;
      entry: CatalogueEntry;
      /** Of one piece at the new quantity, as this buyer sees it today, paise; null when it is not shown to them. */
      nowPaise: number | null;
      changes: readonly ReorderChange[];
    }
  | {
      can: false;
      why: 'gone' | 'out-of-stock';
      sku: string;
      title: string;
      qty: number;
    };

type Old = Pick<Order, 'lines' | 'quote'>;
type OldLine = Old['lines'][number];

type Rate = NonNullable<Old['quote']>['lines'][number]['rate'];

/** What a piece was quoted at, by the code that it had. */
const quotedRates = ({ quote }: Old): ReadonlyMap<string, Rate> =>
  new Map((quote?.lines ?? []).map(({ sku, rate }) => [sku, rate]));

/** A price by weight follows the metal: it is no other price than today's. */
function priceChange(rate: Rate | undefined, nowPaise: number | null): ReorderChange | undefined {
  if (rate === undefined) return undefined;
  const wasPaise = rate.basis === 'piece' ? rate.pricePaise : undefined;
  if (nowPaise === null) return { kind: 'price-unknown', wasPaise };
  if (wasPaise === undefined || wasPaise === nowPaise) return undefined;
  return { kind: 'price', wasPaise, nowPaise };
}

/** The allowed quantity that is nearest to the old one; the larger of two that are equally near. */
function nearestTo(entry: CatalogueEntry, wanted: number): number {
  const choices = nearestQuantities(entry, wanted);
  return choices.reduce(
    (best, each) => (Math.abs(each - wanted) <= Math.abs(best - wanted) ? each : best),
    choices[0] ?? fittingQuantity(entry, wanted),
  );
}

function reorderLine(
  old: OldLine,
  entry: CatalogueEntry | undefined,
  { rate, hidden }: { rate: Rate | undefined; hidden: PriceList | undefined },
): ReorderLine {
  if (entry === undefined || entry.stockStatus === 'outOfStock') {
    const why = entry === undefined ? 'gone' : 'out-of-stock';
    return { can: false, why, sku: old.sku, title: old.title, qty: old.qty };
  }
  const isSold = quantityProblem(entry, old.qty) === undefined;
  const qty = isSold ? old.qty : nearestTo(entry, old.qty);
  const prices = entry.prices ?? hidden ?? null;
  const nowPaise = prices === null ? null : unitPriceAt(prices, qty);
  const changes: ReorderChange[] = [];
  if (entry.sku !== old.sku) changes.push({ kind: 'code', was: old.sku, now: entry.sku });
  const { moq, orderMultiple } = entry;
  if (!isSold) {
    changes.push({ kind: 'quantity', was: old.qty, now: qty, rule: { moq, orderMultiple } });
  }
  const price = priceChange(rate, nowPaise);
  if (price !== undefined) changes.push(price);
  if (entry.stockStatus === 'madeToOrder') changes.push({ kind: 'made-to-order' });
  return {
    can: true,
    line: {
      sku: entry.sku,
      qty,
      ...(old.note !== undefined && { note: old.note }),
      seen: seenProduct(entry, qty),
    },
    entry,
    nowPaise,
    changes,
  };
}

/**
 * The lines of an old order as they could be ordered today, in their order. A product is known by its document, so
 * that a new code does not lose it.
 * @param hidden prices that this buyer alone may see, by product: they are shown, but not noted with the lines
 */
export function reorder(
  order: Old,
  entries: readonly CatalogueEntry[],
  hidden: ReadonlyMap<string, PriceList> = new Map(),
): ReorderLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
  const rates = quotedRates(order);
  return order.lines.map((line) => {
    const entry = byId.get(line.productId) ?? bySku.get(line.sku);
    return reorderLine(line, entry, {
      rate: rates.get(line.sku),
      hidden: entry && hidden.get(entry.id),
    });
  });
}

/** The lines that go to the order list. */
export const linesToAdd = (lines: readonly ReorderLine[]): OrderLine[] =>
  lines.flatMap((each) => (each.can ? [each.line] : []));
