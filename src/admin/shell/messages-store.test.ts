import { beforeEach, expect, test } from 'vitest';
import { failed, succeeded } from '#core/result.ts';
import { $messages, RETRY, sayDone, sayFailure, undoMessage, type Undo } from './messages-store.ts';

beforeEach(() => $messages.set([]));

const texts = (): string[] => $messages.get().map((message) => message.text);

test('removes the oldest message, but no failure and no persistent one', () => {
  sayFailure('Not saved');
  sayDone('Imported', undefined, true);
  for (const name of ['A', 'B', 'C']) sayDone(name);
  expect(texts()).toEqual(['Not saved', 'Imported', 'C']);
});

test('shows all failures, each once', () => {
  for (const name of ['A', 'B', 'A', 'C', 'D']) sayFailure(name);
  expect(texts()).toEqual(['B', 'A', 'C', 'D']);
});

test('shows the latest result beside any number of failures', () => {
  for (const name of ['A', 'B', 'C']) sayFailure(name);
  for (const name of ['Sent', 'Saved']) sayDone(name);
  expect(texts()).toEqual(['A', 'B', 'C', 'Saved']);
});

async function undone(undo: Undo): Promise<string[]> {
  sayDone('Saved.', undo);
  const message = $messages.get().at(-1);
  if (message) await undoMessage(message);
  return texts();
}

test('the result of an undo takes the place of the message', async () => {
  expect(await undone(() => Promise.resolve(succeeded('Undone.')))).toEqual(['Undone.']);
});

test('an undo that fails is not offered again, unless it could not start', async () => {
  expect(await undone(() => Promise.resolve(failed('Too late.')))).toEqual(['Too late.']);
  expect(await undone(() => Promise.reject(new Error('Broken.')))).toEqual([
    'Too late.',
    'Broken.',
  ]);
  $messages.set([]);
  expect(await undone(() => Promise.resolve(failed('Busy.', RETRY)))).toEqual(['Busy.', 'Saved.']);
});
