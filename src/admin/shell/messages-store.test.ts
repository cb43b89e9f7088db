import { beforeEach, expect, test, vi } from 'vitest';
import { $messages, sayDone, sayFailure } from './messages-store.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  $messages.set([]);
});

const words = (): string[] => $messages.get().map((message) => message.words);

test('the oldest message gives way, but no failure and none that stays until it is closed', () => {
  sayFailure('Not saved');
  sayDone('Imported', undefined, true);
  for (const name of ['A', 'B', 'C']) sayDone(name);
  expect(words()).toEqual(['Not saved', 'Imported', 'C']);
});

test('failures are all there, each once', () => {
  for (const name of ['A', 'B', 'A', 'C', 'D']) sayFailure(name);
  expect(words()).toEqual(['B', 'A', 'C', 'D']);
});

test('what was just done is shown beside any number of failures', () => {
  for (const name of ['A', 'B', 'C']) sayFailure(name);
  for (const name of ['Sent', 'Saved']) sayDone(name);
  expect(words()).toEqual(['A', 'B', 'C', 'Saved']);
});
