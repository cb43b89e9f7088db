/** Hosting sends the headers, redirects and rewrites in firebase.json. */
import { expect, test } from 'vitest';
import { contentSecurityPolicy, siteHashes } from '#site/publish/content-security-policy.ts';
import { policyOf, readHostingFile } from '#site/publish/hosting-file.ts';
import { siteFiles, siteFolder } from '../built-site.ts';

const origin = String(process.env['SITE_ORIGIN']);
const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

test.each(['/', '/products', '/contact', '/no-such-page'])(
  '%s has security headers',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'|default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(
      /script-src[^;]*'unsafe-(?:inline|eval)'/,
    );
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toMatch(/strict-origin|no-referrer/);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  },
);

test('firebase.json has the policy of the built pages (if not, run: npm run build)', () => {
  const needed = contentSecurityPolicy(siteHashes(siteFolder()));
  expect(policyOf(readHostingFile('firebase.json'))).toBe(needed);
});

const CACHED_FOR_A_YEAR = /max-age=31536000.*immutable/;

test('a file with a hash in its name is cached for a year', async () => {
  const hashed = siteFiles().find((file) => file.startsWith('_astro/'));
  expect(hashed).toBeDefined();
  const { status, headers } = await get(`/${hashed}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(CACHED_FOR_A_YEAR);
});

test('the service worker is never served from a cache without revalidation', async () => {
  const { status, headers } = await get('/sw.js');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each(['/', '/products'])('%s is cached for at most an hour', async (path) => {
  const { headers } = await get(path);
  const seconds = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1];
  expect(Number(seconds)).toBeLessThanOrEqual(3_600);
});

test.each([
  ['/products/', '/products'],
  ['/products.html', '/products'],
])('%s redirects to %s', async (from, to) => {
  const response = await get(from);
  expect(response.status).toBe(301);
  expect(new URL(String(response.headers.get('location')), origin).pathname).toBe(to);
});

test.each(['/order-confirmation/3f1c0b9e-0000-4000-8000-000000000000', '/account/orders'])(
  '%s shows its page',
  async (path) => {
    expect((await get(path)).status).toBe(200);
  },
);

test.each(['/no-such-page', '/product/NOPE999/nothing', '/category/none', '/blogs/none'])(
  '%s returns status 404 and the page for it',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  },
);
