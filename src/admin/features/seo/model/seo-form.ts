/** What search engines are told of the whole site, or of one fixed route, as a form holds it. */
import { homeMeta, routeMeta, seoId, type PageMeta, type SetSeo } from '#core/page-meta.ts';
import { ROUTE_TITLES, type TitledRoute } from '#core/titles.ts';
import { seoKind } from '#schema/seo.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { filledForm } from '#core/editing/filled-form.ts';

/** Of the whole site. */
export const GLOBAL = 'global';

/** The fixed routes that search engines may show, the home page first. */
export const SEO_ROUTES = [
  '/',
  '/products',
  '/category',
  '/blogs',
  '/about',
  '/contact',
  '/faqs',
  '/careers',
  '/shipping',
  '/returns',
  '/privacy-policy',
  '/terms-conditions',
] as const satisfies readonly (TitledRoute | '/')[];

export type SeoRoute = (typeof SEO_ROUTES)[number];

/** What a document of `seo` is of; undefined where it is of nothing that is edited here. */
export const placeOf = (id: string): SeoRoute | typeof GLOBAL | undefined =>
  id === GLOBAL ? GLOBAL : SEO_ROUTES.find((route) => seoId(route) === id);

export const nameOfPlace = (place: SeoRoute | typeof GLOBAL): string => {
  if (place === GLOBAL) return 'Whole site';
  return place === '/' ? 'Home' : ROUTE_TITLES[place];
};

/** The meta data of the route, as its page makes it; of the whole site, that of the home page. */
export const metaOfPlace = (place: SeoRoute | typeof GLOBAL, set: SetSeo): PageMeta => {
  if (place === GLOBAL) return homeMeta({ global: { ...set.global, ...set.own } });
  return place === '/' ? homeMeta(set) : routeMeta(place, set);
};

/** @param begin what stands there as long as nobody has set anything */
export const editableSeo = (id: string, begin: PageMeta): Editable => ({
  name: 'SEO of this page',
  parts: [{ kind: seoKind, fieldsIn: (form) => filledForm(form) }],
  fresh: { title: begin.title, description: begin.description, keywords: begin.keywords },
  formOf: plainFormOf,
  idOf: () => id,
});
