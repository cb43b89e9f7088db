/** The category tree in its display order, with counts of live products. */
import type { CategoryNode } from '#domain/catalogue.ts';
import type { Category } from '#schema/category.ts';
import type { ProductLists } from './product-lists.ts';

const byOrder = (
  a: CategoryNode & { order: number },
  b: CategoryNode & { order: number },
): number => a.order - b.order || (a.id < b.id ? -1 : 1);

/**
 * Builds the tree of two levels. A category whose parent is not a top category has no place in it;
 * `integrity.ts` names it.
 */
export function categoryTree(
  categories: ReadonlyMap<string, Category>,
  lists: ProductLists,
): CategoryNode[] {
  const nodeOf = (id: string, category: Category, parentId: string | null) => ({
    id,
    name: category.name,
    slug: category.slug,
    oldSlugs: category.oldSlugs,
    description: category.description,
    image: category.image ?? null,
    seo: category.seo ?? null,
    parentId,
    order: category.order,
    updatedAt: category.updatedAt,
    count: lists.inScope({
      kind: parentId === null ? 'category' : 'subcategory',
      categoryId: id,
    }).length,
  });
  const childrenOf = (wanted: string | null) =>
    [...categories]
      .filter(([, category]) => category.parent === wanted)
      .map(([id, category]) => ({ ...nodeOf(id, category, wanted), children: [] }))
      .toSorted(byOrder);

  return childrenOf(null).map((top) => ({ ...top, children: childrenOf(top.id) }));
}
