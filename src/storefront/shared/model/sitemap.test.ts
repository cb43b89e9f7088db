/** Sitemaps follow the protocol. */
import { describe, expect, it } from 'vitest';
import { productSitemaps, SITEMAP_PRODUCTS, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const ORIGIN = 'https://shop.example';

describe('sitemap', () => {
  it('lists pages with their last change', () => {
    const xml = sitemapXml([{ path: '/', changedAt: 0 }, { path: "/a?b=1&c='" }], ORIGIN);
    expect(xml).toContain(
      '<url><loc>https://shop.example/</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://shop.example/a?b=1&amp;c=&#39;</loc></url>');
  });

  it('is split when there are many products', () => {
    expect(productSitemaps(0)).toBe(0);
    expect(productSitemaps(SITEMAP_PRODUCTS)).toBe(0);
    expect(productSitemaps(SITEMAP_PRODUCTS + 1)).toBe(2);
    expect(sitemapIndexXml(['pages', 'products-2'], ORIGIN)).toContain(
      '<loc>https://shop.example/sitemap/products-2.xml</loc>',
    );
  });
});
