/** Parses a number in digits, words, or both: `12`, `do sau pachas`, `2 and a half`. */
import {
  ADDED_BEFORE,
  ADDED_DIGITS,
  FRACTIONS,
  MULTIPLIERS,
  NUMBER_NAMES,
  TENS,
} from './number-names.ts';
import type { Token } from './order-tokens.ts';

export interface Numeral {
  value: number;
  /** The token after its last. */
  to: number;
  isDigits: boolean;
  /** It can be read in more than one way. */
  isUnsure: boolean;
  /** A half: no meaning unless a unit follows. */
  isFraction: boolean;
}

const textAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';
const isJoined = (token: Token | undefined): boolean => /^[\s-]*$/.test(token?.before ?? '');

/** After `2`: `and half`, `and a half`. */
function endOfHalf(tokens: readonly Token[], from: number): number {
  if (!['and', 'aur', 'n'].includes(textAt(tokens, from))) return from;
  const half = textAt(tokens, from + 1) === 'a' ? from + 2 : from + 1;
  return FRACTIONS.get(textAt(tokens, half)) === 0.5 ? half + 1 : from;
}

/** Digits, or a number of words without hundreds. */
function smallAt(tokens: readonly Token[], from: number): Numeral | undefined {
  const token = tokens[from];
  if (token === undefined) return undefined;
  const plain = { isDigits: token.isNumber, isUnsure: false, isFraction: false };
  const added = ADDED_BEFORE.get(token.text);
  if (added !== undefined) {
    const rest = isJoined(tokens[from + 1]) ? smallAt(tokens, from + 1) : undefined;
    return (
      rest && { ...rest, value: rest.value + added, isUnsure: rest.isUnsure || rest.isFraction }
    );
  }
  const part = FRACTIONS.get(token.text);
  if (part !== undefined) {
    const to = textAt(tokens, from + 1) === 'a' ? from + 2 : from + 1;
    return { ...plain, value: part, to, isFraction: true };
  }
  const whole = token.isNumber ? Number(token.text) : NUMBER_NAMES.get(token.text);
  if (whole === undefined) return undefined;
  const next = tokens[from + 1];
  const digit = TENS.has(token.text) ? ADDED_DIGITS.get(next?.text ?? '') : undefined;
  if (digit !== undefined && isJoined(next))
    return { ...plain, value: whole + digit, to: from + 2 };
  const to = endOfHalf(tokens, from + 1);
  return { ...plain, value: to > from + 1 ? whole + 0.5 : whole, to };
}

/** The number at a token, or undefined. */
export function numeralAt(tokens: readonly Token[], from: number): Numeral | undefined {
  const isHundred = MULTIPLIERS.has(textAt(tokens, from));
  const first = isHundred
    ? { value: 1, to: from, isDigits: false, isUnsure: false, isFraction: false }
    : smallAt(tokens, from);
  if (first === undefined) return undefined;
  let { to, value: part, isUnsure, isFraction } = first;
  let sum = 0;
  let last = Infinity;
  for (;;) {
    const times = MULTIPLIERS.get(textAt(tokens, to));
    if (times === undefined || (to > from && !isJoined(tokens[to]))) break;
    isUnsure ||= times >= last;
    sum += part * times;
    [part, last, isFraction] = [0, times, false];
    to += 1;
    const more = textAt(tokens, to) === 'and' ? to + 1 : to;
    const rest = isJoined(tokens[more]) ? smallAt(tokens, more) : undefined;
    // "Sau do" may be "give a hundred", "sau ek" about a hundred; digits are a number of their own.
    if (rest === undefined || rest.isDigits) break;
    isUnsure ||=
      rest.isFraction || rest.value >= last || ['ek', 'do'].includes(textAt(tokens, more));
    part = rest.value;
    to = rest.to;
  }
  return { value: sum + part, to, isDigits: first.isDigits, isUnsure, isFraction };
}
