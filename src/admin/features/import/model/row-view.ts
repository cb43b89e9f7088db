/** A planned row for display: its action and changes. */
import { isSame, type FieldChange } from '#core/editing/document-write.ts';
import {
  CLOSURE_LABELS,
  countryName,
  FINISH_LABELS,
  HALLMARK_LABELS,
  PLATING_LABELS,
  PRICE_MODE_NAMES,
  PUBLICATION_NAMES,
  STOCK_NAMES,
} from '#core/trade-labels.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#core/import/columns.ts';
import { valueAt } from '#core/import/nested-fields.ts';
import type { RowOutcome } from '#core/import/plan.ts';
import type { RowProblem } from '#core/import/row-problem.ts';
import { headerOf } from '#core/import/column-names.ts';
import { showCell } from '#core/import/show-cell.ts';

export interface RowView {
  row: number;
  sku: string;
  /** The title in the list; empty if there is none. */
  title: string;
  action: RowOutcome['action'];
  /** The changes: each field before and after; a new product has nothing before. */
  changes: readonly { field: string; before: string; after: string }[];
  /** What was changed or left out. */
  notes: readonly string[];
  /** Of a refused row. */
  problems: readonly RowProblem[];
}

/** Longer texts are cut. */
const LONGEST = 200;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A category's name by its id. */
type CategoryName = (id: string) => string;

/** Labels of codes, by field. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stockStatus: STOCK_NAMES,
  priceMode: PRICE_MODE_NAMES,
  status: PUBLICATION_NAMES,
  plating: PLATING_LABELS,
  finish: FINISH_LABELS,
  hallmark: HALLMARK_LABELS,
  closure: CLOSURE_LABELS,
};

const CATEGORIES: ReadonlySet<string> = new Set(['category', 'subCategory']);

function labelOfCode(field: string, code: string, categoryName: CategoryName): string {
  if (CATEGORIES.has(field)) return categoryName(code);
  return field === 'originCountry' ? countryName(code) : (CODES[field]?.[code] ?? '');
}

/** Display text of a value; `–` for none. */
function displayText({ field, type }: ProductColumn, value: unknown, categoryName: CategoryName) {
  if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) return '–';
  const label = typeof value === 'string' ? labelOfCode(field, value, categoryName) : '';
  if (label !== '') return label;
  if (!Array.isArray(value)) return cut(showCell(type, value));
  if (type.kind === 'pictures') return `${value.length} image${value.length === 1 ? '' : 's'}`;
  return type.kind === 'list' ? cut(value.join(', ')) : cut(showCell(type, value));
}

/** Shown in the row's heading. */
const HEADING: ReadonlySet<string> = new Set(['sku', 'title']);

/** The columns of the changed fields, with the values before and after. */
const columnChanges = (changes: readonly FieldChange[]) =>
  PRODUCT_COLUMNS.flatMap((column) => {
    const [name = ''] = column.field.split('.');
    const change = changes.find(({ field }) => field === name);
    if (change === undefined) return [];
    const before = valueAt({ [name]: change.before }, column.field);
    const after = valueAt({ [name]: change.after }, column.field);
    return isSame(before, after) ? [] : [{ column, before, after }];
  });

export function viewOf(outcome: RowOutcome, categoryName: CategoryName): RowView {
  const { row, action } = outcome;
  if (outcome.action === 'refuse')
    return {
      row,
      action,
      sku: outcome.sku ?? '',
      title: '',
      changes: [],
      notes: [],
      problems: outcome.problems,
    };
  const changes = columnChanges(outcome.changes)
    .filter(({ column: { field } }) => action !== 'create' || !HEADING.has(field))
    .map(({ column, before, after }) => ({
      field: headerOf(column),
      before: displayText(column, before, categoryName),
      after: displayText(column, after, categoryName),
    }))
    .filter(({ before, after }) => before !== after);
  const notes = outcome.notes.map(({ message }) => message);
  return { row, action, sku: outcome.sku, title: outcome.title, changes, notes, problems: [] };
}
