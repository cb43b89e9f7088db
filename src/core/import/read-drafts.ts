/** Reads the rows of a list into values for product fields. */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { summary } from '#core/summary.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import { showValue } from '#schema/problem.ts';
import { nameOf } from './column-names.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { SHOP_FORMAT, type ImportMapping } from './mapping.ts';
import type { FieldValues } from './nested-fields.ts';
import { readCell } from './read-cell.ts';
import type { List, ListRow } from './read-list.ts';
import { rateOf } from './read-money.ts';
import {
  notExpected,
  refusedRow,
  valueProblem,
  type RefusedRow,
  type RowProblem,
} from './row-problem.ts';

export interface Draft {
  row: number;
  sku: string;
  /** From the list; only these change an existing product. */
  values: FieldValues;
  /** For a new product, where the list has no value. */
  defaults: FieldValues;
  /** Whether the title was too long. */
  isShortened: boolean;
}

/** The typed defaults by field, or what is wrong with them. */
function readDefaults({ defaults }: ImportMapping) {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const { field, type } of PRODUCT_COLUMNS) {
    const text = defaults[field]?.trim() ?? '';
    if (text === '') continue;
    const conversion = readCell(type, text, SHOP_FORMAT);
    if (conversion.ok) values[field] = conversion.value;
    else
      problems.push(
        `${nameOf(field)}, default for new products: "${text}" ${notExpected(conversion.expected)}. ${conversion.remedy}`,
      );
  }
  return { values, problems };
}

/** What is missing before rows can be read, as sentences. */
export const mappingProblems = (mapping: ImportMapping): string[] => [
  ...(mapping.columns.sku ? [] : ['Choose the column with the SKU. Products are matched by SKU.']),
  ...(rateOf(mapping) ? [] : [`Enter how many rupees one ${mapping.currency} is.`]),
  ...readDefaults(mapping).problems,
];

function readCells(
  mapping: ImportMapping,
  places: ReadonlyMap<string, number>,
  { cells }: ListRow,
): { values: Record<string, unknown>; problems: RowProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { field, type } of PRODUCT_COLUMNS) {
    const column = mapping.columns[field];
    const cell = cells[places.get(column ?? '') ?? -1] ?? '';
    // In the shop's own list, spaces belong to longer texts.
    const text = mapping.exact && type.kind === 'text' ? cell : cell.trim();
    if (column === undefined || text === '') continue;
    const conversion = readCell(type, text, mapping);
    if (conversion.ok) values[field] = conversion.value;
    else problems.push(valueProblem({ field, column, actual: showValue(text), ...conversion }));
  }
  return { values, problems };
}

/** Text in the shop's formats. @returns whether the title was shortened */
function normalize(values: Record<string, unknown>, { exact }: ImportMapping): boolean {
  const { title, slug, tags } = values;
  if (typeof slug === 'string') values['slug'] = slugOf(slug);
  if (exact) return false;
  if (Array.isArray(tags)) values['tags'] = [...new Set(tags.map((tag) => slugOf(String(tag))))];
  if (typeof title !== 'string') return false;
  values['title'] = summary(title, LONGEST_TITLE);
  return title.length > LONGEST_TITLE;
}

const raggedRow = ({ row, cells }: ListRow, { length }: readonly string[]): RefusedRow =>
  refusedRow(
    { row, sku: undefined },
    `The row has ${cells.length} cells and the header has ${length}.`,
    'Check for a missing comma or quote, or a line break inside a cell.',
    `The row has ${cells.length < length ? 'fewer' : 'more'} cells than the header`,
  );

/** Later rows of the same SKU are refused. */
const repeatedRow = ({ row, sku }: Draft, first: Draft): RefusedRow =>
  refusedRow(
    { row, sku },
    `Duplicate SKU (also in row ${first.row}).`,
    `Row ${first.row} is imported. Keep one of the two rows, or give them different SKUs.`,
    'Duplicate SKU',
  );

/** Most lists have one weight column, so the gross weight of a new product is its net weight. */
const withGross = (defaults: FieldValues, values: FieldValues, { columns }: ImportMapping) =>
  columns.grossWeightMg === undefined
    ? { grossWeightMg: values['netWeightMg'] ?? defaults['netWeightMg'], ...defaults }
    : defaults;

/** Reads every row: drafts with distinct SKUs, and the rows that can't be read with their problems. */
export function readDrafts(mapping: ImportMapping, { header, rows }: List) {
  const places = new Map(header.map((name, place) => [name, place]));
  const defaults = readDefaults(mapping).values;
  const drafts = new Map<string, Draft>();
  const refused: RefusedRow[] = [];
  for (const source of rows) {
    const { row } = source;
    if (source.cells.length !== header.length) {
      refused.push(raggedRow(source, header));
      continue;
    }
    const { values, problems } = readCells(mapping, places, source);
    const sku = skuOf(String(values['sku'] ?? ''));
    const isShortened = normalize(values, mapping);
    if (sku === '' && problems.length === 0)
      problems.push(
        valueProblem({
          field: 'sku',
          column: mapping.columns.sku,
          actual: 'nothing',
          expected: 'expected a value',
          remedy: 'Fill in the cell.',
        }),
      );
    if (problems.length > 0) {
      refused.push({ action: 'refuse', row, sku: sku || undefined, problems });
      continue;
    }
    const draft = {
      ...{ row, sku, values: { ...values, sku }, isShortened },
      defaults: withGross(defaults, values, mapping),
    };
    const first = drafts.get(sku);
    if (first) refused.push(repeatedRow(draft, first));
    else drafts.set(sku, draft);
  }
  return { drafts: [...drafts.values()], refused };
}
