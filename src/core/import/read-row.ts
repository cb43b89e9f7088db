/** Reads the cells of one row into values for product fields. */
import { showValue } from '#schema/problem.ts';
import { nameOf } from './column-names.ts';
import { PRODUCT_COLUMNS, type ImportField, type ProductColumn } from './columns.ts';
import { read } from './conversion.ts';
import type { CellReader } from './group-rows.ts';
import type { ImportMapping } from './mapping.ts';
import type { OptionColumns } from './option-columns.ts';
import { isNothing, readCell } from './read-cell.ts';
import type { List, ListRow } from './read-list.ts';
import { isMaking, readMakingFor } from './read-making.ts';
import { valueProblem, type RowNote, type RowProblem } from './row-problem.ts';

export interface ReadRow {
  values: Record<string, unknown>;
  problems: RowProblem[];
  notes: RowNote[];
}

/** Everything that reading a row needs. */
export interface ListReading {
  mapping: ImportMapping;
  list: List;
  cell: CellReader;
  /** The fields that have a column. */
  fields: readonly ProductColumn[];
  /** Further columns with pictures. */
  pictures: readonly string[];
  options: readonly OptionColumns[];
}

/** The text of a field; a list of another shop may have a column for each picture. */
function textOf(row: ListRow, { field, type }: ProductColumn, reading: ListReading): string {
  const { mapping, cell, pictures } = reading;
  const column = mapping.columns[field];
  if (type.kind !== 'pictures' || column === undefined || mapping.exact) return cell(row, column);
  return [column, ...pictures.filter((name) => name !== column)]
    .map((name) => cell(row, name))
    .filter((text) => text !== '')
    .join(' ');
}

/** Suppliers write both in one column: the polish of a piece is rhodium, or oxidised. */
const IN_ONE_COLUMN: Partial<Record<string, ImportField>> = {
  plating: 'finish',
  finish: 'plating',
};

/** A value that belongs to the other field, unless the list has a column for it. */
function valueOfOther(field: ImportField, text: string, { mapping }: ListReading) {
  const other = PRODUCT_COLUMNS.find((column) => column.field === IN_ONE_COLUMN[field]);
  if (other === undefined || mapping.exact || mapping.columns[other.field]) return undefined;
  const conversion = readCell(other.type, text, mapping);
  return conversion.success ? { [other.field]: conversion.value } : undefined;
}

/** The values of a cell. */
function readField({ field, type }: ProductColumn, text: string, reading: ListReading) {
  const { mapping } = reading;
  if (isMaking(field) && !mapping.exact) return readMakingFor(field, text, mapping);
  const conversion = readCell(type, text, mapping, mapping.exact ? '' : mapping.columns[field]);
  if (conversion.success) return read({ [field]: conversion.value });
  const other = valueOfOther(field, text, reading);
  return other ? read(other) : conversion;
}

/** Other shop systems write 0 for a weight or price that was not entered. */
const isZero = ({ field, type: { kind } }: ProductColumn, text: string): boolean =>
  (kind === 'weight' || kind === 'money' || isMaking(field)) && /^\D*0+(?:[.,]0+)?\D*$/.test(text);

export function readCells(row: ListRow, reading: ListReading): ReadRow {
  const { mapping } = reading;
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  const notes: RowNote[] = [];
  for (const each of reading.fields) {
    const { field, type } = each;
    const column = mapping.columns[field];
    const written = textOf(row, each, reading);
    // In the shop's own list, spaces belong to longer texts.
    const text = type.kind === 'text' ? written : written.trim();
    if (text === '' || (!mapping.exact && isNothing(text))) continue;
    if (!mapping.exact && isZero(each, text)) {
      const reason = `${nameOf(field)}: 0 is left out`;
      notes.push({ reason, message: `${reason}.` });
      continue;
    }
    const conversion = readField(each, text, reading);
    if (conversion.success) Object.assign(values, conversion.value);
    else
      problems.push({
        ...valueProblem({ field, column, actual: showValue(text), ...conversion }),
        row: row.row,
      });
  }
  return { values, problems, notes };
}
