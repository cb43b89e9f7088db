/** The sitemap, or the index of several when one file cannot hold all addresses. */
import { SITEMAP_FILE_SIZE, sitemapFiles, sitemapIndexXml, sitemapXml } from '#domain/sitemap.ts';
import { SITE_ORIGIN } from '#layouts/content/site-origin.ts';
import { sitemapEntries } from '#layouts/content/sitemap-entries.ts';

export function GET(): Response {
  const entries = sitemapEntries();
  const xml =
    entries.length <= SITEMAP_FILE_SIZE
      ? sitemapXml(entries, SITE_ORIGIN)
      : sitemapIndexXml(sitemapFiles(entries.length), SITE_ORIGIN);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
