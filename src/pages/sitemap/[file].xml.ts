/** One of several sitemap files; there are none while one file contains all URLs. */
import { sitemapXml } from '#storefront/shared/model/sitemap.ts';
import { SITE_ORIGIN } from '#storefront/sections/content/site-origin.ts';
import {
  pageEntries,
  productEntries,
  sitemapNames,
} from '#storefront/sections/content/sitemap-entries.ts';
import type { APIContext } from 'astro';

export const getStaticPaths = () => sitemapNames().map((file) => ({ params: { file } }));

export function GET({ params }: APIContext): Response {
  const name = params['file'] ?? '';
  const entries =
    name === 'pages' ? pageEntries() : productEntries(Number(name.replace('products-', '')));
  return new Response(sitemapXml(entries, SITE_ORIGIN), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
