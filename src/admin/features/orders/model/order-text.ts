/** Reads the list of an order that staff type, scan or paste. */
import { impliedSizes } from './implied-size.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { oneLine } from '#core/one-line.ts';
import { linesOfProduct } from '#core/order/lines-of-product.ts';
import { sizesLabel } from '#core/order/requested-lines.ts';
import { pasteCatalogue, type PasteCatalogue } from '#core/paste/paste-catalogue.ts';
import {
  readPastedOrder,
  sizeOf,
  type ClearItem,
  type PastedItem,
} from '#core/paste/paste-order.ts';
import { withoutLinks } from '#core/paste/paste-links.ts';
import { piecesSentence } from '#core/paste/paste-pieces.ts';
import { notMadeText } from '#core/sizes/size-text.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import type { OrderLine } from '#schema/order.ts';

/** A catalogue to read SKUs with. */
export type ReadableCatalogue = PasteCatalogue<CatalogueEntry>;

export const readableCatalogue = (entries: readonly CatalogueEntry[]): ReadableCatalogue =>
  pasteCatalogue(new Map(entries.map((entry) => [entry.sku, entry])));

/** A product of the list. */
export interface ReadItem {
  sku: string;
  title: string;
  /** `10 pieces: 12 × 4, 14 × 6`. */
  text: string;
  /** Other words beside it. */
  note: string;
  lines: OrderLine[];
}

/** What the list of an order means, as typed. */
export interface ReadList {
  items: ReadItem[];
  /** Text that is not clear, with what is wrong with it. */
  problems: { source: string; reason: string }[];
  /** Lines with neither a SKU nor a number outside of a web address, such as a greeting. */
  leftOut: string[];
}

/** The question for the sizes of a product that comes in several; undefined for others. */
function sizesQuestion({ sku, sizes: [size, another] }: CatalogueEntry): string | undefined {
  if (size === undefined || another === undefined) return undefined;
  return `It comes in sizes. Type how many of each: ${sku} ${size}x4 ${another}x2.`;
}

/** The characters of a SKU as typed or scanned; words of other scripts beside it may say that it is not wanted. */
const CODE = /^[a-z\d\s._/-]+$/i;

/** A SKU without a quantity, as a scanner types it, is its MOQ; that of a size is one unit. */
function orderedIn(
  item: PastedItem,
  { entries, book }: ReadableCatalogue,
): Pick<ClearItem, 'sku' | 'qty' | 'sizes'> | string {
  if (item.kind === 'clear') return item;
  if (item.kind === 'invalid') return item.reason;
  if (item.kind === 'which')
    return `This SKU is not in the catalogue. Is it ${item.skus.join(' or ')}?`;
  const { size, source, notMade, choices } = item;
  const [sku = ''] = item.skus;
  const entry = entries.get(sku);
  const qty = size === undefined ? entry?.moq : 1;
  const scanned = CODE.test(source.normalize('NFKC')) ? book.find(source) : undefined;
  if (scanned?.sku === sku && scanned.size === size && qty !== undefined)
    return { sku, qty, ...sizeOf(size, qty) };
  if (choices !== undefined)
    return `${piecesSentence(choices, entry?.unit)} Type the quantity in sets.`;
  return [
    notMade && notMadeText(entry?.sizeSystem, notMade),
    (entry && sizesQuestion(entry)) ?? 'Type the quantity after the SKU.',
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** @returns what is wrong with it, if it is not clear */
function readItem(item: PastedItem, catalogue: ReadableCatalogue): ReadItem | string {
  const ordered = orderedIn(item, catalogue);
  if (typeof ordered === 'string') return ordered;
  const { sku, qty } = ordered;
  const entry = catalogue.entries.get(sku);
  if (entry === undefined) return `${sku} is not in the catalogue.`;
  const sizes = ordered.sizes ?? impliedSizes(entry, qty);
  const question = sizes === undefined ? sizesQuestion(entry) : undefined;
  if (question !== undefined) return question;
  const note = oneLine(item.note, LONGEST_LINE_NOTE);
  const units = formatUnits(qty, entry.unit);
  return {
    ...{ sku, title: entry.title, note },
    text: sizes === undefined ? units : `${units}: ${sizesLabel(sizes)}`,
    lines: linesOfProduct({ qty, sizes, ...(note !== '' && { note }) }, entry),
  };
}

export function readOrderText(text: string, catalogue: ReadableCatalogue): ReadList {
  const list: ReadList = { items: [], problems: [], leftOut: [] };
  for (const item of readPastedOrder(text, catalogue)) {
    const { source } = item;
    const read = readItem(item, catalogue);
    if (typeof read !== 'string') list.items.push(read);
    else if (item.kind === 'invalid' && !/\d/.test(withoutLinks(source))) list.leftOut.push(source);
    else list.problems.push({ source, reason: read });
  }
  return list;
}
