/** Maps a row to a product draft, or to all its problems. */
import { showValue } from '#schema/problem.ts';
import { applyRule, type RowContext } from './apply-rule.ts';
import { PRODUCT_COLUMNS, type ImportField } from './columns.ts';
import type { Draft, MappedRow, Note } from './draft.ts';
import { skuOf, slugOf } from '#core/identifiers.ts';
import { breadthOf, cellsOf, type ListRow } from './list-row.ts';
import type { ImportMapping } from './mapping.ts';
import { imagesOf } from './row-images.ts';
import { categoryPlaceOf } from './row-place.ts';
import type { RowProblem } from './row-problem.ts';

/** Values are collected field by field; the product schema validates the whole later. */
interface Gathered {
  values: Partial<Record<ImportField | 'images', unknown>>;
  fromList: Set<string>;
  copied: Map<string, string>;
  notes: Note[];
  problems: RowProblem[];
}

function gatherFields(context: RowContext): Gathered {
  const gathered: Gathered = {
    values: {},
    fromList: new Set(),
    copied: new Map(),
    notes: [],
    problems: [],
  };
  for (const column of PRODUCT_COLUMNS) {
    const rule = context.mapping.fields[column.field];
    if (!rule || rule.from === 'field') continue;
    const fed = applyRule(context, column, rule);
    if (fed.state === 'problem') gathered.problems.push(fed.problem);
    if (fed.state !== 'value') continue;
    gathered.values[column.field] = fed.value;
    if (fed.fromList) gathered.fromList.add(column.field);
    gathered.notes.push(...fed.notes.map((kind) => ({ kind, field: column.field })));
  }
  return gathered;
}

function copyFields({ mapping }: RowContext, { values, copied, notes }: Gathered): void {
  for (const { field } of PRODUCT_COLUMNS) {
    const rule = mapping.fields[field];
    const source =
      rule?.from === 'field' && PRODUCT_COLUMNS.find((column) => column.field === rule.field);
    if (!source || values[source.field] === undefined) continue;
    values[field] = values[source.field];
    copied.set(field, source.field);
    notes.push({ kind: 'copied', field });
  }
}

/** Normalises SKU, slug and tags. */
function normalise({ values, notes }: Gathered, exact: boolean): string | undefined {
  const { sku: written, slug, tags } = values;
  if (typeof slug === 'string') values.slug = slugOf(slug);
  if (Array.isArray(tags) && !exact)
    values.tags = [...new Set(tags.map((tag) => slugOf(String(tag))))];
  if (typeof written !== 'string') return undefined;
  const sku = skuOf(written);
  values.sku = sku;
  if (sku !== written) notes.push({ kind: 'skuRewritten', field: 'sku' });
  return sku;
}

const raggedProblem = (
  header: readonly string[],
  source: ListRow,
  breadth: number,
): RowProblem => ({
  row: source.row,
  column: '',
  actual: `${breadth}`,
  expected: `The row has ${breadth} cells and the header has ${header.length}.`,
  remedy: 'Check for a missing comma or quote, or a line break inside a cell.',
  reason: `The row has ${breadth < header.length ? 'fewer' : 'more'} cells than the header`,
});

function leftOut({ row, cells, mapping }: RowContext): RowProblem | undefined {
  const rule = mapping.leaveOut.find(({ column, values }) => values.includes(cells(column)));
  return (
    rule && {
      row,
      column: rule.column,
      actual: showValue(cells(rule.column)),
      expected: `Left out by the mapping: ${rule.reason}.`,
      remedy: 'To import the row, remove this value from “leaveOut” in the mapping file.',
      reason: `Left out by the mapping: ${rule.reason}`,
    }
  );
}

/** Maps all cells and collects all problems. */
function mapCells(context: RowContext, source: ListRow): MappedRow {
  const gathered = gatherFields(context);
  copyFields(context, gathered);
  const sku = normalise(gathered, context.mapping.exact);
  const images = imagesOf(context, gathered.values.title);
  if (images) {
    gathered.values.images = images;
    gathered.fromList.add('images');
  }
  const placed = categoryPlaceOf(context);
  if (placed.problem) gathered.problems.push(placed.problem);
  if (sku === undefined || gathered.problems.length > 0) {
    return { ok: false, sku, problems: gathered.problems };
  }
  const { values, fromList, copied, notes } = gathered;
  const draft: Draft = {
    row: source.row,
    sku,
    values,
    fromList,
    copied,
    place: placed.place,
    notes,
    source,
  };
  return { ok: true, draft };
}

/**
 * Reads one row.
 * @param header the names in the list's first row
 */
export function mapRow(
  mapping: ImportMapping,
  header: readonly string[],
  source: ListRow,
): MappedRow {
  const breadth = breadthOf(header, source);
  if (breadth !== header.length) {
    return { ok: false, sku: undefined, problems: [raggedProblem(header, source, breadth)] };
  }
  const cells = cellsOf(header, source, mapping.exact);
  const named = mapping.money?.currency ?? 'INR';
  const currency = typeof named === 'string' ? named : cells(named.column).toUpperCase();
  const context: RowContext = { row: source.row, cells, mapping, currency };
  const unwanted = leftOut(context);
  return unwanted ? { ok: false, sku: undefined, problems: [unwanted] } : mapCells(context, source);
}
