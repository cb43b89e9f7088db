import { describe, expect, test } from 'vitest';
import { kindOf, pageAddress, type Asked } from './request-kind.ts';

const ORIGIN = 'https://shop.in';

const asked = (address: string, facts: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
  url: new URL(address, ORIGIN).href,
  ...facts,
});

const kind = (address: string, facts?: Partial<Asked>) => kindOf(asked(address, facts), ORIGIN);

describe('a request', () => {
  test.each(['/', '/products?page=2', '/product/RG101/ring', '/search?q=ring', '/order-list'])(
    'of a visitor going to %s is for a page',
    (path) => {
      expect(kind(path, { mode: 'navigate' })).toBe('page');
    },
  );

  test.each([
    ['/_astro/page.a1.js', 'asset'],
    ['/pictures/demo/ring-320.avif', 'picture'],
    ['/data/catalogue.json', 'catalogue'],
    ['/data/catalogue/3.json?v=a1', 'catalogue-part'],
  ])('for %s is for a %s', (path, expected) => {
    expect(kind(path)).toBe(expected);
  });

  test('that passes over what is kept of the catalogue goes to the network', () => {
    expect(kind('/data/catalogue/3.json?v=a1', { cache: 'reload' })).toBe('catalogue');
    expect(kind('/data/catalogue.json', { cache: 'no-cache' })).toBeUndefined();
  });

  test.each([
    ['another site', 'https://elsewhere.in/pictures/ring.avif', {}],
    ['something sent', '/_astro/page.a1.js', { method: 'POST' }],
    ['a form that is sent', '/contact', { method: 'POST', mode: 'navigate' }],
    ['a part of a file', '/pictures/ring.avif', { headers: new Headers({ range: 'bytes=0-' }) }],
    ['what Hosting serves itself', '/__/auth/handler', { mode: 'navigate' }],
    ['the back office', '/admin/products', { mode: 'navigate' }],
    ['the back office', '/admin', { mode: 'navigate' }],
    ['data in a tab of their own', '/data/catalogue.json', { mode: 'navigate' }],
    ['the version of the shop', '/data/version.json', {}],
    ['a file without its hash', '/data/catalogue/3.json', {}],
    ['a page that a script fetches', '/products', {}],
    ['the worker', '/sw.js', {}],
  ] as const)('for %s (%s) is left alone', (_what, address, facts) => {
    expect(kind(address, facts)).toBeUndefined();
  });

  test('for a page whose name begins like the back office is for a page', () => {
    expect(kind('/administration', { mode: 'navigate' })).toBe('page');
  });
});

test.each([
  ['/search?q=ring', '/search'],
  ['/products/', '/products'],
  ['/', '/'],
  ['/order-list#a.b', '/order-list'],
])('%s is kept as %s', (address, expected) => {
  expect(pageAddress(ORIGIN + address)).toBe(ORIGIN + expected);
});
