/** Matches the columns of a list to product fields by their names. */
import { skuOf } from '#core/identifiers.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import { SINGLE_PIECE } from '#core/unit-of-sale.ts';
import { showValue } from '#schema/problem.ts';
import { headerOf, nameOf } from './column-names.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from './columns.ts';
import { foldedName, foldedNames, foreignNames } from './foreign-names.ts';
import { cellReader } from './group-rows.ts';
import { groupSku } from './group-sku.ts';
import { guessFormat } from './guess-format.ts';
import {
  REASON_COLUMNS,
  SHOP_FORMAT,
  unusedColumns,
  type CellFormat,
  type ImportMapping,
} from './mapping.ts';
import { furtherImageColumns, optionColumns } from './option-columns.ts';
import { guessTierColumns, impliedByTiers } from './tier-columns.ts';
import { withAmounts } from './amounts-by-rate.ts';
import { isNothing, readCell } from './read-cell.ts';
import type { List } from './read-list.ts';
import { isMaking, isOtherBasis, isUsualBasis, readMaking } from './read-making.ts';
import { includesTax, readMoney, weightOfRate } from './read-money.ts';
import { DIMENSIONS, hasDimensions } from './shared-dimensions.ts';
import { valueProblem } from './row-problem.ts';
import { unitOfList } from './unit-of-list.ts';

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

/** The cells of the first rows that have a value. */
const sampleValues = ({ header, rows }: List, name: string): string[] =>
  valuesOf({ header, rows: rows.slice(0, SAMPLES) }, name).filter((text) => !isNothing(text));

/** These mean something else in other shops, such as whether a product is for sale there. */
const NOT_GUESSED: ReadonlySet<string> = new Set(['status', 'publishAt', 'priceMode', 'oldSlugs']);

/** Columns that have codes or names, depending on the list: `Design`, `Article`. */
const CODES_OR_NAMES: ReadonlySet<string> = new Set(['design', 'article', 'model']);

const LENGTHS: ReadonlySet<string> = new Set(['length', 'longueur', 'लंबाई'].map(foldedName));
const WIDTH_AND_HEIGHT = PRODUCT_COLUMNS.filter(({ field }) =>
  ['dimensions.widthUm', 'dimensions.heightUm'].includes(field),
).map(namesOf);

/** Whether a length is a measure of the piece: sizes are among the options, or its width and height are in the list. */
function isMeasure(name: string, header: readonly string[]): boolean {
  if (!LENGTHS.has(fieldName(name) ?? '')) return false;
  const names = header.map((each) => fieldName(each) ?? '');
  return (
    optionColumns(header).length > 0 ||
    WIDTH_AND_HEIGHT.every((own) => names.some((each) => own.includes(each)))
  );
}

/** Whether the column is one of Shopify's for facts of a product: its rows have each size as an option. */
const isFact = (name: string): boolean => name.includes('(product.metafields.');

/** Whether the name of a column says that its amounts are for another weight, or with GST: `Rate/gm` for a price. */
const isOtherRate = ({ field, type }: ProductColumn, name: string): boolean =>
  isMaking(field)
    ? isOtherBasis(field, name)
    : type.kind === 'money' && (weightOfRate(name) !== undefined || includesTax(name));

interface Candidate {
  name: string;
  values: readonly string[];
}

/** Empty columns, which exports and templates have, come last; before them Shopify's for one market, `Price / India`. */
function likelyFirst(candidates: readonly Candidate[]): Candidate[] {
  const rank = ({ name, values }: Candidate): number =>
    values.length === 0 ? 2 : Number(name.includes(' / '));
  return candidates.toSorted((one, other) => rank(one) - rank(other));
}

/** Their values may be the colours of stones or enamel, too. */
const COLOURS: ReadonlySet<string> = new Set(
  ['colour', 'color', 'color name', 'couleur', 'रंग'].map(foldedName),
);
const LOOKS = PRODUCT_COLUMNS.filter(({ field }) => ['plating', 'finish'].includes(field));

/** Reads a cell of the column `name` as this field. */
const readAs = ({ field, type }: ProductColumn, text: string, name: string, format: CellFormat) =>
  isMaking(field) ? readMaking(field, text, format) : readCell(type, text, format, name);

/** Texts fit every column. Most other values have to be readable, because a row with one that is not is refused. */
function fits(column: ProductColumn, { name, values }: Candidate, format: CellFormat) {
  const { field, type } = column;
  if (type.kind === 'pictures') return values.every((text) => /^(?:https?:|\/)/.test(text));
  const withDigits = values.filter((text) => /\d/.test(text)).length;
  if (field === 'sku' && CODES_OR_NAMES.has(foldedName(name)))
    return withDigits * 2 >= values.length;
  // `12 pcs` below `Units` is a quantity, not a set.
  if (field === 'unit' && foldedName(name) === 'units' && withDigits * 2 > values.length)
    return false;
  // `Titre` is also the fineness of silver.
  if (field === 'title')
    return values.filter((text) => /\p{L}/u.test(text)).length * 2 >= values.length;
  // `120` below `Stone` is an amount or a count.
  const amounts = () => values.filter((text) => readMoney(text, format).success);
  if (field === 'stones' && amounts().length * 2 > values.length) return false;
  if (isMaking(field) && !isUsualBasis(field, values)) return false;
  // A cell may also be a finish: `Black`.
  if (field === 'plating' && COLOURS.has(fieldName(name) ?? ''))
    return values.every((text) => LOOKS.some((each) => readAs(each, text, name, format).success));
  const readable = values.filter((text) => readAs(column, text, name, format).success);
  return readable.length * 2 >= values.length;
}

