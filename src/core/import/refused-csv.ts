/** The refused rows as a list: as they stood, with their reasons, ready to be mended and imported. */
import { FORMULA_GUARD, type ListRow } from './list-row.ts';
import { problemText, REASON_COLUMNS, type Refusal } from './row-problem.ts';
import { BYTE_ORDER_MARK, csvOf } from './shop-list.ts';

/** Gives the file's text, which spreadsheets open as it is meant. */
export const refusedCsv = (
  header: readonly string[],
  refusals: readonly Refusal[],
  rows: ReadonlyMap<number, ListRow>,
): string =>
  BYTE_ORDER_MARK +
  csvOf([
    [...REASON_COLUMNS, ...header],
    ...refusals.map((refusal) => [
      String(refusal.row),
      problemText(refusal),
      // As they were meant: the list that is written guards them anew.
      ...(rows.get(refusal.row)?.cells ?? []).map((cell) => cell.replace(FORMULA_GUARD, '')),
    ]),
  ]);
