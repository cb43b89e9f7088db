/** Matches the columns of a list to product fields by their names. */
import { skuOf } from '#core/identifiers.ts';
import { parseUnit } from '#core/parse-unit.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { headerOf } from './column-names.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';
import { foldedName, foldedNames, foreignNames } from './foreign-names.ts';
import { cellReader } from './group-rows.ts';
import { groupSku } from './group-sku.ts';
import { guessFormat } from './guess-format.ts';
import { REASON_COLUMNS, SHOP_FORMAT, type CellFormat, type ImportMapping } from './mapping.ts';
import { optionColumns } from './option-columns.ts';
import { isNothing, readCell } from './read-cell.ts';
import type { List } from './read-list.ts';
import { isMaking, isUsualBasis, readMaking } from './read-making.ts';

/** Headers of the shop's own export also match without their unit, and percentages with and without their sign. */
function namesOf(column: ProductColumn): string[] {
  const own = [column.field, headerOf(column), headerOf(column).replace(/ \(.*/, '')];
  const names = [...own.map(foldedName), ...foreignNames(column.field)];
  const isPercentage = column.type.kind === 'rate' || column.type.kind === 'purity';
  return isPercentage ? names.flatMap((name) => [`${name}percent`, name]) : names;
}

/** A column is found by the longest known form of its name: `Making per piece` is not `Making`. */
const ALL_NAMES = new Set(PRODUCT_COLUMNS.flatMap(namesOf));

const fieldName = (name: string): string | undefined =>
  foldedNames(name).find((key) => ALL_NAMES.has(key));

/**
 * The shop's own columns; undefined for a list without SKU, with less than half of its columns from the shop, or with
 * another one for a field, like `Weight`.
 */
function exportedColumns(header: readonly string[]): ImportMapping['columns'] | undefined {
  const exported = PRODUCT_COLUMNS.filter((column) => header.includes(headerOf(column)));
  const own = new Set(exported.map(headerOf));
  const others = header.filter((name) => name !== '' && !own.has(name));
  const isExport =
    exported.some(({ field }) => field === 'sku') &&
    exported.length >= others.length &&
    others.every((name) => REASON_COLUMNS.includes(name) || fieldName(name) === undefined);
  return isExport
    ? Object.fromEntries(exported.map((column) => [column.field, headerOf(column)]))
    : undefined;
}

/** Rows that decide whether a column has what its name says. */
const SAMPLES = 500;

/** The filled cells of a column. */
function valuesOf({ header, rows }: List, name: string): string[] {
  const place = header.indexOf(name);
  return rows.map((row) => row.cells[place]?.trim() ?? '').filter((text) => text !== '');
}

/** These mean something else in other shops, such as whether a product is for sale there. */
const NOT_GUESSED: ReadonlySet<string> = new Set(['status', 'publishAt', 'priceMode', 'oldSlugs']);

/** Columns that have codes or names, depending on the list: `Design`, `Article`. */
const CODES_OR_NAMES: ReadonlySet<string> = new Set(['design', 'article', 'model']);

interface Candidate {
  name: string;
  values: readonly string[];
}

/** Texts fit every column. Most other values have to be readable, because a row with one that is not is refused. */
function fits({ field, type }: ProductColumn, { name, values }: Candidate, format: CellFormat) {
  if (type.kind === 'pictures') return values.every((text) => /^(?:https?:|\/)/.test(text));
  const withDigits = values.filter((text) => /\d/.test(text)).length;
  if (field === 'sku' && CODES_OR_NAMES.has(foldedName(name)))
    return withDigits * 2 >= values.length;
  // `12 pcs` below `Units` is a quantity, not a set.
  if (field === 'unit' && foldedName(name) === 'units' && withDigits * 2 > values.length)
    return false;
  if (isMaking(field) && !isUsualBasis(field, values)) return false;
  const isReadable = (text: string): boolean =>
    (isMaking(field) ? readMaking(field, text, format) : readCell(type, text, format)).ok;
  const readable = values.filter(isReadable);
  return readable.length * 2 >= values.length;
}

/** Each column is used once. */
function similarColumns({ header, rows }: List, format: CellFormat): ImportMapping['columns'] {
  const free = new Map(header.toReversed().map((name) => [fieldName(name) ?? '', name] as const));
  const valuesIn = (name: string): string[] =>
    valuesOf({ header, rows: rows.slice(0, SAMPLES) }, name).filter((text) => !isNothing(text));
  const used = new Set<string>();
  const columns: ImportMapping['columns'] = {};
  for (const column of PRODUCT_COLUMNS) {
    if (NOT_GUESSED.has(column.field)) continue;
    const candidates = namesOf(column).flatMap((key) => free.get(key) ?? []);
    const name = candidates.find(
      (each) => !used.has(each) && fits(column, { name: each, values: valuesIn(each) }, format),
    );
    if (name === undefined) continue;
    columns[column.field] = name;
    used.add(name);
  }
  return withTitles(columns, valuesIn);
}

/** Suppliers call short names descriptions. */
function withTitles(
  { description, ...columns }: ImportMapping['columns'],
  valuesIn: (name: string) => readonly string[],
): ImportMapping['columns'] {
  if (description === undefined) return columns;
  const texts = valuesIn(description);
  const isTitle =
    columns.title === undefined &&
    texts.length > 0 &&
    texts.every((text) => text.length <= LONGEST_TITLE && !text.includes('\n'));
  return { ...columns, [isTitle ? 'title' : 'description']: description };
}

const PARENTS: ReadonlySet<string> = new Set(['parent', 'parentsku']);

/** How a list writes the sizes of a product: below a parent, or in rows with the same value. */
function rowsOfProducts(list: List, columns: ImportMapping['columns']) {
  const { header, rows } = list;
  const parent = header.find((name) => PARENTS.has(foldedName(name))) ?? '';
  const cell = cellReader(header);
  const sizeColumns = [columns.sizes, ...optionColumns(header).map(({ value }) => value)].filter(
    (name) => name !== undefined,
  );
  const isContinued = rows.some(
    (row) =>
      cell(row, columns.title) === '' &&
      cell(row, columns.sku) === '' &&
      sizeColumns.some((name) => cell(row, name) !== ''),
  );
  const isRepeated = (column: string): boolean => {
    const values = valuesOf(list, column);
    return isContinued || new Set(values).size < values.length;
  };
  /** Products with the same title have SKUs of their own; sizes share the beginning of theirs. */
  const areSizes = (title: string): boolean =>
    [...Map.groupBy(rows, (row) => cell(row, title)).values()].some(
      (same) =>
        same.length > 1 &&
        groupSku(
          same.map((row) => ({
            sku: skuOf(cell(row, columns.sku)),
            label: cell(row, columns.sizes),
          })),
        ) !== undefined,
    );
  const named = [columns.slug, columns.sku, columns.title].filter((name) => name !== undefined);
  const group =
    parent === '' && sizeColumns.length > 0
      ? named.find((name) => isRepeated(name) && (name !== columns.title || areSizes(name)))
      : undefined;
  return { parent, group: group ?? '' };
}

/** The unit in the name of the price column: `Rate per pair`. */
function unitInName({
  pricePaise = '',
  unit,
}: ImportMapping['columns']): ImportMapping['defaults'] {
  const written = /(?:\bper\b|\/)\s*([\p{L}\p{M}]+)[^\p{L}]*$/iu.exec(pricePaise)?.[1] ?? '';
  const named = parseUnit(written);
  return unit !== undefined || named === undefined || named === SINGLE_PIECE ? {} : { unit: named };
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
    defaults: unitInName(columns),
    newCategories: 'refuse',
  };
}

/** The mapping of a list that this shop exported; columns may be missing. Undefined for other lists. */
export function shopMapping(header: readonly string[]): ImportMapping | undefined {
  const columns = exportedColumns(header);
  return columns && { ...guessMapping([]), columns, exact: true };
}
