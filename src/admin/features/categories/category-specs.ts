/** The fields of a category: their words, and how each is typed and shown. */
import * as z from 'zod';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE, SEO_FIELDS } from '#admin/shell/form/seo-fields.tsx';
import type { Target } from './change-dialog.tsx';

export const NAME: FieldSpec = { name: 'name', label: 'Name', as: 'text' };
export const SLUG: FieldSpec = {
  name: 'slug',
  label: 'Address',
  hint: 'Without one, made of the name. An old address leads to the new one.',
  as: 'text',
};
export const DESCRIPTION: FieldSpec = {
  name: 'description',
  label: 'Description',
  hint: 'Stands under the heading. Without one, the page says how many pieces there are.',
  optional: true,
  isWide: true,
  as: 'area',
  rows: 4,
};

export const parentSpec = (tops: readonly Target[]): FieldSpec => ({
  name: 'parent',
  label: 'Stands',
  none: 'At the top level',
  as: 'choice',
  choices: tops.map(({ id, name }) => [id, `Under ${name}`] as const),
});

const listed = z.array(z.string());
const showList = (value: unknown): string => (listed.safeParse(value).data ?? []).join(', ');

const oneImage = z.object({ alt: z.string() });
const showImage = (value: unknown): string => oneImage.safeParse(value).data?.alt ?? '';

/** All of them, by the names of the document’s fields. */
export const categorySpecs = (tops: readonly Target[]): readonly FieldSpec[] => [
  NAME,
  SLUG,
  DESCRIPTION,
  parentSpec(tops),
  { name: 'order', label: 'Place', as: 'number', unit: 'count' },
  { name: 'image', label: 'Picture', as: 'own', show: showImage },
  { name: 'oldSlugs', label: 'Old addresses', as: 'own', show: showList },
  { name: 'oldIds', label: 'Old subcategory addresses', as: 'own', show: showList },
  ...SEO_FIELDS,
  SEO_AS_ONE,
];
