/** Matches the columns of a list to product fields by their names. */
import { headerOf } from './column-names.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';
import { foldedName, foldedNames, foreignNames } from './foreign-names.ts';
import { guessFormat } from './guess-format.ts';
import { SHOP_FORMAT, type CellFormat, type ImportMapping } from './mapping.ts';
import { optionColumns } from './option-columns.ts';
import { readCell } from './read-cell.ts';
import type { List } from './read-list.ts';

/** Headers of the shop's own export also match without their unit. */
const namesOf = (column: ProductColumn): string[] => [
  ...[column.field, headerOf(column), headerOf(column).replace(/ \(.*/, '')].map(foldedName),
  ...foreignNames(column.field),
];

/** The shop's own columns; undefined for a list without SKU, or with less than half of its columns from the shop. */
function exportedColumns(header: readonly string[]): ImportMapping['columns'] | undefined {
  const exported = PRODUCT_COLUMNS.filter((column) => header.includes(headerOf(column)));
  const names = header.filter((name) => name !== '');
  const isExport =
    exported.some(({ field }) => field === 'sku') && exported.length * 2 >= names.length;
  return isExport
    ? Object.fromEntries(exported.map((column) => [column.field, headerOf(column)]))
    : undefined;
}

/** Values that decide whether a column has what its name says. */
const SAMPLES = 200;

/** These mean something else in other shops, such as whether a product is for sale there. */
const NOT_GUESSED: ReadonlySet<string> = new Set(['status', 'publishAt', 'priceMode', 'oldSlugs']);

/** Texts fit every column; most other values have to be readable, because a row with one that is not is refused. */
function fits({ type }: ProductColumn, values: readonly string[], format: CellFormat): boolean {
  if (type.kind === 'pictures') return values.every((text) => /^(?:https?:|\/)/.test(text));
  const readable = values.filter((text) => readCell(type, text, format).ok);
  return readable.length * 2 >= values.length;
}

/** Each column is used once. */
function similarColumns({ header, rows }: List, format: CellFormat): ImportMapping['columns'] {
  const free = new Map(
    header.toReversed().flatMap((name) => foldedNames(name).map((key) => [key, name] as const)),
  );
  const valuesIn = (name: string): string[] => {
    const place = header.indexOf(name);
    const cells = rows.map((row) => row.cells[place]?.trim() ?? '').filter((text) => text !== '');
    return cells.slice(0, SAMPLES);
  };
  const used = new Set<string>();
  const columns: ImportMapping['columns'] = {};
  for (const column of PRODUCT_COLUMNS) {
    if (NOT_GUESSED.has(column.field)) continue;
    const candidates = namesOf(column).flatMap((key) => free.get(key) ?? []);
    const name = candidates.find((each) => !used.has(each) && fits(column, valuesIn(each), format));
    if (name === undefined) continue;
    columns[column.field] = name;
    used.add(name);
  }
  return columns;
}

const PARENTS: ReadonlySet<string> = new Set(['parent', 'parentsku']);

/** How a list writes the sizes of a product: below a parent, or in rows with the same value. */
function rowsOfProducts({ header, rows }: List, columns: ImportMapping['columns']) {
  const parent = header.find((name) => PARENTS.has(foldedName(name))) ?? '';
  const isRepeated = (column: string): boolean => {
    const place = header.indexOf(column);
    const values = rows.map((row) => row.cells[place]?.trim() ?? '').filter((text) => text !== '');
    return new Set(values).size < values.length;
  };
  const hasSizes = columns.sizes !== undefined || optionColumns(header).length > 0;
  const named = [columns.slug, columns.sku, columns.title].filter((name) => name !== undefined);
  const group = parent === '' && hasSizes ? named.find(isRepeated) : undefined;
  return { parent, group: group ?? '' };
}

/** Matches columns whose names are usual and whose values fit; staff match the others. */
export function guessMapping(header: readonly string[], rows: List['rows'] = []): ImportMapping {
  const list = { header, rows };
  const format = { ...SHOP_FORMAT, ...guessFormat(list) };
  // Any rate tells whether a cell is an amount.
  const columns = similarColumns(list, { ...format, rate: '1' });
  return {
    ...format,
    ...rowsOfProducts(list, columns),
    skuPattern: '',
    columns,
    defaults: {},
    newCategories: 'refuse',
  };
}

/** The mapping of a list that this shop exported; columns may be missing. Undefined for other lists. */
export function shopMapping(header: readonly string[]): ImportMapping | undefined {
  const columns = exportedColumns(header);
  return columns && { ...guessMapping([]), columns, exact: true };
}
