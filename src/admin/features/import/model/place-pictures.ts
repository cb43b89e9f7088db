/** Assigns picture files to products: which file goes where, in which order, and which can't be assigned. */
import { MOST_PICTURES } from '#schema/image.ts';
import type { NamedSku } from './sku-in-name.ts';
import { skusInName } from './sku-in-name.ts';

/** The product data that is needed here. */
export interface PicturedProduct {
  id: string;
  sku: string;
  title: string;
  /** Number of its pictures. */
  pictures: number;
}

interface PlacedPicture<F> {
  file: F;
  name: string;
  place: number | undefined;
}

export interface ProductPictures<F> {
  product: PicturedProduct;
  /** In display order. */
  files: readonly PlacedPicture<F>[];
}

export interface PicturePlacement<F> {
  products: readonly ProductPictures<F>[];
  /** Files without a product, each with the reason. */
  left: readonly { file: F; name: string; reason: string }[];
}

interface Named {
  name: string;
}

/** All SKUs that the files may refer to, without duplicates. */
export const skusToFind = (files: readonly Named[]): string[] => [
  ...new Set(files.flatMap(({ name }) => skusInName(name).map(({ sku }) => sku))),
];

const byPlace = (a: { place: number | undefined; name: string }, b: typeof a): number =>
  (a.place ?? Infinity) - (b.place ?? Infinity) ||
  a.name.localeCompare(b.name, 'en', { numeric: true });

function reasonFor(candidates: readonly NamedSku[], twice: NamedSku | undefined): string {
  if (twice) return `Two products have the SKU ${twice.sku}. Delete one of them first.`;
  const [first] = candidates;
  return first === undefined
    ? 'No SKU in the file name. Name it like RG-101_2.jpg.'
    : `No product has the SKU ${first.sku}. Rename the file, or add the product first.`;
}

/**
 * @param products by SKU; several if a SKU is used twice
 * @param replaces the products' own pictures are replaced and don't count towards the limit
 */
export function placePictures<F extends Named>(
  files: readonly F[],
  products: ReadonlyMap<string, readonly PicturedProduct[]>,
  replaces: boolean,
): PicturePlacement<F> {
  const groups = new Map<string, { product: PicturedProduct; files: PlacedPicture<F>[] }>();
  const left: { file: F; name: string; reason: string }[] = [];
  for (const file of files) {
    const candidates = skusInName(file.name);
    const named = candidates.find(({ sku }) => products.has(sku));
    const [product, another] = (named && products.get(named.sku)) ?? [];
    if (named === undefined || product === undefined || another !== undefined) {
      left.push({ file, name: file.name, reason: reasonFor(candidates, another && named) });
      continue;
    }
    const group = groups.get(product.id) ?? { product, files: [] };
    group.files.push({ file, name: file.name, place: named.place });
    groups.set(product.id, group);
  }
  const placed = [...groups.values()].map(({ product, files: own }) => {
    const room = MOST_PICTURES - (replaces ? 0 : product.pictures);
    const sorted = [...own].sort(byPlace);
    for (const { file, name } of sorted.slice(Math.max(0, room)))
      left.push({ file, name, reason: `${product.sku} can have at most ${MOST_PICTURES} images.` });
    return { product, files: sorted.slice(0, Math.max(0, room)) };
  });
  return {
    products: placed
      .filter(({ files: own }) => own.length > 0)
      .sort((a, b) => a.product.sku.localeCompare(b.product.sku, 'en', { numeric: true })),
    left,
  };
}
