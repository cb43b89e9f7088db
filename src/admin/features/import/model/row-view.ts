/** A planned row for display: its action and changes. */
import {
  changesBetween,
  isSame,
  type DocumentWrite,
  type FieldChange,
} from '#core/editing/document-write.ts';
import {
  countryName,
  FINISH_LABELS,
  PLATING_LABELS,
  PRICE_MODE_NAMES,
  PUBLICATION_NAMES,
  STOCK_NAMES,
} from '#core/trade-labels.ts';
import { showValue } from '#schema/problem.ts';
import { PRODUCT_COLUMNS } from '#core/import/columns.ts';
import type { RowView } from '#core/import/import-messages.ts';
import type { RowPlan } from '#core/import/plan-row.ts';
import { rowProblemMessage, type RejectedRow } from '#core/import/row-problem.ts';
import { headerOf } from '#core/import/column-names.ts';
import { showShopCell } from '#core/import/shop-cell.ts';

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
};

const CATEGORIES: ReadonlySet<string> = new Set(['category', 'subCategory']);

function labelOfCode(field: string, code: string, categoryName: CategoryName): string {
  if (CATEGORIES.has(field)) return categoryName(code);
  return field === 'originCountry' ? countryName(code) : (CODES[field]?.[code] ?? '');
}

/** Display text of a value in Firestore's form; `–` for none. */
function displayText(field: string, value: unknown, categoryName: CategoryName): string {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  if (isNothing) return '–';
  const label = typeof value === 'string' ? labelOfCode(field, value, categoryName) : '';
  if (label !== '') return label;
  if (value instanceof Date) return showShopCell({ kind: 'moment' }, value.getTime());
  if (field === 'images' && Array.isArray(value))
    return `${value.length} image${value.length === 1 ? '' : 's'}`;
  const column = PRODUCT_COLUMNS.find((each) => each.field === field);
  if (column === undefined || column.type.kind === 'pictures') return showValue(value);
  if (column.type.kind === 'list' && Array.isArray(value)) return cut(value.join(', '));
  const shown = showShopCell(column.type, value);
  return shown === '' ? '–' : cut(shown);
}

const nameOf = (field: string): string => {
  const column = PRODUCT_COLUMNS.find((each) => each.field === field);
  return column ? headerOf(column) : field;
};

type Change = FieldChange;

/** Splits a record into its fields. */
function partsOf({ field, before, after }: Change): Change[] {
  const parts = PRODUCT_COLUMNS.filter((each) => each.field.startsWith(`${field}.`));
  if (parts.length === 0) return [{ field, before, after }];
  const part = (value: unknown, path: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, path) : undefined;
  return parts
    .map((each) => {
      const name = each.field.slice(field.length + 1);
      return { field: each.field, before: part(before, name), after: part(after, name) };
    })
    .filter((change) => !isSame(change.before, change.after));
}

const PLACES = new Map<string, number>(PRODUCT_COLUMNS.map(({ field }, place) => [field, place]));

/** All fields of a new product, from both documents, in the order of the fields. */
function madeOf(writes: readonly DocumentWrite[]): Change[] {
  const fields = writes.flatMap((write) =>
    write.kind === 'create'
      ? Object.entries(write.data)
      : write.changes.map(({ field, after }): [string, unknown] => [field, after]),
  );
  return changesBetween({}, Object.fromEntries(fields))
    .flatMap(partsOf)
    .filter(({ field }) => PLACES.has(field))
    .sort((a, b) => (PLACES.get(a.field) ?? 0) - (PLACES.get(b.field) ?? 0));
}

const changesIn = (plan: RowPlan): Change[] => {
  if (plan.action === 'unchanged') return [];
  return plan.action === 'create' ? madeOf(plan.writes) : plan.changes.flatMap(partsOf);
};

/** Shown in the row's heading. */
const HEADING: ReadonlySet<string> = new Set(['sku', 'title']);

/** @param title from the row of the list */
export function viewOfPlan(plan: RowPlan, title: string, categoryName: CategoryName): RowView {
  const { row, sku, action } = plan;
  const changes = changesIn(plan)
    .filter(({ field }) => action !== 'create' || !HEADING.has(field))
    .map(({ field, before, after }) => ({
      field: nameOf(field),
      before: displayText(field, before, categoryName),
      after: displayText(field, after, categoryName),
    }))
    .filter(({ before, after }) => action !== 'create' || before !== after);
  return { row, sku, title, action, changes, problems: [] };
}

export const viewOfRefusal = ({ row, sku, problems }: RejectedRow): RowView => ({
  row,
  sku: sku ?? '',
  title: '',
  action: 'refuse',
  changes: [],
  problems: problems.map((problem) => ({
    column: problem.column,
    message: rowProblemMessage(problem),
  })),
});
