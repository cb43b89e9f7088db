/** The SKU label of a unit: its code, title, size and weight, and the text of its QR code. */
import { typedSizes } from '#core/sizes/size-quantities.ts';
import { productWeight } from '#core/sizes/size-weights.ts';
import type { ProductDocument } from '#schema/product.ts';

export interface SkuLabel {
  /** The SKU of the size, if it has one. */
  code: string;
  /** The text of its QR code: one unit, as the fields for scanned labels read it. */
  scan: string;
  title: string;
  size: string | undefined;
  /** Net, of one unit, mg; undefined if unknown. */
  unitWeightMg: number | undefined;
}

/** What a label says of a product. */
type LabelledProduct = Pick<ProductDocument, 'title' | 'sizes' | 'sizeSystem' | 'netWeightMg'>;

/**
 * @param unit its title is printed where the product has none
 * @param product undefined if it is missing in the catalogue
 */
export function skuLabel(
  { sku, size, title }: { sku: string; size: string | undefined; title?: string | undefined },
  product: LabelledProduct | undefined,
): SkuLabel {
  const suffix = product?.sizes.find(({ label }) => label === size)?.sku;
  const code = suffix === undefined ? sku : `${sku}-${suffix}`;
  const sizes = size === undefined ? [] : [{ label: size, qty: 1 }];
  return {
    code,
    scan:
      suffix === undefined && product !== undefined && product.sizes.length > 1
        ? [sku, typedSizes(product.sizeSystem ?? 'free', sizes)].join(' ').trim()
        : code,
    title: product?.title || title || sku,
    size,
    unitWeightMg: productWeight(product ?? {}, { qty: 1, sizes }),
  };
}

/** More labels would take the browser too long to lay out. */
export const MOST_LABELS = 2_400;

/** A label for each unit, in the order of the lines. @param most of all */
export const labelsOf = <Label extends SkuLabel>(
  lines: readonly (Label & { qty: number })[],
  most: number,
): Label[] =>
  lines
    .flatMap((line) => Array.from({ length: Math.min(line.qty, most) }, () => line))
    .slice(0, most);
