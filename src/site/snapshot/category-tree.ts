/** Queries about categories: the tree in display order, with counts of live products. */
import type { CategoryLink, CategoryNode } from '#core/catalogue.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { pageId } from '#schema/fields.ts';
import type { Reader } from './reader.ts';

const byOrder = (
  a: CategoryNode & { order: number },
  b: CategoryNode & { order: number },
): number => a.order - b.order || (a.id < b.id ? -1 : 1);

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/**
 * Builds the two-level tree. A category whose parent is not a top category is left out; `integrity.ts` reports
 * it.
 */
function treeOf(
  categories: ReadonlyMap<string, Category>,
  counts: ReturnType<Reader['counts']>,
): CategoryNode[] {
  const nodeOf = (id: string, category: Category, parentId: string | null) => ({
    id,
    name: category.name,
    slug: category.slug,
    oldSlugs: category.oldSlugs,
    // Other IDs never had a page.
    oldIds: (category.oldIds ?? []).filter((each) => pageId.safeParse(each).success),
    description: category.description,
    image: category.image ?? null,
    seo: category.seo ?? null,
    parentId,
    order: category.order,
    updatedAt: category.updatedAt,
    count: counts[parentId === null ? 'category' : 'subcategory'].get(id) ?? 0,
  });
  const childrenOf = (parentId: string | null) =>
    [...categories]
      .filter(([, category]) => category.parent === parentId)
      .map(([id, category]) => ({ ...nodeOf(id, category, parentId), children: [] }))
      .toSorted(byOrder);

  return childrenOf(null).map((top) => ({ ...top, children: childrenOf(top.id) }));
}

const linkTo = ({ id, name, slug, parentId }: CategoryNode): CategoryLink => ({
  id,
  name,
  slug,
  parentId,
});

/** Queries over categories. Queries that return links only do not depend on product counts. */
export function categoryQueries(reader: Reader) {
  let withCounts: readonly CategoryNode[] | undefined;
  let withoutCounts: readonly CategoryNode[] | undefined;
  const NO_COUNTS = { category: new Map<string, number>(), subcategory: new Map<string, number>() };

  const tree = (): readonly CategoryNode[] => {
    reader.trackAll(categoryKind);
    const counts = reader.counts();
    withCounts ??= treeOf(reader.all(categoryKind), counts);
    return withCounts;
  };
  const bare = (): readonly CategoryNode[] => {
    reader.trackAll(categoryKind);
    withoutCounts ??= treeOf(reader.all(categoryKind), NO_COUNTS);
    return withoutCounts;
  };

  return {
    /** Top categories with their children, in display order. */
    categories: tree,
    /** A category or subcategory by its id. */
    category: (id: string): CategoryNode | undefined => flat(tree()).find((node) => node.id === id),
    /** A top category by its current slug. */
    categoryBySlug: (slug: string): CategoryNode | undefined =>
      tree().find((node) => node.slug === slug),

    /** Links to the top categories, in display order. */
    categoryLinks: (): CategoryLink[] => bare().map(linkTo),
    /** Links to all categories, each followed by those under it, in display order. */
    allCategoryLinks: (): CategoryLink[] => flat(bare()).map(linkTo),
    /** The link to a category or subcategory. */
    categoryLink: (id: string): CategoryLink | undefined =>
      flat(bare())
        .filter((node) => node.id === id)
        .map(linkTo)[0],
  };
}