/** Each column is used once. */
function similarColumns({ header, rows }: List, format: CellFormat): ImportMapping['columns'] {
  const byName = Map.groupBy(header, (name) => fieldName(name) ?? '');
  const valuesIn = (name: string): string[] => sampleValues({ header, rows }, name);
  const shared = header.find((name) => hasDimensions(name, valuesIn(name), format));
  const used = new Set(shared === undefined ? [] : [shared]);
  const columns: ImportMapping['columns'] = {};
  for (const column of PRODUCT_COLUMNS) {
    if (NOT_GUESSED.has(column.field)) continue;
    const names = namesOf(column)
      .flatMap((key) => {
        const same = byName.get(key)?.filter((each) => !isOtherRate(column, each)) ?? [];
        return same.find((each) => valuesIn(each).length > 0) ?? same[0] ?? [];
      })
      .filter((each) => column.field !== 'sizes' || !(isFact(each) || isMeasure(each, header)));
    const further = column.type.kind === 'pictures' ? furtherImageColumns(header) : [];
    const candidates = [...new Set([...names, ...further])]
      .filter((each) => !used.has(each))
      .map((each): Candidate => ({ name: each, values: valuesIn(each) }));
    const match = likelyFirst(candidates).find((each) => fits(column, each, format));
    if (match === undefined) continue;
    columns[column.field] = match.name;
    used.add(match.name);
  }
  if (shared !== undefined && DIMENSIONS.every((field) => columns[field] === undefined))
    Object.assign(columns, Object.fromEntries(DIMENSIONS.map((field) => [field, shared])));
  return withTitles(withAmounts(columns, { header, rows }, format), valuesIn);
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
    [...Map.groupBy(rows, (row) => cell(row, title)).values()]
      .filter((same) => same.length > 1)
      .every(
        (same) =>
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

/** Matches columns whose names are usual and whose values fit; staff match the others. */
export function guessMapping(header: readonly string[], rows: List['rows'] = []): ImportMapping {
  const list = { header, rows };
  const format = { ...SHOP_FORMAT, ...guessFormat(list) };
  // Any rate tells whether a cell is an amount.
  const readable = { ...format, rate: '1' };
  const tiers = guessTierColumns(list, readable);
  const { columns, defaults } = impliedByTiers(similarColumns(tiers.others, readable), tiers);
  const unit = columns.unit ? undefined : unitOfList(columns, (name) => sampleValues(list, name));
  return {
    ...format,
    ...rowsOfProducts(list, columns),
    skuPattern: '',
    columns,
    tierColumns: tiers.tierColumns,
    defaults: { ...defaults, ...(unit !== undefined && unit !== SINGLE_PIECE && { unit }) },
    newCategories: 'refuse',
  };
}

/** A column that is not used although its name is that of a field. */
export interface SkippedColumn {
  column: string;
  /** The name of the field. */
  field: string;
  /** What is wrong with one of its values: `"3 masha" isn't a weight. Write it like 4.5 or 4.5 g.` */
  message: string;
}

/** The unused columns with the name of a field that has no column, because most of their values can't be read. */
export function skippedColumns(list: List, mapping: ImportMapping): SkippedColumn[] {
  // Any rate tells whether a cell is an amount.
  const format = { ...mapping, rate: '1' };
  const isOpen = ({ field }: ProductColumn): boolean =>
    !NOT_GUESSED.has(field) && mapping.columns[field] === undefined;
  return unusedColumns(mapping, list.header).flatMap((name) => {
    const key = fieldName(name) ?? '';
    const column = PRODUCT_COLUMNS.find((each) => isOpen(each) && namesOf(each).includes(key));
    if (column === undefined) return [];
    const values = sampleValues(list, name);
    const messages = values.flatMap((text) => {
      const conversion = readAs(column, text, name, format);
      const wrong = { field: column.field, column: name, actual: showValue(text) };
      return conversion.success ? [] : valueProblem({ ...wrong, ...conversion }).message;
    });
    const [message] = messages;
    const isSkipped = message !== undefined && messages.length * 2 > values.length;
    return isSkipped ? [{ column: name, field: nameOf(column.field), message }] : [];
  });
}

/** The mapping of a list that this shop exported; columns may be missing. Undefined for other lists. */
export function shopMapping(header: readonly string[]): ImportMapping | undefined {
  const columns = exportedColumns(header);
  return columns && { ...guessMapping([]), columns, exact: true };
}
