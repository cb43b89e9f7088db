/** The quantities of several lines in their units. */
import { formatCount } from '#core/format.ts';
import { SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';

/** 1 for a piece, 2 for a pair, N for a set of N. */
export function piecesPerUnit(unit: string): number {
  const kind = unitKind(unit);
  if (kind === 'set') return Number(/\d+$/.exec(unit)?.[0] ?? 1);
  return kind === 'pair' ? 2 : 1;
}

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
