/** Redirect pages have the right target for any address. */
import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page.ts';

it('redirects by refresh, by link and by canonical address', () => {
  const html = redirectPage('/product/RG101/ridge-band', 'https://shop.example');
  expect(html).toContain('content="0;url=/product/RG101/ridge-band"');
  expect(html).toContain('<a href="/product/RG101/ridge-band">');
  expect(html).toContain('rel="canonical" href="https://shop.example/product/RG101/ridge-band"');
  expect(html).not.toContain('noindex');
});

it('escapes its target', () => {
  const html = redirectPage(`/subcategory/"><script>'&`, 'https://shop.example');
  expect(html).not.toContain('<script');
  expect(html).toContain('/subcategory/&quot;&gt;&lt;script&gt;&#39;&amp;');
});
