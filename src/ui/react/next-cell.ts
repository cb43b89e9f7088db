/** Keyboard movement down the column of quantities. */

interface Press {
  key: string;
  shiftKey: boolean;
}

/**
 * The cell to move to. Enter goes to the next cell, with Shift to the previous one, also between the sizes of a design;
 * arrows go from design to design.
 * @param rows the row of each cell, in order; a row has one cell, and one for each size while these are shown
 * @returns undefined for another key, and beyond the ends
 */
export function nextCell(
  rows: readonly number[],
  current: number,
  { key, shiftKey }: Press,
): number | undefined {
  const row = rows[current];
  if (row === undefined) return undefined;
  const within = (cell: number): number | undefined =>
    cell >= 0 && cell < rows.length ? cell : undefined;
  if (key === 'Enter') return within(current + (shiftKey ? -1 : 1));
  if (key === 'ArrowDown') return within(rows.findIndex((each) => each > row));
  if (key !== 'ArrowUp') return undefined;
  const first = rows.indexOf(row);
  // From a size to the first cell of its design.
  return current > first ? first : within(rows.indexOf(rows[first - 1] ?? -1));
}

/** Moves the focus; the field that loses it checks its quantity. @param list the rows */
export function moveFocus(list: HTMLElement, press: Press & { target: EventTarget }): boolean {
  const { target } = press;
  if (!(target instanceof HTMLInputElement)) return false;
  const cells = [...list.querySelectorAll('input')];
  const rows = [...list.children];
  const rowOf = (cell: HTMLInputElement): number => rows.findIndex((row) => row.contains(cell));
  const at = cells.indexOf(target);
  const next = nextCell(cells.map(rowOf), at, press);
  if (at === -1 || (next === undefined && press.key !== 'Enter')) return false;
  // At the end of the list, the quantity is checked too.
  if (next === undefined) target.blur();
  (cells[next ?? at] ?? target).focus();
  return true;
}
