/** Plans moves and merges of categories: the category, its subcategories and its products. */
import { childrenOf, nextOrder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { oldSlugsOf } from '#core/editing/old-slugs.ts';
import { planDeletion, planSave } from '#core/editing/plan-save.ts';
import { categoryPath } from '#core/paths.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import type { ProductDocument } from '#schema/product.ts';

/** The category fields of a product. */
interface Place {
  category: string;
  subCategory?: string;
}

export interface CategoryChange {
  /** The place of the products that move. */
  from: Place;
  /** A product in its new place; the category keeps its own until all products have moved. */
  regrouped: (product: ProductDocument) => ProductDocument;
  /** Written last, in one transaction. */
  writes: readonly DocumentWrite[];
}

/** The place of a category's products. */
export const productsIn = ({ id, category }: StaffCategory): Place =>
  category.parent === null ? { category: id } : { category: category.parent, subCategory: id };

const movedTo =
  (place: Place) =>
  (product: ProductDocument): ProductDocument => {
    const { subCategory: _, ...rest } = product;
    return { ...rest, ...place };
  };

/** The current and all earlier slugs and IDs of a category, as sources of redirects. */
const oldAddressesOf = ({ id, category }: StaffCategory) => ({
  slugs: [...category.oldSlugs, ...(category.parent === null ? [category.slug] : [])],
  ids: [...(category.oldIds ?? []), ...(category.parent === null ? [] : [id])],
});

/** Without what is the URL now: the slug at the top level, the id below it. */
const redirectsTo = (
  { id, category: { slug, parent } }: StaffCategory,
  { slugs, ids }: ReturnType<typeof oldAddressesOf>,
) => ({
  oldSlugs: oldSlugsOf(slugs, parent === null ? slug : ''),
  oldIds: oldSlugsOf(ids, parent === null ? '' : id),
});

const save = ({ id, category }: StaffCategory, changes: Partial<Category>): DocumentWrite[] =>
  [planSave(categoryKind, { id, base: category, next: { ...category, ...changes } })].filter(
    (write) => write !== undefined,
  );

/**
 * Why a category cannot be at the top level: there its slug is its URL, and two equal URLs block publishing.
 * Below, the document's id is the URL.
 */
function whyNotAtTop(all: readonly StaffCategory[], { id, category }: StaffCategory) {
  const other = childrenOf(all, null).find(
    (each) => each.id !== id && each.category.slug === category.slug,
  );
  return other === undefined
    ? undefined
    : `${other.category.name} already has the page URL ${categoryPath(category.slug)}, which ${category.name} would have at the top level. Change the page URL of ${other.category.name} first, or merge the two.`;
}

/** Why a deleted category cannot be restored; undefined if it can. */
export function whyNotRestored(
  all: readonly StaffCategory[],
  one: StaffCategory,
): string | undefined {
  const { name, parent } = one.category;
  if (parent === null) return whyNotAtTop(all, one);
  return childrenOf(all, null).some(({ id }) => id === parent)
    ? undefined
    : `The parent category of ${name} was deleted or moved. Restore the parent first.`;
}

/**
 * Why a category cannot move to another place; undefined if it can.
 * @param parent another top category; null for the top level
 */
export function whyNotUnder(
  all: readonly StaffCategory[],
  moved: StaffCategory,
  parent: string | null,
): string | undefined {
  if (parent === null) return whyNotAtTop(all, moved);
  return childrenOf(all, moved.id).length === 0
    ? undefined
    : `${moved.category.name} has subcategories, and only two levels are possible. Move them first.`;
}

/** Moves a category under another one or to the top level; products follow and the old URL redirects. */
export function planMove(
  all: readonly StaffCategory[],
  moved: StaffCategory,
  parent: string | null,
): CategoryChange {
  const next = { id: moved.id, category: { ...moved.category, parent } };
  const order = nextOrder(all, parent);
  return {
    from: productsIn(moved),
    regrouped: movedTo(productsIn(next)),
    writes: save(moved, { parent, order, ...redirectsTo(next, oldAddressesOf(moved)) }),
  };
}

/** Why a category cannot be merged into another one; undefined if it can. */
export const whyNotInto = (
  all: readonly StaffCategory[],
  source: StaffCategory,
  into: StaffCategory,
): string | undefined =>
  into.category.parent === null || childrenOf(all, source.id).length === 0
    ? undefined
    : `${source.category.name} has subcategories, which can’t go into a subcategory. Choose a top-level category, or move them first.`;

/** Merges one category into another, with its products and subcategories; its URLs redirect. */
export function planMerge(
  all: readonly StaffCategory[],
  source: StaffCategory,
  into: StaffCategory,
): CategoryChange {
  const { slugs, ids } = oldAddressesOf(source);
  const first = nextOrder(all, into.id);
  const redirects = redirectsTo(into, {
    slugs: [...into.category.oldSlugs, ...slugs],
    ids: [...(into.category.oldIds ?? []), ...ids],
  });
  const bringsSubcategories = source.category.parent === null && into.category.parent === null;
  return {
    from: productsIn(source),
    regrouped: bringsSubcategories
      ? (product) => ({ ...product, category: into.id })
      : movedTo(productsIn(into)),
    writes: [
      ...save(into, redirects),
      ...childrenOf(all, source.id).flatMap((child, at) =>
        save(child, { parent: into.id, order: first + at }),
      ),
      planDeletion(categoryKind, source.id, source.category),
    ],
  };
}
