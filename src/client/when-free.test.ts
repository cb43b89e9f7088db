import { expect, test, vi } from 'vitest';
import { DatabaseFailure } from './database-answer.ts';
import { whenFree } from './when-free.ts';

const failing = (codes: readonly string[]) => {
  let at = 0;
  return vi.fn(() => {
    const code = codes[at];
    at += 1;
    return code === undefined ? Promise.resolve('done') : Promise.reject(new DatabaseFailure(code));
  });
};

test('what met another write is sent again, until it is taken', async () => {
  vi.useFakeTimers();
  const work = failing(['aborted', 'aborted']);
  const done = whenFree(work);
  await vi.runAllTimersAsync();
  await expect(done).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('what was refused, or may have been done, is not sent again', async () => {
  for (const code of ['permission-denied', 'unavailable', 'deadline-exceeded']) {
    const work = failing([code]);
    await expect(whenFree(work)).rejects.toMatchObject({ code });
    expect(work).toHaveBeenCalledTimes(1);
  }
});

test('it gives up in the end', async () => {
  vi.useFakeTimers();
  const work = failing(Array.from({ length: 20 }, () => 'aborted'));
  const outcome = expect(whenFree(work)).rejects.toMatchObject({ code: 'aborted' });
  await vi.runAllTimersAsync();
  await outcome;
  expect(work).toHaveBeenCalledTimes(6);
  vi.useRealTimers();
});
