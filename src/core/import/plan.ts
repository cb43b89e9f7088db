/** Plans an import row by row; the preview shows the same plan that is written. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import type { Draft, Note } from './draft.ts';
import { PRODUCT_COLUMNS } from './columns.ts';
import { nameCategories } from './name-categories.ts';
import { placeCategories, placeKey, type CategoryPlacement } from './place-categories.ts';
import { createProduct } from './plan-create.ts';
import type { Planned, PlanOptions, RowPlan, RowValues } from './plan-row.ts';
import { updateProduct } from './plan-update.ts';
import type { RejectedRow, RowProblem } from './row-problem.ts';
import { headerOf, rejectionReason } from './column-names.ts';
import type { Stored, StoredProduct } from './stored.ts';

export interface ImportPlan {
  /** Categories to add before any product. */
  categories: readonly DocumentWrite[];
  rows: readonly RowPlan[];
  refusals: readonly RejectedRow[];
  /** Automatic changes in the planned rows. */
  notes: readonly Note[];
}

function refusePlace(
  draft: Draft,
  { actual, expected }: { actual: string; expected: string },
): Planned {
  const problem: RowProblem = {
    row: draft.row,
    column: '',
    actual,
    expected,
    remedy: 'Add or restore the category first, or correct the name.',
    reason: rejectionReason('category', expected),
  };
  return { ok: false, problems: [problem] };
}

function refuseStored(draft: Draft, actual: string, expected: string, remedy: string): Planned {
  return {
    ok: false,
    problems: [{ row: draft.row, column: '', actual, expected, remedy, reason: expected }],
  };
}

/** Required fields that the row does not contain. */
const missingFields = (values: RowValues): string[] =>
  PRODUCT_COLUMNS.filter(({ field, required }) => required && values[field] === undefined).map(
    headerOf,
  );

const refuseUnknown = (draft: Draft, missing: readonly string[]): Planned =>
  refuseStored(
    draft,
    draft.sku,
    'No product has this SKU, and a new product needs more.',
    `Correct the SKU, or add: ${missing.join(', ')}.`,
  );

const isDeleted = (one: StoredProduct): boolean =>
  one.state === 'valid' && one.product.deletedAt !== null;

/** The product with a SKU; a deleted one only if there is no other. Two are an error. */
function meant(all: readonly StoredProduct[]): {
  existing: StoredProduct | undefined;
  another: StoredProduct | undefined;
} {
  const present = all.filter((one) => !isDeleted(one));
  const [existing, another] = present.length > 0 ? present : all;
  return { existing, another };
}

function planRow(
  draft: Draft,
  placement: CategoryPlacement | undefined,
  stored: Stored,
  options: PlanOptions,
) {
  if (placement?.ok === false) return refusePlace(draft, placement);
  const { existing, another } = meant(stored.products.get(draft.sku) ?? []);
  const named = nameCategories(draft.values, stored.categories, existing);
  if (!named.ok) return refusePlace(draft, named);
  const values =
    placement === undefined
      ? named.values
      : { ...named.values, category: placement.category, subCategory: placement.subCategory };
  if (!existing)
    return options.mapping.partial && missingFields(values).length > 0
      ? refuseUnknown(draft, missingFields(values))
      : createProduct(draft, values, options, stored.ids);
  if (another) {
    return refuseStored(
      draft,
      draft.sku,
      'Two products in the shop have this SKU.',
      isDeleted(existing)
        ? 'Both are deleted. Restore the one you mean.'
        : 'Delete one of them, or give it another SKU.',
    );
  }
  if (existing.state === 'malformed') {
    return refuseStored(
      draft,
      existing.problem,
      'The product in the shop has errors.',
      'Open it and correct the errors first.',
    );
  }
  return updateProduct(draft, values, existing, options);
}

/** The price in the list is ignored for a product priced on request. */
const unusedPrice = ({ values }: Draft, { priceMode }: RowPlan): Note[] =>
  priceMode === 'onRequest' && values.pricePaise !== undefined
    ? [{ kind: 'priceUnused', field: 'pricePaise' }]
    : [];

/** Notes a price change that keeps the old tiers, which may no longer match it. */
const tiersLeft = (plan: RowPlan): Note[] =>
  plan.action !== 'create' && plan.action !== 'unchanged' && plan.tiersUnchanged
    ? [{ kind: 'tiersLeft', field: 'pricePaise' }]
    : [];

/** Plans the import of drafts with distinct SKUs against the stored data. */
export function planImport(
  drafts: readonly Draft[],
  stored: Stored,
  options: PlanOptions,
): ImportPlan {
  const places = drafts.flatMap(({ place }) => (place ? [place] : []));
  const { placements, writes } = placeCategories(places, stored.categories, options.author);
  const rows: RowPlan[] = [];
  const refusals: RejectedRow[] = [];
  const notes: Note[] = [];
  for (const draft of drafts) {
    const placement = draft.place && placements.get(placeKey(draft.place));
    const planned = planRow(draft, placement, stored, options);
    if (planned.ok) {
      rows.push(planned.plan);
      notes.push(...draft.notes, ...unusedPrice(draft, planned.plan), ...tiersLeft(planned.plan));
    } else refusals.push({ row: draft.row, sku: draft.sku, problems: planned.problems });
  }
  return { categories: neededCategories(writes, rows), rows, refusals, notes };
}

/** Removes new categories that only rejected rows use. */
function neededCategories(
  writes: readonly DocumentWrite[],
  rows: readonly RowPlan[],
): DocumentWrite[] {
  const used = new Set(rows.flatMap(({ categoryIds }) => categoryIds));
  return writes.filter(({ id }) => used.has(id));
}
