/** A category as its form holds it. */
import { slugOf } from '#core/identifiers.ts';
import { category, categoryKind } from '#schema/category.ts';
import { nextOrder, type StaffCategory } from '#admin/shell/editing/category-places.ts';
import { plainFormOf, type Documents, type Editable } from '#core/editing/editable.ts';
import { filledForm } from '#core/editing/filled-form.ts';
import { freeId } from '#core/editing/free-id.ts';
import { textOf, type FormValues } from '#core/editing/form-values.ts';
import type { EditedKind } from '#core/editing/plan-save.ts';
import { withSlugKept } from '#core/editing/product-form.ts';

const NEW_CATEGORY: FormValues = {
  name: '',
  slug: '',
  oldSlugs: [],
  parent: null,
  order: 0,
  description: '',
};

const MAY_BE_BLANK: ReadonlySet<string> = new Set(['description']);

const parentOf = ({ parent }: FormValues): string | null =>
  typeof parent === 'string' && parent !== '' ? parent : null;

/** An id as people choose it: `rings`, `rings-solitaire`. */
const wantedId = (form: FormValues): string => {
  const own = slugOf(textOf(form['name'])) || 'category';
  const parent = parentOf(form);
  return parent === null ? own : `${parent}-${own}`;
};

/** Two top categories at one address would keep the shop from being published. */
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

/** @param others every other category, the deleted ones, too */
export function editableCategory(others: readonly StaffCategory[]): Editable {
  const taken = new Set(others.flatMap((each) => [each.id, ...(each.category.oldIds ?? [])]));
  const idOf = (form: FormValues) => freeId(wantedId(form), (id) => taken.has(id), '-');
  /** On the site, an address may be what a screen of the back office is called. */
  const addressFor = (form: FormValues): string => {
    const wanted = wantedId(form);
    return taken.has(wanted) ? idOf(form) : wanted;
  };
  const made = (form: FormValues): FormValues => ({
    ...form,
    slug: textOf(form['slug']) || addressFor(form),
    order: nextOrder(others, parentOf(form)),
  });
  return {
    name: 'category',
    // Moving one takes its products along.
    elsewhere: ['parent', 'order'],
    parts: [
      {
        kind: kindBeside(others),
        fieldsIn: (form) => ({ ...filledForm(form, MAY_BE_BLANK), parent: parentOf(form) }),
      },
    ],
    fresh: NEW_CATEGORY,
    formOf: (documents: Documents) => plainFormOf(documents),
    idOf,
    finished: (form, base) => {
      if (base === undefined) return made(form);
      const named = { ...form, slug: textOf(form['slug']) || slugOf(textOf(form['name'])) };
      // The slug of a subcategory is no address: nothing leads from it.
      return base[0]['parent'] === null ? withSlugKept(named, base[0]) : named;
    },
  };
}
