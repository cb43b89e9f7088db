/** A mistyped product address finds the product; nothing else is sent anywhere. */
import { expect, test } from 'vitest';
import { skuPageFor } from './missing-product.ts';

test.each([
  ['/product/RG101/an-old-slug', '/product/RG101'],
  ['/product/rg101', '/product/RG101'],
  ['/product/rg-101/ring/', '/product/RG-101'],
  ['/product/RG101', undefined],
  ['/product/', undefined],
  ['/product/..//evil.example', undefined],
  ['/product/%2F%2Fevil.example', undefined],
  ['/products/rg101', undefined],
  ['/blogs/rg101', undefined],
])('redirects %s to %s', (path, target) => {
  expect(skuPageFor(path, '')).toBe(target);
});

test.each([
  ['the SKU page itself', 'https://shop.example/product/RG101', undefined],
  ['another product', 'https://shop.example/product/RG102', '/product/RG101'],
  ['another site', 'https://search.example/', '/product/RG101'],
  ['an invalid address', 'about', '/product/RG101'],
])('handles a visitor from %s', (_what, referrer, target) => {
  expect(skuPageFor('/product/RG101/an-old-slug', referrer)).toBe(target);
});
