/** An earlier order held against the catalogue of today: what of it can be ordered again, and what has changed since. */
import type { CatalogueEntry } from '#domain/listing/catalogue-entry.ts';
import type { Order } from '#schema/order.ts';
import type { OrderLine } from './order-list.ts';
import {
  fittingQuantity,
  nearestQuantities,
  quantityProblem,
  type QuantityRule,
} from './quantity.ts';
import { seenProduct, shownUnitPrice } from './seen-product.ts';

/** What is different from last time, for one piece of the old order that can be had. */
export type ReorderChange =
  /** Of one piece, paise: as it was quoted, and as it is shown now for the new quantity. */
  | { kind: 'price'; wasPaise: number; nowPaise: number }
  /** The old quantity is not sold any more. */
  | { kind: 'quantity'; was: number; now: number; rule: QuantityRule }
  | { kind: 'code'; was: string; now: string }
  | { kind: 'made-to-order' };

export type ReorderLine =
  | { can: true; line: OrderLine; entry: CatalogueEntry; changes: readonly ReorderChange[] }
  | {
      can: false;
      why: 'gone' | 'out-of-stock';
      sku: string;
      title: string;
      qty: number;
    };

type Old = Pick<Order, 'lines' | 'quote'>;
type OldLine = Old['lines'][number];

/** A piece's price as it was quoted, by the code that it had; prices by weight follow the metal and are not compared. */
function quotedPrices({ quote }: Old): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { sku, rate } of quote?.lines ?? []) {
    if (rate.basis === 'piece') found.set(sku, rate.pricePaise);
  }
  return found;
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
  quotedPaise: number | undefined,
): ReorderLine {
  if (entry === undefined || entry.stockStatus === 'outOfStock') {
    const why = entry === undefined ? 'gone' : 'out-of-stock';
    return { can: false, why, sku: old.sku, title: old.title, qty: old.qty };
  }
  const isSold = quantityProblem(entry, old.qty) === undefined;
  const qty = isSold ? old.qty : nearestTo(entry, old.qty);
  const nowPaise = shownUnitPrice(entry, qty);
  const changes: ReorderChange[] = [];
  if (entry.sku !== old.sku) changes.push({ kind: 'code', was: old.sku, now: entry.sku });
  const { moq, orderMultiple } = entry;
  if (!isSold) {
    changes.push({ kind: 'quantity', was: old.qty, now: qty, rule: { moq, orderMultiple } });
  }
  if (quotedPaise !== undefined && nowPaise !== null && quotedPaise !== nowPaise) {
    changes.push({ kind: 'price', wasPaise: quotedPaise, nowPaise });
  }
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
    changes,
  };
}

/**
 * The lines of an old order as they could be ordered today, in their order. A product is known by its document, so
 * that a new code does not lose it.
 */
export function reorder(order: Old, entries: readonly CatalogueEntry[]): ReorderLine[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
  const quoted = quotedPrices(order);
  return order.lines.map((line) =>
    reorderLine(line, byId.get(line.productId) ?? bySku.get(line.sku), quoted.get(line.sku)),
  );
}

/** The lines that go to the order list. */
export const linesToAdd = (lines: readonly ReorderLine[]): OrderLine[] =>
  lines.flatMap((each) => (each.can ? [each.line] : []));
