/** What figures need to know of an order. */
import { askedLines } from '#core/quoting/asked-lines.ts';
import { splitInProportion } from '#core/quoting/split-in-proportion.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

export interface SoldLine {
  sku: string;
  /** As its customer saw it. */
  title: string;
  /** Pieces that were requested. */
  asked: number;
  /** Pieces that were quoted; 0 as long as nothing is bought. */
  bought: number;
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

type Sold = Pick<SoldLine, 'bought' | 'revenuePaise'>;

const NOTHING: Sold = { bought: 0, revenuePaise: 0 };

/** What was quoted of each SKU, its revenue after its part of the discount. */
function quotedBySku({ quote }: Order): Map<string, Sold> {
  const lines = quote?.lines ?? [];
  const parts = splitInProportion(quote?.taxablePaise ?? 0, lines);
  const bySku = new Map<string, Sold>();
  lines.forEach(({ sku, qty }, at) => {
    const { bought, revenuePaise } = bySku.get(sku) ?? NOTHING;
    bySku.set(sku, { bought: bought + qty, revenuePaise: revenuePaise + (parts[at] ?? 0) });
  });
  return bySku;
}

/** One of each SKU: those of the request, and what the quote added to it. */
function linesOf(order: Order, isBought: boolean): SoldLine[] {
  const quoted = isBought ? quotedBySku(order) : new Map<string, Sold>();
  const requested = askedLines(order.lines);
  const asked = new Set(requested.map(({ sku }) => sku));
  const added = [...quoted].filter(([sku]) => !asked.has(sku));
  return [
    ...requested.map(({ sku, title, qty }) => ({
      ...{ sku, title, asked: qty },
      ...(quoted.get(sku) ?? NOTHING),
    })),
    ...added.map(([sku, sold]) => ({ sku, title: sku, asked: 0, ...sold })),
  ];
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
