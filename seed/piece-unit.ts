/** How a piece of the demo shop is sold: by the piece, by the pair, or as the set that its title names. */
import type { Piece } from './piece.ts';

/** Pieces of a set, by the words of its title. */
const SETS: readonly (readonly [RegExp, number])[] = [
  [/\btrio\b|\bset of three\b/i, 3],
  [/\bset of four\b/i, 4],
  [/\bset of twelve\b/i, 12],
  [/\bcard of 24\b/i, 24],
  [/\btray of 36 pairs\b/i, 72],
];

export function unitOf({ family, design: { title } }: Pick<Piece, 'family' | 'design'>): string {
  const set = SETS.find(([form]) => form.test(title));
  if (set !== undefined) return `set of ${set[1]}`;
  return family.unit.one === 'pair' && !/\bsingle\b(?!-)/i.test(title) ? 'pair' : 'piece';
}
