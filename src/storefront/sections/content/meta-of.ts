/** The meta data of pages with the SEO settings of the snapshot. */
import { pageMeta, routeMeta, seoId, type PageMeta, type PageText } from '#core/page-meta.ts';
import type { TitledRoute } from '#core/titles.ts';
import type { SeoOverride } from '#schema/seo.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

/**
 * For a fixed route: the document (`own`) takes precedence, then `seo/{route}`, then the page's own text.
 */
export function metaOfRoute(
  route: TitledRoute,
  text: Partial<PageText> = {},
  own?: SeoOverride,
): PageMeta {
  const shop = catalogue();
  const set = { own: { ...shop.seo(seoId(route)), ...own }, global: shop.siteSeo() };
  return routeMeta(route, set, text);
}

/** Of a page made from a document: its own `seo` counts first. */
export const metaOf = (text: PageText, own: SeoOverride | null | undefined): PageMeta =>
  pageMeta(text, { own, global: catalogue().siteSeo() });
