/** Form fields of a category: labels and inputs. */
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE, SEO_FIELDS } from '#admin/shell/form/seo-fields.tsx';
import { areaSpec, choiceSpec, numberSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { showAlt } from '#admin/shell/publishing/publication-specs.ts';
import type { Category } from '#schema/category.ts';

type CategorySpec = FieldSpec<FieldPath<Category>>;

export const NAME: CategorySpec = textSpec('name', 'Name');
export const SLUG: CategorySpec = textSpec('slug', 'Page URL', {
  hint: 'Leave empty to create it from the name. If you change it, the old URL redirects to the new one.',
});
export const DESCRIPTION: CategorySpec = areaSpec('description', 'Description', {
  hint: 'Shown under the heading. If empty, the page shows the number of designs.',
  optional: true,
  rows: 4,
});

export const parentSpec = (tops: readonly StaffCategory[]): CategorySpec =>
  choiceSpec(
    'parent',
    'Parent category',
    tops.map(({ id, category }) => [id, `Under ${category.name}`]),
    { none: 'None (top level)' },
  );

/** All fields, named after those of the document. */
export const categorySpecs = (tops: readonly StaffCategory[]): readonly CategorySpec[] => [
  NAME,
  SLUG,
  DESCRIPTION,
  parentSpec(tops),
  numberSpec('order', 'Position', 'count'),
  ownSpec('image', 'Image', showAlt),
  ownSpec('oldSlugs', 'Old page URLs'),
  ownSpec('oldIds', 'Old subcategory URLs'),
  ...SEO_FIELDS,
  SEO_AS_ONE,
];
