/** Work under one name is done one after the other, also where the browser has no locks. */
import { afterEach, expect, test, vi } from 'vitest';
import { locked } from './locked.ts';

afterEach(() => vi.unstubAllGlobals());

test('without locks each waits for the one before, also for one that failed', async () => {
  vi.stubGlobal('navigator', {});
  const done: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const one = locked('a', async () => {
    await first.promise;
    done.push('one');
    throw new Error('no');
  });
  const two = locked('a', () => done.push('two'));
  await locked('b', () => done.push('other'));
  first.resolve(undefined);
  await expect(one).rejects.toThrow('no');
  await two;
  expect(done).toEqual(['other', 'one', 'two']);
});

test('with locks they are the browser’s', async () => {
  const request = vi.fn((_name: string, work: () => unknown) => Promise.resolve(work()));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await locked('a', () => 7)).toBe(7);
  expect(request).toHaveBeenCalledWith('a', expect.any(Function));
});
