/** The lines of a packing slip: of a whole order, or of one parcel. */
import { agreedLines } from '#core/order/agreed-lines.ts';
import { lineWeight, totalWeight, type WeighedProducts } from '#core/order/net-weight.ts';
import { requestedLines, sizesOf } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { SizedQuantity } from '#core/sizes/by-size.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { productWeight, type WeighedProduct } from '#core/sizes/size-weights.ts';
import type { Order } from '#schema/order.ts';
import type { ShippedLine } from '#schema/shipment.ts';

export interface PackedLine {
  sku: string;
  qty: number;
  unit: string | undefined;
  sizes: readonly SizeQuantity[];
  /** Net, of all units, mg; undefined if it is unknown. */
  weightMg: number | undefined;
}

type Agreed = Pick<Order, 'lines' | 'quote'>;

/** Quoted lines if there is a quote, otherwise requested ones. */
function linesOfOrder(order: Agreed, products: WeighedProducts): PackedLine[] {
  const agreed = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  return (order.quote?.lines ?? requestedLines(order.lines)).map((quoted) => {
    const line = { ...quoted, sizes: sizesOf(agreed.get(quoted.sku) ?? []) };
    const { sku, qty, unit, sizes } = line;
    return { sku, qty, unit, sizes, weightMg: lineWeight(line, products) };
  });
}

/** The share of sent units in a quoted weight, in proportion to the weights in the catalogue. */
function shareOf(sent: SizedQuantity, quoted: SizedQuantity, product: WeighedProduct): number {
  const [part, all] = [productWeight(product, sent), productWeight(product, quoted)];
  return part === undefined || all === undefined ? sent.qty / quoted.qty : part / all;
}

/** One line for each product, with its share of a quoted weight. */
function linesOfParcel(
  order: Agreed,
  products: WeighedProducts,
  sent: readonly ShippedLine[],
): PackedLine[] {
  const agreed = Map.groupBy(agreedLines(order), ({ sku }) => sku);
  return [...Map.groupBy(sent, ({ sku }) => sku)].map(([sku, same]) => {
    const line = { sku, qty: unitsOf(same), unit: same[0]?.unit, sizes: sizesOf(same) };
    const quoted = (order.quote?.lines ?? []).filter((each) => each.sku === sku);
    const isWeighed = quoted.some(({ rate }) => rate.basis === 'weight');
    const quotedMg = isWeighed ? totalWeight(quoted, products) : undefined;
    if (quotedMg === undefined) return { ...line, weightMg: lineWeight(line, products) };
    const all = { qty: unitsOf(quoted), sizes: sizesOf(agreed.get(sku) ?? []) };
    const share = shareOf(line, all, products.get(sku)?.product ?? {});
    return { ...line, weightMg: Math.round(quotedMg * share) };
  });
}

/** @param sent the lines of the parcel; undefined for the whole order */
export const slipLines = (
  order: Agreed,
  products: WeighedProducts,
  sent?: readonly ShippedLine[],
) => (sent === undefined ? linesOfOrder(order, products) : linesOfParcel(order, products, sent));
