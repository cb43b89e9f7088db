/** Draft saving: shortly after the last key, at intervals while typing, and at once when the form closes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDraft, saveSoon, flushDraft } from './draft.ts';

const PATH = 'prod/rg101';
const save = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
});
afterEach(() => {
  deleteDraft(PATH);
  vi.useRealTimers();
});

test('saves once when typing pauses', () => {
  saveSoon(PATH, save);
  vi.advanceTimersByTime(300);
  saveSoon(PATH, save);
  vi.advanceTimersByTime(300);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(save).toHaveBeenCalledOnce();
});

test('loses at most two seconds of continuous typing', () => {
  for (let key = 0; key < 50; key += 1) {
    saveSoon(PATH, save);
    vi.advanceTimersByTime(100);
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('saves the last keys when the form closes', () => {
  saveSoon(PATH, save);
  flushDraft(PATH);
  expect(save).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});

test('does not save a pending change of a discarded draft', () => {
  saveSoon(PATH, save);
  deleteDraft(PATH);
  flushDraft(PATH);
  vi.runAllTimers();
  expect(save).not.toHaveBeenCalled();
});
