/** Allows crawlers everything except the back office. */
import { SITE_ORIGIN } from '#storefront/sections/content/site-origin.ts';

export const GET = (): Response =>
  new Response(`User-agent: *\nDisallow: /admin\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
