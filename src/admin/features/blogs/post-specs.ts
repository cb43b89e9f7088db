/** Form fields of a post: labels and inputs. */
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { SEO_AS_ONE, SEO_FIELDS } from '#admin/shell/form/seo-fields.tsx';
import { choiceSpec, listSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { PUBLICATION_CHOICES, showAlt } from '#admin/shell/publishing/publication-specs.ts';
import { summary } from '#core/summary.ts';
import type { Blog } from '#schema/blog.ts';

type PostSpec = FieldSpec<FieldPath<Blog>>;

export const TITLE: PostSpec = textSpec('title', 'Title', { isWide: true });
export const SLUG: PostSpec = textSpec('slug', 'Page URL', {
  hint: 'Leave empty to create it from the title. If you change it, the old URL redirects to the new one.',
});
export const AUTHOR: PostSpec = textSpec('author', 'Author', {
  hint: 'Enter the shop’s name or a person’s name.',
});
export const TAGS: PostSpec = listSpec('tags', 'Tags', {
  hint: 'Separate with commas.',
  optional: true,
  isSlugs: true,
});
export const STATUS: PostSpec = choiceSpec('status', 'Status', PUBLICATION_CHOICES);
export const GOES_LIVE: PostSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
export const SHOWN_DAY: PostSpec = {
  name: 'publishAt',
  label: 'Date shown',
  optional: true,
  hint: 'Leave empty to use the publishing date.',
  as: 'moment',
};
export const RELATED: PostSpec = listSpec('relatedSkus', 'Products in this post', {
  hint: 'SKUs, separated with commas. They are shown below the text.',
  optional: true,
  isWide: true,
});

const LONGEST_SHOWN = 400;

/** All fields, named after those of the document. */
export const POST_SPECS: readonly PostSpec[] = [
  TITLE,
  SLUG,
  textSpec('excerpt', 'Excerpt'),
  ownSpec('body', 'Text', (value) => summary(String(value), LONGEST_SHOWN)),
  ownSpec('cover', 'Cover', showAlt),
  AUTHOR,
  TAGS,
  RELATED,
  STATUS,
  GOES_LIVE,
  listSpec('oldSlugs', 'Old page URLs'),
  ...SEO_FIELDS,
  SEO_AS_ONE,
];
