import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveRegularly } from './save-regularly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves every few minutes, one at a time, until it is stopped', async () => {
  let isSaving = false;
  let saved = 0;
  const save = async (): Promise<void> => {
    expect(isSaving).toBe(false);
    isSaving = true;
    await vi.advanceTimersByTimeAsync(200_000);
    isSaving = false;
    saved += 1;
  };
  const stop = saveRegularly(save, () => undefined);
  await vi.advanceTimersByTimeAsync(1_500_000);
  expect(saved).toBeGreaterThan(2);
  stop();
  const before = saved;
  await vi.advanceTimersByTimeAsync(1_500_000);
  expect(saved).toBe(before);
});

test('reports once why saving failed, and retries', async () => {
  const onFailed = vi.fn();
  const stop = saveRegularly(() => Promise.reject(new Error('No space left')), onFailed);
  await vi.advanceTimersByTimeAsync(1_500_000);
  expect(onFailed).toHaveBeenCalledTimes(1);
  stop();
});
