/** Units of sale as people and suppliers write them. */
import {
  anyTerm,
  ANY_UNIT_TERMS,
  DOZEN_TERMS,
  PAIR_TERMS,
  PIECE_TERMS,
  SET_TERMS,
} from './unit-terms.ts';

/** Units to choose from; any other set can be entered. */
export const USUAL_UNITS = [
  'piece',
  'pair',
  'set of 2',
  'set of 4',
  'set of 6',
  'set of 12',
] as const;

const PIECE = new RegExp(
  String.raw`^(?:(?:1|one|single|per|each)\s*)?(?:${anyTerm(`${PIECE_TERMS} ${ANY_UNIT_TERMS}`)}|no|numbers?|each|units?|single|pi[eè]ces?|unit[eé]s?|अदद)\.?$`,
);
const DOZEN = new RegExp(String.raw`^(?:1 )?(?:${anyTerm(DOZEN_TERMS)})\.?$`);
const PAIR = new RegExp(
  String.raw`^(?:(?:1|one|per)\s*)?(?:${anyTerm(PAIR_TERMS)}|paires?)\.?(?:\s*(?:of\s*2|\(2\s*(?:pcs?|pieces?|nos?)\.?\)))?$`,
);
const PIECES = String.raw`(?:\s*-?\s*(?:pcs?|pieces?|nos?|bangles?|rings?)\.?)?`;
const SETS = [
  new RegExp(String.raw`^(?:${anyTerm(SET_TERMS)})\s*(?:of|x|-|\/|:)?\s*(\d+)${PIECES}$`),
  new RegExp(String.raw`^(?:${anyTerm(SET_TERMS)})\s*\((\d+)${PIECES}\)$`),
  new RegExp(String.raw`^(\d+)\s*-?\s*(?:pcs?|pieces?|nos?)?\.?\s*-?\s*sets?$`),
  new RegExp(String.raw`^(?:(?:pack|box)\s*of|(?:lot|jeu)\s*de)\s*(\d+)${PIECES}$`),
  new RegExp(String.raw`^(\d+)\s*-?\s*(?:pcs?|pieces?)\.?$`),
];

/**
 * The unit in a supplier's words: `Pairs`, `6 pcs set` and `Pc` are `pair`, `set of 6` and `piece`; undefined if it is
 * none.
 */
export function parseUnit(text: string): string | undefined {
  const plain = text.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ');
  if (PIECE.test(plain)) return 'piece';
  if (PAIR.test(plain)) return 'pair';
  if (DOZEN.test(plain)) return 'set of 12';
  const count = Number(SETS.map((form) => form.exec(plain)?.[1]).find(Boolean) ?? 0);
  if (count === 1) return 'piece';
  return count >= 2 && count <= 999 ? `set of ${count}` : undefined;
}
