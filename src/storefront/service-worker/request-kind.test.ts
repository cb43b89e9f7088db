import { describe, expect, test } from 'vitest';
import { kindOf, pageAddress, type RequestFacts } from './request-kind.ts';

const ORIGIN = 'https://shop.in';

const request = (address: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
  url: new URL(address, ORIGIN).href,
  ...facts,
});

const kind = (address: string, facts?: Partial<RequestFacts>) =>
  kindOf(request(address, facts), ORIGIN);

describe('a request', () => {
  test.each(['/', '/products?page=2', '/product/RG101/ring', '/search?q=ring', '/order-list'])(
    'to navigate to %s is for a page',
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

  test('that bypasses the cached catalogue goes to the network', () => {
    expect(kind('/data/catalogue/3.json?v=a1', { cache: 'reload' })).toBe('catalogue');
    expect(kind('/data/catalogue.json', { cache: 'no-cache' })).toBeUndefined();
  });

  test.each([
    ['another site', 'https://elsewhere.in/pictures/ring.avif', {}],
    ['a POST request', '/_astro/page.a1.js', { method: 'POST' }],
    ['a submitted form', '/contact', { method: 'POST', mode: 'navigate' }],
    ['a part of a file', '/pictures/ring.avif', { headers: new Headers({ range: 'bytes=0-' }) }],
    ['a path of Hosting', '/__/auth/handler', { mode: 'navigate' }],
    ['the back office', '/admin/products', { mode: 'navigate' }],
    ['the back office', '/admin', { mode: 'navigate' }],
    ['data opened in a tab', '/data/catalogue.json', { mode: 'navigate' }],
    ['the version of the shop', '/data/version.json', {}],
    ['a file without its hash', '/data/catalogue/3.json', {}],
    ['a page that a script fetches', '/products', {}],
    ['the worker', '/sw.js', {}],
  ] as const)('for %s (%s) is ignored', (_what, address, facts) => {
    expect(kind(address, facts)).toBeUndefined();
  });

  test('for a page whose path only starts like the back office is for a page', () => {
    expect(kind('/administration', { mode: 'navigate' })).toBe('page');
  });
});

test.each([
  ['/search?q=ring', '/search'],
  ['/products/', '/products'],
  ['/', '/'],
  ['/order-list#a.b', '/order-list'],
])('%s is cached as %s', (address, expected) => {
  expect(pageAddress(ORIGIN + address)).toBe(ORIGIN + expected);
});
