/** What goes into a parcel: the lines of its slip, and what they weigh. */
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import { askedLines } from '#core/quoting/asked-lines.ts';

export interface PackedLine {
  sku: string;
  title: string;
  qty: number;
  note: string | undefined;
  /** Of all its pieces, net, mg; undefined where the product is gone. */
  weightMg: number | undefined;
}

/** What was quoted is packed; what was not, as it was asked for. The catalogue names it where it can. @param products by the SKUs of the lines */
export function packedLines(
  { lines, quote }: Pick<Order, 'lines' | 'quote'>,
  products: ReadonlyMap<string, Pick<ProductDocument, 'title' | 'netWeightMg'>>,
): PackedLine[] {
  const joined = askedLines(lines);
  const asked = new Map(joined.map((line) => [line.sku, line]));
  return (quote?.lines ?? joined).map(({ sku, qty }) => {
    const product = products.get(sku);
    const notes = asked.get(sku)?.notes ?? [];
    return {
      sku,
      title: product?.title ?? asked.get(sku)?.title ?? '',
      qty,
      note: notes.length === 0 ? undefined : notes.join(' · '),
      weightMg: product?.netWeightMg && product.netWeightMg * qty,
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
