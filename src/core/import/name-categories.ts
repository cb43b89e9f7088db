/** Resolves the categories in a list by ID, as in the export, by name or by slug; each must exist. */
import { slugOf } from '#core/identifiers.ts';
import { showValue } from '#schema/problem.ts';
import type { RowValues } from './plan-row.ts';
import type { StoredCategory, StoredProduct } from './stored.ts';

type Named = { ok: true; values: RowValues } | { ok: false; actual: string; expected: string };

/** The only live category with that name. */
function find(
  categories: readonly StoredCategory[],
  name: string,
  parent: string | null,
): StoredCategory | undefined {
  const siblings = categories.filter(
    (category) => category.state === 'live' && category.parent === parent,
  );
  const byId = siblings.find(({ id }) => id === name);
  if (byId) return byId;
  const slug = slugOf(name);
  const called = siblings.filter((each) => each.slug === slug || slugOf(each.name) === slug);
  return called.length === 1 ? called[0] : undefined;
}

/**
 * Replaces category names by IDs. The product's current categories stay, even if they were deleted.
 */
export function nameCategories(
  values: RowValues,
  categories: readonly StoredCategory[],
  existing: StoredProduct | undefined,
): Named {
  const { category, subCategory } = values;
  if (typeof category !== 'string' && typeof subCategory !== 'string') return { ok: true, values };
  const before = existing?.state === 'valid' ? existing.product : undefined;
  const isTop = category === undefined || category === before?.category;
  const top = isTop ? undefined : find(categories, String(category), null);
  if (!isTop && top === undefined)
    return {
      ok: false,
      actual: showValue(category),
      expected: `The shop has no category ${showValue(category)}.`,
    };
  const topId = top?.id ?? before?.category;
  const own = { ...values, ...(category !== undefined && { category: topId }) };
  if (subCategory === undefined || (isTop && subCategory === before?.subCategory))
    return { ok: true, values: own };
  const sub = find(categories, String(subCategory), topId ?? '');
  return sub === undefined
    ? {
        ok: false,
        actual: showValue(subCategory),
        expected: `This category has no subcategory ${showValue(subCategory)}.`,
      }
    : { ok: true, values: { ...own, subCategory: sub.id } };
}
