/** Database calls with a timeout. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout, RESPONSE_TIMEOUT } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('clears its timer after a response or a failure', async () => {
  await expect(withTimeout(() => Promise.resolve('read'))).resolves.toBe('read');
  await expect(withTimeout(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('fails when the timeout is over', async () => {
  const expectation = expect(withTimeout(() => new Promise(() => undefined))).rejects.toMatchObject(
    {
      code: 'deadline-exceeded',
    },
  );
  await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT);
  await expectation;
});
