/** Figures of orders, with the ids of the orders behind them. */
import type { OrderFacts } from './order-facts.ts';

export interface Figures {
  requests: number;
  bought: number;
  /** Percentage of requests that were bought; undefined without requests. */
  conversionPercent: number | undefined;
  /** After discount and before GST, paise. */
  revenuePaise: number;
  /** Average revenue of bought orders, whole paise; undefined without any. */
  averagePaise: number | undefined;
}

const sum = (orders: readonly OrderFacts[]): number =>
  orders.reduce((all, { revenuePaise }) => all + revenuePaise, 0);

export function figuresOf(orders: readonly OrderFacts[]): Figures {
  const bought = orders.filter(({ isBought }) => isBought);
  const revenuePaise = sum(bought);
  return {
    requests: orders.length,
    bought: bought.length,
    conversionPercent:
      orders.length === 0 ? undefined : Math.round((bought.length / orders.length) * 100),
    revenuePaise,
    averagePaise: bought.length === 0 ? undefined : Math.round(revenuePaise / bought.length),
  };
}

/** Contribution of one order to a group. */
export interface SalesPart {
  key: string;
  name: string;
  /** Requested units, whatever the result. */
  requested: number;
  /** Quoted units of bought orders. */
  bought: number;
  /** Paise. */
  revenuePaise: number;
}

export interface Group extends SalesPart {
  /** Ids of the orders. */
  orders: ReadonlySet<string>;
}

/**
 * Groups by revenue, then by requested units.
 * @param partsOf contributions of an order to groups
 */
export function groupsOf(
  orders: readonly OrderFacts[],
  partsOf: (order: OrderFacts) => readonly SalesPart[],
): Group[] {
  const groups = new Map<string, Group & { orders: Set<string> }>();
  for (const order of orders) {
    for (const { key, name, ...part } of partsOf(order)) {
      const group = groups.get(key) ?? {
        ...{ key, name, orders: new Set() },
        ...{ requested: 0, bought: 0, revenuePaise: 0 },
      };
      group.orders.add(order.id);
      group.requested += part.requested;
      group.bought += part.bought;
      group.revenuePaise += part.revenuePaise;
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      other.revenuePaise - one.revenuePaise ||
      other.requested - one.requested ||
      (one.key < other.key ? -1 : 1),
  );
}

/** The contribution of a whole order. */
function whole({ lines, revenuePaise }: OrderFacts): Omit<SalesPart, 'key' | 'name'> {
  const requested = lines.reduce((all, line) => all + line.requested, 0);
  const bought = lines.reduce((all, line) => all + line.bought, 0);
  return { requested, bought, revenuePaise };
}

/**
 * @param titleOf title of a SKU in the catalogue. The title in the request is only a fallback, because the
 * customer's browser sends it.
 */
export const byProduct =
  (titleOf: (sku: string) => string | undefined) =>
  ({ lines }: OrderFacts): SalesPart[] =>
    lines.map(({ sku, title, ...line }) => ({ key: sku, name: titleOf(sku) ?? title, ...line }));

/** @param categoryOf category of a SKU; undefined if it has none or is no longer in the catalogue */
export const byCategory =
  (categoryOf: (sku: string) => { id: string; name: string } | undefined) =>
  ({ lines }: OrderFacts): SalesPart[] =>
    lines.map(({ sku, requested, bought, revenuePaise }) => {
      const { id, name } = categoryOf(sku) ?? { id: '', name: 'Not in the catalogue' };
      return { key: id, name, requested, bought, revenuePaise };
    });

const NO_STATE = 'No address';

export const byState = (order: OrderFacts): SalesPart[] => [
  { key: order.state ?? '', name: order.state ?? NO_STATE, ...whole(order) },
];

const AGES = {
  new: 'New customers',
  returning: 'Returning customers',
  unknown: 'Unknown',
} as const;

/** @param isNew whether it is the customer's first order; undefined if not checked */
export const byCustomerAge =
  (isNew: (uid: string) => boolean | undefined) =>
  (order: OrderFacts): SalesPart[] => {
    const answer = isNew(order.uid);
    const key = answer === undefined ? 'unknown' : answer ? 'new' : 'returning';
    return [{ key, name: AGES[key], ...whole(order) }];
  };
