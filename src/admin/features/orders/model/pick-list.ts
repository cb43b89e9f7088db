/** What to take from the shelves for several orders. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import type { Pieces } from '#admin/shell/actions/load-pieces.ts';
import { skuLabel, type SkuLabel } from '#admin/shell/labels/sku-label.ts';
import type { Order } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';

export interface PickedOrder extends Pick<Order, 'number' | 'lines' | 'quote'> {
  /** What to pick of a partly sent order; undefined for everything. */
  unsent?: readonly ShippedLine[] | undefined;
}

export interface PickLine extends SkuLabel {
  sku: string;
  unit: string | undefined;
  qty: number;
  /** The units of each order. */
  orders: { number: string; qty: number }[];
}

/** The lines of one order, with titles, codes and weights of the catalogue where possible. */
function pickedLines({ number, unsent, ...order }: PickedOrder, products: Pieces): PickLine[] {
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  return (unsent ?? agreedLines(order)).map(({ sku, size, unit, qty }) => ({
    ...skuLabel({ sku, size, title: titles.get(sku) }, products.get(sku)?.product),
    ...{ sku, unit, qty },
    orders: [{ number, qty }],
  }));
}

const byCode = (one: PickLine, other: PickLine): number =>
  one.code.localeCompare(other.code, 'en', { numeric: true }) ||
  (one.size ?? '').localeCompare(other.size ?? '', 'en', { numeric: true });

/** One line for each SKU and size, in the order of the SKUs. */
export function pickList(orders: readonly PickedOrder[], products: Pieces): PickLine[] {
  const lines = orders.flatMap((order) => pickedLines(order, products));
  const groups = Map.groupBy(lines, ({ sku, size, unit }) => JSON.stringify([sku, size, unit]));
  return [...groups.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const each = Map.groupBy(
        same.flatMap((line) => line.orders),
        ({ number }) => number,
      );
      return {
        ...first,
        qty: same.reduce((sum, { qty }) => sum + qty, 0),
        orders: [...each].map(([number, parts]) => ({
          number,
          qty: parts.reduce((sum, { qty }) => sum + qty, 0),
        })),
      };
    })
    .toSorted(byCode);
}
