/** Reads the sizes beside a SKU of a pasted order. What is not clear is left to the buyer. */
import { unitsOf } from '#core/order/total-units.ts';
import { SIZE_FORMS, sizeLabel } from '#core/sizes/normalize-size.ts';
import { parseSizeQuantities, type SizeQuantity } from '#core/sizes/size-quantities.ts';
import { SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { sizeProblem, type SizeSystem } from '#schema/size-labels.ts';
import { spreadEach } from './paste-each.ts';
import { joinedNote, noteOf } from './paste-note.ts';
import { COUNT_UNITS, DOUBTFUL, FOR_EACH, MEASURED_BY, MEASURES } from './paste-terms.ts';
import { tokensOf, type Token } from './paste-tokens.ts';

/** The fields of a product that decide what a size is. */
export interface SizedEntry {
  /** How it is sold, such as `pair`. */
  unit?: string | undefined;
  sizeSystem?: SizeSystem | undefined;
  sizes?: readonly string[] | undefined;
}

const AMOUNT = String.raw`\d+(?:,\d+)*(?:\.\d+)?(?![\d,.]*\d|\p{L})`;
const CURRENCY = String.raw`(?:(?:rs\.?|inr|[₹$])\s*)`;
const PER_UNIT = String.raw`(?:\s*/-)?(?:\s*(?:each|(?:/|per)\s*(?:pcs?|pieces?|nos?|pairs?|sets?|g|gms?|grams?))(?!\p{L}))?`;
/** `@ 450`, `₹450`, `Rs. 450 each`, `rate 450`, `450/-`. */
const RATE = new RegExp(
  String.raw`(?:@\s*${CURRENCY}?|(?<!\p{L})(?:${CURRENCY}|(?:rate|price|mrp)[\s:.-]*${CURRENCY}?))${AMOUNT}${PER_UNIT}|(?<![\p{L}\d.,])${AMOUNT}(?=\s*/-)${PER_UNIT}`,
  'giu',
);

/** The text with spaces instead of its rates, so that its words stay in their places. */
const withoutRates = (text: string): string =>
  text.replace(RATE, (rate) => ' '.repeat(rate.length));

/** The total before the sizes, as this site's messages have it: `x 1,200 pairs (2-4 x 4, 2-6 x 8)`. */
const WITH_TOTAL = /^(?:x\s*)?([\d,]+)\s*(?:[a-z]+(?: of \d+)?)?\s*\((.*)\)?$/i;

/** Between a size and its quantity; a dash alone may be a range or part of a measure, except after bangle sizes. */
const CLEAR_SIGN = /[x*=]|->|(?<!\p{L})(?:size|sz|pcs?|pieces?|nos?)\b/iu;

/** With one of these, a number may be something else than a size or its quantity. */
const isOtherNumber = ({ text, isNumber }: Token): boolean =>
  isNumber || [COUNT_UNITS, DOUBTFUL, MEASURED_BY, MEASURES, FOR_EACH].some((set) => set.has(text));

/** The tokens of a total that repeats the sum of the sizes: `= 10 pcs`, `total 10`. */
function totalIn(tokens: readonly Token[], qty: number): ReadonlySet<Token> {
  const at = tokens.findIndex(({ isNumber, text }) => isNumber && Number(text) === qty);
  const [word, number, unit] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (number === undefined) return new Set();
  const isTotal = word?.text === 'total';
  const isCounted = COUNT_UNITS.get(unit?.text ?? '')?.size === 1;
  if (!isTotal && !isCounted && !/=\s*$/.test(number.before)) return new Set();
  const used = [isTotal && word, number, isCounted && unit];
  return new Set(used.filter((token) => token !== false && token !== undefined));
}

/**
 * Quantities per size, like `12x4 14x6`, with their total and their rate or without.
 * @returns undefined if the words name no size, or may mean something else: then the buyer is asked
 */
export function sizedAmount(
  line: string,
  tokens: readonly Token[],
  { sizeSystem: system = 'free', sizes: labels = [], unit = SINGLE_PIECE }: SizedEntry,
): { qty: number; sizes: readonly SizeQuantity[]; note: string } | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const written = withoutRates(line).slice(first.from, last.to).trim();
  const text = spreadEach(written, system, labels);
  const [, total, inner] = WITH_TOTAL.exec(text) ?? [];
  const { sizes, rest } = parseSizeQuantities(inner ?? text, system, labels);
  const [only, another] = sizes;
  const qty = unitsOf(sizes);
  if (only === undefined || qty > MOST_UNITS) return undefined;
  if (total !== undefined && Number(total.replaceAll(',', '')) !== qty) return undefined;
  const isOtherUnit = tokensOf(text).some(({ text: word }) => {
    const kind = COUNT_UNITS.get(word)?.kind;
    return kind !== undefined && kind !== unitKind(unit);
  });
  if (isOtherUnit || /^\s*[?+]/.test(line.slice(last.to))) return undefined;
  if (system !== 'bangle') {
    if (!CLEAR_SIGN.test(inner ?? text)) return undefined;
    // `12 x 14`, `8 - 12 pcs`: both numbers are sizes. In `14 (12 x 14)`, the total says which one is the quantity.
    const isPair =
      total === undefined &&
      another === undefined &&
      labels.some((label) => parseInt(label, 10) === qty);
    if (isPair && only.label !== String(qty)) return undefined;
  }
  const left = tokensOf(rest);
  const used = totalIn(left, qty);
  if (left.some((token) => !used.has(token) && isOtherNumber(token))) return undefined;
  const rates = [...line.matchAll(RATE)]
    .filter(({ 0: rate, index }) => index < last.to && index + rate.length > first.from)
    .map(([rate]) => rate);
  return { qty, sizes, note: joinedNote([noteOf(rest, left, used), ...rates]) };
}

