/**
 * One step for many orders: each possible order takes it once; others stay, and changed orders are reported.
 */
import { beforeEach, expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order, type OrderStatus } from '#schema/order.ts';
import { bulkSteps } from './bulk-steps.ts';

const put = (id: string, order: Order): void =>
  void database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, order) });

const stock = (id: string, status: OrderStatus): void =>
  put(
    id,
    buildOrder({
      status,
      rev: 1,
      timeline: [{ status: 'requested', at: 1, by: 'asha' }],
    }),
  );

const statusOf = (id: string) => database.documents.get(`orders/${id}`)?.['status'];

const pack = (
  ids: readonly string[],
  ending = new AbortController(),
  seen: ReadonlyMap<string, Order> = new Map(),
) => {
  const progress: number[] = [];
  const changed: string[] = [];
  const options = {
    onProgress: (handled: number) => progress.push(handled),
    onChanged: ({ id }: { id: string }) => changed.push(id),
    signal: ending.signal,
  };
  return bulkSteps({ ids }, { step: 'packed', note: '', seen }, options, staffDatabase).then(
    (result) => ({
      ...result,
      progress,
      changed,
    }),
  );
};

beforeEach(() => {
  emptyDatabase();
  for (const id of ['a', 'b', 'c']) stock(id, 'confirmed');
});

test('changes orders that can take the step and leaves the others', async () => {
  stock('d', 'delivered');
  const { done, failed, progress, changed } = await pack(['a', 'd', 'b']);
  expect(done).toEqual([
    { id: 'a', writes: [] },
    { id: 'b', writes: [] },
  ]);
  expect(failed).toEqual([]);
  expect(progress).toEqual([1, 2, 3]);
  expect(changed).toEqual(['a', 'b']);
  expect(statusOf('d')).toBe('delivered');
});

test('changes an order once if the response is lost', async () => {
  database.courses.push('unanswered');
  const { done, stopped } = await pack(['a', 'b', 'c']);
  expect(done).toHaveLength(3);
  expect(stopped).toBeUndefined();
  expect(database.written).toEqual(['orders/a', 'orders/b', 'orders/c']);
});

test('stops when the connection is lost, and names the order without a response', async () => {
  database.courses.push('lost', 'lost');
  expect(await pack(['a', 'b'])).toMatchObject({
    done: [],
    doubtful: [{ id: 'a' }],
    stopped: expect.stringContaining("Can't reach") as string,
  });
});

test('stops between two orders when cancelled', async () => {
  const ending = new AbortController();
  ending.abort();
  expect(await pack(['a'], ending)).toMatchObject({
    done: [],
    stopped: expect.stringMatching(/Cancelled/) as string,
  });
  expect(statusOf('a')).toBe('confirmed');
});

test('leaves orders that changed since the dialog opened, and names them', async () => {
  const seen = new Map(['a', 'b'].map((id) => [id, buildOrder({ status: 'confirmed', rev: 1 })]));
  // The step would still be possible.
  put('b', buildOrder({ status: 'confirmed', rev: 2 }));
  const { done, failed, changed } = await pack(['a', 'b'], undefined, seen);
  expect(done).toEqual([{ id: 'a', writes: [] }]);
  expect(failed).toEqual([{ id: 'b', why: expect.stringMatching(/overwritten/) as string }]);
  expect(changed).toEqual(['a', 'b']);
  expect(database.written).toEqual(['orders/a']);
});
