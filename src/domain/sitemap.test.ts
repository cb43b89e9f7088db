/** Sitemaps keep to their protocol. */
import { describe, expect, it } from 'vitest';
import {
  SITEMAP_FILE_SIZE,
  sitemapFiles,
  sitemapIndexXml,
  sitemapSlice,
  sitemapXml,
} from './sitemap.ts';

const ORIGIN = 'https://shop.example';

describe('sitemap', () => {
  it('lists addresses with their last change', () => {
    const xml = sitemapXml([{ path: '/', changedAt: 0 }, { path: "/a?b=1&c='" }], ORIGIN);
    expect(xml).toContain(
      '<url><loc>https://shop.example/</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://shop.example/a?b=1&amp;c=&#39;</loc></url>');
  });

  it('is split where it grows too long, losing nothing', () => {
    const entries = Array.from({ length: SITEMAP_FILE_SIZE + 1 }, (_, at) => ({ path: `/${at}` }));
    expect(sitemapFiles(entries.length)).toBe(2);
    expect(sitemapFiles(entries.length - 1)).toBe(1);
    expect(sitemapFiles(0)).toBe(1);
    expect([...sitemapSlice(entries, 1), ...sitemapSlice(entries, 2)]).toEqual(entries);
    expect(sitemapIndexXml(2, ORIGIN)).toContain('<loc>https://shop.example/sitemap/2.xml</loc>');
  });
});
