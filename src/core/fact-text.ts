/** Facts of a product as text: hallmark, plating with its thickness, stones, closure and dimensions. */
import type { Product } from '#schema/product.ts';
import type { Dimensions } from '#schema/product-facts.ts';
import { formatCount } from './format.ts';
import { CLOSURE_LABELS, HALLMARK_LABELS, PLATING_LABELS } from './trade-labels.ts';
import { perUnit, unitKind } from './unit-of-sale.ts';

/** Of whole thousandths: 500 is `0.5`. */
const decimalOf = (thousandths: number): string => String(thousandths / 1000);

/** ` per pair`; empty for single pieces. */
export const perOtherUnit = (unit: string): string =>
  unitKind(unit) === 'piece' ? '' : ` ${perUnit(unit)}`;

/** `BIS hallmarked, 925`. */
export const hallmarkText = ({ hallmark, purity }: Product): string | undefined =>
  hallmark && `${HALLMARK_LABELS[hallmark]}, ${purity}`;

/** `Gold, 0.5 micron`; the thickness only of a plated product. */
export const platingText = ({ plating, platingNm }: Product): string =>
  plating === 'none' || platingNm === undefined
    ? PLATING_LABELS[plating]
    : `${PLATING_LABELS[plating]}, ${decimalOf(platingNm)} ${platingNm > 1000 ? 'microns' : 'micron'}`;

/** `White CZ, 36 stones per pair`. */
export function stonesText({ stones, stoneCount, unit }: Product): string {
  const count =
    stoneCount === undefined
      ? []
      : [
          `${formatCount(stoneCount)} ${stoneCount === 1 ? 'stone' : 'stones'}${perOtherUnit(unit)}`,
        ];
  return [...stones, ...count].join(', ') || 'None';
}

export const closureText = ({ closure }: Product): string | undefined =>
  closure && CLOSURE_LABELS[closure];

const SIDES = [
  ['lengthUm', 'long'],
  ['widthUm', 'wide'],
  ['heightUm', 'high'],
] as const satisfies readonly (readonly [keyof Dimensions, string])[];

/** `22.5 mm long, 14 mm wide`. */
export const dimensionsText = ({ dimensions }: Product): string | undefined =>
  SIDES.flatMap(([side, word]) => {
    const um = dimensions?.[side];
    return um === undefined ? [] : [`${decimalOf(um)} mm ${word}`];
  }).join(', ') || undefined;
