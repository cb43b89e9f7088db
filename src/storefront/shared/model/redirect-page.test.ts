/** Redirect pages lead where they say, whatever the address holds. */
import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page.ts';

it('leads on by refresh, by link and for search engines', () => {
  const html = redirectPage('/product/RG101/ridge-band', 'https://shop.example');
  expect(html).toContain('content="0;url=/product/RG101/ridge-band"');
  expect(html).toContain('<a href="/product/RG101/ridge-band">');
  expect(html).toContain('rel="canonical" href="https://shop.example/product/RG101/ridge-band"');
  expect(html).not.toContain('noindex');
});

it('cannot be broken out of', () => {
  const html = redirectPage(`/subcategory/"><script>'&`, 'https://shop.example');
  expect(html).not.toContain('<script');
  expect(html).toContain('/subcategory/&quot;&gt;&lt;script&gt;&#39;&amp;');
});
