/** Tasks of functions that failed for good are recorded for staff. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PermanentError } from '#functions/permanent-error.ts';
import { resolveTaskCall } from '#functions/tasks/resolve-tasks.ts';
import { RETRY_FOR_MS, runTask } from '#functions/tasks/run-task.ts';
import { defineTask } from '#functions/tasks/task.ts';
import { documentId } from '#schema/fields.ts';
import * as z from 'zod';
import { INTERRUPTED, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { openMailDatabase } from '#fixtures/mail-database.ts';

const { firestore, settings, server, reset, close } = openMailDatabase();
const interrupt = interruptCommits(firestore);
beforeEach(reset);
afterAll(close);

const NOW = Date.parse('2026-11-26T06:30:00Z');

describe('tasks', () => {
  let runs: string[] = [];
  let failure: Error | undefined;
  const task = defineTask({
    name: 'move-invoices',
    input: z.object({ orderId: documentId }),
    run: ({ orderId }) => {
      runs.push(orderId);
      return failure === undefined ? Promise.resolve() : Promise.reject(failure);
    },
  });
  const event = { id: 'event/1', time: new Date(NOW).toISOString() };
  const run = (now = NOW) => runTask(task, { orderId: 'o1' }, event, server, now);
  const failures = async () => (await firestore.collection('failures').get()).docs;
  const resolve = async (action: 'retry' | 'dismiss') =>
    resolveTaskCall([task], () => settings).run(
      { id: 'move-invoices-event-1', action },
      'meera',
      server,
    );

  beforeEach(() => {
    runs = [];
    failure = undefined;
  });

  test('a temporary failure is repeated for an hour, then recorded once', async () => {
    failure = new Error('Firestore is unavailable');
    await expect(run()).rejects.toThrow('unavailable');
    expect(await failures()).toEqual([]);
    await run(NOW + RETRY_FOR_MS + 1);
    await run(NOW + RETRY_FOR_MS + 2);
    const [only, ...more] = await failures();
    expect(more).toEqual([]);
    expect(only?.data()).toMatchObject({
      task: 'move-invoices',
      error: 'Firestore is unavailable',
      input: '{"orderId":"o1"}',
    });
  });

  test('staff try a failed task again until it succeeds', async () => {
    failure = new PermanentError('GITHUB_TOKEN has expired.');
    await run();
    expect(await resolve('retry')).toMatchObject({
      success: false,
      error: expect.stringMatching(/has expired/),
    });
    const [only] = await failures();
    expect(only?.data()).toMatchObject({ retries: 1, retriedBy: 'meera' });
    failure = undefined;
    expect((await resolve('retry')).success).toBe(true);
    expect(await failures()).toEqual([]);
    // The second click.
    expect((await resolve('retry')).success).toBe(true);
    expect(runs).toEqual(['o1', 'o1', 'o1']);
  });

  test('a retry that ended before it deleted the failure can be repeated', async () => {
    failure = new PermanentError('GITHUB_TOKEN has expired.');
    await run();
    failure = undefined;
    interrupt(1, 'before');
    await expect(resolve('retry')).rejects.toThrow(INTERRUPTED);
    expect(await failures()).toHaveLength(1);
    expect((await resolve('retry')).success).toBe(true);
    expect(await failures()).toEqual([]);
  });

  test('staff dismiss a failed task', async () => {
    failure = new PermanentError('The order is gone.');
    await run();
    expect((await resolve('dismiss')).success).toBe(true);
    expect(await failures()).toEqual([]);
    expect(runs).toEqual(['o1']);
  });
});
