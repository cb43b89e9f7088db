/** The SKU in the name of a picture's file: `RG-101_2.jpg` is the second picture of RG-101. */
import { skuOf } from '#core/identifiers.ts';
import { isSku } from '#core/sku.ts';

export interface NamedSku {
  sku: string;
  /** Which picture of the product it is, the first being 1; undefined where words say it (`RG-101_side.jpg`). */
  place: number | undefined;
}

const MOST = 99;

/** `2`, `(2)`, `02`: a number in a series. Nothing at all is the first. */
function placeOf(rest: string): number | undefined {
  if (rest === '') return 1;
  const digits = /^[^\p{L}\p{N}]*0*(\d{1,2})[^\p{L}\p{N}]*$/u.exec(rest)?.[1];
  const place = Number(digits ?? 0);
  return place >= 1 && place <= MOST ? place : undefined;
}

/** Where a name may be cut: before each run of signs. */
const cutsOf = (stem: string): number[] =>
  [...stem.matchAll(/[^\p{L}\p{N}]+/gu)].map(({ index }) => index).filter((at) => at > 0);

/**
 * The products that a file may mean, the likeliest first; which of them there are, the database knows. A number behind
 * an underscore, a space or in brackets counts the pictures; behind a hyphen it is rather part of the SKU.
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
  const found = new Map<string, NamedSku>();
  for (const { sku, rest } of [...counted, ...candidates]) {
    if (isSku(sku) && !found.has(sku)) found.set(sku, { sku, place: placeOf(rest) });
  }
  return [...found.values()];
}
