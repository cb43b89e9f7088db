/** The editable form of a post. */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { SITE_NAME } from '#core/titles.ts';
import { blogKind, type Blog } from '#schema/blog.ts';
import { QUERIES } from '#schema/queries.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import { textOf, type FormOf } from '#core/editing/form-values.ts';
import { withOldSlug } from '#core/editing/product-form.ts';

export type PostForm = FormOf<Blog>;

const NEW_POST: PostForm = {
  title: '',
  slug: '',
  oldSlugs: [],
  excerpt: '',
  body: '',
  author: SITE_NAME,
  tags: [],
  relatedSkus: [],
  status: 'draft',
};

const LONG_TEXTS: ReadonlySet<string> = new Set(['body']);

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Normalized values without duplicates. */
const tidied = (value: unknown, one: (word: string) => string): string[] => [
  ...new Set(stringsIn(value).map(one).filter(Boolean)),
];

const postIn = (form: PostForm): PostForm => ({
  ...withoutEmptyFields(form, LONG_TEXTS),
  tags: tidied(form.tags, slugOf),
  relatedSkus: tidied(form.relatedSkus, skuOf),
});

const slugFor = ({ slug, title }: PostForm): string => textOf(slug).trim() || slugOf(textOf(title));

/** A post without a date gets the day of its publication, not of its draft. */
const withDay = (form: PostForm): PostForm =>
  form.status === 'published' && form.publishAt === undefined
    ? { ...form, publishAt: Date.now() }
    : form;

export const editablePost: Editable = {
  name: 'post',
  parts: [{ kind: blogKind, fieldsIn: postIn }],
  fresh: NEW_POST,
  formOf: plainFormOf,
  idOf: slugFor,
  address: { field: 'slug', label: 'page URL', query: QUERIES.postsAt, valuesOf: (slug) => [slug] },
  finished: (form, base) => {
    const next = withDay({ ...form, slug: slugFor(form) });
    return base === undefined ? next : withOldSlug(next, base[0]);
  },
};
