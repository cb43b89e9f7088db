/** A policy or information page as its form holds it. */
import { ROUTE_TITLES } from '#core/titles.ts';
import { pageKind } from '#schema/page.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { filledForm } from '#core/editing/filled-form.ts';
import type { FormValues } from '#core/editing/form-values.ts';

/** The pages whose words stand in `pages/{slug}`, by the last part of their addresses. */
export const WRITTEN_PAGES = [
  'about',
  'contact',
  'faqs',
  'careers',
  'shipping',
  'returns',
  'privacy-policy',
  'terms-conditions',
] as const;

export type WrittenPage = (typeof WRITTEN_PAGES)[number];

const LONG_TEXTS: ReadonlySet<string> = new Set(['body']);

const pageIn = (form: FormValues): FormValues => filledForm(form, LONG_TEXTS);

/** @param slug of the page: its document's id */
export const editablePage = (slug: WrittenPage): Editable => ({
  name: 'page',
  parts: [{ kind: pageKind, fieldsIn: pageIn }],
  fresh: { title: ROUTE_TITLES[`/${slug}`], summary: '', body: '' },
  formOf: plainFormOf,
  idOf: () => slug,
});
