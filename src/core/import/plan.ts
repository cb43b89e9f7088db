/** Plans an import row by row; the preview shows the same plan that is written. */
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { freeId } from '#core/editing/free-id.ts';
import { categoryResolver } from './categories.ts';
import { generatedId } from './generate-sku.ts';
import { placeSizeRows } from './place-size-rows.ts';
import { planProduct, type PlannedRow, type PlanOptions } from './plan-product.ts';
import type { Draft } from './draft.ts';
import { refusedRow, type RefusedRow } from './row-problem.ts';
import type { Stored, StoredProduct } from './stored.ts';

export type RowOutcome = PlannedRow | RefusedRow;

export interface ImportPlan {
  /** Categories to add before any product. */
  categories: readonly DocumentWrite[];
  rows: readonly RowOutcome[];
  /** Names of categories for which staff choose, with the number of products. */
  unknown: ReadonlyMap<string, number>;
}

const isDeleted = (one: StoredProduct): boolean =>
  one.state === 'valid' && one.product.deletedAt !== null;

type Existing = Exclude<StoredProduct, { state: 'malformed' }> | undefined;

const SKU_IS_USED = 'The generated SKU belongs to another product.';

/** The product with the SKU of a row; a deleted one only if there is no other. */
function existingFor(
  draft: Draft,
  bySku: Stored['products'],
  byId: ReadonlyMap<string, StoredProduct>,
): Existing | RefusedRow {
  const generated = draft.key === '' ? undefined : byId.get(generatedId(draft.key));
  const sameSku = bySku.get(draft.sku) ?? [];
  const all = generated ? [generated] : sameSku;
  if (draft.key !== '' && generated === undefined && sameSku.length > 0)
    return refusedRow(draft, SKU_IS_USED, 'Write a SKU for this product in the file.');
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

/** Plans the import of drafts whose rows have distinct SKUs against the stored data. */
export function planImport(
  drafts: readonly Draft[],
  stored: Stored,
  options: PlanOptions,
): ImportPlan {
  const { mapping, choices } = options;
  const adds = mapping.newCategories === 'create';
  const categories = categoryResolver(stored.categories, adds, choices);
  const all = [...stored.products.values()].flat();
  const byId = new Map(all.map((one) => [one.id, one]));
  const { products, refused } = placeSizeRows(drafts, stored);
  const planRow = (read: Draft): RowOutcome => {
    const existing = existingFor(read, stored.products, byId);
    if (existing !== undefined && 'action' in existing) return existing;
    // A product with a generated SKU has the SKU that staff may have given it since.
    const sku = (read.key !== '' && existing?.product.sku) || read.sku;
    const draft: Draft = { ...read, sku, values: { ...read.values, sku } };
    const place = categories.resolve(draft.values, existing?.product ?? {});
    if (!place.success)
      return refusedRow(
        draft,
        place.error,
        'Choose a category for this name, or correct the name.',
      );
    const { category: _, subCategory: __, ...values } = draft.values;
    const placed = { ...draft, values: { ...values, ...place.value } };
    const newId =
      draft.key === ''
        ? freeId(draft.sku.toLowerCase(), (id) => stored.ids.has(id))
        : generatedId(draft.key);
    return planProduct(placed, existing?.id ?? newId, existing, options);
  };
  const rows = [...products.map(planRow), ...refused];
  const used = new Set(
    rows
      .flatMap((row) => (row.action === 'refuse' ? [] : row.changes))
      .filter(({ field }) => field === 'category' || field === 'subCategory')
      .map(({ after }) => after),
  );
  // New categories that only refused rows name are not added.
  return {
    categories: categories.writes.filter(({ id }) => used.has(id)),
    rows,
    unknown: categories.unknown,
  };
}
