import { afterEach, expect, test, vi } from 'vitest';
import { startEach } from './start-each.ts';

afterEach(() => vi.unstubAllGlobals());

test('one that fails is reported, and stops no other', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const last = vi.fn();
  const failure = new Error('broken');
  startEach(() => {
    throw failure;
  }, last);
  expect(last).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
});
