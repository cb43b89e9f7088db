/** The lines of a packing slip: of a whole order, or of one parcel. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { lineWeight, totalWeight, type WeighedProducts } from '#core/order/net-weight.ts';
import { requestedLines, sizesOf } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import type { Order } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';

export interface SlipLine {
  sku: string;
  qty: number;
  unit: string | undefined;
  sizes: readonly SizeQuantity[];
  /** Net, of all units, mg; undefined if it is unknown. */
  weightMg: number | undefined;
}

type Agreed = Pick<Order, 'lines' | 'quote'>;

/** Quoted lines if there is a quote, otherwise requested ones. */
function linesOfOrder(order: Agreed, products: WeighedProducts): SlipLine[] {
  const agreed = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  return (order.quote?.lines ?? requestedLines(order.lines)).map((quoted) => {
    const line = { ...quoted, sizes: sizesOf(agreed.get(quoted.sku) ?? []) };
    const { sku, qty, unit, sizes } = line;
    return { sku, qty, unit, sizes, weightMg: lineWeight(line, products) };
  });
}

/** One line for each product, with its share of a quoted weight. */
function linesOfParcel(
  { quote }: Agreed,
  products: WeighedProducts,
  sent: readonly ShippedLine[],
): SlipLine[] {
  return [...Map.groupBy(sent, ({ sku }) => sku)].map(([sku, same]) => {
    const line = { sku, qty: unitsOf(same), unit: same[0]?.unit, sizes: sizesOf(same) };
    const quoted = (quote?.lines ?? []).filter((each) => each.sku === sku);
    const isWeighed = quoted.some(({ rate }) => rate.basis === 'weight');
    const quotedMg = isWeighed ? totalWeight(quoted, products) : undefined;
    const weightMg =
      quotedMg === undefined
        ? lineWeight(line, products)
        : Math.round((quotedMg * line.qty) / unitsOf(quoted));
    return { ...line, weightMg };
  });
}

/** @param sent the lines of the parcel; undefined for the whole order */
export const slipLines = (
  order: Agreed,
  products: WeighedProducts,
  sent?: readonly ShippedLine[],
) => (sent === undefined ? linesOfOrder(order, products) : linesOfParcel(order, products, sent));
