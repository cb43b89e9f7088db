/** A row of a list and its cells by column name. */

export interface ListRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  cells: readonly string[];
}

export type Cells = (column: string) => string;

/**
 * A cell that a spreadsheet would run as a formula (OWASP's list: https://owasp.org/www-community/attacks/CSV_Injection),
 * or that would look guarded.
 */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** The apostrophe before a cell that a spreadsheet would run as a formula. */
export const FORMULA_GUARD = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/**
 * Reads cells by column name, without formula guards; empty for missing ones.
 * @param asWritten keeps leading and trailing spaces
 */
export function cellsOf(header: readonly string[], { cells }: ListRow, asWritten = false): Cells {
  const places = new Map(header.map((column, index) => [column, index]));
  return (column) => {
    const place = places.get(column);
    const cell = place === undefined ? undefined : cells[place];
    const text = (cell ?? '').replace(FORMULA_GUARD, '');
    return asWritten ? text : text.trim();
  };
}

/** Whether all cells are empty. */
export const isBlankRow = ({ cells }: ListRow): boolean =>
  cells.every((cell) => cell.trim() === '');

/** The number of cells, without trailing empty cells beyond the header. */
export function breadthOf(header: readonly string[], { cells }: ListRow): number {
  let breadth = cells.length;
  while (breadth > header.length && cells[breadth - 1]?.trim() === '') breadth -= 1;
  return breadth;
}
