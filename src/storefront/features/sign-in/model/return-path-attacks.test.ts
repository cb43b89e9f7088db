/** Allowed and rejected redirects after sign-in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_REDIRECTS } from '#fixtures/hostile-redirects.ts';
import { safeRedirect } from './return-path.ts';

const ORIGIN = 'https://shop.example';

test.each([
  '/',
  '/account',
  '/account#orders',
  '/products/2?sort=new&plating=gold%20tone',
  '/product/RG101/solitaire-ring',
  '/search?q=a%2Fb%20%26%20c',
  '/order-list#RG101*12',
  '/contact?from=https://elsewhere.example',
  '/search?q=%E0%A4%85%E0%A4%82%E0%A4%97%E0%A5%82%E0%A4%A0%E0%A5%80',
])('accepts %s unchanged', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  ['/a/../account', '/account'],
  ['/./account', '/account'],
  ['/search?q=ring size', '/search?q=ring%20size'],
  ['/search?q=अंगूठी', `/search?q=${encodeURIComponent('अंगूठी')}`],
])('normalises %s to %s', (redirect, path) => {
  expect(safeRedirect(redirect)).toBe(path);
});

test.each([[null], [undefined], ['']])('returns undefined for %s', (redirect) => {
  expect(safeRedirect(redirect)).toBeUndefined();
});

describe('external redirects are rejected', () => {
  test('the list has many variants', () => {
    expect(new Set(HOSTILE_REDIRECTS).size).toBeGreaterThan(140);
  });

  test.each(HOSTILE_REDIRECTS.map((redirect) => [JSON.stringify(redirect).slice(0, 80), redirect]))(
    '%s',
    (_name, redirect) => {
      expect(safeRedirect(redirect)).toBeUndefined();
    },
  );
});

/** Characters with a meaning in URLs, and a few without. */
const letters = fc.constantFrom(
  ...['/', '\\', '.', ':', '@', '?', '#', '%', '2', 'f', '5', 'c', 'e', '\t', '\n', ' ', 'a', '／'],
  ...['%2f', '%5c', '%2e', '..', '//', '__', 'evil.example', 'https:', 'javascript:'],
);

test('any result is a path of this site, and is accepted unchanged', () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 14 }), (parts) => {
      const path = safeRedirect(`/${parts.join('')}`);
      if (path === undefined) return;
      const url = new URL(path, ORIGIN);
      expect(url.origin).toBe(ORIGIN);
      expect(url.pathname + url.search + url.hash).toBe(path);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(safeRedirect(path)).toBe(path);
    }),
    { numRuns: 3_000 },
  );
});
