/** One step with many orders: who can take it does, once; who cannot stays, and who was changed meanwhile is named. */
import { beforeEach, expect, test, vi } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { database, emptyDatabase } from '#fixtures/staff-database.ts';
import { DatabaseFailure } from '#firebase/browser/database-answer.ts';
import type { OrderChange } from '#firebase/browser/staff-orders.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order, type OrderStatus } from '#schema/order.ts';
import { bulkSteps } from './bulk-steps.ts';

const line = vi.hoisted(() => ({ lost: 0, isGone: false, written: [] as string[] }));

vi.mock('#firebase/browser/auth.ts', () => ({ signedInUid: () => 'anita' }));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/staff-lists.ts', () => ({}));
vi.mock('#firebase/browser/staff-documents.ts', async () => {
  const { staffDocuments } = await import('#fixtures/staff-database.ts');
  return staffDocuments;
});
vi.mock('#firebase/browser/documents-by-name.ts', () => import('#fixtures/staff-database.ts'));
vi.mock('#firebase/browser/staff-orders.ts', () => ({
  changeOrderAsStaff: (id: string, seen: Order, { status, uid }: OrderChange) => {
    if (line.isGone) return Promise.reject(new DatabaseFailure('unknown'));
    const stood = database.documents.get(`orders/${id}`);
    if (stood?.['rev'] !== seen.rev)
      return Promise.reject(new DatabaseFailure('permission-denied'));
    const timeline = [...seen.timeline, { status, at: Date.now(), by: uid }];
    put(id, { ...seen, status, timeline, rev: seen.rev + 1 });
    line.written.push(id);
    if (line.lost === 0) return Promise.resolve();
    line.lost -= 1;
    return Promise.reject(new DatabaseFailure('unknown'));
  },
}));

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
  const told: number[] = [];
  const changed: string[] = [];
  const telling = {
    onProgress: (handled: number) => told.push(handled),
    onChanged: ({ id }: { id: string }) => changed.push(id),
    signal: ending.signal,
  };
  return bulkSteps({ ids }, { step: 'packed', words: '', seen }, telling).then((result) => ({
    ...result,
    told,
    changed,
  }));
};

beforeEach(() => {
  emptyDatabase();
  Object.assign(line, { lost: 0, isGone: false, written: [] });
  for (const id of ['a', 'b', 'c']) stock(id, 'confirmed');
});

test('those that can take it do; the others stay', async () => {
  stock('d', 'delivered');
  const { done, failed, told, changed } = await pack(['a', 'd', 'b']);
  expect(done).toEqual([
    { id: 'a', writes: [] },
    { id: 'b', writes: [] },
  ]);
  expect(failed).toEqual([]);
  expect(told).toEqual([1, 2, 3]);
  expect(changed).toEqual(['a', 'b']);
  expect(statusOf('d')).toBe('delivered');
});

test('an order takes it once where the answer is lost', async () => {
  line.lost = 1;
  const { done, stopped } = await pack(['a', 'b', 'c']);
  expect(done).toHaveLength(3);
  expect(stopped).toBeUndefined();
  expect(line.written).toEqual(['a', 'b', 'c']);
});

test('it ends where the line is gone, and says of which order no answer came', async () => {
  line.isGone = true;
  expect(await pack(['a', 'b'])).toMatchObject({
    done: [],
    doubtful: [{ id: 'a' }],
    stopped: expect.stringContaining("Can't reach") as string,
  });
});

test('it is cancelled between two orders', async () => {
  const ending = new AbortController();
  ending.abort();
  expect(await pack(['a'], ending)).toMatchObject({
    done: [],
    stopped: expect.stringMatching(/Cancelled/) as string,
  });
  expect(statusOf('a')).toBe('confirmed');
});

test('who was changed since it was asked for stays so, and is named', async () => {
  const seen = new Map(['a', 'b'].map((id) => [id, buildOrder({ status: 'confirmed', rev: 1 })]));
  // The same step could be taken with it as it is now.
  put('b', buildOrder({ status: 'confirmed', rev: 2 }));
  const { done, failed, changed } = await pack(['a', 'b'], undefined, seen);
  expect(done).toEqual([{ id: 'a', writes: [] }]);
  expect(failed).toEqual([{ id: 'b', why: expect.stringMatching(/overwritten/) as string }]);
  expect(changed).toEqual(['a', 'b']);
  expect(line.written).toEqual(['a']);
});
