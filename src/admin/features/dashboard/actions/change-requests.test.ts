import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { changeRequests } from './change-requests.ts';

const quoted = (at: number, change: Partial<Order> = {}): Order =>
  buildOrder({
    status: 'quoted',
    timeline: [{ status: 'quoted', at: 1_000, by: 'meera' }],
    changeRequest: { text: 'Matte, please', at },
    ...change,
  });

/** The latest request first, as the database returns them. */
const ORDERS: Readonly<Record<string, Order>> = {
  new: quoted(9_000),
  old: quoted(5_000),
  // A later quote has answered it.
  answered: quoted(500),
  accepted: quoted(4_000, { status: 'accepted' }),
};

test('lists the customers who wait for another quote, longest waiting first', async () => {
  const read = Object.entries(ORDERS).map(([id, order]) => ({
    path: `orders/${id}`,
    fields: encodeDocument(orderKind, order),
  }));
  const waiting = await changeRequests({ runQuery: () => Promise.resolve(read) });
  expect(waiting.map(({ id, change }) => [id, change.at])).toEqual([
    ['old', 5_000],
    ['new', 9_000],
  ]);
});
