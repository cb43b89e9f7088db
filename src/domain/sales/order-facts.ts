/** What figures need to know of an order. */
import { splitInProportion } from '#domain/quoting/split-in-proportion.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

export interface SoldLine {
  sku: string;
  title: string;
  pieces: number;
  /** Its part of the revenue, after discount and before GST, paise; 0 as long as nothing is bought. */
  revenuePaise: number;
}

export interface OrderFacts {
  id: string;
  number: string;
  /** When it was requested, ms. */
  at: number;
  uid: string;
  /** The business, or whoever asked. */
  customer: string;
  state: string | undefined;
  status: OrderStatus;
  /** Whether it became a sale: confirmed, and not let go since. */
  isBought: boolean;
  /** After discount and before GST, paise; 0 as long as nothing is bought. */
  revenuePaise: number;
  lines: readonly SoldLine[];
}

/** From the confirmation on an order counts as bought. */
export const BOUGHT: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'packed',
  'dispatched',
  'delivered',
]);

/** What was quoted for each SKU, after its part of the discount, paise. */
function quotedBySku({ quote }: Order): Map<string, number> {
  const lines = quote?.lines ?? [];
  const parts = splitInProportion(quote?.taxablePaise ?? 0, lines);
  const bySku = new Map<string, number>();
  lines.forEach(({ sku }, at) => bySku.set(sku, (bySku.get(sku) ?? 0) + (parts[at] ?? 0)));
  return bySku;
}

/** Of several lines of one SKU, the first has what was quoted for all of them. */
function linesOf(order: Order, isBought: boolean): SoldLine[] {
  const quoted = isBought ? quotedBySku(order) : new Map<string, number>();
  const lines = order.lines.map(({ sku, title, qty }) => {
    const revenuePaise = quoted.get(sku) ?? 0;
    quoted.delete(sku);
    return { sku, title, pieces: qty, revenuePaise };
  });
  // What the quote added beyond the request.
  const added = [...quoted].map(([sku, revenuePaise]) => ({
    sku,
    title: sku,
    pieces: order.quote?.lines.find((line) => line.sku === sku)?.qty ?? 0,
    revenuePaise,
  }));
  return [...lines, ...added];
}

export function orderFacts(id: string, order: Order): OrderFacts {
  const isBought = BOUGHT.has(order.status);
  return {
    id,
    number: order.number,
    at: order.createdAt,
    uid: order.uid,
    customer: order.contact.businessName ?? order.contact.name,
    state: order.address?.state,
    status: order.status,
    isBought,
    revenuePaise: isBought ? (order.quote?.taxablePaise ?? 0) : 0,
    lines: linesOf(order, isBought),
  };
}
