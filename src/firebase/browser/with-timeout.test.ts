/** Database calls that are aborted, refused or without a response. */
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout, RESPONSE_TIMEOUT } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that fails with each code, then succeeds. */
const callWith = (...codes: string[]) =>
  vi.fn(() => {
    const code = codes.shift();
    return code === undefined
      ? Promise.resolve('done')
      : Promise.reject(new FirebaseError(code, code));
  });

const outcomeOf = async (call: () => Promise<string>): Promise<unknown> => {
  const outcome = withTimeout(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
};

test('an aborted call is repeated', async () => {
  const call = callWith('aborted', 'firestore/aborted');
  expect(await outcomeOf(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(3);
});

test('a call that is always aborted is reported', async () => {
  const call = callWith(...Array.from({ length: 9 }, () => 'aborted'));
  expect(await outcomeOf(call)).toMatchObject({ code: 'aborted' });
  expect(call).toHaveBeenCalledTimes(5);
});

test('a call whose outcome is unknown, or that is refused, is not repeated', async () => {
  for (const code of ['unavailable', 'unknown', 'permission-denied']) {
    const call = callWith(code);
    expect(await outcomeOf(call)).toMatchObject({ code });
    expect(call).toHaveBeenCalledTimes(1);
  }
});

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
