/** Data of an order that figures need. */
import { creditOf } from '#core/order/balance.ts';
import { requestedLines } from '#core/order/requested-lines.ts';
import { splitInProportion } from '#core/quoting/split-in-proportion.ts';
import { BOUGHT } from '#core/order-status.ts';
import type { Order, OrderStatus } from '#schema/order.ts';

interface SoldLine {
  sku: string;
  /** As displayed to the customer. */
  title: string;
  /** Requested units. */
  requested: number;
  /** Quoted units; 0 until bought. */
  bought: number;
  /** Share of the revenue after discount and credit notes, before GST, paise; 0 until bought. */
  revenuePaise: number;
}

export interface OrderFacts {
  id: string;
  number: string;
  /** When it was requested, ms. */
  at: number;
  uid: string;
  /** The business, or the contact person. */
  customer: string;
  state: string | undefined;
  status: OrderStatus;
  /** Whether it was confirmed and not cancelled since. */
  isBought: boolean;
  /** After discount and credit notes, before GST, paise; 0 until bought. */
  revenuePaise: number;
  lines: readonly SoldLine[];
}

type Sold = Pick<SoldLine, 'bought' | 'revenuePaise'>;

const NOTHING: Sold = { bought: 0, revenuePaise: 0 };

/** Paise, after discount and credit notes, before GST. */
const revenueOf = (order: Order): number =>
  (order.quote?.taxablePaise ?? 0) - creditOf(order).taxablePaise;

/** Quoted units and revenue by SKU; discount and credit notes are shared proportionally. */
function quotedBySku(order: Order): Map<string, Sold> {
  const lines = order.quote?.lines ?? [];
  const parts = splitInProportion(revenueOf(order), lines);
  const bySku = new Map<string, Sold>();
  lines.forEach(({ sku, qty }, at) => {
    const { bought, revenuePaise } = bySku.get(sku) ?? NOTHING;
    bySku.set(sku, { bought: bought + qty, revenuePaise: revenuePaise + (parts[at] ?? 0) });
  });
  return bySku;
}

/** One line per SKU: requested ones, then those added in the quote. */
function linesOf(order: Order, isBought: boolean): SoldLine[] {
  const quoted = isBought ? quotedBySku(order) : new Map<string, Sold>();
  const requested = requestedLines(order.lines);
  const requestedSkus = new Set(requested.map(({ sku }) => sku));
  const added = [...quoted].filter(([sku]) => !requestedSkus.has(sku));
  return [
    ...requested.map(({ sku, title, qty }) => ({
      ...{ sku, title, requested: qty },
      ...(quoted.get(sku) ?? NOTHING),
    })),
    ...added.map(([sku, sold]) => ({ sku, title: sku, requested: 0, ...sold })),
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
    revenuePaise: isBought ? revenueOf(order) : 0,
    lines: linesOf(order, isBought),
  };
}
