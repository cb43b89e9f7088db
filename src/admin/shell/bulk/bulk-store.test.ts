/** A bulk change that stops early can be continued, and undone as a whole. */
import { beforeEach, expect, test, vi } from 'vitest';
import { nothingDone, type BulkResult } from '#admin/shell/actions/bulk-write.ts';
import { $messages, resumeMessage, undoMessage } from '#admin/shell/messages-store.ts';
import { startBulk, type Bulk } from './bulk-store.ts';

vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());
beforeEach(() => $messages.set([]));

const doneOf = (...ids: string[]): BulkResult => ({
  ...nothingDone(),
  done: ids.map((id) => ({
    id,
    writes: [{ kind: 'update', collection: 'prod', id, rev: 2, changes: [] }],
  })),
});

const bulk = {
  label: 'Changing prices',
  things: 'products',
  total: 3,
  pathOf: (id) => `/products/${id}`,
  onWritten: () => undefined,
} satisfies Partial<Bulk>;

const lastMessage = () => {
  const message = $messages.get().at(-1);
  if (message === undefined) throw new Error('There is no message.');
  return message;
};

test('continues from the first result, and one undo restores both parts', async () => {
  const restored: string[] = [];
  await startBulk({
    ...bulk,
    run: () => Promise.resolve({ ...doneOf('one'), stopped: 'The server can’t be reached.' }),
    resume: (before) => Promise.resolve(doneOf(...before.done.map(({ id }) => id), 'two', 'three')),
    undo: (result) => {
      restored.push(...result.done.map(({ id }) => id));
      return Promise.resolve(doneOf(...restored));
    },
  });
  expect(lastMessage()).toMatchObject({
    kind: 'failed',
    text: '1 product changed. The server can’t be reached.',
  });
  expect($messages.get()).toHaveLength(1);
  await resumeMessage(lastMessage());
  expect(lastMessage().text).toBe('3 products changed.');
  expect($messages.get()).toHaveLength(1);
  await undoMessage(lastMessage());
  expect(restored).toEqual(['one', 'two', 'three']);
  expect(lastMessage().text).toBe('3 products restored.');
});

test('does not offer to continue without a way to do so', async () => {
  await startBulk({
    ...bulk,
    run: () => Promise.resolve({ ...doneOf('one'), stopped: 'Cancelled.' }),
  });
  expect(lastMessage().resume).toBeUndefined();
  expect(lastMessage().undo).toBeDefined();
});
