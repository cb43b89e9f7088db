/** The rejected rows as CSV with their reasons, to be fixed and imported again. */
import { FORMULA_GUARD, type ListRow } from './list-row.ts';
import { rowProblemsCell, REASON_COLUMNS, type RejectedRow } from './row-problem.ts';
import { BYTE_ORDER_MARK, csvOf } from './shop-list.ts';

/** The file content, with the byte order mark that spreadsheets need. */
export const refusedCsv = (
  header: readonly string[],
  refusals: readonly RejectedRow[],
  rows: ReadonlyMap<number, ListRow>,
): string =>
  BYTE_ORDER_MARK +
  csvOf([
    [...REASON_COLUMNS, ...header],
    ...refusals.map((refusal) => [
      String(refusal.row),
      rowProblemsCell(refusal),
      // Without guards: writing the CSV adds them again.
      ...(rows.get(refusal.row)?.cells ?? []).map((cell) => cell.replace(FORMULA_GUARD, '')),
    ]),
  ]);
