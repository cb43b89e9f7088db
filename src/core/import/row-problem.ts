/** The problems of a row and their messages. */
import { isSentence, showValue, type DocumentProblem } from '#schema/problem.ts';
import { nameOf } from './column-names.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import type { ImportMapping } from './mapping.ts';

export interface RowProblem {
  /** The row that has it, if it is another one than the first row of the product. */
  row?: number;
  /** The column header; empty for the whole row. */
  column: string;
  /** What is wrong and what to do: `"abc" isn't a weight. Write it like 4.5 or 4.5 g.` */
  message: string;
  /** The same text for every row with this problem, for counting. */
  reason: string;
}

/** A row that is not imported. */
export interface RefusedRow {
  action: 'refuse';
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  /** The other rows of the same product, which are not imported either. */
  further?: readonly number[];
  /** The row's SKU when one could be read. */
  sku: string | undefined;
  /** At least one. */
  problems: readonly RowProblem[];
}

/** What was changed or left out of a product that is imported. */
export interface RowNote {
  message: string;
  /** The same text for every product with this note, for counting. */
  reason: string;
}

/** Refuses a row as a whole. @param expected a sentence */
export const refusedRow = (
  { row, sku, further }: Pick<RefusedRow, 'row' | 'sku' | 'further'>,
  expected: string,
  remedy: string,
  reason = expected.replace(/\.$/, ''),
): RefusedRow => ({
  action: 'refuse',
  row,
  sku,
  ...(further !== undefined && { further }),
  problems: [{ column: '', message: `${expected} ${remedy}`, reason }],
});

/** Later rows with the same SKU are refused. */
export const repeatedRow = (
  repeated: Pick<RefusedRow, 'row' | 'sku' | 'further'>,
  first: { row: number },
): RefusedRow =>
  refusedRow(
    repeated,
    `Duplicate SKU (also in row ${first.row}).`,
    `Row ${first.row} is imported. Keep one of the two rows, or give them different SKUs.`,
    'Duplicate SKU',
  );

/** Refuses a row of totals, because it is not a product. */
export const totalsRow = ({ row }: Pick<RefusedRow, 'row'>): RefusedRow =>
  refusedRow(
    { row, sku: undefined },
    'This row has totals, so it is left out.',
    'If it is a product, give it a SKU.',
    'Rows of totals are left out',
  );

/** `expected a weight` as `isn't a weight`. */
export const notExpected = (expected: string): string =>
  /^expected at (?:most|least)/.test(expected)
    ? expected.replace(/^expected/, 'must be')
    : expected.replace(/^expected/, "isn't");

interface WrongValue {
  field: string;
  column: string | undefined;
  actual: string;
  /** `expected a weight`, or a sentence. */
  expected: string;
  remedy: string;
}

function messageOf({ actual, expected, remedy }: WrongValue): string {
  if (isSentence(expected)) return `${expected} ${remedy}`;
  if (actual === 'nothing') return `The cell is empty. ${remedy}`;
  return `${actual.replace(/ \(number\)$/, '')} ${notExpected(expected)}. ${remedy}`;
}

function reasonOf({ field, expected }: WrongValue): string {
  if (isSentence(expected)) return expected.replace(/\.$/, '');
  const name = PRODUCT_COLUMNS.some((column) => column.field === field) ? nameOf(field) : 'Product';
  return expected === 'expected a value'
    ? `${name} is missing`
    : `${name} ${expected.replace(/^expected/, 'must be')}`;
}

/** The problem of one value. */
export const valueProblem = (wrong: WrongValue): RowProblem => ({
  column: wrong.column ?? '',
  message: messageOf(wrong),
  reason: reasonOf(wrong),
});

/** The problems of the product that a row becomes. @param values by field */
export const productProblems = (
  problems: readonly DocumentProblem[],
  values: Readonly<Record<string, unknown>>,
  { columns, tierColumns }: ImportMapping,
): RowProblem[] =>
  problems.map(({ field: path, actual, expected }) => {
    const field = path.split(/[.[]/)[0] ?? '';
    const named = Object.entries(columns).find(([name]) => name === path || name === field)?.[1];
    const tiers = tierColumns.map((each) => each.column).join(', ');
    const column = named ?? (field === 'tiers' && tiers !== '' ? tiers : undefined);
    return valueProblem({
      field,
      column: column ?? (field === 'slug' ? columns.title : undefined),
      // A rule over several fields reports the whole document; show the named field instead.
      actual: path === field && field !== '' ? showValue(values[field]) : actual,
      expected,
      remedy: 'Correct the cell.',
    });
  });
