/** Form fields of a category: labels and inputs. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE, SEO_FIELDS } from '#admin/shell/form/seo-fields.tsx';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { showRecord } from '#admin/shell/form/show-record.ts';
import { showAlt } from '#admin/shell/publishing/publication-specs.ts';
import type { Category } from '#schema/category.ts';

type CategorySpec = FieldSpec<FieldPath<Category>>;

export const NAME: CategorySpec = { name: 'name', label: 'Name', as: 'text' };
export const SLUG: CategorySpec = {
  name: 'slug',
  label: 'Page URL',
  hint: 'Leave empty to create it from the name. If you change it, the old URL redirects to the new one.',
  as: 'text',
};
export const DESCRIPTION: CategorySpec = {
  name: 'description',
  label: 'Description',
  hint: 'Shown under the heading. If empty, the page shows the number of designs.',
  optional: true,
  isWide: true,
  as: 'area',
  rows: 4,
};

export const parentSpec = (tops: readonly StaffCategory[]): CategorySpec => ({
  name: 'parent',
  label: 'Parent category',
  none: 'None (top level)',
  as: 'choice',
  choices: tops.map(({ id, category }) => [id, `Under ${category.name}`] as const),
});

/** All fields, named after those of the document. */
export const categorySpecs = (tops: readonly StaffCategory[]): readonly CategorySpec[] => [
  NAME,
  SLUG,
  DESCRIPTION,
  parentSpec(tops),
  { name: 'order', label: 'Position', as: 'number', unit: 'count' },
  { name: 'image', label: 'Image', as: 'own', show: showAlt },
  { name: 'oldSlugs', label: 'Old page URLs', as: 'own', show: showRecord },
  { name: 'oldIds', label: 'Old subcategory URLs', as: 'own', show: showRecord },
  ...SEO_FIELDS,
  SEO_AS_ONE,
];
