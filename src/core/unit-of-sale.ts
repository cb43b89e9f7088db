/** How a product is sold, by the piece, pair or set, and how quantities of it are written. */
import { formatCount } from './format.ts';

/** The unit of a line or product that names none. */
export const SINGLE_PIECE = 'piece';

export type UnitKind = 'piece' | 'pair' | 'set';

/** The kind of `piece`, `pair` or `set of 6`. */
export const unitKind = (unit: string): UnitKind =>
  // The schema allows no other first word.
  unit.split(' ')[0] as UnitKind;

/** `pieces`, `pairs`, `sets of 6`. */
export const unitsName = (unit: string): string => unit.replace(/^\w+/, '$&s');

/** The heading of a column of quantities: `Pieces`, `Pairs`, `Sets of 6`. */
export const unitsHeading = (unit: string): string =>
  unitsName(unit).replace(/^\w/, (first) => first.toUpperCase());

/** A quantity with its unit: `1 pair`, `24 pairs`, `1 set of 6`, `3 sets of 6`. */
export const formatUnits = (count: number, unit: string = SINGLE_PIECE): string =>
  `${formatCount(count)} ${count === 1 ? unit : unitsName(unit)}`;

/** After a price or a weight: `per pair`, `per set of 6`. */
export const perUnit = (unit: string = SINGLE_PIECE): string => `per ${unit}`;

/** After an amount in a sentence: `each`, `per pair`. */
export const each = (unit: string = SINGLE_PIECE): string =>
  unit === SINGLE_PIECE ? 'each' : perUnit(unit);
