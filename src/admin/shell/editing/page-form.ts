/** The editable form of a content page. */
import { ROUTE_TITLES } from '#core/titles.ts';
import { pageKind, type Page } from '#schema/page.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';
import type { FormOf } from '#core/editing/form-values.ts';

/** Pages stored in `pages/{slug}`, by the last segment of their URL. */
export const WRITTEN_PAGES = [
  'about',
  'contact',
  'faqs',
  'size-guide',
  'careers',
  'shipping',
  'returns',
  'privacy-policy',
  'terms-conditions',
] as const;

export type WrittenPage = (typeof WRITTEN_PAGES)[number];

export type PageForm = FormOf<Page>;

const LONG_TEXTS: ReadonlySet<string> = new Set(['body']);

const pageIn = (form: PageForm): PageForm => withoutEmptyFields(form, LONG_TEXTS);

/** @param slug id of the page's document */
export const editablePage = (slug: WrittenPage): Editable => ({
  name: 'page',
  parts: [{ kind: pageKind, fieldsIn: pageIn }],
  fresh: { title: ROUTE_TITLES[`/${slug}`], summary: '', body: '' } satisfies PageForm,
  formOf: plainFormOf,
  idOf: () => slug,
});
