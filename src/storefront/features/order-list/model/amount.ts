/** Parses the quantity of a part of a line. Ambiguous quantities become questions. */
import { MOST_UNITS } from '#schema/limits.ts';
import {
  COUNT_UNITS,
  DOUBTFUL,
  FOR_EACH,
  HARMLESS,
  KINDS,
  FILLER_TERMS,
  LOOKS,
  MEASURED_BY,
  MEASURES,
  PAIR_TERMS,
  QUANTITY_BEFORE,
  SIZED_BY,
} from './amount-terms.ts';
import { MULTIPLIERS, NUMBER_NAMES } from './number-names.ts';
import { numeralAt, type Numeral } from './numeral.ts';
import type { Token } from './order-tokens.ts';

/** The quantity of a part of a line. */
export interface Amount {
  /** Undefined if there is none, or more than one. */
  qty: number | undefined;
  /** It is contradictory, or not a whole number of pieces. */
  problem: 'several' | 'not-a-quantity' | undefined;
  /** It applies to each of several SKUs. */
  each: boolean;
  /** Indexes of its tokens; the other tokens go into the note. */
  used: ReadonlySet<number>;
}

/** A number in a segment, with its unit. */
interface Counted extends Numeral {
  from: number;
  /** Pieces per unit; undefined without a unit. */
  unit: number | undefined;
}

const textAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';

/** Two, and also "give". */
const TWO_OR_GIVE: ReadonlySet<string> = new Set(['do', 'दो']);

/** "Do" is "give" unless something to be counted follows. */
const isGive = (tokens: readonly Token[], index: number): boolean => {
  const next = textAt(tokens, index + 1);
  const isBeforeCount = COUNT_UNITS.has(next) || MULTIPLIERS.has(next) || NUMBER_NAMES.has(next);
  return TWO_OR_GIVE.has(textAt(tokens, index)) && !isBeforeCount;
};

/** "Bara" is twelve, and also "big" before a noun. */
const isBig = (tokens: readonly Token[], index: number): boolean => {
  const next = textAt(tokens, index + 1);
  const isCounted =
    next === '' || COUNT_UNITS.has(next) || HARMLESS.has(next) || MULTIPLIERS.has(next);
  return ['bara', 'baara'].includes(textAt(tokens, index)) && !isCounted;
};

/** "Gross weight" counts nothing. */
const unitAt = (tokens: readonly Token[], index: number): number | undefined =>
  MEASURED_BY.has(textAt(tokens, index + 1)) && textAt(tokens, index) === 'gross'
    ? undefined
    : COUNT_UNITS.get(textAt(tokens, index));

/** The number at a token; a dozen alone is one dozen. */
function countedAt(tokens: readonly Token[], from: number): Counted | undefined {
  if (isGive(tokens, from) || isBig(tokens, from)) return undefined;
  const size = unitAt(tokens, from) ?? 0;
  const alone = { value: 1, to: from, isDigits: false, isUnsure: false, isFraction: false };
  const numeral = numeralAt(tokens, from) ?? (size > 1 ? alone : undefined);
  if (numeral === undefined) return undefined;
  const next = tokens[numeral.to];
  const isBeside = numeral.to === from || /^[\s.()-]*$/.test(next?.before ?? '');
  const unit = isBeside ? unitAt(tokens, numeral.to) : undefined;
  return numeral.isFraction && unit === undefined ? undefined : { ...numeral, from, unit };
}

function numbersIn(tokens: readonly Token[]): Counted[] {
  const numbers: Counted[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const counted = countedAt(tokens, index);
    if (counted === undefined) continue;
    numbers.push(counted);
    index = counted.to - (counted.unit === undefined ? 1 : 0);
  }
  return numbers;
}

/** Whether it has an explicit unit, as in `12 pcs` and `x 12`. */
const isCount = (tokens: readonly Token[], { from, to, unit }: Counted): boolean =>
  unit !== undefined || textAt(tokens, to) === 'x' || QUANTITY_BEFORE.has(textAt(tokens, from - 1));

