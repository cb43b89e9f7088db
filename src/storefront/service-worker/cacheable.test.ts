import { describe, expect, test } from 'vitest';
import { isDeletedPage, isCacheablePage, isCacheable } from './cacheable.ts';

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

describe('not cacheable', () => {
  test.each([
    ['an error', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['a partial response', { status: 206 }],
    ['an opaque response', { status: 0, type: 'opaque' }],
    ['a response from another site', { type: 'cors' }],
    ['a redirected response', { redirected: true }],
    ['a redirect', { status: 0, type: 'opaqueredirect' }],
  ] as const)('%s', (_what, facts) => {
    expect(isCacheable(buildResponse(facts))).toBe(false);
    expect(isCacheablePage(buildResponse(facts))).toBe(false);
  });

  test('as a page: other content types', () => {
    const headers = new Headers({ 'content-type': 'application/rss+xml' });
    expect(isCacheablePage(buildResponse({ headers }))).toBe(false);
    expect(isCacheablePage(buildResponse({ headers: new Headers() }))).toBe(false);
  });
});

test.each([
  ['not found', { status: 404 }, true],
  ['gone', { status: 410 }, true],
  ['moved', { status: 0, type: 'opaqueredirect' }, true],
  ['unavailable', { status: 503 }, false],
  ['found', {}, false],
] as const)('whether a page that is %s counts as deleted', (_what, facts, expected) => {
  expect(isDeletedPage(buildResponse(facts))).toBe(expected);
});
