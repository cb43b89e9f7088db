/** The payments of a period, whenever their orders were placed. */
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildPayment } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import type { listPayments } from '#firebase/browser/order-records.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import type { Payment } from '#schema/payment.ts';
import { readPayments } from './read-payments.ts';

const noProgress = (): void => undefined;

type Rows = Awaited<ReturnType<typeof listPayments>>;

const row = (id: string, day: string, change: Partial<Payment> = {}): Rows[number] => ({
  ...{ id, success: true },
  value: buildPayment({ paidOn: startOfIndiaDay(day) ?? 0, ...change }),
});

const putOrder = (id: string, change: Parameters<typeof buildOrder>[0]): void => {
  const order = buildOrder({ number: 'GB-7K2M9Q', ...change });
  database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, order) });
};

beforeEach(() => {
  emptyDatabase();
  putOrder('paid', { lastPayment: 'p1' });
  putOrder('unpaid', {});
});

const read = (rows: Rows) =>
  readPayments('2026-11', noProgress, staffDatabase, (order) => {
    if (order === 'unpaid') throw new Error('It has no payments to read.');
    return Promise.resolve(rows);
  });

test('are those of its days, without voided ones, with their orders', async () => {
  const voided = { at: 0, by: 'meera', reason: 'Twice' };
  const payments = await read([
    row('before', '2026-10-31'),
    row('first', '2026-11-01'),
    row('last', '2026-11-30', { amountPaise: -500 }),
    row('voided', '2026-11-15', { voided }),
    row('after', '2026-12-01'),
  ]);
  expect(payments.map(({ id }) => id)).toEqual(['first', 'last']);
  expect(payments[0]).toMatchObject({ orderId: 'paid', order: { number: 'GB-7K2M9Q' } });
});

test('are read from the orders that changed since the start of the period', async () => {
  const { listDocuments } = staffDatabase;
  const requests: object[] = [];
  await readPayments(
    '2026-11',
    noProgress,
    {
      ...staffDatabase,
      listDocuments: (kind, list, query, page) => {
        requests.push(query);
        return listDocuments(kind, list, query, page);
      },
    },
    () => Promise.resolve([]),
  );
  expect(requests).toEqual([
    {
      ...{ equal: {}, sort: ['updatedAt', 'desc'] },
      between: { from: new Date('2026-10-31T18:30:00Z') },
    },
  ]);
});

test('an invalid payment, or an invalid order with payments, fails: sums would be wrong', async () => {
  await expect(read([{ id: 'p9', success: false, problems: [] }])).rejects.toThrow('p9 is invalid');
  database.documents.set('orders/broken', {});
  expect(await read([])).toEqual([]);
  await expect(read([row('p1', '2026-11-05')])).rejects.toThrow('broken is invalid');
});
