/** A row of a list as the file holds it, and its cells by the names in the header. */

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

/** An apostrophe put before such a cell, so that a spreadsheet does not run it. */
export const FORMULA_GUARD = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/**
 * Gives a row's cells by column name, without formula guards; empty for what the row lacks.
 * @param asWritten spaces at the ends stay
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

/** Whether nothing stands in any cell. */
export const isBlank = ({ cells }: ListRow): boolean => cells.every((cell) => cell.trim() === '');

/** How many cells a row has with the trailing empty ones beyond the header left off. */
export function breadthOf(header: readonly string[], { cells }: ListRow): number {
  let breadth = cells.length;
  while (breadth > header.length && cells[breadth - 1]?.trim() === '') breadth -= 1;
  return breadth;
}
