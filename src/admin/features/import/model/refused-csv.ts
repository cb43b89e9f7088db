/** The refused rows as CSV with their reasons, to be corrected and imported again. */
import type { List } from '#core/import/read-list.ts';
import { REASON_COLUMNS } from '#core/import/mapping.ts';
import type { RefusedRow } from '#core/import/row-problem.ts';
import { BYTE_ORDER_MARK, csvOf } from '#core/import/shop-list.ts';

const reasonsOf = ({ problems }: RefusedRow): string =>
  problems
    .map(({ column, message }) => (column === '' ? message : `${column}: ${message}`))
    .join(' / ');

/** The file content, with the byte order mark that spreadsheets need. */
export function refusedCsv({ header, rows }: List, refused: readonly RefusedRow[]): string {
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  return (
    BYTE_ORDER_MARK +
    csvOf([
      [...REASON_COLUMNS, ...header],
      // All rows of a product, so that the corrected file has its other sizes too.
      ...refused.flatMap((each) =>
        [each.row, ...(each.further ?? [])].map((row) => [
          String(row),
          row === each.row ? reasonsOf(each) : `See row ${each.row}.`,
          ...(cells.get(row) ?? []),
        ]),
      ),
    ])
  );
}
