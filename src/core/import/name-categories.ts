/** Categories that a list names itself, by id as the export does, or by name or slug: each must be in the shop. */
import { slugOf } from '#core/identifiers.ts';
import { showValue } from '#schema/problem.ts';
import type { RowValues } from './plan-row.ts';
import type { StoredCategory, StoredProduct } from './stored.ts';

type Named = { ok: true; values: RowValues } | { ok: false; found: string; expected: string };

/** The only live category that is called so. */
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

/** Puts the ids in place of names. What the product has already is left as it is, whatever became of the category. */
export function nameCategories(
  values: RowValues,
  categories: readonly StoredCategory[],
  known: StoredProduct | undefined,
): Named {
  const { category, subCategory } = values;
  if (typeof category !== 'string' && typeof subCategory !== 'string') return { ok: true, values };
  const before = known?.state === 'known' ? known.product : undefined;
  const isTop = category === undefined || category === before?.category;
  const top = isTop ? undefined : find(categories, String(category), null);
  if (!isTop && top === undefined)
    return {
      ok: false,
      found: showValue(category),
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
        found: showValue(subCategory),
        expected: `This category has no subcategory ${showValue(subCategory)}.`,
      }
    : { ok: true, values: { ...own, subCategory: sub.id } };
}
