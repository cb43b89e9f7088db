import { describe, expect, test } from 'vitest';
import { isCacheable, isCacheablePage, markCached } from './plugins.ts';

const buildResponse = (facts: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  ...facts,
});

test('a complete response is cacheable', () => {
  expect(isCacheable(buildResponse())).toBe(true);
  expect(isCacheablePage(buildResponse())).toBe(true);
});

test.each([
  ['an error', { status: 500 }],
  ['a partial response', { status: 206 }],
  ['an opaque response', { status: 0, type: 'opaque' }],
  ['a redirected response', { redirected: true }],
] as const)('%s is not cacheable', (_what, facts) => {
  expect(isCacheable(buildResponse(facts))).toBe(false);
});

test('other content types are not cacheable as pages', () => {
  const headers = new Headers({ 'content-type': 'application/rss+xml' });
  expect(isCacheablePage(buildResponse({ headers }))).toBe(false);
});

describe('a cached page', () => {
  test('is marked with the date of its response, and keeps its security policy', async () => {
    const page = await markCached(
      new Response('<!doctype html><html lang="en-IN"><pre><html></pre>', {
        headers: {
          'content-type': 'text/html',
          'content-security-policy': "script-src 'self'",
          date: 'Sat, 21 Nov 2026 08:30:00 GMT',
        },
      }),
    );
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(await page.text()).toBe(
      '<!doctype html><html data-cached="2026-11-21T08:30:00.000Z" lang="en-IN"><pre><html></pre>',
    );
  });

  test('without a date is marked, too', async () => {
    const page = await markCached(new Response('<html lang="en">'));
    expect(await page.text()).toBe('<html data-cached="" lang="en">');
  });
});
