/** Groups the rows of a list by product: other shop systems write a row for each size or variant. */
import { foldedName } from './foreign-names.ts';
import type { ImportMapping } from './mapping.ts';
import { optionColumns } from './option-columns.ts';
import type { List, ListRow } from './read-list.ts';

export interface RowGroup {
  /** The rows of one product; a parent row comes first. */
  rows: readonly ListRow[];
  /** How the list names the product; empty for a row that names none. */
  key: string;
  /** Whether the first row describes the product, and the other rows its sizes. */
  hasParent: boolean;
}

/** Reads a cell of a row by its column; empty without such a column. */
export type CellReader = (row: ListRow, column: string | undefined) => string;

/** @param exact leaves the spaces around the text */
export function cellReader(header: readonly string[], exact = false): CellReader {
  const places = new Map(header.map((name, place) => [name, place]));
  return ({ cells }, column) => {
    const text = cells[places.get(column ?? '') ?? -1] ?? '';
    return exact ? text : text.trim();
  };
}

/** Rows that name their product by the SKU or by the ID of its own row. */
function keyByParent({ parent, columns }: ImportMapping, { header, rows }: List, cell: CellReader) {
  const idColumn = header.find((name) => foldedName(name) === 'id');
  const ownKey = (row: ListRow): string =>
    cell(row, columns.sku) || (idColumn ? `id:${cell(row, idColumn)}` : '');
  const byId = new Map(
    rows
      .filter((row) => cell(row, parent) === '')
      .map((row) => [`id:${cell(row, idColumn)}`, ownKey(row)]),
  );
  return (row: ListRow): string => {
    const named = cell(row, parent);
    return named === '' ? ownKey(row) : (byId.get(named) ?? named);
  };
}

/** Rows with the same value; in a list with merged cells, a size below its product has none of its own. */
function keyByColumn({ group, columns }: ImportMapping, { header }: List, cell: CellReader) {
  const sizeColumns = [columns.sizes, ...optionColumns(header).map(({ value }) => value)];
  let last = '';
  return (row: ListRow): string => {
    const isContinued =
      cell(row, columns.title) === '' && sizeColumns.some((column) => cell(row, column) !== '');
    last = cell(row, group) || (isContinued ? last : '');
    return last;
  };
}

/** The products of a list in the order of their first rows. */
export function groupRows(mapping: ImportMapping, list: List): RowGroup[] {
  const { group, parent } = mapping;
  const alone = (row: ListRow): RowGroup => ({ rows: [row], key: '', hasParent: false });
  if (group === '' && parent === '') return list.rows.map(alone);
  const cell = cellReader(list.header);
  const keyOf = (parent === '' ? keyByColumn : keyByParent)(mapping, list, cell);
  const groups = new Map<string, { key: string; rows: ListRow[] }>();
  for (const row of list.rows) {
    const key = keyOf(row);
    const id = key === '' ? `row ${row.row}` : `key ${key.toLowerCase()}`;
    const existing = groups.get(id);
    if (existing === undefined) groups.set(id, { key, rows: [row] });
    else existing.rows.push(row);
  }
  return [...groups.values()].flatMap(({ key, rows }) => {
    const [first, ...others] = rows.toSorted(
      (one, other) => Number(cell(one, parent) !== '') - Number(cell(other, parent) !== ''),
    );
    if (first === undefined) return [];
    const hasParent = others.length > 0 && parent !== '' && cell(first, parent) === '';
    return [{ rows: [first, ...others], key, hasParent }];
  });
}

const TOTALS = /^(?:(?:(?:grand|sub)[\s-]*)?total|कुल(?:\s+योग)?)[\s.:]*$/iu;

/** Whether the rows are totals: titled so, and without SKU or another name of a product. */
export function isTotals({ rows }: RowGroup, mapping: ImportMapping, cell: CellReader): boolean {
  const { columns, group, parent } = mapping;
  const identities = [columns.sku, columns.slug, parent, group].filter(
    (column) => column !== columns.title,
  );
  return rows.every(
    (row) =>
      TOTALS.test(cell(row, columns.title)) &&
      identities.every((column) => cell(row, column) === ''),
  );
}
