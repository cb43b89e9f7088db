/** When a draft is kept: soon after the last key, now and then while one types on, and at once when the form goes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepSoon, keepWaiting } from './draft.ts';

vi.mock('#admin/shell/stores/staff-work.ts', () => ({ staffWork: { drop: () => undefined } }));

const PATH = 'prod/rg101';
const keep = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockClear();
});
afterEach(() => {
  dropDraft(PATH);
  vi.useRealTimers();
});

test('a rest in typing keeps what was typed, once', () => {
  keepSoon(PATH, keep);
  vi.advanceTimersByTime(300);
  keepSoon(PATH, keep);
  vi.advanceTimersByTime(300);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(keep).toHaveBeenCalledOnce();
});

test('whoever types without a rest loses no more than two seconds', () => {
  for (let key = 0; key < 50; key += 1) {
    keepSoon(PATH, keep);
    vi.advanceTimersByTime(100);
  }
  expect(keep.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('a form that goes away keeps the last keys at once', () => {
  keepSoon(PATH, keep);
  keepWaiting(PATH);
  expect(keep).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledOnce();
});

test('what was dropped is not kept by a key of a moment before', () => {
  keepSoon(PATH, keep);
  dropDraft(PATH);
  keepWaiting(PATH);
  vi.runAllTimers();
  expect(keep).not.toHaveBeenCalled();
});
