/** The editable form of a category. */
import { slugOf } from '#core/identifiers.ts';
import { category, categoryKind, type Category } from '#schema/category.ts';
import { nextOrder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { plainFormOf, type Documents, type Editable } from '#core/editing/editable.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import { freeId } from '#core/editing/free-id.ts';
import { textOf, type FormOf } from '#core/editing/form-values.ts';
import type { EditedKind } from '#core/editing/plan-save.ts';
import { withOldSlug } from '#core/editing/product-form.ts';

export type CategoryForm = FormOf<Category>;

const NEW_CATEGORY: CategoryForm = {
  name: '',
  slug: '',
  oldSlugs: [],
  parent: null,
  order: 0,
  description: '',
};

const MAY_BE_BLANK: ReadonlySet<string> = new Set(['description']);

const parentOf = ({ parent }: CategoryForm): string | null =>
  typeof parent === 'string' && parent !== '' ? parent : null;

/** A readable id: `rings`, `rings-solitaire`. */
const preferredId = (form: CategoryForm): string => {
  const own = slugOf(textOf(form.name)) || 'category';
  const parent = parentOf(form);
  return parent === null ? own : `${parent}-${own}`;
};

/** Two top-level categories with one URL would block publishing. */
function kindBeside(others: readonly StaffCategory[]): EditedKind {
  const slugs = new Set(
    others
      .filter((each) => each.category.parent === null && each.category.deletedAt === null)
      .map((each) => each.category.slug),
  );
  return {
    ...categoryKind,
    schema: category.refine(({ parent, slug }) => parent !== null || !slugs.has(slug), {
      path: ['slug'],
      error: 'expected another page URL: a category already has this one',
    }),
  };
}

/** @param others all other categories, including deleted ones */
export function editableCategory(others: readonly StaffCategory[]): Editable {
  const taken = new Set(others.flatMap((each) => [each.id, ...(each.category.oldIds ?? [])]));
  const idOf = (form: CategoryForm) => freeId(preferredId(form), (id) => taken.has(id), '-');
  /** A slug may equal the name of a back office screen; an id may not. */
  const addressFor = (form: CategoryForm): string => {
    const preferred = preferredId(form);
    return taken.has(preferred) ? idOf(form) : preferred;
  };
  const made = (form: CategoryForm): CategoryForm => ({
    ...form,
    slug: textOf(form.slug) || addressFor(form),
    order: nextOrder(others, parentOf(form)),
  });
  return {
    name: 'category',
    // These fields are changed by a move, together with the products.
    elsewhere: ['parent', 'order'],
    parts: [
      {
        kind: kindBeside(others),
        fieldsIn: (form) => ({ ...withoutEmptyFields(form, MAY_BE_BLANK), parent: parentOf(form) }),
      },
    ],
    fresh: NEW_CATEGORY,
    formOf: (documents: Documents) => plainFormOf(documents),
    idOf,
    finished: (form, base) => {
      if (base === undefined) return made(form);
      const named = { ...form, slug: textOf(form.slug) || slugOf(textOf(form.name)) };
      // A subcategory's slug is no URL, so it needs no redirect.
      return base[0]['parent'] === null ? withOldSlug(named, base[0]) : named;
    },
  };
}
