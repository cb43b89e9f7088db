/** The stock behind each product's stock status, with its movements: received once, then reserved and taken by orders. */
import { applyChanges, stockOf } from '#core/stock/stock-levels.ts';
import { orderedUnits, type OrderedUnits } from '#core/stock/order-stock.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { decodeDocument, idIn } from '#schema/kind.ts';
import { stockKind, type StockLevel } from '#schema/stock.ts';
import { stockMoveKind, type StockChange, type StockMove } from '#schema/stock-move.ts';
import type { StockStatus } from '#schema/product-status.ts';
import { demoDocument, type DemoDocument } from './demo-document.ts';
import { orderDocuments } from './orders.ts';
import { DEMO_STAFF_UID } from './people.ts';
import { demoProducts, type DemoProduct } from './products.ts';
import { seeded, type Random } from './random.ts';
import { editedByStaff } from './staff-edit.ts';

/** Available units, minimum and maximum; made to order has no stock. */
const AVAILABLE: Record<Exclude<StockStatus, 'madeToOrder'>, readonly [number, number]> = {
  inStock: [60, 420],
  lowStock: [3, 18],
  outOfStock: [0, 0],
};
const LOW_STOCK_AT = 20;

type Step = Pick<StockMove, 'reason' | 'changes' | 'at'> &
  Partial<Pick<StockMove, 'orderId' | 'orderNumber'>>;

/** What open orders have reserved, and packed ones have taken, by product ID. */
function orderSteps(count: number): Map<string, Step[]> {
  const steps = new Map<string, Step[]>();
  const sizes = new Map(demoProducts(count).map(({ id, product }) => [id, product.sizes]));
  for (const { path, data } of orderDocuments(count)) {
    const decoded = decodeDocument(orderKind, path, data);
    if (!decoded.success || !['confirmed', 'packed'].includes(decoded.value.status)) continue;
    const products = decoded.value.lines.map(({ productId: id, sku }) => ({
      id,
      fields: { sku, sizes: sizes.get(id), deletedAt: null },
    }));
    for (const [productId, units] of orderedUnits(decoded.value, products))
      steps.set(productId, [
        ...(steps.get(productId) ?? []),
        ...stepsOf(decoded.value, idIn(path), units),
      ]);
  }
  return steps;
}

function stepsOf(order: Order, orderId: string, units: readonly OrderedUnits[]): Step[] {
  const changes = (onHand: number, reserved: number): StockChange[] =>
    units.map(({ size, qty }) => ({
      ...(size !== undefined && { size }),
      onHand: onHand * qty,
      reserved: reserved * qty,
    }));
  const of = { orderId, orderNumber: order.number };
  return order.timeline.flatMap(({ status, at }): Step[] => {
    if (status === 'confirmed') return [{ reason: 'reserved', changes: changes(0, 1), at, ...of }];
    return status === 'packed'
      ? [{ reason: 'sold', changes: changes(0 - 1, 0 - 1), at, ...of }]
      : [];
  });
}

/** Splits the available units over the sizes; of a longer list, the last size is out of stock. */
function shares(total: number, sizes: readonly string[], random: Random): StockLevel[] {
  if (sizes.length === 0) return [{ onHand: total, reserved: 0 }];
  const stocked = sizes.length > 3 ? sizes.length - 1 : sizes.length;
  let rest = total;
  return sizes.map((size, at) => {
    const isLast = at === stocked - 1;
    const share =
      at >= stocked
        ? 0
        : isLast
          ? rest
          : random.between(0, Math.floor((2 * rest) / (stocked - at)) || 0);
    rest -= Math.min(share, rest);
    return { size, onHand: Math.min(share, rest + share), reserved: 0 };
  });
}

/** The steps up to today, the first of which received all that was taken and is left. */
function allSteps({ id, product }: DemoProduct, available: number, taken: readonly Step[]): Step[] {
  const left = shares(
    available,
    product.sizes.map(({ label }) => label),
    seeded(`${id} sizes`),
  );
  const needed = taken
    .filter(({ reason }) => reason === 'reserved')
    .flatMap(({ changes }) => changes.map(({ size, reserved }) => ({ size, onHand: reserved })));
  const applied = applyChanges(
    left,
    needed.map(({ size, onHand }) => ({
      ...(size !== undefined && { size }),
      onHand,
      reserved: 0,
    })),
  );
  const levels = 'levels' in applied ? applied.levels : left;
  const received = levels
    .filter(({ onHand }) => onHand > 0)
    .map((level): StockChange => ({ ...level, reserved: 0 }));
  const first: Step[] =
    received.length === 0 ? [] : [{ reason: 'received', changes: received, at: product.createdAt }];
  return [...first, ...taken.toSorted((one, other) => one.at - other.at)];
}

/** `stock` and `stockMoves` of all products that are not made to order. */
export function* stockDocuments(count: number): Generator<DemoDocument> {
  const taken = orderSteps(count);
  for (const piece of demoProducts(count)) {
    const { id, product } = piece;
    const { sku, stockStatus, createdAt } = product;
    if (stockStatus === 'madeToOrder') continue;
    const available = seeded(`${id} stock`).between(...AVAILABLE[stockStatus]);
    const steps = allSteps(piece, available, taken.get(id) ?? []);
    let levels: StockLevel[] = product.sizes.map(({ label }) => ({
      size: label,
      onHand: 0,
      reserved: 0,
    }));
    for (const [at, step] of steps.entries()) {
      const applied = applyChanges(levels, step.changes);
      if ('refused' in applied) throw new Error(`${id} has too little stock for its orders.`);
      ({ levels } = applied);
      const { onHand, reserved } = stockOf(levels, LOW_STOCK_AT);
      const move = { productId: id, sku, ...step, onHand, reserved, by: DEMO_STAFF_UID };
      yield demoDocument(stockMoveKind, `stockMoves/${id}-${at + 1}`, move);
    }
    const updatedAt = steps.at(-1)?.at ?? createdAt;
    yield demoDocument(stockKind, `stock/${id}`, {
      sku,
      ...stockOf(levels, LOW_STOCK_AT),
      ...editedByStaff(createdAt, { updatedAt, rev: Math.max(1, steps.length) }),
    });
  }
}
