/** What a page tells search engines and link previews: its own words, what staff set instead, or the site's. */
import type { SeoOverride } from '#schema/seo.ts';
import { summary } from './summary.ts';
import { DEFAULT_TITLE, pagedTitle, ROUTE_TITLES, siteTitle, type TitledRoute } from './titles.ts';

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 160;

/** Used where neither the page nor `seo/global` has any. */
const DEFAULT_DESCRIPTION =
  'Wholesale 925 sterling silver jewellery for jewellers, brands and small businesses in India: ready stock, direct imports and ordering by video call.';
const DEFAULT_KEYWORDS =
  '925 sterling silver, wholesale silver jewellery, B2B jewellery India, silver jewellery supplier';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** The address that counts, a path on this site. */
  canonicalPath: string;
}

/** What staff have set: for the page (its document, or `seo/{route}`) and for the whole site (`seo/global`). */
export interface SetSeo {
  own?: SeoOverride | null | undefined;
  global?: SeoOverride | undefined;
}

/** A page's own words, before anything staff have set. */
export interface PageWords {
  title: string;
  /** Any length; shortened here. Empty takes the site's. */
  description: string;
  canonicalPath: string;
  /** Of a list, from 1. */
  page?: number;
}

/** The id in `seo/` of a route's document: its path with `~` for `/`. */
export const seoId = (route: string): string => route.replaceAll('/', '~');

/** The meta data of a page with content of its own. What staff have set for it counts first. */
export function pageMeta(words: PageWords, { own, global }: SetSeo): PageMeta {
  const title = own?.title ?? words.title;
  const derived = summary(words.description, DESCRIPTION_LENGTH);
  return {
    title: siteTitle(pagedTitle(title, words.page)),
    description: own?.description ?? (derived || (global?.description ?? DEFAULT_DESCRIPTION)),
    keywords: own?.keywords ?? global?.keywords ?? DEFAULT_KEYWORDS,
    canonicalPath: words.canonicalPath,
  };
}

/** The meta data of a fixed route, by its title in the specification's table. */
export const routeMeta = (
  route: TitledRoute,
  seo: SetSeo,
  words: Partial<PageWords> = {},
): PageMeta =>
  pageMeta({ title: ROUTE_TITLES[route], description: '', canonicalPath: route, ...words }, seo);

/** The meta data of the home page, which bears the site's own title. */
export const homeMeta = ({ own, global }: SetSeo): PageMeta => ({
  title: own?.title ?? global?.title ?? DEFAULT_TITLE,
  description: own?.description ?? global?.description ?? DEFAULT_DESCRIPTION,
  keywords: own?.keywords ?? global?.keywords ?? DEFAULT_KEYWORDS,
  canonicalPath: '/',
});
