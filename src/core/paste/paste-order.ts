/**
 * Reads an order in free text. Every SKU, and every line without one, gives an item: clear, a question, or
 * not understood. Nothing is guessed, and all text stays in the note or the source of an item.
 */
import { piecesPerUnit } from '#core/order/total-units.ts';
import { unitKind } from '#core/unit-of-sale.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { amountIn, isEachOfSome } from './paste-amount.ts';
import { readOwnLine, takeOwnNote } from './own-lines.ts';
import type { PasteCatalogue, PasteEntry } from './paste-catalogue.ts';
import { codesIn, type CodeMatch } from './paste-codes.ts';
import { pastedLines } from './paste-lines.ts';
import { joinedNote, NONE, noteOf } from './paste-note.ts';
import { setsOrPieces, type UnitQuantity } from './paste-pieces.ts';
import { namedSizes, sizedAmount } from './paste-sizes.ts';
import { NEGATIONS, UP_TO } from './paste-terms.ts';
import { normalizedLine, tokensOf, type Token } from './paste-tokens.ts';

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
  /** Sizes in the text that the product is not made in, if there are any. */
  notMade?: readonly string[];
  /** Undefined if it has to be asked, too. */
  qty: number | undefined;
  /** What the quantity can mean, if it is written in pieces and the product is sold in sets. */
  choices?: readonly UnitQuantity[];
}

export interface InvalidItem extends Part {
  kind: 'invalid';
  reason: string;
}

export type PastedItem = ClearItem | OpenItem | InvalidItem;

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

/** A quantity of one size, as a property of its item. */
export const sizeOf = (label: string | undefined, qty: number): Pick<ClearItem, 'sizes'> =>
  label === undefined ? {} : { sizes: [{ label, qty }] };

/** The sizes that the parts of a line name beside a quantity. @param entry undefined if sizes do not matter */
function readNamed(
  line: string,
  parts: readonly (readonly Token[])[],
  entry: PasteEntry | undefined,
) {
  const { sizes = [] } = entry ?? {};
  const named = entry === undefined ? [] : parts.flatMap((part) => namedSizes(line, part, entry));
  const notMade = named.map(({ label }) => label).filter((label) => !sizes.includes(label));
  const [only, another] = named;
  const isOne = only?.isClear === true && another === undefined && notMade.length === 0;
  return {
    hasSizes: sizes.length > 0,
    size: isOne ? only.label : undefined,
    used: isOne ? only.used : [],
    isUnclear: sizes.length > 0 && named.length > 0 && !isOne,
    notMade: sizes.length > 0 ? [...new Set(notMade)] : [],
  };
}

/** The item, or a question if its quantity may be pieces of its sets. @param tokens the words of the quantity */
function unitsOrQuestion(
  item: ClearItem,
  tokens: readonly Token[],
  unit: string | undefined,
): ClearItem | OpenItem {
  const { sku, note, source, sizes: [size, another] = [] } = item;
  const choices = setsOrPieces(item, tokens, unit);
  if (choices === undefined) return item;
  const isOneSize = size !== undefined && another === undefined;
  return {
    ...{ kind: 'quantity', skus: [sku], qty: undefined, choices, note, source },
    ...(isOneSize && { size: size.label }),
  };
}

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
      const note = joinedNote([noteOf(line, others), sized.note]);
      return unitsOrQuestion({ kind: 'clear', sku, ...sized, note, source }, own, entry?.unit);
    }
    // "RG101, RG102 - 5 each"
    const isShared = shared.isEach && own.length === 0;
    const parts = [before, after, ...(isShared ? [last] : [])];
    const inSizes = readNamed(line, parts, size === undefined ? entry : undefined);
    const amount = isShared ? shared : amountIn(line, own, inSizes.used);
    // "12 pcs RG101 6" has two quantities; in "1 RG101 12" the first number is that of a row.
    const isTwice = amountIn(line, others).used.size > 1;
    const isOtherUnit =
      entry?.unit !== undefined &&
      ((amount.kind !== undefined && unitKind(entry.unit) !== amount.kind) ||
        (amount.inSet !== undefined && piecesPerUnit(entry.unit) !== amount.inSet));
    // "RG101-14 16x4" names two sizes.
    const isOtherSize = size !== undefined && sized !== undefined;
    // The sum of `12x4 14x6` says nothing without the sizes.
    const isSum = inSizes.hasSizes && !hasNumber([...amount.used]);
    const isOfSome = codes.length === 1 && isEachOfSome(line, own);
    const isUnclear =
      isDoubtful || isOfSome || isTwice || isOtherUnit || isOtherSize || isSum || inSizes.isUnclear;
    const qty = isUnclear ? undefined : amount.qty;
    const used = qty === undefined ? NONE : new Set([...amount.used, ...inSizes.used]);
    const note = joinedNote(parts.map((part) => noteOf(line, part, used)));
    if (sku !== undefined) {
      const { notMade } = inSizes;
      return qty === undefined
        ? {
            ...{ kind: 'quantity', skus: [sku], qty, note, source },
            ...(size !== undefined && { size }),
            ...(notMade.length > 0 && { notMade }),
          }
        : unitsOrQuestion(
            { kind: 'clear', sku, qty, ...sizeOf(size ?? inSizes.size, qty), note, source },
            isShared ? last : own,
            entry?.unit,
          );
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
  pastedLines(text, catalogue).flatMap((raw): PastedItem[] => {
    const source = raw.trim();
    const own = readOwnLine(source, catalogue.entries);
    if (own !== undefined) return [{ kind: 'clear', ...own, source }];
    const { rest, note } = takeOwnNote(source);
    const line = normalizedLine(rest);
    const tokens = tokensOf(line);
    if (tokens.length === 0) return [];
    const codes = codesIn(tokens, catalogue.book);
    if (codes.length === 0) return [{ kind: 'invalid', reason: 'No SKU found.', note: '', source }];
    const items = readCodes(line, tokens, codes, catalogue);
    return note === ''
      ? items
      : items.map((item) => ({ ...item, note: joinedNote([item.note, note]), source }));
  });
