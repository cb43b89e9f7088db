/**
 * Reads an order in free text. Every SKU, and every line without one, gives an item: clear, a question, or
 * not understood. Nothing is guessed, and all text stays in the note or the source of an item.
 */
import { codeBook, type CodeBook } from '#core/order/code-book.ts';
import type { CodedProduct } from '#core/sizes/size-skus.ts';
import { parseSizeQuantities } from '#core/sizes/size-quantities.ts';
import { SINGLE_PIECE, unitKind } from '#core/unit-of-sale.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import type { SizeSystem } from '#schema/size-labels.ts';
import { unitsOf } from '#core/order/total-units.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { amountIn } from './paste-amount.ts';
import { codesIn, type CodeMatch } from './paste-codes.ts';
import { normalizedLine, tokensOf, type Token } from './paste-tokens.ts';
import {
  COUNT_UNITS,
  COURTESIES,
  DOUBTFUL,
  FOR_EACH,
  MEASURED_BY,
  MEASURES,
  NEGATIONS,
  UP_TO,
} from './paste-terms.ts';

interface Part {
  /** The text of the item. */
  source: string;
  /** Words that are neither SKU nor quantity: sizes, rates, remarks. */
  note: string;
}

/** A product with its quantity. */
export interface ClearItem extends Part {
  kind: 'clear';
  sku: string;
  qty: number;
  /** The quantity of each size, if the text names any. */
  sizes?: readonly SizeQuantity[];
  /** The buyer has chosen a quantity that does not fit. */
  isConfirmed?: boolean;
}

/** A product without a clear quantity, or an unknown SKU with similar ones to choose from. */
export interface OpenItem extends Part {
  kind: 'quantity' | 'which';
  skus: readonly string[];
  /** If the SKU is that of a size. */
  size?: string;
  /** Undefined if it has to be asked, too. */
  qty: number | undefined;
}

export interface InvalidItem extends Part {
  kind: 'invalid';
  reason: string;
}

export type PastedItem = ClearItem | OpenItem | InvalidItem;

/** A product that a text can name. */
interface PasteEntry extends CodedProduct {
  /** How it is sold, such as `pair`. */
  unit?: string | undefined;
  sizeSystem?: SizeSystem | undefined;
}

export interface PasteCatalogue<Entry extends PasteEntry = PasteEntry> {
  book: CodeBook;
  /** By SKU. */
  entries: ReadonlyMap<string, Entry>;
}

export const pasteCatalogue = <Entry extends PasteEntry>(
  entries: ReadonlyMap<string, Entry>,
): PasteCatalogue<Entry> => ({ book: codeBook(entries.values()), entries });