const isSize = (tokens: readonly Token[], { from }: Counted): boolean =>
  SIZED_BY.has(textAt(tokens, from - 1)) && /^[\s.:#-]*$/.test(tokens[from]?.before ?? '');

/** Whether the number is a weight, a price, a time or a telephone number. */
function isMeasure(tokens: readonly Token[], { value, from, to, isDigits }: Counted): boolean {
  const before = tokens[from]?.before ?? '';
  const after = tokens[to - 1]?.after.trimStart() ?? '';
  return (
    (isDigits && value > MOST_UNITS && !MULTIPLIERS.has(textAt(tokens, to - 1))) ||
    MEASURES.has(textAt(tokens, to)) ||
    /^["'”″%]/.test(after) ||
    (after.startsWith('/-') && to < tokens.length) ||
    /[@$]\s*$/.test(before) ||
    (MEASURED_BY.has(textAt(tokens, from - 1)) && /^[\s.:#-]*$/.test(before))
  );
}

/** The numbers that may count pieces, and how many are sizes: after one size follow others, up to a count. */
function countsIn(tokens: readonly Token[]): { counts: Counted[]; sizes: number } {
  let sizes = 0;
  let wasSize = false;
  const counts = numbersIn(tokens).filter((number) => {
    const isNamedSize = isSize(tokens, number);
    wasSize = isNamedSize || (wasSize && !isCount(tokens, number) && !isMeasure(tokens, number));
    if (wasSize) sizes += 1;
    // "No 14 pcs" may be a size or a count.
    return isNamedSize ? number.unit !== undefined : !wasSize && !isMeasure(tokens, number);
  });
  return { counts, sizes };
}

const TERMS_BESIDE = [HARMLESS, FILLER_TERMS, COUNT_UNITS, FOR_EACH, MEASURES, MEASURED_BY];
const isCountTerm = (word: string): boolean =>
  QUANTITY_BEFORE.has(word) || TERMS_BESIDE.some((terms) => terms.has(word));

/** Whether the words only describe quantity, size, look or price; other words may name products. */
export const namesNoGoods = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ text, isNumber }) =>
      isNumber ||
      isCountTerm(text) ||
      LOOKS.has(text) ||
      SIZED_BY.has(text) ||
      NUMBER_NAMES.has(text) ||
      MULTIPLIERS.has(text),
  );

/**
 * Whether the word before a number may belong to it, as in `umpteen dozen`, `l2` or `finger 14`.
 */
function isDoubtfulBefore(tokens: readonly Token[], number: Counted): boolean {
  const { from, isDigits, unit } = number;
  const [word, before] = [tokens[from - 1], tokens[from]?.before ?? ''];
  if (/(?:[~<±≤≥]|(?<![-=])>)\s*$/.test(before)) return true;
  // "Gross" alone may be the weight.
  if (unit === 144 && number.to === from) return true;
  // "Bhej do darjan" means one dozen or two.
  if (TWO_OR_GIVE.has(textAt(tokens, from)) && word !== undefined) return true;
  if (word === undefined || word.isNumber) return false;
  if (word.text === 'a') return isDigits;
  if (before === '') return word.text !== 'x' && !COUNT_UNITS.has(word.text);
  if (isDigits) return /^\s*$/.test(before) && unit === undefined && !isCountTerm(word.text);
  return /^[\s-]*$/.test(before) && !isCountTerm(word.text);
}

/** Whether the word after a number without unit may belong to it, as in `3 packs` or `1O`. */
function isDoubtfulAfter(tokens: readonly Token[], { to, unit }: Counted): boolean {
  const word = tokens[to];
  // "12+" and "12?" at the end of a line.
  if (/^\s*[+?].*\n/.test(tokens[to - 1]?.after ?? '')) return true;
  if (unit !== undefined || word === undefined || word.isNumber || word.text === 'x') return false;
  if (word.before === '') return true;
  if (!/^[\s-]*$/.test(word.before)) return false;
  // "12 size 14" is twelve of a size, "14 size" is a size.
  const isBeforeSize = word.text.startsWith('s') && SIZED_BY.has(word.text);
  if (isBeforeSize) return tokens[to + 1]?.isNumber !== true;
  return !isCountTerm(word.text) && !KINDS.has(word.text) && !LOOKS.has(word.text);
}

/** In our own messages, `RG101 × 12, Bangle set`, the title follows and contains no quantity. */
const isBeforeTitle = (tokens: readonly Token[], { from, to, unit }: Counted): boolean =>
  from === 1 &&
  textAt(tokens, 0) === 'x' &&
  unit === undefined &&
  tokens[to]?.before.startsWith(',') === true;

const NONE: ReadonlySet<number> = new Set();

/** Indexes of the tokens of the quantity, with "each" beside it; "12 pair" also stays in the note. */
function usedBy(tokens: readonly Token[], { from, to, unit }: Counted): ReadonlySet<number> {
  const hasUnit = unit !== undefined || textAt(tokens, to) === 'x';
  const last = hasUnit ? to : to - 1;
  const first = QUANTITY_BEFORE.has(textAt(tokens, from - 1)) ? from - 1 : from;
  const after = textAt(tokens, last + 1);
  const each = [
    ...(FOR_EACH.has(textAt(tokens, first - 1)) ? [first - 1] : []),
    // In "12 pcs all gold" the word all refers to gold.
    ...(after === 'each' || after === 'every' ? [last + 1] : []),
  ];
  if (unit !== undefined && PAIR_TERMS.has(textAt(tokens, to))) return new Set(each);
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return new Set([...places, ...each]);
}

/** Parses one segment of a line. */
export function amountIn(tokens: readonly Token[]): Amount {
  const { counts, sizes } = countsIn(tokens);
  const [said, ...others] = counts;
  const each = tokens.some(({ text }) => FOR_EACH.has(text));
  if (said === undefined) return { qty: undefined, problem: undefined, each, used: NONE };
  const qty = said.value * (said.unit ?? 1);
  const isWhole = Number.isInteger(qty) && qty >= 1;
  const isDoubtful =
    others.length > 0 ||
    said.isUnsure ||
    qty > MOST_UNITS ||
    (!isWhole && !said.isDigits) ||
    isSize(tokens, said) ||
    // Ambiguous: the quantity of each size, or of all sizes together.
    sizes > 1 ||
    (each && tokens.some(({ text }) => SIZED_BY.has(text))) ||
    (!isBeforeTitle(tokens, said) && tokens.some(({ text }) => DOUBTFUL.has(text))) ||
    isDoubtfulBefore(tokens, said) ||
    isDoubtfulAfter(tokens, said);
  if (isDoubtful) return { qty: undefined, problem: 'several', each, used: NONE };
  return isWhole
    ? { qty, problem: undefined, each, used: usedBy(tokens, said) }
    : { qty: undefined, problem: 'not-a-quantity', each, used: NONE };
}
