/** SKUs of sizes, such as `RG101-14`: that of the product, and the suffix of the size. */
import { LONGEST_SKU } from '#schema/limits.ts';

/** A product with its SKU, and those of its sizes. */
export interface CodedProduct {
  sku: string;
  sizes?: readonly string[] | undefined;
  /** The suffix of each of `sizes`, null for a size without one; absent if no size has one. */
  sizeSkus?: readonly (string | null)[] | undefined;
}

interface StoredProduct {
  sku: string;
  sizes: readonly { label: string; sku?: string | undefined }[];
}

/** The SKUs of a stored product. */
export const codedProduct = ({ sku, sizes }: StoredProduct) => ({
  sku,
  sizes: sizes.map(({ label }) => label),
  ...(sizes.some((size) => size.sku !== undefined) && {
    sizeSkus: sizes.map((size) => size.sku ?? null),
  }),
});

/** The SKUs of products that a code may mean: `RG101-14` may be size 14 of `RG101`. */
export const possibleSkus = (code: string): string[] => {
  const parts = code.slice(0, 2 * LONGEST_SKU).split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
};
