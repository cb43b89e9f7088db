/**
 * The sitemap of all indexable pages: one file, or an index of several if there are many products.
 */
import { escapeXml } from '#core/escape-xml.ts';
import { isoMoment } from '#core/format-time.ts';

/**
 * Maximum number of products per file: far below the protocol's limit, so that a saved product changes a small
 * file. Products are sorted oldest first, so that a new one changes only the last file.
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

/** The product files beside the index; empty while `/sitemap.xml` contains everything. */
export const productSitemaps = (products: number): number =>
  products <= SITEMAP_PRODUCTS ? 0 : Math.ceil(products / SITEMAP_PRODUCTS);

/** The address of one of several sitemap files: `pages`, `products-1`, `products-2`, … */
const sitemapFilePath = (file: string): string => `/sitemap/${file}.xml`;

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
