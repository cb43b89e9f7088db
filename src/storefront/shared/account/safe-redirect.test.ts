/** Where a visitor may be led after signing in, and where never. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_REDIRECTS } from '#fixtures/hostile-redirects.ts';
import { safeRedirect } from './safe-redirect.ts';

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
])('%s is followed as it is', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  ['/a/../account', '/account'],
  ['/./account', '/account'],
  ['/search?q=ring size', '/search?q=ring%20size'],
  ['/search?q=अंगूठी', `/search?q=${encodeURIComponent('अंगूठी')}`],
])('%s is followed as %s', (wanted, path) => {
  expect(safeRedirect(wanted)).toBe(path);
});

test.each([[null], [undefined], ['']])('%s is no wish', (wanted) => {
  expect(safeRedirect(wanted)).toBeUndefined();
});

describe('what leads elsewhere is not followed', () => {
  test('there are many ways to try', () => {
    expect(new Set(HOSTILE_REDIRECTS).size).toBeGreaterThan(140);
  });

  test.each(HOSTILE_REDIRECTS.map((wanted) => [JSON.stringify(wanted).slice(0, 80), wanted]))(
    '%s',
    (_name, wanted) => {
      expect(safeRedirect(wanted)).toBeUndefined();
    },
  );
});

/** The letters that matter to a parser of addresses, and a few that do not. */
const letters = fc.constantFrom(
  ...['/', '\\', '.', ':', '@', '?', '#', '%', '2', 'f', '5', 'c', 'e', '\t', '\n', ' ', 'a', '／'],
  ...['%2f', '%5c', '%2e', '..', '//', '__', 'evil.example', 'https:', 'javascript:'],
);

test('whatever is asked for, the answer is a path of this site, and answers itself', () => {
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
