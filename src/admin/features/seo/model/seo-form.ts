/** The editable form of SEO settings, of the whole site or of one fixed route. */
import { homeMeta, routeMeta, seoId, type PageMeta, type SetSeo } from '#core/page-meta.ts';
import { ROUTE_TITLES, type TitledRoute } from '#core/titles.ts';
import { seoKind } from '#schema/seo.ts';
import { plainFormOf, type Editable } from '#core/editing/editable.ts';
import { withoutEmptyFields } from '#core/editing/without-empty-fields.ts';

/** Id of the settings of the whole site. */
export const GLOBAL = 'global';

/** Fixed routes that search engines may index, the home page first. */
export const SEO_ROUTES = [
  '/',
  '/products',
  '/category',
  '/blogs',
  '/about',
  '/contact',
  '/faqs',
  '/size-guide',
  '/careers',
  '/shipping',
  '/returns',
  '/privacy-policy',
  '/terms-conditions',
] as const satisfies readonly (TitledRoute | '/')[];

export type SeoRoute = (typeof SEO_ROUTES)[number];

/** The route of a `seo` document; undefined if it can't be edited here. */
export const seoPlaceOf = (id: string): SeoRoute | typeof GLOBAL | undefined =>
  id === GLOBAL ? GLOBAL : SEO_ROUTES.find((route) => seoId(route) === id);

export const nameOfPlace = (place: SeoRoute | typeof GLOBAL): string => {
  if (place === GLOBAL) return 'Whole site';
  return place === '/' ? 'Home' : ROUTE_TITLES[place];
};

/** Default meta data of the route's page; for the whole site, those of the home page. */
export const metaOfPlace = (place: SeoRoute | typeof GLOBAL, set: SetSeo): PageMeta => {
  if (place === GLOBAL) return homeMeta({ global: { ...set.global, ...set.own } });
  return place === '/' ? homeMeta(set) : routeMeta(place, set);
};

/** @param begin default values while nothing is set */
export const editableSeo = (id: string, begin: PageMeta): Editable => ({
  name: 'SEO of this page',
  parts: [{ kind: seoKind, fieldsIn: (form) => withoutEmptyFields(form) }],
  fresh: { title: begin.title, description: begin.description, keywords: begin.keywords },
  formOf: plainFormOf,
  idOf: () => id,
});
