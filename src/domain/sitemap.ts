/** The sitemap: every page search engines may show, in one file or, when there are too many, an index of several. */
import { escapeXml } from './escape-xml.ts';
import { isoMoment } from './format.ts';

/** The most addresses one file may hold, by the sitemap protocol. */
export const SITEMAP_FILE_SIZE = 50_000;

export interface SitemapEntry {
  /** A path on this site. */
  path: string;
  /** When its content last changed, ms. */
  changedAt?: number | undefined;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';

const location = (origin: string, path: string): string => `<loc>${escapeXml(origin + path)}</loc>`;

/** How many files the entries need. */
export const sitemapFiles = (entries: number): number =>
  Math.max(1, Math.ceil(entries / SITEMAP_FILE_SIZE));

/** The address of one of several sitemap files, from 1. */
export const sitemapFilePath = (file: number): string => `/sitemap/${file}.xml`;

/** Lists `entries`, at most `SITEMAP_FILE_SIZE` of them. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${isoMoment(changedAt)}</lastmod>`;
    return `<url>${location(origin, path)}${changed}</url>\n`;
  });
  return `${HEADER}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`;
}

/** Lists the sitemap files. */
export function sitemapIndexXml(files: number, origin: string): string {
  const maps = Array.from(
    { length: files },
    (_, index) => `<sitemap>${location(origin, sitemapFilePath(index + 1))}</sitemap>\n`,
  );
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`;
}

/** The entries of one of several files, from 1. */
export const sitemapSlice = (entries: readonly SitemapEntry[], file: number): SitemapEntry[] =>
  entries.slice((file - 1) * SITEMAP_FILE_SIZE, file * SITEMAP_FILE_SIZE);
