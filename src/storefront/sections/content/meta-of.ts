/** The meta data of pages, with what staff have set for them in the snapshot. */
import { pageMeta, routeMeta, seoId, type PageMeta, type PageWords } from '#core/page-meta.ts';
import type { TitledRoute } from '#core/titles.ts';
import type { SeoOverride } from '#schema/seo.ts';
import { catalogue } from '#site/snapshot/catalogue.ts';

/** Of a fixed route: what its document says (`own`) counts first, then `seo/{route}`, then `words`. */
export function metaOfRoute(
  route: TitledRoute,
  words: Partial<PageWords> = {},
  own?: SeoOverride,
): PageMeta {
  const shop = catalogue();
  const set = { own: { ...shop.seo(seoId(route)), ...own }, global: shop.siteSeo() };
  return routeMeta(route, set, words);
}

/** Of a page made from a document: its own `seo` counts first. */
export const metaOf = (words: PageWords, own: SeoOverride | null | undefined): PageMeta =>
  pageMeta(words, { own, global: catalogue().siteSeo() });
