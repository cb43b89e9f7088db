/** What the database answers is waited for, as long and no longer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answered, ANSWER_WAIT } from './database-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer, or a refusal, leaves nothing waiting', async () => {
  await expect(answered(() => Promise.resolve('read'))).resolves.toBe('read');
  await expect(answered(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('no answer is a failure when its time is over', async () => {
  const asked = expect(answered(() => new Promise(() => undefined))).rejects.toMatchObject({
    code: 'deadline-exceeded',
  });
  await vi.advanceTimersByTimeAsync(ANSWER_WAIT);
  await asked;
});
