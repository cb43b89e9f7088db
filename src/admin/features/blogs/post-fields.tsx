/** The fields of a post, the text first. */
import { useWatch } from 'react-hook-form';
import { CountedInput } from '#admin/shell/form/inputs.tsx';
import { FormField, FormFields } from '#admin/shell/form/field.tsx';
import { FormSection } from '#admin/shell/form/form-section.tsx';
import { MarkdownInput } from '#admin/shell/form/markdown/markdown-input.tsx';
import { SeoFields } from '#admin/shell/form/seo-fields.tsx';
import { PicturesInput } from '#admin/shell/pictures/pictures-input.tsx';
import type { PostForm } from '#admin/shell/editing/post-form.ts';
import { textOf } from '#core/editing/form-values.ts';
import { pageMeta, type PageMeta, type SetSeo } from '#core/page-meta.ts';
import { blogPath } from '#core/paths.ts';
import { AUTHOR, GOES_LIVE, RELATED, SHOWN_DAY, SLUG, STATUS, TAGS, TITLE } from './post-specs.ts';
import { RelatedProducts } from './related-products.tsx';

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
      <PicturesInput name="cover" label="Cover image" owner="blogs" most={1} nameField="title" />
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
