/** What moving a category, and merging one into another, does: to it, to its subcategories, and to its products. */
import { categoryPath } from '#core/paths.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import type { ProductDocument } from '#schema/product.ts';
import {
  nextOrder,
  sistersUnder,
  type StaffCategory,
} from '#admin/shell/editing/category-places.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { formerAddresses } from '#core/editing/former-addresses.ts';
import { planDeletion, planSave } from '#core/editing/plan-save.ts';
import { failed, succeeded, type Result } from '#core/result.ts';

/** Products that stand in one place go to another. */
export interface Regrouping {
  from: { category: string; subCategory?: string };
  /** `kept` leaves the subcategory as it is; null takes it away. */
  to: { category: string; subCategory: string | null };
  keepsSubCategory: boolean;
}

export interface CategoryChange {
  /** Done first: until then the category is where it was, so that no product is nowhere. */
  regroupings: readonly Regrouping[];
  /** Done at the end, together. */
  writes: readonly DocumentWrite[];
}

/** The product in its new place. */
export function regrouped(
  product: ProductDocument,
  { to, keepsSubCategory }: Regrouping,
): ProductDocument {
  const { subCategory, ...rest } = product;
  const next = keepsSubCategory ? subCategory : (to.subCategory ?? undefined);
  return { ...rest, category: to.category, ...(next !== undefined && { subCategory: next }) };
}

/** The addresses under which a category was found, to lead to where it goes. */
const formerOf = ({ id, category }: StaffCategory) => ({
  slugs: [...category.oldSlugs, ...(category.parent === null ? [category.slug] : [])],
  ids: [...(category.oldIds ?? []), ...(category.parent === null ? [] : [id])],
});

const save = ({ id, category }: StaffCategory, next: Category): DocumentWrite[] =>
  [planSave(categoryKind, { id, base: category, next })].filter((write) => write !== undefined);

const place = ({ id, category }: StaffCategory) =>
  category.parent === null
    ? { category: id, subCategory: null }
    : { category: category.parent, subCategory: id };

/** What the products of a category have in common. */
export const productsIn = ({ id, category }: StaffCategory): Regrouping['from'] =>
  category.parent === null ? { category: id } : { category: category.parent, subCategory: id };

/**
 * Why a category cannot stand at the top: its slug is its address there, and two of one address would keep the shop
 * from being published. Below, the id of its document is its address.
 */
function whyNotAtTop(all: readonly StaffCategory[], { id, category }: StaffCategory) {
  const other = sistersUnder(all, null).find(
    (each) => each.id !== id && each.category.slug === category.slug,
  );
  return other === undefined
    ? undefined
    : `${other.category.name} already has the page URL ${categoryPath(category.slug)}, which ${category.name} would have at the top level. Change the page URL of ${other.category.name} first, or merge the two.`;
}

/** Why a category that is deleted cannot come back as it is; undefined where it can. */
export const whyNotRestored = (
  all: readonly StaffCategory[],
  one: StaffCategory,
): string | undefined => (one.category.parent === null ? whyNotAtTop(all, one) : undefined);

/** Why a category cannot go under `parent`; undefined where it can. */
export function whyNotUnder(
  all: readonly StaffCategory[],
  moved: StaffCategory,
  parent: string | null,
): string | undefined {
  const { name } = moved.category;
  if (moved.category.parent === parent) return `${name} is already there.`;
  if (parent === moved.id) return 'A category can’t be its own parent.';
  if (parent !== null && sistersUnder(all, moved.id).length > 0) {
    return `${name} has subcategories, and only two levels are possible. Move them first.`;
  }
  return parent === null ? whyNotAtTop(all, moved) : undefined;
}

/**
 * A category goes under another one, or to the top; its products name its new place, and its old address leads to it.
 * @param order its place among its new sisters; the last, unless somebody says otherwise
 */
export function planMove(
  all: readonly StaffCategory[],
  moved: StaffCategory,
  parent: string | null,
  order = nextOrder(all, parent),
): CategoryChange {
  const { id, category } = moved;
  const next = { id, category: { ...category, parent } };
  const { slugs, ids } = formerOf(moved);
  return {
    regroupings: [{ from: productsIn(moved), to: place(next), keepsSubCategory: false }],
    writes: save(moved, {
      ...category,
      parent,
      order,
      // At the top its slug is its address, below its id.
      oldSlugs: formerAddresses(slugs, parent === null ? category.slug : ''),
      oldIds: formerAddresses(ids, parent === null ? '' : id),
    }),
  };
}

/**
 * A category goes back where it was, with whatever products it has now; both addresses lead to it.
 * @param before as it was before it was moved
 */
export function planMoveBack(
  all: readonly StaffCategory[],
  { id, category: { name, parent, order } }: StaffCategory,
): Result<CategoryChange> {
  const live = all.filter(({ category }) => category.deletedAt === null);
  const now = live.find((each) => each.id === id);
  if (now === undefined) return failed(`${name} no longer exists.`);
  const above = live.find((each) => each.id === parent);
  if (parent !== null && (above === undefined || above.category.parent !== null))
    return failed(`${name} can’t be moved back because its parent was deleted or moved.`);
  const why = whyNotUnder(all, now, parent);
  return why === undefined ? succeeded(planMove(all, now, parent, order)) : failed(why);
}

/** Why a category cannot be merged into another; undefined where it can. */
export function whyNotInto(
  all: readonly StaffCategory[],
  gone: StaffCategory,
  into: StaffCategory,
): string | undefined {
  const below = sistersUnder(all, gone.id);
  if (gone.id === into.id) return 'Choose another category.';
  if (into.category.parent !== null && below.length > 0) {
    return `${gone.category.name} has subcategories, which can’t go into a subcategory. Choose a top-level category, or move them first.`;
  }
  return undefined;
}

function regroupingsInto(gone: StaffCategory, into: StaffCategory): Regrouping[] {
  const isTopIntoTop = gone.category.parent === null && into.category.parent === null;
  return [{ from: productsIn(gone), to: place(into), keepsSubCategory: isTopIntoTop }];
}

/** One category goes into another: its products and subcategories with it, and its addresses lead there. */
export function planMerge(
  all: readonly StaffCategory[],
  gone: StaffCategory,
  into: StaffCategory,
): CategoryChange {
  const { slugs, ids } = formerOf(gone);
  const first = nextOrder(all, into.id);
  const moved = sistersUnder(all, gone.id).flatMap((child, at) =>
    save(child, { ...child.category, parent: into.id, order: first + at }),
  );
  return {
    regroupings: regroupingsInto(gone, into),
    writes: [
      ...save(into, {
        ...into.category,
        oldSlugs: formerAddresses(
          [...into.category.oldSlugs, ...slugs],
          into.category.parent === null ? into.category.slug : '',
        ),
        oldIds: formerAddresses(
          [...(into.category.oldIds ?? []), ...ids],
          into.category.parent === null ? '' : into.id,
        ),
      }),
      ...moved,
      planDeletion(categoryKind, gone.id, gone.category),
    ],
  };
}
