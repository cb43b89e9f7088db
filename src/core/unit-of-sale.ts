/** How a product is sold, by the piece, pair or set, and how quantities of it are written. */
import { formatCount } from './format.ts';

/** The unit of a line or product that names none. */
export const SINGLE_PIECE = 'piece';

export type UnitKind = 'piece' | 'pair' | 'set';

/** Units to choose from; any other set can be entered. */
export const USUAL_UNITS = [
  'piece',
  'pair',
  'set of 2',
  'set of 4',
  'set of 6',
  'set of 12',
] as const;

/** The unit as order and quote lines store it: none for a single piece. */
export const unitInLine = (unit: string): string | undefined =>
  unit === SINGLE_PIECE ? undefined : unit;

/** The kind of `piece`, `pair` or `set of 6`. */
export function unitKind(unit: string): UnitKind {
  if (unit === 'pair') return 'pair';
  return unit.startsWith('set') ? 'set' : 'piece';
}

/** 1 for a piece, 2 for a pair, N for a set of N. */
export function piecesPerUnit(unit: string): number {
  const kind = unitKind(unit);
  if (kind === 'set') return Number(/\d+$/.exec(unit)?.[0] ?? 1);
  return kind === 'pair' ? 2 : 1;
}

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

/** After a price or a weight where space is short: `/pair`, `/set`. */
export const slashUnit = (unit: string = SINGLE_PIECE): string => `/${unitKind(unit)}`;

interface Counted {
  qty: number;
  unit?: string | undefined;
}

/** The units of all lines, whatever they are. */
export const unitsOf = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { qty }) => sum + qty, 0);

/** The single pieces of all lines: 12 pairs are 24. */
export const piecesOf = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { qty, unit = SINGLE_PIECE }) => sum + qty * piecesPerUnit(unit), 0);

const NAMES = {
  piece: ['piece', 'pieces'],
  pair: ['pair', 'pairs'],
  set: ['set', 'sets'],
} as const;

/** The quantities of all lines by kind of unit: `36 pieces, 24 pairs, 3 sets`. */
export function formatTotal(lines: readonly Counted[]): string {
  const counts = { piece: 0, pair: 0, set: 0 };
  for (const { qty, unit = SINGLE_PIECE } of lines) counts[unitKind(unit)] += qty;
  const parts = (['piece', 'pair', 'set'] as const).flatMap((kind) => {
    const count = counts[kind];
    return count === 0 ? [] : [`${formatCount(count)} ${NAMES[kind][count === 1 ? 0 : 1]}`];
  });
  return parts.join(', ') || '0 pieces';
}

const PIECE =
  /^(?:(?:1|one|single|per|each)\s*)?(?:pcs?|pieces?|nos?|numbers?|each|units?|single)\.?$/;
const PAIR = /^(?:(?:1|one|per)\s*)?(?:pairs?|prs?|jodi)\.?$/;
const PIECES = String.raw`(?:\s*-?\s*(?:pcs?|pieces?|nos?|bangles?|rings?)\.?)?`;
const SETS = [
  new RegExp(String.raw`^sets?\s*(?:of|x|-|\/|:)?\s*(\d+)${PIECES}$`),
  new RegExp(String.raw`^(\d+)\s*-?\s*(?:pcs?|pieces?|nos?)?\.?\s*-?\s*sets?$`),
  new RegExp(String.raw`^(?:pack|box)\s*of\s*(\d+)${PIECES}$`),
  new RegExp(String.raw`^(\d+)\s*-?\s*(?:pcs?|pieces?)\.?$`),
];

/**
 * The unit in a supplier's words: `Pairs`, `6 pcs set` and `Pc` are `pair`, `set of 6` and `piece`; undefined if it is
 * none.
 */
export function parseUnit(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (PIECE.test(plain)) return 'piece';
  if (PAIR.test(plain)) return 'pair';
  if (/^(?:1 )?dozen$/.test(plain)) return 'set of 12';
  const count = Number(SETS.map((form) => form.exec(plain)?.[1]).find(Boolean) ?? 0);
  if (count === 1) return 'piece';
  return count >= 2 && count <= 999 ? `set of ${count}` : undefined;
}
