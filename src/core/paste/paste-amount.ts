/** Reads the quantity beside a SKU of a pasted order. What is not clear is left to the buyer. */
import { MOST_UNITS } from '#schema/limits.ts';
import { rateTokens } from './paste-rates.ts';
import type { Token } from './paste-tokens.ts';
import {
  COUNT_UNITS,
  COURTESIES,
  DOUBTFUL,
  DOZEN,
  FOR_EACH,
  isPurity,
  MEASURED_BY,
  MEASURES,
  QUANTITY_BEFORE,
  SIZES,
} from './paste-terms.ts';

/** The quantity of a part of a line. */
export interface Amount {
  /** Undefined if there is none, or if it is not clear. */
  qty: number | undefined;
  /** The unit written beside it, if it says more than a number of units. */
  kind: 'pair' | 'set' | undefined;
  /** The pieces of a set, if they are written after it: 4 of `2 sets of 4`. */
  inSet?: number | undefined;
  /** It applies to each SKU of the line. */
  isEach: boolean;
  /** Its tokens; all others go into the note. */
  used: ReadonlySet<Token>;
}

/** A number that may count units. */
interface Count {
  value: number;
  unit: { size: number; kind?: 'pair' | 'set' } | undefined;
  used: Token[];
}

const isNear = (token: Token | undefined): boolean => /^[\s.:(#-]*$/.test(token?.before ?? ',');

/** `12x4 14x6`: sizes with their quantities. */
const isSizePair = ([size, sign, qty]: readonly (Token | undefined)[]): boolean =>
  size?.isNumber === true &&
  sign?.text === 'x' &&
  sign.before === '' &&
  qty?.isNumber === true &&
  qty.before === '';

/** The `of 4` of `2 sets of 4`, whose number is at a token; undefined otherwise. */
function ofSet(tokens: readonly Token[], index: number): Token[] | undefined {
  const [count, unit, of, number] = tokens.slice(Math.max(index - 3, 0), index + 1);
  const isSet = COUNT_UNITS.get(unit?.text ?? '')?.kind === 'set' && of?.text === 'of';
  return count?.isNumber === true && isSet && number ? [of, number] : undefined;
}

/** After the name of a measure: `size 14`, `Rs. 180`. */
function isNamed(tokens: readonly Token[], index: number): boolean {
  const name = tokens[index - 1]?.text ?? '';
  return (MEASURED_BY.has(name) || SIZES.has(name)) && isNear(tokens[index]);
}

/** Whether the number is a size, a weight, a price or a telephone number. */
function isMeasure(tokens: readonly Token[], index: number, after: string): boolean {
  const [number, next] = [tokens[index], tokens[index + 1]];
  if (number === undefined || Number(number.text) > MOST_UNITS) return true;
  if (/[@$₹]\s*$/.test(number.before) || /^(?:["'”″%]|\/-)/.test(after)) return true;
  if (isNamed(tokens, index)) return true;
  if (next === undefined || !/^[\s-]*$/.test(next.before)) return false;
  if (next.text === 'silver') return isPurity(Number(number.text));
  // "12 size 14" is twelve of a size, "14 size" is a size.
  return MEASURES.has(next.text) || (SIZES.has(next.text) && tokens[index + 2]?.isNumber !== true);
}

/** The number at a token with its unit; `isClear` is false if a sign or word beside it may change it. */
function countAt(tokens: readonly Token[], index: number): { count: Count; isClear: boolean } {
  const [last, number, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const used = number === undefined ? [] : [number];
  // "Size 12 qty 4": the word belongs to the next number.
  const isOfNext = QUANTITY_BEFORE.has(next?.text ?? '') && tokens[index + 2]?.isNumber === true;
  const unit = isNear(next) && !isOfNext ? COUNT_UNITS.get(next?.text ?? '') : undefined;
  const isTimes = next?.text === 'x' && isNear(next);
  if (next && (unit !== undefined || isTimes)) used.push(next);
  const isMarkedBefore = last !== undefined && QUANTITY_BEFORE.has(last.text);
  if (isMarkedBefore) used.push(last);
  const isMarked = isMarkedBefore || unit !== undefined || isTimes;
  const isGlued =
    (last !== undefined && number?.before === '' && !isMarkedBefore) ||
    (next?.before === '' && unit === undefined && !isTimes);
  // "Finger 14" and "size 14/16" are no quantities; "matt finish, 12" and "12 gold" are.
  const isOfLast =
    !isMarked &&
    last !== undefined &&
    // A tab begins the next cell of a table.
    /^[^\t]*$/.test(number?.before ?? '') &&
    (last.isNumber || /^\s*$/.test(number?.before ?? ''));
  const isVague = /[~<>≤≥±]\s*$/.test(number?.before ?? '');
  const count = { value: Number(number?.text), unit, used };
  return { count, isClear: !isGlued && !isOfLast && !isVague };
}

/** Whether words after “each” say of what: `6 each gold and rhodium` is twice as many. */
export function isEachOfSome(line: string, tokens: readonly Token[]): boolean {
  const each = tokens.findIndex(({ text }) => FOR_EACH.has(text));
  const rates = rateTokens(line, tokens);
  return (
    each >= 0 &&
    tokens
      .slice(each + 1)
      .some(
        (token) =>
          !token.isNumber &&
          !rates.has(token) &&
          !COUNT_UNITS.has(token.text) &&
          !COURTESIES.has(token.text),
      )
  );
}

/**
 * Reads one part of a line; its rates are no quantities.
 * @param line the text of the tokens
 * @param sizes tokens that name a size
 */
export function amountIn(
  line: string,
  tokens: readonly Token[],
  sizes: readonly Token[] = [],
): Amount {
  const rates = rateTokens(line, tokens);
  const others = tokens.filter((token) => !rates.has(token));
  const isEach = others.some(({ text }) => FOR_EACH.has(text));
  const unclear: Amount = { qty: undefined, kind: undefined, isEach, used: new Set() };
  const counts: Count[] = [];
  const ofSizes: number[] = [];
  let piecesInSet: readonly Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.isNumber !== true || sizes.includes(token)) continue;
    if (isSizePair(tokens.slice(index, index + 3))) {
      ofSizes.push(Number(tokens[index + 2]?.text));
      index += 2;
      continue;
    }
    const ofThis = counts.length === 1 ? ofSet(tokens, index) : undefined;
    if (ofThis !== undefined) {
      piecesInSet = ofThis;
      continue;
    }
    const after = line.slice(token.to).trimStart();
    const { count, isClear } = countAt(tokens, index);
    // "No 14 pcs" may be a size or a quantity.
    if (isNamed(tokens, index) && count.unit !== undefined) return unclear;
    if (rates.has(token) || isMeasure(tokens, index, after)) continue;
    if (!isClear || /^(?:\?|\+\s*$)/.test(after)) return unclear;
    counts.push(count);
  }
  const [count, another] = counts;
  const kind = count?.unit?.kind;
  // Of "2, dozen", the word in a cell of its own may belong to the quantity.
  const isDozen = ({ text }: Token): boolean => COUNT_UNITS.get(text)?.size === DOZEN;
  const isDoubtful =
    others.some(
      (token) =>
        (DOUBTFUL.has(token.text) || isDozen(token)) && count?.used.includes(token) !== true,
    ) ||
    (isEach && tokens.some(({ text }) => SIZES.has(text)));
  if (isDoubtful || another !== undefined) return unclear;
  // The sizes stay in the note.
  const isSizes = count === undefined && ofSizes.length > 1;
  if (!isSizes && (count === undefined || ofSizes.length > 0)) return unclear;
  const qty = isSizes
    ? ofSizes.reduce((sum, each) => sum + each, 0)
    : (count?.value ?? 0) * (count?.unit?.size ?? 1);
  if (!Number.isInteger(qty) || qty < 1 || qty > MOST_UNITS) return unclear;
  const each = others.filter(({ text }) => FOR_EACH.has(text));
  const used = new Set([...(count?.used ?? []), ...piecesInSet, ...each]);
  const pieces = piecesInSet.at(-1);
  return { qty, kind, isEach, used, ...(pieces && { inSet: Number(pieces.text) }) };
}
