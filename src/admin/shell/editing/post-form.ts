/** A post of the blog as its form holds it. */
import { skuOf, slugOf } from '#core/identifiers.ts';
import { SITE_NAME } from '#core/titles.ts';
import { blogKind } from '#schema/blog.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { filledForm } from '#core/editing/filled-form.ts';
import { textOf, type FormValues } from '#core/editing/form-values.ts';
import { withSlugKept } from '#core/editing/product-form.ts';

const NEW_POST: FormValues = {
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

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Each once, as the shop writes it. */
const tidied = (value: unknown, one: (word: string) => string): string[] => [
  ...new Set(wordsIn(value).map(one).filter(Boolean)),
];

const postIn = (form: FormValues): FormValues => ({
  ...filledForm(form, LONG_TEXTS),
  tags: tidied(form['tags'], slugOf),
  relatedSkus: tidied(form['relatedSkus'], skuOf),
});

const slugFor = ({ slug, title }: FormValues): string =>
  textOf(slug).trim() || slugOf(textOf(title));

/** A post that nobody gave a day is shown with that of its publication, not with that of its first draft. */
const withDay = (form: FormValues): FormValues =>
  form['status'] === 'published' && form['publishAt'] === undefined
    ? { ...form, publishAt: Date.now() }
    : form;

export const editablePost: Editable = {
  name: 'post',
  parts: [{ kind: blogKind, fieldsIn: postIn }],
  fresh: NEW_POST,
  formOf: plainFormOf,
  idOf: slugFor,
  finished: (form, base) => {
    const next = withDay({ ...form, slug: slugFor(form) });
    return base === undefined ? next : withSlugKept(next, base[0]);
  },
};
