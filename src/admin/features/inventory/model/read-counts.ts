/** Reads counted or received quantities: scanned or pasted lines, and CSV files. */
import { foldedName, foldedNames, foreignNames } from '#core/import/foreign-names.ts';
import { cellReader } from '#core/import/group-rows.ts';
import { readList, type List } from '#core/import/read-list.ts';
import { ONLY_VARIANT } from '#core/import/size-labels.ts';
import { skuOf } from '#core/identifiers.ts';
import { codeBook } from '#core/order/code-book.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { codedProduct } from '#core/sizes/size-skus.ts';
import type { ProductDocument } from '#schema/product.ts';
import { readCountLine } from './count-line.ts';

/** A line as typed, with its SKU. */
export interface CountEntry {
  /** From 1, for messages. */
  line: number;
  sku: string;
  /** What follows the SKU: sizes and quantities. */
  rest: string;
}

/** Without the comma in `1,200`. */
const joined = (text: string): string => text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** The entries of scanned or pasted text; a scan is a line with a SKU only. */
export const entriesOf = (text: string): CountEntry[] =>
  text.split(/\r\n?|\n/).flatMap((raw, at) => {
    const [, sku = '', rest = ''] = /^\s*([^\s,;=]+)[\s,;=]*(.*?)\s*$/.exec(raw) ?? [];
    return sku === '' ? [] : [{ line: at + 1, sku: sku.toUpperCase(), rest: joined(rest) }];
  });

const QUANTITY_NAMES = [
  'counted',
  'count',
  'onhand',
  'quantity',
  'qty',
  'stock',
  'physical count',
  'physical stock',
  'variant inventory qty',
  'inventory quantity',
  'stock qty',
  'stock quantity',
  'units',
  'pcs',
  'pieces',
  'closing quantity',
  'closing balance',
  'closing stock',
  'मात्रा',
  'quantite',
].map(foldedName);

/** The column with the most specific of these names. */
const columnOf = ({ header }: List, names: readonly string[]): string | undefined =>
  names
    .map((name) => header.find((each) => foldedNames(each).includes(name)))
    .find((column) => column !== undefined);

/** The rows of a CSV file as lines of text, or why it can't be used. */
export function linesOfFile(bytes: Uint8Array): Result<string> {
  const list = readList(bytes);
  if (!list.success) return list;
  const [sku, size, quantity] = [
    ['sku', ...foreignNames('sku')],
    ['size', ...foreignNames('sizes')],
    QUANTITY_NAMES,
  ].map((names) => columnOf(list.value, names));
  if (sku === undefined || quantity === undefined)
    return failed('The file needs columns named “SKU” and “Counted” (or “On hand”, “Quantity”).');
  const cell = cellReader(list.value.header);
  // With a unit, a quantity alone is not taken for a scanned size.
  const unit = /^(?:pcs|pieces)/i.test(quantity) ? 'pcs' : 'nos';
  const lines = list.value.rows.map((row) => {
    // Also `1,200`, and a SKU with spaces.
    const code = skuOf(cell(row, sku));
    const units = joined(cell(row, quantity));
    // A row without a quantity was not counted; as a line without one it would be a scan of one unit.
    if (code === '' || units === '') return '';
    const named = cell(row, size);
    const label = named === ONLY_VARIANT ? '' : named;
    const isAlone = label === '' && /^[\d.]+$/.test(units);
    return [code, label, isAlone ? `${units} ${unit}` : units].filter(Boolean).join('\t');
  });
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0
    ? failed(`No row of the file has both a SKU and a quantity in “${quantity}”.`)
    : succeeded(filled.join('\n'));
}

export interface CountedProduct {
  id: string;
  product: Pick<ProductDocument, 'sku' | 'title' | 'sizeSystem' | 'sizes' | 'unit' | 'stockStatus'>;
}

/** The units of one product and size. */
export interface Counted {
  of: CountedProduct;
  size: string | undefined;
  units: number;
}

export interface CountProblem {
  line: number;
  sku: string;
  why: string;
}

/** Adds up the entries by product and size; what can't be read is a problem of its line. */
export function countsOf(
  entries: readonly CountEntry[],
  bySku: ReadonlyMap<string, CountedProduct>,
): { counts: Counted[]; problems: CountProblem[] } {
  const book = codeBook([...bySku.values()].map(({ product }) => codedProduct(product)));
  const counts = new Map<string, Counted>();
  const problems: CountProblem[] = [];
  const add = (of: CountedProduct, size: string | undefined, units: number): void => {
    const key = JSON.stringify([of.id, size]);
    counts.set(key, { of, size, units: (counts.get(key)?.units ?? 0) + units });
  };
  for (const { line, sku, rest } of entries) {
    const report = (why: string): void => void problems.push({ line, sku, why });
    const hit = book.find(sku);
    const of = bySku.get(hit?.sku ?? '');
    if (of === undefined) {
      report('No product has this SKU.');
      continue;
    }
    const read = readCountLine(rest, of.product, hit?.size);
    if (read.success) for (const { size, units } of read.value) add(of, size, units);
    else report(read.error);
  }
  return { counts: [...counts.values()], problems };
}
