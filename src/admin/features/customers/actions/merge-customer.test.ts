import { expect, test } from 'vitest';
import { BUYER_GSTIN } from '#fixtures/invoices.ts';
import { buildCustomerRecord, buildOrder } from '#fixtures/build.ts';
import {
  database,
  emptyForEachTest,
  outcome,
  staffDatabase,
  stored,
} from '#fixtures/staff-database.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { mergeCustomer } from './merge-customer.ts';

emptyForEachTest();

const FROM = crypto.randomUUID();
const contact = { name: 'Asha Rao', phone: '+919876543210' };

const putRecord = (id: string, fields: Partial<CustomerRecord>): void => {
  const record = buildCustomerRecord(fields);
  database.documents.set(`customers/${id}`, { ...encodeDocument(customerRecordKind, record) });
};

const putOrders = (uid: string, ...ids: string[]): void => {
  for (const id of ids)
    database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, buildOrder({ uid })) });
};

const merge = (from: string, into: string) => outcome(mergeCustomer(from, into, staffDatabase));

test('moves orders, tags, notes and terms, and keeps the terms of the customer that stays', async () => {
  putOrders(FROM, 'a', 'b');
  putOrders('other', 'c');
  putRecord(FROM, {
    ...{ contact, tags: ['Hyderabad', 'vip'], notes: 'Calls on Mondays.', group: 'gold' },
    creditLimitPaise: 500,
  });
  putRecord('asha', { tags: ['vip'], notes: 'Pays late.', creditLimitPaise: 100 });
  expect(await merge(FROM, 'asha')).toEqual({ success: true, value: 2 });
  expect(['a', 'b', 'c'].map((id) => stored(`orders/${id}`)?.['uid'])).toEqual([
    ...['asha', 'asha', 'other'],
  ]);
  expect(stored('customers/asha')).toMatchObject({
    ...{ tags: ['vip', 'Hyderabad'], notes: 'Pays late.\n\nCalls on Mondays.' },
    ...{ group: 'gold', creditLimitPaise: 100, deletedAt: null },
  });
  expect(stored(`customers/${FROM}`)).toMatchObject({ mergedInto: 'asha', contact });
  expect(stored(`customers/${FROM}`)?.['deletedAt']).toBeInstanceOf(Date);
});

test('creates a record for a customer without one', async () => {
  putRecord(FROM, { contact, tags: ['vip'], notes: '' });
  expect(await merge(FROM, 'asha')).toEqual({ success: true, value: 0 });
  expect(stored('customers/asha')).toMatchObject({ tags: ['vip'] });
  expect(stored('customers/asha')).not.toHaveProperty('contact');
});

test('fills contact details that are missing in the record that stays', async () => {
  const into = crypto.randomUUID();
  const gstin = BUYER_GSTIN;
  const email = 'asha@example.test';
  putRecord(FROM, { contact: { name: 'Asha R', phone: '+919876543211', gstin, email } });
  putRecord(into, { contact });
  expect(await merge(FROM, into)).toEqual({ success: true, value: 0 });
  expect(stored(`customers/${into}`)?.['contact']).toEqual({ ...contact, gstin, email });
});

test('moves nothing if the tags of both don’t fit in one record', async () => {
  const tags = (word: string) => Array.from({ length: 12 }, (_, at) => `${word} ${at}`);
  putOrders(FROM, 'a');
  putRecord(FROM, { contact, tags: tags('vip') });
  putRecord('asha', { tags: tags('gold') });
  expect(await merge(FROM, 'asha')).toMatchObject({ success: false });
  expect(stored('orders/a')?.['uid']).toBe(FROM);
});

test('goes on after the connection was lost', async () => {
  putOrders(FROM, 'a', 'b');
  putRecord(FROM, { contact, tags: ['vip'] });
  database.courses = ['done', 'lost'];
  expect((await merge(FROM, 'asha')).success).toBe(false);
  expect(stored(`customers/${FROM}`)?.['deletedAt']).toBeNull();
  expect(await merge(FROM, 'asha')).toMatchObject({ success: true });
  expect(stored('orders/b')?.['uid']).toBe('asha');
  expect(stored(`customers/${FROM}`)?.['mergedInto']).toBe('asha');
});

test('an account is never merged, nor a customer into itself', async () => {
  putOrders('asha', 'a');
  expect((await merge('asha', FROM)).success).toBe(false);
  expect((await merge(FROM, FROM)).success).toBe(false);
  expect(stored('orders/a')?.['uid']).toBe('asha');
});
