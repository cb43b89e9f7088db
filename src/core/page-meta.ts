/**
 * Page titles and descriptions for search engines and link previews: from the page, overridden by staff, or the
 * site defaults.
 */
import type { SeoOverride } from '#schema/seo.ts';
import { summary } from './summary.ts';
import { DEFAULT_TITLE, pagedTitle, ROUTE_TITLES, siteTitle, type TitledRoute } from './titles.ts';

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 160;

/** The fallback if neither the page nor `seo/global` has one. */
const DEFAULT_DESCRIPTION =
  'Wholesale 925 sterling silver jewellery for jewellers, brands and small businesses in India: ready stock, direct imports and ordering by video call.';
const DEFAULT_KEYWORDS =
  '925 sterling silver, wholesale silver jewellery, B2B jewellery India, silver jewellery supplier';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** The canonical address, a path on this site. */
  canonicalPath: string;
}

/**
 * SEO settings by staff: for the page (its document, or `seo/{route}`) and the site (`seo/global`).
 */
export interface SetSeo {
  own?: SeoOverride | null | undefined;
  global?: SeoOverride | undefined;
}

/** The page's own title and description. */
export interface PageText {
  title: string;
  /** Any length; shortened here. Empty for the site default. */
  description: string;
  canonicalPath: string;
  /** Of a list, from 1. */
  page?: number;
}

/** The id in `seo/` of a route's document: its path with `~` for `/`. */
export const seoId = (route: string): string => route.replaceAll('/', '~');

/** The meta data of a page with its own content; SEO settings take precedence. */
export function pageMeta(text: PageText, { own, global }: SetSeo): PageMeta {
  const title = own?.title ?? text.title;
  const derived = summary(text.description, DESCRIPTION_LENGTH);
  return {
    title: siteTitle(pagedTitle(title, text.page)),
    description: own?.description ?? (derived || (global?.description ?? DEFAULT_DESCRIPTION)),
    keywords: own?.keywords ?? global?.keywords ?? DEFAULT_KEYWORDS,
    canonicalPath: text.canonicalPath,
  };
}

/** The meta data of a fixed route, by its title in the specification's table. */
export const routeMeta = (
  route: TitledRoute,
  seo: SetSeo,
  text: Partial<PageText> = {},
): PageMeta =>
  pageMeta({ title: ROUTE_TITLES[route], description: '', canonicalPath: route, ...text }, seo);

/** The meta data of the home page, whose title is the site title. */
export const homeMeta = ({ own, global }: SetSeo): PageMeta => ({
  title: own?.title ?? global?.title ?? DEFAULT_TITLE,
  description: own?.description ?? global?.description ?? DEFAULT_DESCRIPTION,
  keywords: own?.keywords ?? global?.keywords ?? DEFAULT_KEYWORDS,
  canonicalPath: '/',
});
