/** Plans an import row by row; the preview shows the same plan that is written. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { freeId } from '#core/editing/free-id.ts';
import { categoryResolver } from './categories.ts';
import { planProduct, type PlannedRow, type PlanOptions } from './plan-product.ts';
import type { Draft } from './draft.ts';
import { refusedRow, type RefusedRow } from './row-problem.ts';
import type { Stored, StoredProduct } from './stored.ts';

export type RowOutcome = PlannedRow | RefusedRow;

export interface ImportPlan {
  /** Categories to add before any product. */
  categories: readonly DocumentWrite[];
  rows: readonly RowOutcome[];
}

const isDeleted = (one: StoredProduct): boolean =>
  one.state === 'valid' && one.product.deletedAt !== null;

type Existing = Exclude<StoredProduct, { state: 'malformed' }> | undefined;

/** The product with the SKU of a row; a deleted one only if there is no other. */
function existingFor(draft: Draft, all: readonly StoredProduct[]): Existing | RefusedRow {
  const present = all.filter((one) => !isDeleted(one));
  const [existing, another] = present.length > 0 ? present : all;
  if (another !== undefined)
    return refusedRow(
      draft,
      'Two products in the shop have this SKU.',
      present.length > 0
        ? 'Delete one of them, or give it another SKU.'
        : 'Both are deleted. Restore the one you mean.',
    );
  if (existing?.state === 'malformed')
    return refusedRow(
      draft,
      'The product in the shop has errors.',
      `Open it and correct the errors first. ${existing.problem}`,
    );
  if (existing === undefined && (draft.values['title'] ?? draft.defaults['title']) === undefined)
    return refusedRow(
      draft,
      'No product has this SKU, and a new product needs a title.',
      'Correct the SKU, or add the title.',
    );
  return existing;
}

/** Plans the import of drafts with distinct SKUs against the stored data. */
export function planImport(
  drafts: readonly Draft[],
  stored: Stored,
  options: PlanOptions,
): ImportPlan {
  const { mapping } = options;
  const categories = categoryResolver(stored.categories, mapping.newCategories === 'create');
  const planRow = (draft: Draft): RowOutcome => {
    const existing = existingFor(draft, stored.products.get(draft.sku) ?? []);
    if (existing !== undefined && 'action' in existing) return existing;
    const place = categories.resolve(draft.values, existing?.product ?? {});
    if (!place.success)
      return refusedRow(
        draft,
        place.error,
        'Add or restore the category first, or correct the name.',
      );
    const { category: _, subCategory: __, ...values } = draft.values;
    const placed = { ...draft, values: { ...values, ...place.value } };
    const newId = freeId(draft.sku.toLowerCase(), (id) => stored.ids.has(id));
    return planProduct(placed, existing?.id ?? newId, existing, options);
  };
  const rows = drafts.map(planRow);
  const used = new Set(
    rows
      .flatMap((row) => (row.action === 'refuse' ? [] : row.changes))
      .filter(({ field }) => field === 'category' || field === 'subCategory')
      .map(({ after }) => after),
  );
  // New categories that only refused rows name are not added.
  return { categories: categories.writes.filter(({ id }) => used.has(id)), rows };
}
