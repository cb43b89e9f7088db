/** The order that the form of an entered order becomes. */
import { expect, test } from 'vitest';
import { buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { newOrder } from '#core/order/new-order.ts';
import { encodeDocument } from '#schema/kind.ts';
import { NEW_CUSTOMER } from '#schema/order-draft.ts';
import { orderKind } from '#schema/order.ts';
import { EMPTY_ENTERED_ORDER, readEnteredOrder } from './entered-order.ts';
import { readableCatalogue, readOrderText } from './order-text.ts';

const catalogue = readableCatalogue([
  entryOf('b', buildProductDocument({ sku: 'ER204', title: 'Jhumka', unit: 'pair', moq: 12 })),
]);
const form = {
  ...EMPTY_ENTERED_ORDER,
  customer: { ...EMPTY_ENTERED_ORDER.customer, name: 'Ravi Rao', phone: '98765 43210' },
  list: 'ER204 - 24 prs',
};
const list = readOrderText(form.list, catalogue);

test('has the contact, the lines and the source, and fits the schema', () => {
  const read = readEnteredOrder(form, list);
  if (!('order' in read)) throw new Error(JSON.stringify(read.problems));
  expect(read.order).toMatchObject({
    uid: NEW_CUSTOMER,
    source: 'whatsapp',
    contact: { name: 'Ravi Rao', phone: '+919876543210' },
  });
  expect(read.order).not.toHaveProperty('address');
  const whole = newOrder({ ...read.order, number: 'GB-7K2M9Q', placedBy: 'tara' });
  expect(encodeDocument(orderKind, { ...whole, createdAt: 0, updatedAt: 0 })).toMatchObject({
    lines: [{ sku: 'ER204', qty: 24, unit: 'pair' }],
  });
});

test('names every field that is wrong, and the address only if it is begun', () => {
  const read = readEnteredOrder(
    {
      ...EMPTY_ENTERED_ORDER,
      address: { ...EMPTY_ENTERED_ORDER.address, line1: '12 Bazaar Road' },
    },
    readOrderText('', catalogue),
  );
  expect('problems' in read && Object.keys(read.problems).sort()).toEqual([
    'address.city',
    'address.pin',
    'address.state',
    'customer.name',
    'customer.phone',
    'list',
  ]);
});
