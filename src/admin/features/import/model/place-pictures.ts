/** Assigns picture files to products by the SKUs in their names: `RG-101_2.jpg` is the second picture of RG-101. */
import { skuOf } from '#core/identifiers.ts';
import { isSku } from '#core/sku.ts';
import { MOST_PICTURES } from '#schema/image.ts';

interface NamedSku {
  sku: string;
  /** Position of the picture, starting at 1; undefined if words follow the SKU (`RG-101_side.jpg`). */
  place: number | undefined;
}

/** `2`, `(2)` and `02` are numbers of a series; no number means the first. */
function placeOf(rest: string): number | undefined {
  if (rest === '') return 1;
  const digits = /^[^\p{L}\p{N}]*0*(\d{1,2})[^\p{L}\p{N}]*$/u.exec(rest)?.[1];
  return Number(digits ?? 0) || undefined;
}

/**
 * The SKUs that a file may mean, likeliest first. A number after an underscore, a space or in brackets counts
 * pictures; after a hyphen it is rather part of the SKU.
 */
export function skusInName(fileName: string): NamedSku[] {
  const stem = fileName.replace(/\.[^.]*$/, '').trim();
  const separators = [...stem.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ index }) => index);
  const candidates = [stem.length, ...separators.filter((at) => at > 0).reverse()]
    .map((at) => ({ sku: skuOf(stem.slice(0, at)), rest: stem.slice(at) }))
    .filter(({ sku }) => isSku(sku));
  const counted = candidates.filter(
    ({ rest }) => /^[_\s(]/.test(rest) && placeOf(rest) !== undefined,
  );
  const bySku = new Map<string, NamedSku>();
  for (const { sku, rest } of [...counted, ...candidates])
    if (!bySku.has(sku)) bySku.set(sku, { sku, place: placeOf(rest) });
  return [...bySku.values()];
}

/** The product data that is needed here. */
export interface PicturedProduct {
  id: string;
  sku: string;
  title: string;
  /** Number of its pictures. */
  pictures: number;
}

export interface ProductPictures<F> {
  product: PicturedProduct;
  /** In display order. */
  files: readonly F[];
}

export interface PicturePlacement<F> {
  products: readonly ProductPictures<F>[];
  /** Files without a product, each with the reason. */
  left: readonly { name: string; reason: string }[];
}

interface Named {
  name: string;
}

/** All SKUs that the files may refer to, without duplicates. */
export const skusToFind = (files: readonly Named[]): string[] => [
  ...new Set(files.flatMap(({ name }) => skusInName(name).map(({ sku }) => sku))),
];

const compared = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/**
 * @param products live ones by SKU; several if a SKU is used twice
 * @param replaces the products' own pictures are replaced and don't count towards the limit
 */
export function placePictures<F extends Named>(
  files: readonly F[],
  products: ReadonlyMap<string, readonly PicturedProduct[]>,
  replaces: boolean,
): PicturePlacement<F> {
  const groups = new Map<string, { product: PicturedProduct; named: [F, NamedSku][] }>();
  const left: { name: string; reason: string }[] = [];
  for (const file of files) {
    const { name } = file;
    const candidates = skusInName(name);
    const match = candidates.find(({ sku }) => products.has(sku)) ?? candidates[0];
    const [product, another] = products.get(match?.sku ?? '') ?? [];
    if (match === undefined)
      left.push({ name, reason: 'No SKU in the file name. Name it like RG-101_2.jpg.' });
    else if (product === undefined)
      left.push({
        name,
        reason: `No product has the SKU ${match.sku}. Rename the file, or add the product first.`,
      });
    else if (another !== undefined)
      left.push({
        name,
        reason: `Two products have the SKU ${match.sku}. Delete one of them first.`,
      });
    else {
      const group = groups.get(product.id) ?? { product, named: [] };
      group.named.push([file, match]);
      groups.set(product.id, group);
    }
  }
  const placed = [...groups.values()].map(({ product, named }): ProductPictures<F> => {
    const room = Math.max(0, MOST_PICTURES - (replaces ? 0 : product.pictures));
    const sorted = named
      .sort(
        ([one, { place = Infinity }], [other, { place: after = Infinity }]) =>
          place - after || compared(one.name, other.name),
      )
      .map(([file]) => file);
    for (const { name } of sorted.slice(room))
      left.push({ name, reason: `${product.sku} can have at most ${MOST_PICTURES} images.` });
    return { product, files: sorted.slice(0, room) };
  });
  return {
    products: placed
      .filter((each) => each.files.length > 0)
      .sort((one, other) => compared(one.product.sku, other.product.sku)),
    left,
  };
}