/** The text of the tokens, without the used ones and without phrases that say nothing. */
function noteOf(line: string, tokens: readonly Token[], used: ReadonlySet<Token>): string {
  const phrases: Token[][] = [[]];
  for (const token of tokens) {
    if (used.has(token)) phrases.push([]);
    else phrases.at(-1)?.push(token);
  }
  return phrases
    .filter((phrase) => phrase.some(({ text }) => !COURTESIES.has(text)))
    .map((phrase) => {
      const [first, last] = [phrase[0], phrase.at(-1)];
      const sign = /[@₹$#~]\s*[₹$]?\s*$/.exec(first?.before ?? '')?.[0] ?? '';
      const end = last?.to ?? 0;
      const after = /^(?:["'”″%+?]|\/-)+/.exec(line.slice(end))?.[0] ?? '';
      return line.slice((first?.from ?? 0) - sign.length, end + after.length);
    })
    .join(', ');
}

/** A SKU with its part of the line. */
interface Segment {
  code: CodeMatch;
  /** The words before it, and after it. */
  before: Token[];
  after: Token[];
  source: string;
}

/**
 * Splits a line into one segment for each code.
 * @param isBefore quantities come before the SKUs: `12 x RG101, 6 x RG102`
 */
function segmentsOf(
  line: string,
  tokens: readonly Token[],
  codes: readonly CodeMatch[],
  isBefore: boolean,
): Segment[] {
  return codes.map((code, index) => {
    const isLast = index === codes.length - 1;
    const ownFrom = isBefore ? codes[index - 1]?.to : code.from;
    const from = index === 0 ? 0 : (ownFrom ?? 0);
    const ownTo = isBefore ? code.to : codes[index + 1]?.from;
    const to = isLast ? tokens.length : (ownTo ?? tokens.length);
    const start = index === 0 ? 0 : tokens[from]?.from;
    const end = isLast ? undefined : tokens[to]?.from;
    return {
      code,
      before: tokens.slice(from, code.from),
      after: tokens.slice(code.to, to),
      source: line.slice(start, end).replace(/[\s,;+&]+$/, ''),
    };
  });
}

const NONE: ReadonlySet<Token> = new Set();

/** The total before the sizes, as this site's messages have it: `x 1,200 pairs (2-4 x 4, 2-6 x 8)`. */
const WITH_TOTAL = /^(?:x\s*)?([\d,]+)\s*(?:[a-z]+(?: of \d+)?)?\s*\((.*)\)?$/i;

/** Between a size and its quantity; a dash alone may be a range or part of a measure, except after bangle sizes. */
const CLEAR_SIGN = /[x*=]|->|\b(?:size|sz|pcs?|pieces?|nos?)\b/i;

/** With one of these, a number may be something else than a size or its quantity. */
const isOtherNumber = ({ text, isNumber }: Token): boolean =>
  isNumber || [COUNT_UNITS, DOUBTFUL, MEASURED_BY, MEASURES, FOR_EACH].some((set) => set.has(text));

/**
 * Quantities per size, like `12x4 14x6`, with their total or without it.
 * @returns undefined if the words name no size, or may mean something else: then the buyer is asked
 */
function sizedAmount(
  line: string,
  tokens: readonly Token[],
  { sizeSystem: system = 'free', sizes: labels = [], unit = SINGLE_PIECE }: PasteEntry,
): { qty: number; sizes: readonly SizeQuantity[]; note: string } | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const text = line.slice(first.from, last.to);
  const [, total, inner] = WITH_TOTAL.exec(text) ?? [];
  const { sizes, rest } = parseSizeQuantities(inner ?? text, system, labels);
  const [only, another] = sizes;
  const qty = unitsOf(sizes);
  if (only === undefined || qty > MOST_UNITS) return undefined;
  if (total !== undefined && Number(total.replaceAll(',', '')) !== qty) return undefined;
  const isOtherUnit = tokens.some(({ text: word }) => {
    const kind = COUNT_UNITS.get(word)?.kind;
    return kind !== undefined && kind !== unitKind(unit);
  });
  if (isOtherUnit || /^\s*[?+]/.test(line.slice(last.to))) return undefined;
  if (system !== 'bangle') {
    if (!CLEAR_SIGN.test(inner ?? text)) return undefined;
    // `12 x 14`, `8 - 12 pcs`: both numbers are sizes.
    const isPair = another === undefined && labels.some((label) => parseInt(label, 10) === qty);
    if (isPair && only.label !== String(qty)) return undefined;
  }
  const left = tokensOf(rest);
  return left.some(isOtherNumber) ? undefined : { qty, sizes, note: noteOf(rest, left, NONE) };
}

/** A quantity of one size, as a property of its item. */
export const sizeOf = (label: string | undefined, qty: number): Pick<ClearItem, 'sizes'> =>
  label === undefined ? {} : { sizes: [{ label, qty }] };

/** Reads the codes of one line. */
function readCodes(
  line: string,
  tokens: readonly Token[],
  codes: readonly CodeMatch[],
  { book, entries }: PasteCatalogue,
): PastedItem[] {
  const hasNumber = (some: readonly Token[]): boolean => some.some(({ isNumber }) => isNumber);
  const isBefore =
    hasNumber(tokens.slice(0, codes[0]?.from)) && !hasNumber(tokens.slice(codes.at(-1)?.to));
  const isRange = codes.some(({ from }, index) => {
    const [last, first] = [tokens[(codes[index - 1]?.to ?? 0) - 1], tokens[from]];
    return last !== undefined && UP_TO.test(line.slice(last.to, first?.from));
  });
  const isDoubtful = isRange || tokens.some(({ text }) => NEGATIONS.has(text));
  const segments = segmentsOf(line, tokens, codes, isBefore);
  const last = segments.at(-1)?.after ?? [];
  const shared = amountIn(line, last);
  return segments.map(({ code, before, after, source }): PastedItem => {
    const [own, others] = isBefore ? [before, after] : [after, before];
    const { sku, size } = code;
    const entry = entries.get(sku ?? '');
    const sized =
      entry === undefined || isDoubtful || hasNumber(others)
        ? undefined
        : sizedAmount(line, own, entry);
    if (sku !== undefined && size === undefined && sized !== undefined) {
      const notes = [noteOf(line, others, NONE), sized.note].filter((part) => part !== '');
      return { kind: 'clear', sku, ...sized, note: notes.join(', '), source };
    }
    // "RG101, RG102 - 5 each"
    const isShared = shared.isEach && own.length === 0;
    const amount = isShared ? shared : amountIn(line, own);
    // "12 pcs RG101 6" has two quantities; in "1 RG101 12" the first number is that of a row.
    const isTwice = amountIn(line, others).used.size > 1;
    const isOtherUnit =
      amount.kind !== undefined &&
      entry?.unit !== undefined &&
      unitKind(entry.unit) !== amount.kind;
    // "RG101-14 16x4" names two sizes.
    const isOtherSize = size !== undefined && sized !== undefined;
    const isUnclear = isDoubtful || isTwice || isOtherUnit || isOtherSize;
    const qty = isUnclear ? undefined : amount.qty;
    const used = qty === undefined ? NONE : amount.used;
    const note = [before, after, ...(isShared ? [last] : [])]
      .map((part) => noteOf(line, part, used))
      .filter((part) => part !== '')
      .join(', ');
    if (sku !== undefined) {
      return qty === undefined
        ? { kind: 'quantity', skus: [sku], ...(size !== undefined && { size }), qty, note, source }
        : { kind: 'clear', sku, qty, ...sizeOf(size, qty), note, source };
    }
    const skus = book.near(code.written);
    const reason = `${code.written.toUpperCase()} is not in the catalogue.`;
    return skus.length > 0
      ? { kind: 'which', skus, qty, note, source }
      : { kind: 'invalid', reason, note, source };
  });
}

/** Reads an order; items are in the order of the text. */
export const readPastedOrder = (text: string, catalogue: PasteCatalogue): PastedItem[] =>
  text.split(/[\n\r\u2028\u2029]/).flatMap((raw): PastedItem[] => {
    const line = normalizedLine(raw);
    const tokens = tokensOf(line);
    if (tokens.length === 0) return [];
    const codes = codesIn(tokens, catalogue.book);
    if (codes.length > 0) return readCodes(line, tokens, codes, catalogue);
    return [{ kind: 'invalid', reason: 'No SKU found.', note: '', source: raw.trim() }];
  });
