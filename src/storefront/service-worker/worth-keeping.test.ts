import { describe, expect, test } from 'vitest';
import { isGone, isPageWorthKeeping, isWorthKeeping } from './worth-keeping.ts';

const answer = (facts: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  ...facts,
});

test('a whole answer is worth keeping', () => {
  expect(isWorthKeeping(answer())).toBe(true);
  expect(isPageWorthKeeping(answer())).toBe(true);
});

describe('not worth keeping', () => {
  test.each([
    ['an error', { status: 500 }],
    ['what is not found', { status: 404 }],
    ['a part', { status: 206 }],
    ['what cannot be looked into', { status: 0, type: 'opaque' }],
    ['an answer of another site', { type: 'cors' }],
    ['what came after a detour', { redirected: true }],
    ['a detour', { status: 0, type: 'opaqueredirect' }],
  ] as const)('%s', (_what, facts) => {
    expect(isWorthKeeping(answer(facts))).toBe(false);
    expect(isPageWorthKeeping(answer(facts))).toBe(false);
  });

  test('as a page: what is none', () => {
    const headers = new Headers({ 'content-type': 'application/rss+xml' });
    expect(isPageWorthKeeping(answer({ headers }))).toBe(false);
    expect(isPageWorthKeeping(answer({ headers: new Headers() }))).toBe(false);
  });
});

test.each([
  ['not found', { status: 404 }, true],
  ['gone', { status: 410 }, true],
  ['moved', { status: 0, type: 'opaqueredirect' }, true],
  ['out of order', { status: 503 }, false],
  ['there', {}, false],
] as const)('a page that is %s', (_what, facts, gone) => {
  expect(isGone(answer(facts))).toBe(gone);
});
