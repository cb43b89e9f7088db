import { afterEach, expect, test, vi } from 'vitest';
import { startEach } from './start-each.ts';

afterEach(() => vi.unstubAllGlobals());

test('reports a script that fails and starts the others', () => {
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
