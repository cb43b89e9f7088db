import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import type { StaffDatabase } from '#firebase/browser/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { oldestOrders } from './oldest-orders.ts';

/** The first request was confirmed last. */
const ORDERS = [1, 2, 3].map((place) => ({
  id: `o${place}`,
  order: buildOrder({
    status: 'confirmed',
    createdAt: place * 1_000,
    timeline: [
      { status: 'requested', at: place * 1_000, by: 'asha' },
      { status: 'confirmed', at: 90_000 - place * 1_000, by: 'meera' },
    ],
  }),
}));

/** Sorts by a field as Firestore does. */
const listDocuments: StaffDatabase['listDocuments'] = (kind, _list, { sort: [path] }, { size }) => {
  const timeOf = (fields: unknown): number =>
    Number(
      path
        .split('.')
        .reduce<unknown>(
          (value, name) => (value instanceof Object ? Reflect.get(value, name) : undefined),
          fields,
        ),
    );
  const rows = ORDERS.map(({ id, order }) => ({ id, fields: encodeDocument(orderKind, order) }))
    .toSorted((one, other) => timeOf(one.fields) - timeOf(other.fields))
    .slice(0, size)
    .map(({ id, fields }) => decodedDocument(kind, id, fields));
  return Promise.resolve({ rows, after: undefined });
};

test('the order to pack that has waited longest since its confirmation comes first', async () => {
  const { orders } = await oldestOrders('confirmed', 2, { listDocuments });
  expect(orders.map(({ id }) => id)).toEqual(['o3', 'o2']);
});
