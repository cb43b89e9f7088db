/** The document of a new order is valid and has only the fields of a new order. */
import { expect, test } from 'vitest';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { newOrder } from './new-order.ts';

const PARTS = {
  number: 'GB-7K2M9Q',
  lines: [{ productId: 'p1', sku: 'RG101', title: 'Halo Ring', qty: 12 }],
  contact: { name: 'Asha Rao', phone: '+919876543210' },
};

test('leaves out other fields of a stored request', () => {
  const forged = { status: 'accepted', rev: 7, quote: { totalPaise: 1 } };
  const order = newOrder({ ...PARTS, ...forged, uid: 'asha' });
  expect(order).toEqual({
    ...PARTS,
    uid: 'asha',
    status: 'requested',
    timeline: [{ status: 'requested', at: 0, by: 'asha' }],
    rev: 1,
  });
  expect(encodeDocument(orderKind, { ...order, createdAt: 0, updatedAt: 0 })).toBeDefined();
});

test('names the member of staff who entered it in the timeline', () => {
  const order = newOrder({ ...PARTS, uid: 'asha', source: 'phone', placedBy: 'tara' });
  expect(order).toMatchObject({ uid: 'asha', timeline: [{ by: 'tara' }], placedBy: 'tara' });
});
