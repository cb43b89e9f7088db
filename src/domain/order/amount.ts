/** How many pieces a stretch of an order's line asks for. */
import { MOST_PIECES } from '#schema/limits.ts';
import {
  COUNT_UNITS,
  FOR_EACH,
  MEASURED_BY,
  MEASURES,
  NUMBER_WORDS,
  QUANTITY_BEFORE,
  UP_TO,
} from './amount-words.ts';
import type { Token } from './order-tokens.ts';

/** What a stretch says of how many. */
export interface Amount {
  /** Undefined when it says nothing, or more than one thing. */
  qty: number | undefined;
  /** It says several things, or no number of whole pieces. */
  problem: 'several' | 'not-a-quantity' | undefined;
  /** It is meant for each of several codes. */
  each: boolean;
}

/** A number in words or digits at a token, or undefined. */
function numberAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  if (token.isNumber) return Number(token.text);
  const word = NUMBER_WORDS.get(token.text);
  if (word === undefined) return undefined;
  // "Bhej do" asks to send, and "half" alone says nothing.
  const needsUnit = token.text === 'do' || !Number.isInteger(word);
  return needsUnit && !COUNT_UNITS.has(tokens[index + 1]?.text ?? '') ? undefined : word;
}

/** Is the number at a token a size, a weight, a price or a telephone number? */
function isMeasure(tokens: readonly Token[], index: number, number: number): boolean {
  const [token, previous, next] = [tokens[index], tokens[index - 1], tokens[index + 1]];
  const before = token?.before ?? '';
  const after = next?.before.trimStart() ?? '';
  return (
    number > MOST_PIECES ||
    MEASURES.has(next?.text ?? '') ||
    /^(?:["'”″%]|\/-)/.test(after) ||
    /[@$]\s*$/.test(before) ||
    (MEASURED_BY.has(previous?.text ?? '') && /^[\s.:#-]*$/.test(before))
  );
}

/** One number of a stretch, and whether it says that it counts pieces. */
interface Counted {
  index: number;
  pieces: number;
  isCount: boolean;
}

function countedAt(tokens: readonly Token[], index: number): Counted | undefined {
  const number = numberAt(tokens, index);
  const [token, previous, next] = [tokens[index], tokens[index - 1], tokens[index + 1]];
  if (number === undefined) {
    // A dozen is one dozen, when no number stands before it.
    const size = COUNT_UNITS.get(token?.text ?? '') ?? 0;
    const isAlone = size > 1 && numberAt(tokens, index - 1) === undefined;
    return isAlone ? { index, pieces: size, isCount: true } : undefined;
  }
  if (isMeasure(tokens, index, number)) return undefined;
  const unit = next && /^[\s.()-]*$/.test(next.before) ? COUNT_UNITS.get(next.text) : undefined;
  const isCount =
    unit !== undefined || next?.text === 'x' || QUANTITY_BEFORE.has(previous?.text ?? '');
  return { index, pieces: number * (unit ?? 1), isCount };
}

/** Are these the two ends of "10-12" or "10 to 12"? */
function areEnds(tokens: readonly Token[], one: Counted, other: Counted): boolean {
  const between = tokens[other.index]?.before.trim();
  if (other.index === one.index + 1) return between === '-' || between === '/';
  return other.index === one.index + 2 && UP_TO.has(tokens[one.index + 1]?.text ?? '');
}

/** Reads one stretch of a line. */
export function amountIn(tokens: readonly Token[]): Amount {
  const numbers = tokens
    .map((_, index) => countedAt(tokens, index))
    .filter((found) => found !== undefined);
  const counts = numbers.filter(({ isCount }) => isCount);
  const said = counts.length > 0 ? counts : numbers;
  const each = tokens.some(({ text }) => FOR_EACH.has(text));
  const isRange = numbers.some((found, index) => {
    const last = numbers[index - 1];
    return last !== undefined && areEnds(tokens, last, found);
  });
  const qty = said[0]?.pieces;
  if (isRange || said.length > 1) return { qty: undefined, problem: 'several', each };
  if (qty !== undefined && (!Number.isInteger(qty) || qty < 1)) {
    return { qty: undefined, problem: 'not-a-quantity', each };
  }
  return { qty, problem: undefined, each };
}
