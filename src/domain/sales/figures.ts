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

export interface Group {
  key: string;
  name: string;
  /** Those that it comes from, by id. */
  orders: ReadonlySet<string>;
  pieces: number;
  revenuePaise: number;
}

/** What one order adds to a group. */
export interface Part {
  key: string;
  name: string;
  pieces: number;
  revenuePaise: number;
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
    for (const { key, name, pieces, revenuePaise } of partsOf(order)) {
      const group = groups.get(key) ?? {
        key,
        name,
        orders: new Set(),
        pieces: 0,
        revenuePaise: 0,
      };
      group.orders.add(order.id);
      group.pieces += pieces;
      group.revenuePaise += revenuePaise;
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted(
    (one, other) =>
      other.revenuePaise - one.revenuePaise ||
      other.pieces - one.pieces ||
      (one.key < other.key ? -1 : 1),
  );
}

const piecesOf = ({ lines }: OrderFacts): number =>
  lines.reduce((all, { pieces }) => all + pieces, 0);

export const byProduct = ({ lines }: OrderFacts): Part[] =>
  lines.map(({ sku, title, pieces, revenuePaise }) => ({
    key: sku,
    name: title,
    pieces,
    revenuePaise,
  }));

/** @param categoryOf a SKU; undefined where it is in no category, or no more in the catalogue */
export const byCategory =
  (categoryOf: (sku: string) => { id: string; name: string } | undefined) =>
  ({ lines }: OrderFacts): Part[] =>
    lines.map(({ sku, pieces, revenuePaise }) => {
      const { id, name } = categoryOf(sku) ?? { id: '', name: 'Not in the catalogue' };
      return { key: id, name, pieces, revenuePaise };
    });

const NO_STATE = 'No address given';

export const byState = (order: OrderFacts): Part[] => [
  {
    key: order.state ?? '',
    name: order.state ?? NO_STATE,
    pieces: piecesOf(order),
    revenuePaise: order.revenuePaise,
  },
];

/** @param isNew whether the customer had not ordered before */
export const byCustomerAge =
  (isNew: (uid: string) => boolean) =>
  (order: OrderFacts): Part[] => [
    {
      key: isNew(order.uid) ? 'new' : 'returning',
      name: isNew(order.uid) ? 'New customers' : 'Returning customers',
      pieces: piecesOf(order),
      revenuePaise: order.revenuePaise,
    },
  ];
