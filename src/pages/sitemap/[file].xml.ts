/** One of several sitemap files; there are none while one file holds all addresses. */
import { sitemapFiles, sitemapSlice, sitemapXml } from '#domain/sitemap.ts';
import { SITE_ORIGIN } from '#layouts/content/site-origin.ts';
import { sitemapEntries } from '#layouts/content/sitemap-entries.ts';
import type { APIContext } from 'astro';

export function getStaticPaths() {
  const files = sitemapFiles(sitemapEntries().length);
  return files === 1
    ? []
    : Array.from({ length: files }, (_, index) => ({ params: { file: String(index + 1) } }));
}

export function GET({ params }: APIContext): Response {
  const entries = sitemapSlice(sitemapEntries(), Number(params['file']));
  return new Response(sitemapXml(entries, SITE_ORIGIN), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
