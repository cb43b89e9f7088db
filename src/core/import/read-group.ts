/** Reads the rows of one product into a draft. */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { summary } from '#core/summary.ts';
import { LONGEST_TITLE } from '#schema/limits.ts';
import type { Draft } from './draft.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportMapping } from './mapping.ts';
import { exportedRow, mergeRows } from './merge-rows.ts';
import type { FieldValues } from './nested-fields.ts';
import { readCells, type ListReading } from './read-row.ts';
import { valueProblem, type RefusedRow, type RowNote, type RowProblem } from './row-problem.ts';
import { sizeLabels } from './size-labels.ts';
import { unitOfColumn, unitOfValue } from './unit-of-list.ts';

/** Text in the shop's formats. @returns what was changed */
function normalize(values: Record<string, unknown>, { exact }: ImportMapping): RowNote[] {
  const { title, slug, tags } = values;
  if (typeof slug === 'string') values['slug'] = slugOf(slug);
  if (exact) return [];
  if (Array.isArray(tags)) values['tags'] = [...new Set(tags.map((tag) => slugOf(String(tag))))];
  if (typeof title !== 'string') return [];
  values['title'] = summary(title, LONGEST_TITLE);
  const reason = 'Title: shortened';
  const message = `The title is shortened to ${LONGEST_TITLE} characters.`;
  return title.length > LONGEST_TITLE ? [{ reason, message }] : [];
}

const raggedRow = (row: number, cells: number, columns: number): RowProblem => ({
  column: '',
  row,
  message: `Row ${row} has ${cells} cells and the header has ${columns}. Check for a missing comma or quote, or a line break inside a cell.`,
  reason: `The row has ${cells < columns ? 'fewer' : 'more'} cells than the header`,
});

const differentSkus = (skus: readonly string[]): RowProblem => ({
  column: '',
  message: `These rows are one product with different SKUs: ${skus.join(', ')}. Give them the same beginning with a number, like RG101-12 and RG101-14, or generate SKUs.`,
  reason: 'Rows of one product have different SKUs',
});

/** Most lists have one weight column, so the gross weight of a new product is its net weight. */
const withGross = (defaults: FieldValues, values: FieldValues, { columns }: ImportMapping) =>
  columns.grossWeightMg === undefined
    ? { grossWeightMg: values['netWeightMg'] ?? defaults['netWeightMg'], ...defaults }
    : defaults;

/** The unit that a row states beside its price, or else in the name of that column, or for its weight. */
function statedUnit({ rows }: RowGroup, { mapping: { columns }, cell }: ListReading) {
  const stated = [columns.pricePaise, columns.netWeightMg].flatMap((column) =>
    column === undefined
      ? []
      : [...rows.map((row) => unitOfValue(cell(row, column))), unitOfColumn(column)],
  );
  return stated.find((unit) => unit !== undefined);
}

/** One product of the list; its problems if a row of it can't be read. */
export function readGroup(
  group: RowGroup,
  reading: ListReading,
  defaults: FieldValues,
): Draft | RefusedRow {
  const { mapping, list, cell, options } = reading;
  const [row = 0, ...further] = group.rows.map((each) => each.row);
  const width = list.header.length;
  const read = group.rows.map((each) =>
    each.cells.length === width
      ? readCells(each, reading)
      : { values: {}, problems: [raggedRow(each.row, each.cells.length, width)], notes: [] },
  );
  const all = read.map(({ values }) => values);
  const sized = sizeLabels(group, options, cell);
  const merged = mapping.exact
    ? exportedRow(all[0] ?? {})
    : mergeRows(all, group, {
        labels: sized.labels,
        name: [mapping.columns.sizes, sized.name].join(' '),
      });
  const problems = read.flatMap((each) => each.problems);
  const { sku = '', values } = merged;
  // Its handle or title names a product that gets a SKU.
  const key =
    sku === '' && mapping.skuPattern !== '' ? String(values['slug'] ?? values['title'] ?? '') : '';
  if (problems.length === 0 && merged.sku === undefined && key === '')
    problems.push(differentSkus(all.map((each) => String(each['sku'] ?? '–'))));
  else if (problems.length === 0 && sku === '' && key === '')
    problems.push(
      valueProblem({
        field: 'sku',
        column: mapping.columns.sku,
        actual: 'nothing',
        expected: 'expected a value',
        remedy: 'Fill in the cell.',
      }),
    );
  if (problems.length > 0)
    return { action: 'refuse', row, further, sku: sku || undefined, problems };
  const zeros = new Map(read.flatMap((each) => each.notes.map((note) => [note.reason, note])));
  const notes = [...zeros.values(), ...merged.notes, ...normalize(values, mapping)];
  const { sizeSystem, ...others } = values;
  const isGuessed = mapping.columns.sizeSystem === undefined && sizeSystem !== undefined;
  const unit = statedUnit(group, reading);
  const own = {
    ...(unit !== undefined && mapping.columns.unit === undefined && { unit }),
    ...defaults,
    ...(isGuessed && { sizeSystem }),
  };
  // A row that names no group may be a size of a product with other sizes.
  const rowSku = group.key === '' ? skuOf(String(all[0]?.['sku'] ?? '')) : '';
  return {
    ...{ row, further, sku, key, notes, rowSku: rowSku || sku, sizeRows: [] },
    values: { ...(isGuessed ? others : values), sku },
    defaults: withGross(own, values, mapping),
    unit,
  };
}
