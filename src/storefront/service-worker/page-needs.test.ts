import { expect, test } from 'vitest';
import { assetsNamedIn } from './page-needs.ts';

test('returns scripts, styles, fonts and islands without duplicates', () => {
  const html = `<link rel="preload" href="/_astro/figtree.a.woff2" as="font">
    <link rel="stylesheet" href="/_astro/Page.b.css"><link href="/favicon.svg">
    <astro-island component-url="/_astro/drawer.c.js" renderer-url="/_astro/client.d.js">
    <img src="/pictures/ring.avif"><script src="/_astro/page.e.js"></script>
    <script src="/_astro/page.e.js"></script><script src="https://elsewhere.in/_astro/x.js"></script>`;
  expect(assetsNamedIn(html)).toEqual([
    '/_astro/figtree.a.woff2',
    '/_astro/Page.b.css',
    '/_astro/drawer.c.js',
    '/_astro/client.d.js',
    '/_astro/page.e.js',
  ]);
});
