/** Lines of a packing slip, and their weight. */
import type { Order } from '#schema/order.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { requestedLines } from '#core/order/requested-lines.ts';

export interface PackedLine {
  sku: string;
  title: string;
  qty: number;
  unit: string | undefined;
  sizes: readonly SizeQuantity[];
  note: string | undefined;
  /** Net weight of all units, mg; undefined if the product is missing. */
  weightMg: number | undefined;
}

/**
 * Quoted lines if there is a quote, otherwise requested ones; named by the catalogue where possible.
 * @param products by the SKUs of the lines
 */
export function packedLines(
  { lines, quote }: Pick<Order, 'lines' | 'quote'>,
  products: ReadonlyMap<string, Pick<ProductDocument, 'title' | 'netWeightMg'>>,
): PackedLine[] {
  const joined = requestedLines(lines);
  const requested = new Map(joined.map((line) => [line.sku, line]));
  return (quote?.lines ?? joined).map(({ sku, qty, unit }) => {
    const product = products.get(sku);
    const notes = requested.get(sku)?.notes ?? [];
    return {
      sku,
      title: product?.title ?? requested.get(sku)?.title ?? '',
      qty,
      unit,
      sizes: requested.get(sku)?.sizes ?? [],
      note: notes.length === 0 ? undefined : notes.join(' · '),
      weightMg: product?.netWeightMg && product.netWeightMg * qty,
    };
  });
}

/** Net, mg; undefined if one weight is unknown, because the sum would be too low. */
export const packedWeight = (lines: readonly PackedLine[]): number | undefined =>
  lines.reduce<number | undefined>(
    (sum, { weightMg }) =>
      sum === undefined || weightMg === undefined ? undefined : sum + weightMg,
    0,
  );
