/** A planned row for display: its action and changes. */
import { isSame, type FieldChange } from '#core/editing/document-write.ts';
import { formatCounted, formatGrams, formatRupees } from '#core/format.ts';
import { formatRate } from '#core/format-rate.ts';
import { countryName } from '#core/trade-labels.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#core/import/columns.ts';
import { valueAt } from '#core/import/nested-fields.ts';
import type { RowOutcome } from '#core/import/plan.ts';
import type { RowProblem } from '#core/import/row-problem.ts';
import { headerOf } from '#core/import/column-names.ts';
import { showCell } from '#core/import/show-cell.ts';
import type { ByWeight } from '#schema/by-weight.ts';
import type { PriceTier } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';
import { CODE_LABELS } from '#core/import/code-labels.ts';

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

const CATEGORIES: ReadonlySet<string> = new Set(['category', 'subCategory']);

function labelOfCode(field: string, code: string, categoryName: CategoryName): string {
  if (CATEGORIES.has(field)) return categoryName(code);
  return field === 'originCountry' ? countryName(code) : (CODE_LABELS[field]?.[code] ?? '');
}

/** `12, 14 (3.5 g)`: SKU suffixes are only shown in files. */
const sizeText = ({ label, netWeightMg }: ProductSize): string =>
  netWeightMg === undefined ? label : `${label} (${formatGrams(netWeightMg)})`;

/** The elements of a list as text; the schema of the field guarantees their type. */
function listText({ type }: ProductColumn, values: readonly unknown[]): string {
  switch (type.kind) {
    case 'pictures':
      return formatCounted(values.length, 'image');
    case 'sizes':
      return (values as ProductSize[]).map(sizeText).join(', '); // see above
    case 'tiers':
      return (values as PriceTier[]) // as above
        .map(({ minQty, pricePaise }) => `from ${minQty}: ${formatRupees(pricePaise)}`)
        .join(', ');
    case 'makingTiers':
      return (values as ByWeight['makingTiers']) // as above
        .map(({ minQty, offBps }) => `from ${minQty}: ${formatRate(offBps)} off`)
        .join(', ');
    default:
      return values.join(', ');
  }
}

/** Display text of a value; `–` for none. */
function displayText(column: ProductColumn, value: unknown, categoryName: CategoryName) {
  if (value === undefined || value === '' || (Array.isArray(value) && !value.length)) return '–';
  if (Array.isArray(value)) return cut(listText(column, value));
  const label = typeof value === 'string' ? labelOfCode(column.field, value, categoryName) : '';
  return label || cut(showCell(column.type, value));
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
