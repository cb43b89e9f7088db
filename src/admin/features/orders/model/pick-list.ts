/** What to take from the shelves for several orders, and the labels of these units. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { lineWeight } from '#core/order/net-weight.ts';
import { typedSizes } from '#core/sizes/size-quantities.ts';
import type { Pieces } from '#admin/shell/actions/load-pieces.ts';
import type { Order } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';

export interface PickedOrder extends Pick<Order, 'number' | 'lines' | 'quote'> {
  /** What to pick of a partly sent order; undefined for everything. */
  unsent?: readonly ShippedLine[] | undefined;
}

export interface PickLine {
  sku: string;
  size: string | undefined;
  unit: string | undefined;
  title: string;
  /** The SKU of the size, if it has one. */
  code: string;
  /** The text of its QR code: one unit, as the fields for scanned labels read it. */
  scan: string;
  qty: number;
  /** Net, of one unit, mg; undefined if unknown. */
  unitWeightMg: number | undefined;
  /** The units of each order. */
  orders: { number: string; qty: number }[];
}

/** The lines of one order, with titles, codes and weights of the catalogue where possible. */
function pickedLines({ number, unsent, ...order }: PickedOrder, products: Pieces): PickLine[] {
  const titles = new Map(order.lines.map(({ sku, title }) => [sku, title]));
  return (unsent ?? agreedLines(order)).map(({ sku, size, unit, qty }) => {
    const product = products.get(sku)?.product;
    const suffix = product?.sizes.find(({ label }) => label === size)?.sku;
    const code = suffix === undefined ? sku : `${sku}-${suffix}`;
    const sizes = size === undefined ? [] : [{ label: size, qty: 1 }];
    return {
      ...{ sku, size, unit, qty },
      title: product?.title || titles.get(sku) || sku,
      code,
      scan:
        suffix === undefined && product !== undefined && product.sizes.length > 1
          ? [sku, typedSizes(product.sizeSystem ?? 'free', sizes)].join(' ').trim()
          : code,
      unitWeightMg: lineWeight({ sku, qty: 1, sizes }, products),
      orders: [{ number, qty }],
    };
  });
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

/** One label for each unit, in the order of the pick list. @param most of all */
export const labelsOf = (lines: readonly PickLine[], most: number): PickLine[] =>
  lines
    .flatMap((line) => Array.from({ length: Math.min(line.qty, most) }, () => line))
    .slice(0, most);
