/** Reads the sizes beside a SKU of a pasted order. What is not clear is left to the buyer. */
import { unitsOf } from '#core/order/total-units.ts';
import { LENGTH_UNITS, SIZE_FORMS, sizeLabel } from '#core/sizes/normalize-size.ts';
import { anyOf, parseSizeQuantities, type SizeQuantity } from '#core/sizes/size-quantities.ts';
import { SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import { unitForm } from '#core/unit-terms.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { sizeProblem, type SizeSystem } from '#schema/size-labels.ts';
import { sizesBeforeWord, spreadEach } from './paste-each.ts';
import { joinedNote, noteOf } from './paste-note.ts';
import { ratesIn, withoutRates } from './paste-rates.ts';
import { COUNT_UNITS, DOUBTFUL, FOR_EACH, MEASURED_BY, MEASURES } from './paste-terms.ts';
import { tokensOf, type Token } from './paste-tokens.ts';

/** The fields of a product that decide what a size is. */
export interface SizedEntry {
  /** How it is sold, such as `pair`. */
  unit?: string | undefined;
  sizeSystem?: SizeSystem | undefined;
  sizes?: readonly string[] | undefined;
}

/** The end of a part of a line, with the sign for inches after its last token. */
const endOf = (line: string, { to }: Token): number => to + (/^["”]/.test(line.slice(to)) ? 1 : 0);

/** The total before the sizes, as this site's messages have it: `x 1,200 pairs (2-4 x 4, 2-6 x 8)`. */
const WITH_TOTAL = /^(?:x\s*)?([\d,]+)\s*(?:[a-z]+(?: of \d+)?)?\s*\((.*)\)?$/i;

/**
 * Between a size and its quantity; a dash alone may be a range or part of a measure, except after bangle sizes and after
 * a length with its unit: `18 inch - 6`.
 */
const CLEAR_SIGN = new RegExp(
  String.raw`[x*=]|->|(?<!\p{L})(?:(?:size|sz|qty|quantity)\b|${unitForm()})|(?:inch(?:es)?|in|["”]|cms?)\s*-\s*\d+(?!\d|\s*(?:inch|in\b|["”]|cm))`,
  'iu',
);

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
  const end = endOf(line, last);
  const written = withoutRates(line).slice(first.from, end).trim();
  const text = spreadEach(sizesBeforeWord(written, system, labels), system, labels);
  const [, total, inner] = WITH_TOTAL.exec(text) ?? [];
  const { sizes, rest } = parseSizeQuantities(inner ?? text, system, labels);
  const [only, another] = sizes;
  const qty = unitsOf(sizes);
  if (only === undefined || qty > MOST_UNITS) return undefined;
  if (total !== undefined && Number(total.replaceAll(',', '')) !== qty) return undefined;
  const isOtherUnit = tokensOf(written).some(({ text: word }) => {
    const kind = COUNT_UNITS.get(word)?.kind;
    return kind !== undefined && kind !== unitKind(unit);
  });
  if (isOtherUnit || /^\s*[?+]/.test(line.slice(end))) return undefined;
  if (system !== 'bangle') {
    if (!CLEAR_SIGN.test(inner ?? text)) return undefined;
    // `12 x 14`, `8 - 12 pcs`: both numbers are sizes. In `14 (12 x 14)` and `12 qty 14`, it is clear which is the quantity.
    const isPair =
      total === undefined &&
      !/qty|quantity/i.test(text) &&
      another === undefined &&
      labels.some((label) => parseInt(label, 10) === qty);
    if (isPair && only.label !== String(qty)) return undefined;
  }
  const left = tokensOf(rest);
  const used = totalIn(left, qty);
  if (left.some((token) => !used.has(token) && isOtherNumber(token))) return undefined;
  const rates = ratesIn(line, { from: first.from, to: last.to }).map((rate) => rate.text);
  const note = noteOf(rest, left, used);
  // Words after one of several sizes are about that size: `12x4 gold 14x6 silver`.
  const [word = ''] = note.split(/[\s,;]+/);
  const at = another === undefined || word === '' ? -1 : text.indexOf(word);
  const later = at < 0 ? [] : parseSizeQuantities(text.slice(at), system, labels).sizes;
  const isOfSize = later.length > 0 && later.length < sizes.length;
  return { qty, sizes, note: joinedNote([isOfSize ? written : note, ...rates]) };
}

/** A size that a text names without a quantity beside it that is read. */
interface NamedSize {
  label: string;
  /** Its words say that it is a size: `size 12`, `18 inch`; in `12x4` they may say something else. */
  isClear: boolean;
  used: readonly Token[];
}

/**
 * For any size of the system, whether the product is made in it or not; for free texts, its own. The groups: a word for
 * sizes and the size after it; a size without one; a length with its unit.
 */
function namingForm(system: SizeSystem, labels: readonly string[]): RegExp | undefined {
  if (labels.length === 0) return undefined;
  if (system === 'free') {
    const sized = String.raw`(sizes?|sz)[\s.:#-]*${anyOf(labels)}`;
    const lettered = labels.filter((label) => /\p{L}/u.test(label));
    const forms = lettered.length === 0 ? sized : `${sized}|${anyOf(lettered)}`;
    return new RegExp(String.raw`(?<![\p{L}\d])(?:${forms})(?![\p{L}\d])`, 'giu');
  }
  const form = SIZE_FORMS[system];
  const forms = [
    String.raw`(sizes?|sz|finger|no|number)[\s.:#-]*${form}(?!\s*(?:mm|cm|gm?s?|grams?)(?!\p{L}))`,
    String.raw`${form}(?=\s*(?:[x*=]|->)\s*\d+(?![\d.]))`,
  ];
  // "6 in gold" is no length.
  if (system === 'inch' || system === 'cm')
    forms.push(String.raw`(\d+(?:\.\d+)?)\s?${LENGTH_UNITS[system]}(?<!in(?=\s+\p{L}))`);
  return new RegExp(String.raw`(?<![\p{L}\d.-])(?:${forms.join('|')})(?![\d.])`, 'giu');
}

/** The length of the text beside a word that decides what it means. */
const NEAR = 40;

/** `12 ` or `14 ka ` before the word for a size, without a sign or word that makes it a quantity. */
const NUMBER_BEFORE = /(?<![\d.]|(?:[x*]|qty|quantity)[\s.:-]*)(\d+(?:\.\d+)?)\s*(?:k[aei]\s+)?$/iu;

/** Whether the number after the word may be the quantity of a size before it: `14 size 12`, `13 size 12 pcs`. */
function mayBeQuantity(
  text: string,
  { 0: all, index }: RegExpExecArray,
  system: SizeSystem,
  labels: readonly string[],
): boolean {
  // The words beside it are enough, so that long lines stay fast.
  const before = text.slice(Math.max(0, index - NEAR), index);
  const [, number] = NUMBER_BEFORE.exec(before) ?? [];
  if (number === undefined) return false;
  const label = system === 'free' ? number : sizeLabel(system, number);
  const end = index + all.length;
  const unit = COUNT_UNITS.get(tokensOf(text.slice(end, end + NEAR))[0]?.text ?? '');
  return labels.includes(label) || unit !== undefined || /^\p{L}+\s*[-:]/u.test(all);
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
  const text = ' '.repeat(first.from) + withoutRates(line).slice(first.from, endOf(line, last));
  return [...text.matchAll(form)].flatMap((match) => {
    const { 0: all, 1: word, 2: one, 3: other, 4: length, index } = match;
    const written = one ?? other ?? length ?? '';
    const label =
      system === 'free'
        ? (labels.find((each) => each.toLowerCase() === written.toLowerCase()) ?? written)
        : sizeLabel(system, written);
    const used = tokens.filter(({ from, to }) => from >= index && to <= index + all.length);
    const isClear =
      length !== undefined ||
      (/^(?:size|sz|finger)/i.test(word ?? '') && !mayBeQuantity(text, match, system, labels));
    return sizeProblem(system, label) === undefined ? [{ label, isClear, used }] : [];
  });
}
