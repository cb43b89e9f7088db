/** Sizes with their quantities, as staff type them in a quote: `12 × 4, 14 × 6`. */
import { inQuantity, partsBySize, type SizedQuantity } from '#core/sizes/by-size.ts';
import { parseSizeQuantities, type SizeQuantity } from '#core/sizes/size-quantities.ts';
import { sizesOf } from '#core/order/requested-lines.ts';
import type { ProductDocument } from '#schema/product.ts';

/** The sizes that a product comes in, and those of the line, which it may no longer come in. */
export const labelsForLine = (
  product: Pick<ProductDocument, 'sizes'> | undefined,
  sizes: readonly SizeQuantity[],
): string[] => [...new Set([...(product?.sizes ?? []), ...sizes].map(({ label }) => label))];

/** The text itself if a part of it is neither a size nor its quantity. */
export function quotedSizes(
  text: string,
  product: Pick<ProductDocument, 'sizeSystem' | 'unit'> | undefined,
  labels: readonly string[],
): SizeQuantity[] | string | undefined {
  if (text.trim() === '') return undefined;
  const { sizeSystem = 'free', unit } = product ?? {};
  const { sizes, rest } = parseSizeQuantities(text, sizeSystem, labels, { unit });
  return rest === '' && sizes.length > 0 ? sizes : text;
}

/** The sizes of a line in another quantity, in proportion. */
export const sizesInQuantity = (line: SizedQuantity, qty: number): SizeQuantity[] =>
  sizesOf(inQuantity(partsBySize(line), qty));
