/** Form fields of a post: labels and inputs. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE, SEO_FIELDS } from '#admin/shell/form/seo-fields.tsx';
import { PUBLICATION_CHOICES, showAlt } from '#admin/shell/publishing/publication-specs.ts';
import { summary } from '#core/summary.ts';
import type { Blog } from '#schema/blog.ts';

type PostSpec = FieldSpec<FieldPath<Blog>>;

export const TITLE: PostSpec = { name: 'title', label: 'Title', isWide: true, as: 'text' };
export const SLUG: PostSpec = {
  name: 'slug',
  label: 'Page URL',
  hint: 'Leave empty to create it from the title. If you change it, the old URL redirects to the new one.',
  as: 'text',
};
export const AUTHOR: PostSpec = {
  name: 'author',
  label: 'Author',
  hint: 'Enter the shop’s name or a person’s name.',
  as: 'text',
};
export const TAGS: PostSpec = {
  name: 'tags',
  label: 'Tags',
  hint: 'Separate with commas.',
  optional: true,
  as: 'list',
  isSlugs: true,
};
export const STATUS: PostSpec = {
  name: 'status',
  label: 'Status',
  as: 'choice',
  choices: PUBLICATION_CHOICES,
};
export const GOES_LIVE: PostSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const SHOWN_DAY: PostSpec = {
  name: 'publishAt',
  label: 'Date shown',
  optional: true,
  hint: 'Leave empty to use the publishing date.',
  as: 'moment',
};
export const RELATED: PostSpec = {
  name: 'relatedSkus',
  label: 'Products in this post',
  hint: 'SKUs, separated with commas. They are shown below the text.',
  optional: true,
  isWide: true,
  as: 'list',
};

const LONGEST_SHOWN = 400;

const showBody = (value: unknown): string => summary(String(value), LONGEST_SHOWN);

/** All fields, named after those of the document. */
export const POST_SPECS: readonly PostSpec[] = [
  TITLE,
  SLUG,
  { name: 'excerpt', label: 'Excerpt', as: 'text' },
  { name: 'body', label: 'Text', as: 'own', show: showBody },
  { name: 'cover', label: 'Cover', as: 'own', show: showAlt },
  AUTHOR,
  TAGS,
  RELATED,
  STATUS,
  GOES_LIVE,
  { name: 'oldSlugs', label: 'Old page URLs', as: 'list' },
  ...SEO_FIELDS,
  SEO_AS_ONE,
];
