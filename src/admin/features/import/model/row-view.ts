/** The changes of a planned row for display. */
import { isSame, type FieldChange } from '#core/editing/document-write.ts';
import {
  countryName,
  FINISH_LABELS,
  PLATING_LABELS,
  PRICE_MODE_NAMES,
  PUBLICATION_NAMES,
  STOCK_NAMES,
} from '#core/trade-labels.ts';
import { headerOf, PRODUCT_COLUMNS, type ProductColumn } from '#core/import/columns.ts';
import { valueAt } from '#core/import/nested-fields.ts';
import type { PlannedRow } from '#core/import/plan-product.ts';
import { showCell } from '#core/import/show-cell.ts';

/** A changed field as the preview shows it; a new product has nothing before. */
interface ShownChange {
  field: string;
  before: string;
  after: string;
}

/** Longer texts are cut. */
const LONGEST = 200;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

type CategoryNames = ReadonlyMap<string, string>;

/** Labels of codes, by field. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stockStatus: STOCK_NAMES,
  priceMode: PRICE_MODE_NAMES,
  status: PUBLICATION_NAMES,
  plating: PLATING_LABELS,
  finish: FINISH_LABELS,
};

const CATEGORIES: ReadonlySet<string> = new Set(['category', 'subCategory']);

function labelOfCode(field: string, code: string, names: CategoryNames): string {
  if (CATEGORIES.has(field)) return names.get(code) ?? code;
  return field === 'originCountry' ? countryName(code) : (CODES[field]?.[code] ?? '');
}

/** Display text of a value; `–` for none. */
function displayText({ field, type }: ProductColumn, value: unknown, names: CategoryNames) {
  if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) return '–';
  const label = typeof value === 'string' ? labelOfCode(field, value, names) : '';
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

/** The changes of a row as text. @param names of categories by ID */
export const shownChanges = (
  { action, changes }: PlannedRow,
  names: CategoryNames,
): ShownChange[] =>
  columnChanges(changes)
    .filter(({ column: { field } }) => action !== 'create' || !HEADING.has(field))
    .map(({ column, before, after }) => ({
      field: headerOf(column),
      before: displayText(column, before, names),
      after: displayText(column, after, names),
    }))
    .filter(({ before, after }) => before !== after);
