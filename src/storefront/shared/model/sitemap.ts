/** The sitemap: every page search engines may show, in one file or, when there are many products, an index of several. */
import { escapeXml } from './escape-xml.ts';
import { isoMoment } from '#core/format-time.ts';

/**
 * The most products in one file: far fewer than the protocol allows, so that a saved product changes a
 * small file. Files run from the oldest product to the newest, so that a new one changes the last alone.
 */
export const SITEMAP_PRODUCTS = 250;

export interface SitemapEntry {
  /** A path on this site. */
  path: string;
  /** When its content last changed, ms. */
  changedAt?: number | undefined;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';

const location = (origin: string, path: string): string => `<loc>${escapeXml(origin + path)}</loc>`;

/** The files of products beside the index; none while `/sitemap.xml` itself holds everything. */
export const productSitemaps = (products: number): number =>
  products <= SITEMAP_PRODUCTS ? 0 : Math.ceil(products / SITEMAP_PRODUCTS);

/** The address of one of several sitemap files: `pages`, `products-1`, `products-2`, … */
export const sitemapFilePath = (file: string): string => `/sitemap/${file}.xml`;

/** Lists `entries`; the protocol allows 50,000 in one file. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${isoMoment(changedAt)}</lastmod>`;
    return `<url>${location(origin, path)}${changed}</url>\n`;
  });
  return `${HEADER}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** Lists the sitemap files by their names. */
export function sitemapIndexXml(files: readonly string[], origin: string): string {
  const maps = files.map(
    (file) => `<sitemap>${location(origin, sitemapFilePath(file))}</sitemap>\n`,
  );
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`;
}
