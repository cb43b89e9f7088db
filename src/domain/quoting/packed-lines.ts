/** What goes into a parcel: the lines of its slip, and what they weigh. */
import type { Order } from '#schema/order.ts';
import type { Product } from '#schema/product.ts';

export interface PackedLine {
  sku: string;
  title: string;
  qty: number;
  note: string | undefined;
  /** Of all its pieces, net, mg; undefined where the product is gone. */
  weightMg: number | undefined;
}

/** What was quoted is packed; what was not, as it was asked for. @param products by the SKUs of the lines */
export function packedLines(
  { lines, quote }: Pick<Order, 'lines' | 'quote'>,
  products: ReadonlyMap<string, Pick<Product, 'title' | 'netWeightMg'>>,
): PackedLine[] {
  const asked = new Map(lines.map((line) => [line.sku, line]));
  return (quote?.lines ?? lines).map(({ sku, qty }) => {
    const product = products.get(sku);
    return {
      sku,
      title: asked.get(sku)?.title ?? product?.title ?? '',
      qty,
      note: asked.get(sku)?.note,
      weightMg: product && product.netWeightMg * qty,
    };
  });
}

/** Net, mg; undefined as soon as the weight of one line is not known: a sum without it would be too low. */
export const packedWeight = (lines: readonly PackedLine[]): number | undefined =>
  lines.reduce<number | undefined>(
    (sum, { weightMg }) =>
      sum === undefined || weightMg === undefined ? undefined : sum + weightMg,
    0,
  );