/** A size that a text names without a quantity beside it that is read. */
interface NamedSize {
  label: string;
  /** Its words say that it is a size: `size 12`; in `12x4` they may say something else. */
  isClear: boolean;
  used: readonly Token[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** For any size of the system, whether the product is made in it or not; for free texts, its own with a letter. */
function namingForm(system: SizeSystem, labels: readonly string[]): RegExp | undefined {
  if (system !== 'free') {
    const form = SIZE_FORMS[system];
    const sized = String.raw`(sizes?|sz|finger|no|number)[\s.:#-]*${form}(?!\s*(?:mm|cm|gm?s?|grams?)(?!\p{L}))`;
    const pair = String.raw`${form}(?=\s*(?:[x*=]|->)\s*\d+(?![\d.]))`;
    return new RegExp(String.raw`(?<![\p{L}\d.-])(?:${sized}|${pair})(?![\d.])`, 'giu');
  }
  const named = labels.filter((label) => /\p{L}/u.test(label)).map(escaped);
  return named.length === 0
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}\d])()(${named.join('|')})(?![\p{L}\d])`, 'giu');
}

/** The sizes that the words of a part of a line name, also those that the product is not made in. */
export function namedSizes(
  line: string,
  tokens: readonly Token[],
  { sizeSystem: system = 'free', sizes: labels = [] }: SizedEntry,
): NamedSize[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const form = namingForm(system, labels);
  if (first === undefined || last === undefined || form === undefined) return [];
  // Numbers beside it must not become a part of a match.
  const text = ' '.repeat(first.from) + withoutRates(line).slice(first.from, last.to);
  return [...text.matchAll(form)].flatMap(({ 0: all, 1: word, 2: one, 3: other, index }) => {
    const written = one ?? other ?? '';
    const label =
      system === 'free'
        ? (labels.find((each) => each.toLowerCase() === written.toLowerCase()) ?? written)
        : sizeLabel(system, written);
    const used = tokens.filter(({ from, to }) => from >= index && to <= index + all.length);
    const isClear = /^(?:size|sz|finger)/i.test(word ?? '');
    return sizeProblem(system, label) === undefined ? [{ label, isClear, used }] : [];
  });
}
