/** The form fields of a post: labels and inputs, the text first. */
import { useFormContext, useWatch } from 'react-hook-form';
import { CountedInput } from '#admin/shell/form/counted-input.tsx';
import type { FieldPath, FieldSpec } from '#admin/shell/form/field-spec.ts';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { MarkdownInput } from '#admin/shell/form/markdown/markdown-input.tsx';
import { SEO_AS_ONE, SEO_FIELDS, SeoFields } from '#admin/shell/form/seo-fields.tsx';
import { choiceSpec, listSpec, ownSpec, textSpec } from '#admin/shell/form/specs.ts';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import { PUBLICATION_CHOICES, showAlt } from '#admin/shell/publishing/publication-specs.ts';
import type { PostForm } from '#admin/shell/editing/post-form.ts';
import { textOf } from '#core/editing/form-values.ts';
import { pageMeta, type PageMeta, type SetSeo } from '#core/page-meta.ts';
import { blogPath } from '#core/paths.ts';
import { summary } from '#core/summary.ts';
import type { Blog } from '#schema/blog.ts';
import { RelatedProducts } from './related-products.tsx';

type PostSpec = FieldSpec<FieldPath<Blog>>;

const TITLE: PostSpec = textSpec('title', 'Title', { isWide: true });
const SLUG: PostSpec = textSpec('slug', 'Page URL', {
  hint: 'Leave empty to create it from the title. If you change it, the old URL redirects to the new one.',
});
const AUTHOR: PostSpec = textSpec('author', 'Author', {
  hint: 'Enter the shop’s name or a person’s name.',
});
const TAGS: PostSpec = listSpec('tags', 'Tags', {
  hint: 'Separate with commas.',
  optional: true,
  isSlugs: true,
});
const STATUS: PostSpec = choiceSpec('status', 'Status', PUBLICATION_CHOICES);
const GOES_LIVE: PostSpec = { name: 'publishAt', label: 'Goes live on', as: 'moment' };
const SHOWN_DAY: PostSpec = {
  name: 'publishAt',
  label: 'Date shown',
  optional: true,
  hint: 'Leave empty to use the publishing date.',
  as: 'moment',
};
const RELATED: PostSpec = listSpec('relatedSkus', 'Products in this post', {
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

/** The same meta data as on the post's page. */
const metaOf = (form: PostForm, set: SetSeo): PageMeta =>
  pageMeta(
    {
      title: textOf(form.title),
      description: textOf(form.excerpt),
      canonicalPath: blogPath(textOf(form.slug) || '…'),
    },
    set,
  );

function Publication() {
  const status: unknown = useWatch<PostForm>({ name: 'status' });
  return (
    <>
      <FormField spec={STATUS} />
      <FormField spec={status === 'scheduled' ? GOES_LIVE : SHOWN_DAY} />
    </>
  );
}

function Cover() {
  const { getValues } = useFormContext<PostForm>();
  return (
    <PicturesInput
      name="cover"
      label="Cover image"
      owner="blogs"
      most={1}
      alt={() => textOf(getValues('title'))}
    />
  );
}

const LONGEST_EXCERPT = 320;

export const PostFields = () => (
  <>
    <FormSection title="Text">
      <FormField spec={TITLE} />
      <CountedInput
        name="excerpt"
        label="Excerpt"
        hint="One or two sentences, shown in the list of posts and in search engines."
        most={LONGEST_EXCERPT}
      />
      <MarkdownInput name="body" label="Text" pictures="blogs" />
    </FormSection>
    <FormSection title="Visibility">
      <Publication />
      <FormFields specs={[SLUG, AUTHOR, TAGS]} />
    </FormSection>
    <FormSection title="Cover image">
      <Cover />
    </FormSection>
    <FormSection title="Products in this post">
      <FormField spec={RELATED} />
      <RelatedProducts />
    </FormSection>
    <FormSection title="Search engine listing">
      <SeoFields metaOf={metaOf} />
    </FormSection>
  </>
);
