/** Quantities in pieces of a product that is sold in sets. */
import { piecesPerUnit } from '#core/order/total-units.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { formatUnits, SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import { COUNT_UNITS, DOZEN, PIECES } from './paste-terms.ts';
import type { Token } from './paste-tokens.ts';

/** A quantity in the unit of its product, with its sizes if the text names any. */
export interface UnitQuantity {
  qty: number;
  sizes?: readonly SizeQuantity[];
}

/**
 * What a quantity can mean that is written in pieces, `16 pcs` of a set of 4: first 4 sets, then 16 sets.
 * @returns undefined if it means one thing: another unit, the word “set” beside it, or pieces that make no whole sets
 */
export function setsOrPieces(
  { qty, sizes }: UnitQuantity,
  tokens: readonly Token[],
  unit: string = SINGLE_PIECE,
): [inSets: UnitQuantity, asWritten: UnitQuantity] | undefined {
  const inSet = unitKind(unit) === 'set' ? piecesPerUnit(unit) : 1;
  const isSet = tokens.some(({ text }) => COUNT_UNITS.get(text)?.kind === 'set');
  const isPieces = tokens.some(
    ({ text }) => PIECES.has(text) || COUNT_UNITS.get(text)?.size === DOZEN,
  );
  if (inSet === 1 || isSet || !isPieces) return undefined;
  const parts = sizes ?? [{ label: '', qty }];
  if (parts.some((part) => part.qty % inSet !== 0)) return undefined;
  const divided = sizes?.map((size) => ({ ...size, qty: size.qty / inSet }));
  return [
    { qty: qty / inSet, ...(divided && { sizes: divided }) },
    { qty, ...(sizes && { sizes }) },
  ];
}

/** `16 pieces are 4 sets of 4.` @param choices of `setsOrPieces` */
export function piecesSentence(choices: readonly UnitQuantity[], unit: string | undefined): string {
  const [inSets, asWritten] = choices.map(({ qty }) => qty);
  return `${formatUnits(asWritten ?? 0)} are ${formatUnits(inSets ?? 0, unit)}.`;
}
