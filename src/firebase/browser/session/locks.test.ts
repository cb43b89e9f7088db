/** Work with the same lock name runs sequentially, also without browser support for locks. */
import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from './locks.ts';

afterEach(() => vi.unstubAllGlobals());

test('without lock support runs work sequentially, also after a failure', async () => {
  vi.stubGlobal('navigator', {});
  const done: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const one = withLock('a', async () => {
    await first.promise;
    done.push('one');
    throw new Error('no');
  });
  const two = withLock('a', () => done.push('two'));
  await withLock('b', () => done.push('other'));
  first.resolve(undefined);
  await expect(one).rejects.toThrow('no');
  await two;
  expect(done).toEqual(['other', 'one', 'two']);
});

test('uses the browser’s locks if supported', async () => {
  const request = vi.fn((_name: string, work: () => unknown) => Promise.resolve(work()));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withLock('a', () => 7)).toBe(7);
  expect(request).toHaveBeenCalledWith('a', expect.any(Function));
});
