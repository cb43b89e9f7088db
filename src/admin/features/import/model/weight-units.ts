/** Writes the unit of each weight behind it, in lists with a column for units. */
import type { List } from '#core/import/read-list.ts';
import { unitsByPlace } from '#core/import/weight-unit-columns.ts';

/** The list with the unit in each cell of a weight: `0.004 KG`. Cells that already have one stay as they are. */
export function withWeightUnits({ header, rows }: List): List {
  const units = unitsByPlace(header);
  if (units.size === 0) return { header, rows };
  const cellOf = (cell: string, place: number, cells: readonly string[]): string => {
    const unit = cells[units.get(place) ?? -1]?.trim() ?? '';
    return unit !== '' && /\d\s*$/.test(cell) ? `${cell.trim()} ${unit}` : cell;
  };
  return { header, rows: rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) })) };
}
