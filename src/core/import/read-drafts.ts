/** Reads the rows of a list into values for product fields. */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { summary } from '#core/summary.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import { showValue } from '#schema/problem.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import type { ImportMapping } from './mapping.ts';
import type { FieldValues } from './nested-fields.ts';
import { readCell } from './read-cell.ts';
import type { ListRow } from './read-list.ts';
import { rateOf } from './read-number.ts';
import { refusedRow, type RefusedRow, type RowProblem } from './refused-rows.ts';

export interface Draft {
  row: number;
  sku: string;
  values: FieldValues;
}

/** What is missing before rows can be read, as sentences. */
export const mappingProblems = (mapping: ImportMapping): string[] => [
  ...(mapping.columns.sku ? [] : ['Choose the column with the SKU. Products are matched by SKU.']),
  ...(rateOf(mapping) ? [] : [`Enter how many rupees one ${mapping.currency} is.`]),
];

/** Text in the shop's formats. */
function normalized(values: FieldValues, exact: boolean): FieldValues {
  const { slug, tags, title } = values;
  return {
    ...values,
    ...(typeof slug === 'string' && { slug: slugOf(slug) }),
    ...(!exact &&
      Array.isArray(tags) && { tags: [...new Set(tags.map((tag) => slugOf(String(tag))))] }),
    ...(!exact && typeof title === 'string' && { title: summary(title, LONGEST_TITLE) }),
  };
}

/** Reads one row, or says why it can't be read. */
export function readRow(
  mapping: ImportMapping,
  header: readonly string[],
  { row, cells }: ListRow,
): Draft | RefusedRow {
  if (cells.length !== header.length)
    return refusedRow(
      { row, sku: '' },
      `The row has ${cells.length} cells and the header has ${header.length}. Check for a missing comma or quote, or a line break inside a cell.`,
    );
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { field, type } of PRODUCT_COLUMNS) {
    const column = mapping.columns[field];
    const cell = column === undefined ? '' : (cells[header.indexOf(column)] ?? '');
    // In the shop's own list, spaces belong to longer texts.
    const text = mapping.exact && type.kind === 'text' ? cell : cell.trim();
    if (column === undefined || text === '') continue;
    const value = readCell(type, text, mapping);
    if (value.success) values[field] = value.value;
    else problems.push({ column, message: `${showValue(text)} ${value.error}` });
  }
  const sku = skuOf(String(values['sku'] ?? ''));
  if (sku === '' && problems.length === 0)
    problems.push({
      column: mapping.columns.sku ?? '',
      message: 'The cell is empty. Fill in the cell.',
    });
  return problems.length > 0
    ? { action: 'refuse', row, sku, problems }
    : { row, sku, values: normalized({ ...values, sku }, mapping.exact) };
}

/** Separates drafts from refused rows; each SKU is imported once. */
export function distinctDrafts(reads: readonly (Draft | RefusedRow)[]) {
  const drafts = new Map<string, Draft>();
  const refused: RefusedRow[] = [];
  for (const read of reads) {
    const first = drafts.get(read.sku);
    if ('action' in read) refused.push(read);
    else if (first === undefined) drafts.set(read.sku, read);
    else
      refused.push(
        refusedRow(
          read,
          `Duplicate SKU (also in row ${first.row}). Row ${first.row} is imported. Keep one of the two rows, or give them different SKUs.`,
        ),
      );
  }
  return { drafts: [...drafts.values()], refused };
}
