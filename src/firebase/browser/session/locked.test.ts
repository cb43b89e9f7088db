/** Work under one name is done one after the other, also where the browser has no locks. */
import { afterEach, expect, test, vi } from 'vitest';
import { locked, lockedNow } from './locked.ts';

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

test('what somebody does just now is not done a second time', async () => {
  const work = vi.fn(() => Promise.resolve());
  const granting = (lock: object | null) =>
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, _options: object, run: (lock: object | null) => unknown) =>
          Promise.resolve(run(lock)),
      },
    });
  granting(null);
  expect(await lockedNow('a', work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  granting({ name: 'a' });
  expect(await lockedNow('a', work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});
