/** Rows that are not imported, and their file, to be corrected and imported again. */
import { REASON_COLUMNS } from './mapping.ts';
import type { List } from './read-list.ts';
import { BYTE_ORDER_MARK, csvOf } from './shop-list.ts';

export interface RowProblem {
  /** The column header; empty for the whole row. */
  column: string;
  /** What is wrong and what to do: `"abc" isn't a weight. Write it like 4.5 or 4.5 g.` */
  message: string;
}

export interface RefusedRow {
  action: 'refuse';
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  /** The row's SKU; empty if none could be read. */
  sku: string;
  /** At least one. */
  problems: readonly RowProblem[];
}

/** Refuses a row as a whole. */
export const refusedRow = (
  { row, sku }: { row: number; sku: string },
  message: string,
): RefusedRow => ({ action: 'refuse', row, sku, problems: [{ column: '', message }] });

const reasonsOf = ({ problems }: RefusedRow): string =>
  problems
    .map(({ column, message }) => (column === '' ? message : `${column}: ${message}`))
    .join(' / ');

/** The rows as CSV with their reasons, with the byte order mark that spreadsheets need. */
export function refusedCsv({ header, rows }: List, refused: readonly RefusedRow[]): string {
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  return (
    BYTE_ORDER_MARK +
    csvOf([
      [...REASON_COLUMNS, ...header],
      ...refused.map((each) => [String(each.row), reasonsOf(each), ...(cells.get(each.row) ?? [])]),
    ])
  );
}
