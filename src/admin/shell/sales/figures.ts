/** Figures of orders, with the orders behind them. */
import type { OrderFacts } from './order-facts.ts';

export interface Figures {
  requests: number;
  bought: number;
  /** Percentage of requests that were bought; undefined without requests. */
  conversionPercent: number | undefined;
  /** After discount and credit notes, before GST, paise. */
  revenuePaise: number;
  /** Average revenue of bought orders, whole paise; undefined without any. */
  averagePaise: number | undefined;
}

export function figuresOf(orders: readonly OrderFacts[]): Figures {
  const bought = orders.filter(({ isBought }) => isBought);
  const revenuePaise = bought.reduce((all, order) => all + order.revenuePaise, 0);
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
interface SalesPart {
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
  orders: readonly OrderFacts[];
}

/**
 * Groups by revenue, then by requested units.
 * @param partsOf contributions of an order to groups
 */
export function groupsOf(
  orders: readonly OrderFacts[],
  partsOf: (order: OrderFacts) => readonly SalesPart[],
): Group[] {
  const parts = orders.flatMap((order) => partsOf(order).map((part) => ({ order, part })));
  const groups = [...Map.groupBy(parts, ({ part }) => part.key)].map(([key, own]): Group => {
    const total = (figure: 'requested' | 'bought' | 'revenuePaise'): number =>
      own.reduce((all, { part }) => all + part[figure], 0);
    return {
      key,
      name: own[0]?.part.name ?? key,
      requested: total('requested'),
      bought: total('bought'),
      revenuePaise: total('revenuePaise'),
      orders: [...new Set(own.map(({ order }) => order))],
    };
  });
  return groups.toSorted(
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

export const byState = (order: OrderFacts): SalesPart[] => [
  { key: order.state ?? '', name: order.state ?? 'No address', ...whole(order) },
];

const AGES = {
  new: 'New customers',
  returning: 'Returning customers',
  unknown: 'Unknown',
} as const;

/** @param returning whether customers had ordered before; only of those that were checked */
export const byCustomerAge =
  (returning: ReadonlyMap<string, boolean>) =>
  (order: OrderFacts): SalesPart[] => {
    const isReturning = returning.get(order.uid);
    const key = isReturning === undefined ? 'unknown' : isReturning ? 'returning' : 'new';
    return [{ key, name: AGES[key], ...whole(order) }];
  };
