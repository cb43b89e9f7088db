/** Reads counted or received quantities: scanned or pasted lines, and CSV files. */
import { foldedName, foldedNames, foreignNames } from '#core/import/foreign-names.ts';
import { cellReader } from '#core/import/group-rows.ts';
import { readList, type List } from '#core/import/read-list.ts';
import { skuOf } from '#core/identifiers.ts';
import { codeBook } from '#core/order/code-book.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { onlySizeOf } from '#core/sizes/by-size.ts';
import { codedProduct } from '#core/sizes/size-skus.ts';
import { bangleBeforeExcel } from '#core/sizes/excel-bangles.ts';
import { normalizeSize } from '#core/sizes/normalize-size.ts';
import { parseSizeQuantities } from '#core/sizes/size-quantities.ts';
import { MOST_STOCK } from '#schema/limits.ts';
import type { ProductDocument } from '#schema/product.ts';

/** A line as typed, with its SKU. */
export interface CountEntry {
  /** From 1, for messages. */
  line: number;
  sku: string;
  /** What follows the SKU: sizes and quantities. */
  rest: string;
}

/** The entries of scanned or pasted text; a scan is a line with a SKU only. */
export const entriesOf = (text: string): CountEntry[] =>
  text.split(/\r\n?|\n/).flatMap((raw, at) => {
    const [, sku = '', rest = ''] = /^\s*([^\s,;]+)[\s,;]*(.*?)\s*$/.exec(raw) ?? [];
    return sku === '' ? [] : [{ line: at + 1, sku: sku.toUpperCase(), rest }];
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
  const lines = list.value.rows.map((row) => {
    // Also `1,200`, and a SKU with spaces.
    const code = skuOf(cell(row, sku));
    const units = cell(row, quantity).replace(/(?<=\d),(?=\d{3})/g, '');
    // A row without a quantity was not counted; as a line without one it would be a scan of one unit.
    if (code === '' || units === '') return '';
    const label = cell(row, size);
    // With a unit, a quantity alone is not taken for a scanned size.
    const isAlone = label === '' && /^[\d.]+$/.test(units);
    return [code, label, isAlone ? `${units} pcs` : units].filter(Boolean).join('\t');
  });
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0
    ? failed(`No row of the file has both a SKU and a quantity in “${quantity}”.`)
    : succeeded(filled.join('\n'));
}

export interface CountedProduct {
  id: string;
  product: Pick<ProductDocument, 'sku' | 'title' | 'sizeSystem' | 'sizes'>;
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

/** Also `12.00 Pairs`, as accounting programs export it. */
const QUANTITY = /^(\d{1,7})(?:\.0+)?(?:\s*(?:pcs?|pieces?|pairs?|sets?|nos?)\.?)?$/i;

/** The quantity in a text; a scan without one counts as 1. */
const quantityIn = (text: string): number =>
  text === '' ? 1 : Number(QUANTITY.exec(text)?.[1] ?? NaN);

/** Sizes with quantities: `12x4 14x6`, `12 4`, or one scanned size. */
function sizesIn(rest: string, { sizeSystem: system = 'free', sizes }: CountedProduct['product']) {
  const labels = sizes.map(({ label }) => label);
  const [, first = '', second = ''] = /^(.*?)[\s,;]+(\d{1,7})$/.exec(rest) ?? [];
  for (const [size, qty] of [
    [first, second],
    [rest, '1'],
  ] as const) {
    const label = normalizeSize(system, system === 'bangle' ? bangleBeforeExcel(size) : size);
    if (label !== undefined && labels.includes(label)) return [{ label, qty: Number(qty) }];
  }
  const read = parseSizeQuantities(rest, system, labels);
  return read.rest === '' && read.sizes.length > 0 ? read.sizes : undefined;
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
    // The only size of a product needs no name.
    const size = hit?.size ?? onlySizeOf(of.product.sizes);
    const isSized = of.product.sizes.length > 0 && size === undefined;
    const units = isSized ? NaN : quantityIn(rest);
    const sizes = Number.isNaN(units) && sizesIn(rest, of.product);
    // A file may name the size of a SKU that is of one size only.
    const isOther = ({ label }: { label: string }) => hit?.size !== undefined && label !== hit.size;
    if (sizes && sizes.some(isOther)) {
      const labels = sizes.map(({ label }) => label).join(', ');
      report(`This SKU is for size ${hit?.size ?? ''}, but the line says ${labels}.`);
    } else if (sizes) for (const { label, qty } of sizes) add(of, label, qty);
    else if (isSized) {
      const labels = of.product.sizes.map(({ label }) => label).join(', ');
      report(
        `Enter a size and its quantity, like “${of.product.sizes[0]?.label ?? ''} 5”. Sizes: ${labels}.`,
      );
    } else if (Number.isNaN(units) || units > MOST_STOCK)
      report(`“${rest}” is not a quantity. Enter a whole number.`);
    else add(of, size, units);
  }
  return { counts: [...counts.values()], problems };
}
