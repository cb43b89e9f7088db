/** Plans moves and merges of categories: the category, its subcategories and its products. */
import { childrenOf, nextOrder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { oldSlugsOf } from '#core/editing/old-slugs.ts';
import { planDeletion, planSave } from '#core/editing/plan-save.ts';
import { categoryPath } from '#core/paths.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import type { ProductDocument } from '#schema/product.ts';

/** Products of one category that move to another. */
export interface Regrouping {
  from: { category: string; subCategory?: string };
  to: { category: string; subCategory: string | null };
  preservesSubCategory: boolean;
}

export interface CategoryChange {
  /** Runs first; until it ends the category keeps its place, so no product is without one. */
  regrouping: Regrouping;
  /** Written last, in one transaction. */
  writes: readonly DocumentWrite[];
}

/** The category fields of a moved product. */
export function regrouped(
  product: ProductDocument,
  { to, preservesSubCategory }: Regrouping,
): ProductDocument {
  const { subCategory, ...rest } = product;
  const next = preservesSubCategory ? subCategory : (to.subCategory ?? undefined);
  return { ...rest, category: to.category, ...(next !== undefined && { subCategory: next }) };
}

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

const place = ({ id, category }: StaffCategory) =>
  category.parent === null
    ? { category: id, subCategory: null }
    : { category: category.parent, subCategory: id };

/** The query fields of a category's products. */
export const productsIn = ({ id, category }: StaffCategory): Regrouping['from'] =>
  category.parent === null ? { category: id } : { category: category.parent, subCategory: id };

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

const isTop = (all: readonly StaffCategory[], id: string): boolean =>
  childrenOf(all, null).some((each) => each.id === id);

/** Why a deleted category cannot be restored; undefined if it can. */
export function whyNotRestored(
  all: readonly StaffCategory[],
  one: StaffCategory,
): string | undefined {
  const { name, parent } = one.category;
  if (parent === null) return whyNotAtTop(all, one);
  return isTop(all, parent)
    ? undefined
    : `The parent category of ${name} was deleted or moved. Restore the parent first.`;
}

/** Why a category cannot move under `parent`; undefined if it can. */
export function whyNotUnder(
  all: readonly StaffCategory[],
  moved: StaffCategory,
  parent: string | null,
): string | undefined {
  const { name } = moved.category;
  if (moved.category.parent === parent) return `${name} is already there.`;
  if (parent === moved.id) return 'A category can’t be its own parent.';
  if (parent === null) return whyNotAtTop(all, moved);
  if (childrenOf(all, moved.id).length > 0) {
    return `${name} has subcategories, and only two levels are possible. Move them first.`;
  }
  return isTop(all, parent)
    ? undefined
    : `${name} can’t be moved there, because that category was deleted or moved.`;
}

/**
 * Moves a category under another one or to the top level; products follow and the old URL redirects.
 * @param order position among its new siblings; the last by default
 */
export function planMove(
  all: readonly StaffCategory[],
  moved: StaffCategory,
  parent: string | null,
  order = nextOrder(all, parent),
): CategoryChange {
  const next = { id: moved.id, category: { ...moved.category, parent } };
  return {
    regrouping: { from: productsIn(moved), to: place(next), preservesSubCategory: false },
    writes: save(moved, { parent, order, ...redirectsTo(next, oldAddressesOf(moved)) }),
  };
}

/** Why a category cannot be merged into another; undefined if it can. */
export function whyNotInto(
  all: readonly StaffCategory[],
  source: StaffCategory,
  into: StaffCategory,
): string | undefined {
  const below = childrenOf(all, source.id);
  if (source.id === into.id) return 'Choose another category.';
  if (into.category.parent !== null && below.length > 0) {
    return `${source.category.name} has subcategories, which can’t go into a subcategory. Choose a top-level category, or move them first.`;
  }
  return undefined;
}

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
  return {
    regrouping: {
      from: productsIn(source),
      to: place(into),
      preservesSubCategory: source.category.parent === null && into.category.parent === null,
    },
    writes: [
      ...save(into, redirects),
      ...childrenOf(all, source.id).flatMap((child, at) =>
        save(child, { parent: into.id, order: first + at }),
      ),
      planDeletion(categoryKind, source.id, source.category),
    ],
  };
}
