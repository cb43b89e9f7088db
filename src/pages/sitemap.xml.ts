/** The sitemap, or an index of several sitemaps when there are many products. */
import { sitemapIndexXml, sitemapXml } from '#storefront/shared/model/sitemap.ts';
import { SITE_ORIGIN } from '#storefront/sections/content/site-origin.ts';
import {
  pageEntries,
  productEntries,
  sitemapNames,
} from '#storefront/sections/content/sitemap-entries.ts';

export function GET(): Response {
  const files = sitemapNames();
  const xml =
    files.length === 0
      ? sitemapXml([...pageEntries(), ...productEntries(1)], SITE_ORIGIN)
      : sitemapIndexXml(files, SITE_ORIGIN);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
