/** Finds the SKU in the name of a picture file: `RG-101_2.jpg` is the second picture of RG-101. */
import { skuOf } from '#core/identifiers.ts';
import { isSku } from '#core/sku.ts';

export interface NamedSku {
  sku: string;
  /** Position of the picture, starting at 1; undefined if words follow the SKU (`RG-101_side.jpg`). */
  place: number | undefined;
}

const MOST = 99;

/** `2`, `(2)` and `02` are numbers of a series; no number means the first. */
function placeOf(rest: string): number | undefined {
  if (rest === '') return 1;
  const digits = /^[^\p{L}\p{N}]*0*(\d{1,2})[^\p{L}\p{N}]*$/u.exec(rest)?.[1];
  const place = Number(digits ?? 0);
  return place >= 1 && place <= MOST ? place : undefined;
}

/** Positions where the SKU may end: before each run of separators. */
const cutsOf = (stem: string): number[] =>
  [...stem.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ index }) => index).filter((at) => at > 0);

/**
 * The SKUs that a file may mean, likeliest first. A number after an underscore, a space or in brackets counts
 * pictures; after a hyphen it is rather part of the SKU.
 */
export function skusInName(fileName: string): NamedSku[] {
  const stem = fileName.replace(/\.[^.]*$/, '').trim();
  const cuts = [stem.length, ...cutsOf(stem).reverse()];
  const candidates = cuts.map((at) => ({
    sku: skuOf(stem.slice(0, at)),
    rest: stem.slice(at),
  }));
  const counted = candidates.filter(
    ({ rest }) => /^[_\s(]/.test(rest) && placeOf(rest) !== undefined,
  );
  const bySku = new Map<string, NamedSku>();
  for (const { sku, rest } of [...counted, ...candidates]) {
    if (isSku(sku) && !bySku.has(sku)) bySku.set(sku, { sku, place: placeOf(rest) });
  }
  return [...bySku.values()];
}
