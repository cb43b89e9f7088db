/** Divides a pasted order into lines that each say what is ordered. */
import { isolated } from '#core/order/fitting-link.ts';
import { pasteableLine } from '#core/order/pasteable-line.ts';
import { readListText } from '#core/order/read-list-text.ts';
import { messageLines } from './message-lines.ts';
import { isOwnLine } from './own-lines.ts';
import { amountIn } from './paste-amount.ts';
import type { PasteCatalogue, PasteEntry } from './paste-catalogue.ts';
import { codesIn } from './paste-codes.ts';
import { sizedAmount } from './paste-sizes.ts';
import { linesWithTables } from './paste-table.ts';
import { normalizedLine, tokensOf, type Token } from './paste-tokens.ts';

/** A line with one SKU. */
interface LineAbove {
  entry: PasteEntry;
  /** Whether it has other numbers than its SKU. */
  hasNumber: boolean;
}

/** Whether a line has nothing but one quantity. A number alone may be anything. */
function isQuantity(line: string): boolean {
  const tokens = tokensOf(line);
  const { qty, used } = amountIn(line, tokens);
  return qty !== undefined && used.size > 1 && used.size === tokens.length;
}

/** Whether a line without a SKU has only the quantity of the line above it, or sizes with their quantities. */
const continues = (line: string, { entry, hasNumber }: LineAbove): boolean =>
  (isQuantity(line) && !hasNumber) || sizedAmount(line, tokensOf(line), entry) !== undefined;

function lineAbove(line: string, { book, entries }: PasteCatalogue): LineAbove | undefined {
  const tokens = tokensOf(line);
  const [code, another] = codesIn(tokens, book);
  const entry = another === undefined ? entries.get(code?.sku ?? '') : undefined;
  const isOther = (_: Token, at: number): boolean =>
    code !== undefined && (at < code.from || at >= code.to);
  return entry && { entry, hasNumber: tokens.filter(isOther).some(({ isNumber }) => isNumber) };
}

/** `12x4 14x6`. */
const SIZE_PAIRS = /^(?:\d+\s*[x×]\s*\d+[\s,]*)+$/iu;

/** The lines of a list that is shared as a link, as its message has them. */
const linesOfList = (list: string, { entries }: PasteCatalogue): string[] =>
  readListText(list).parts.map(({ text, line }) => {
    // The question mark leaves its quantity to the buyer.
    if (line === undefined) return `${text}?`;
    const { sku, note } = line;
    const noted = note === undefined ? '' : ` (${isolated(note)})`;
    return `${pasteableLine({ ...line, unit: entries.get(sku)?.unit })}${noted}`;
  });

/** The lines of a text that may name products: those of the links of order lists only if there are no others. */
function productLines(text: string, catalogue: PasteCatalogue): string[] {
  const { lines, lists } = messageLines(text);
  const isOfProduct = (line: string): boolean =>
    isOwnLine(line.trim()) ||
    codesIn(tokensOf(normalizedLine(line)), catalogue.book).some(({ sku }) => sku !== undefined);
  return lists.length === 0 || lines.some(isOfProduct)
    ? lines
    : [...lines, ...lists.flatMap((list) => linesOfList(list, catalogue))];
}

/**
 * The lines of a text. A line with a SKU is joined with the lines below it that have only its sizes or quantity: `RG101`,
 * then `12 - 4 pc` and `14 - 6 pc`. If the text starts with a quantity or `12x4`, these are above their SKUs: nothing is
 * joined, and the buyer enters each quantity.
 */
export function pastedLines(text: string, catalogue: PasteCatalogue): string[] {
  const lines: string[] = [];
  let above: LineAbove | undefined;
  let hasSku = false;
  let isAmountFirst = false;
  for (const raw of linesWithTables(productLines(text, catalogue))) {
    const line = normalizedLine(raw);
    if (line === '') continue;
    const tokens = tokensOf(line);
    const [code] = codesIn(tokens, catalogue.book);
    // The address of the page of the product above: a code in one word is a link.
    if (above !== undefined && tokens.length === 1 && code?.sku === above.entry.sku) continue;
    const hasCode = code !== undefined;
    if (!hasCode && !hasSku && (isQuantity(line) || SIZE_PAIRS.test(line))) isAmountFirst = true;
    hasSku ||= hasCode;
    if (!hasCode && !isAmountFirst && above !== undefined && continues(line, above)) {
      lines.push(`${lines.pop()}, ${line}`);
      above = { ...above, hasNumber: true };
      continue;
    }
    lines.push(raw);
    above = lineAbove(line, catalogue);
  }
  return lines;
}
