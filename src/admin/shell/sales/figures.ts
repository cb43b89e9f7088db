/** The figures of some orders, and the orders that each comes from. */
import type { OrderFacts } from './order-facts.ts';

export interface Figures {
  requests: number;
  bought: number;
  /** Of a hundred requests, so many were bought; undefined without requests. */
  conversionPercent: number | undefined;
  /** After discount and before GST, paise. */
  revenuePaise: number;
  /** Revenue of an order that was bought, whole paise; undefined where none was. */
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

/** What one order adds to a group. */
export interface Part {
  key: string;
  name: string;
  /** Pieces of the requests, whatever became of them. */
  asked: number;
  /** Pieces of the quotes that were bought. */
  bought: number;
  /** Paise. */
  revenuePaise: number;
}

export interface Group extends Part {
  /** Those that it comes from, by id. */
  orders: ReadonlySet<string>;
}

/**
 * Groups with the most revenue first, then those asked for most.
 * @param partsOf an order adds to each group its part
 */
export function groupsOf(
  orders: readonly OrderFacts[],
  partsOf: (order: OrderFacts) => readonly Part[],
): Group[] {
  const groups = new Map<string, Group & { orders: Set<string> }>();
  for (const order of orders) {
    for (const { key, name, ...part } of partsOf(order)) {
      const group = groups.get(key) ?? {
        ...{ key, name, orders: new Set() },
        ...{ asked: 0, bought: 0, revenuePaise: 0 },
      };
      group.orders.add(order.id);
      group.asked += part.asked;
      group.bought += part.bought;
      group.revenuePaise += part.revenuePaise;
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      other.revenuePaise - one.revenuePaise ||
      other.asked - one.asked ||
      (one.key < other.key ? -1 : 1),
  );
}

/** All of an order. */
function whole({ lines, revenuePaise }: OrderFacts): Omit<Part, 'key' | 'name'> {
  const asked = lines.reduce((all, line) => all + line.asked, 0);
  const bought = lines.reduce((all, line) => all + line.bought, 0);
  return { asked, bought, revenuePaise };
}

/**
 * @param titleOf a SKU, as the catalogue has it; what a customer's browser sent along counts only where that has none:
 * it may say anything
 */
export const byProduct =
  (titleOf: (sku: string) => string | undefined) =>
  ({ lines }: OrderFacts): Part[] =>
    lines.map(({ sku, title, ...line }) => ({ key: sku, name: titleOf(sku) ?? title, ...line }));

/** @param categoryOf a SKU; undefined where it is in no category, or no more in the catalogue */
export const byCategory =
  (categoryOf: (sku: string) => { id: string; name: string } | undefined) =>
  ({ lines }: OrderFacts): Part[] =>
    lines.map(({ sku, asked, bought, revenuePaise }) => {
      const { id, name } = categoryOf(sku) ?? { id: '', name: 'Not in the catalogue' };
      return { key: id, name, asked, bought, revenuePaise };
    });

const NO_STATE = 'No address';

export const byState = (order: OrderFacts): Part[] => [
  { key: order.state ?? '', name: order.state ?? NO_STATE, ...whole(order) },
];

const AGES = {
  new: 'New customers',
  returning: 'Returning customers',
  unknown: 'Unknown',
} as const;

/** @param isNew whether the customer had not ordered before; undefined where nobody has looked */
export const byCustomerAge =
  (isNew: (uid: string) => boolean | undefined) =>
  (order: OrderFacts): Part[] => {
    const answer = isNew(order.uid);
    const key = answer === undefined ? 'unknown' : answer ? 'new' : 'returning';
    return [{ key, name: AGES[key], ...whole(order) }];
  };
