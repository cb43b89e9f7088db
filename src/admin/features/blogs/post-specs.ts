/** The fields of a post: their words, and how each is typed and shown. */
import * as z from 'zod';
import type { FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE, SEO_FIELDS } from '#admin/shell/form/seo-fields.tsx';
import { summary } from '#domain/summary.ts';

export const TITLE: FieldSpec = { name: 'title', label: 'Title', isWide: true, as: 'text' };
export const SLUG: FieldSpec = {
  name: 'slug',
  label: 'Address',
  hint: 'Without one, made of the title. An old address leads to the new one.',
  as: 'text',
};
export const AUTHOR: FieldSpec = {
  name: 'author',
  label: 'Author',
  hint: 'A name other than the shop’s counts as a person’s.',
  as: 'text',
};
export const TAGS: FieldSpec = {
  name: 'tags',
  label: 'Tags',
  hint: 'With commas between.',
  optional: true,
  as: 'words',
};
export const STATUS: FieldSpec = {
  name: 'status',
  label: 'Status',
  as: 'choice',
  choices: [
    ['draft', 'Draft: not on the site'],
    ['published', 'Published'],
    ['scheduled', 'Scheduled: goes live by itself'],
    ['archived', 'Archived: taken off the site'],
  ],
};
export const GOES_LIVE: FieldSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const SHOWN_DAY: FieldSpec = {
  name: 'publishAt',
  label: 'Day that is shown',
  optional: true,
  hint: 'Indian time. Without one, when it is published.',
  as: 'moment',
};
export const RELATED: FieldSpec = {
  name: 'relatedSkus',
  label: 'Pieces in this post',
  hint: 'SKUs with commas between; they stand below the text.',
  optional: true,
  isWide: true,
  as: 'words',
};

const LONGEST_SHOWN = 400;

const showBody = (value: unknown): string => summary(String(value), LONGEST_SHOWN);

const listed = z.array(z.string());
const showList = (value: unknown): string => (listed.safeParse(value).data ?? []).join(', ');

const onePicture = z.object({ alt: z.string() });
const showCover = (value: unknown): string => onePicture.safeParse(value).data?.alt ?? '';

/** All of them, by the names of the document’s fields. */
export const POST_SPECS: readonly FieldSpec[] = [
  TITLE,
  SLUG,
  { name: 'excerpt', label: 'Excerpt', as: 'text' },
  { name: 'body', label: 'Text', as: 'own', show: showBody },
  { name: 'cover', label: 'Cover', as: 'own', show: showCover },
  AUTHOR,
  TAGS,
  RELATED,
  STATUS,
  GOES_LIVE,
  { name: 'oldSlugs', label: 'Old addresses', as: 'own', show: showList },
  ...SEO_FIELDS,
  SEO_AS_ONE,
];
