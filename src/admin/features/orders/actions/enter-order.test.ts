/** An entered order is created once, also if a response is lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  database,
  emptyDatabase,
  outcome,
  staffDatabase,
  stored,
} from '#fixtures/staff-database.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { buildCustomerRecord } from '#fixtures/build.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { encodeDocument } from '#schema/kind.ts';
import { NEW_CUSTOMER } from '#schema/order-draft.ts';
import { DRAFT_CHANGED, enterOrder } from './enter-order.ts';

beforeEach(() => {
  emptyDatabase();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const ID = '7d9f1c52-3c70-4a53-9d2e-0a54a1f1c0aa';
const ORDER = {
  uid: NEW_CUSTOMER,
  source: 'phone' as const,
  lines: [{ productId: 'p1', sku: 'RG101', title: 'Halo Ring', qty: 12 }],
  contact: { name: 'Ravi Rao', phone: '+919876543210' },
};
/** With the customer. */
const WRITTEN = [`customers/${ID}`, `orders/${ID}`];
const enter = (using = staffDatabase) => outcome(enterOrder(ID, ORDER, undefined, using));

const DRAFT = `orderDrafts/${ID}`;
const storeDraft = (): void =>
  void database.documents.set(DRAFT, { rev: 3, deletedAt: null, updatedBy: 'kavita' });
const enterDraft = (rev: number) =>
  outcome(enterOrder(ID, ORDER, { rev, deletedAt: null }, staffDatabase));

test('names the member of staff who entered it', async () => {
  expect(await enter()).toMatchObject({ success: true });
  expect(stored(`orders/${ID}`)).toMatchObject({
    ...{ uid: ID, source: 'phone', placedBy: 'anita', status: 'requested' },
    timeline: { requested: { by: 'anita' } },
  });
});

test('adds its new customer, to whom it then belongs', async () => {
  expect(await enter()).toMatchObject({ success: true });
  const record = decodedDocument(customerRecordKind, ID, stored(`customers/${ID}`));
  expect(record).toMatchObject({
    success: true,
    value: { contact: ORDER.contact, tags: [], notes: '', rev: 1, updatedBy: 'anita' },
  });
});

test('adds no customer if it is for one of the list', async () => {
  await outcome(enterOrder(ID, { ...ORDER, uid: 'asha' }, undefined, staffDatabase));
  expect(database.written).toEqual([`orders/${ID}`]);
});

test('succeeds when its response is lost', async () => {
  database.courses.push('unanswered');
  expect(await enter()).toMatchObject({ success: true });
  expect(database.written).toEqual(WRITTEN);
});

test('is not created twice by a second attempt after the connection was lost', async () => {
  const offline = () => Promise.reject(new DatabaseFailure('unavailable'));
  database.courses.push('unanswered');
  expect(await enter({ ...staffDatabase, readDocument: offline })).toMatchObject({
    success: false,
    error: expect.stringMatching(/Can't reach/) as string,
  });
  expect(await enter()).toMatchObject({ success: true });
  expect(database.written).toEqual(WRITTEN);
});

test('fails if it never arrives', async () => {
  database.courses.push('lost');
  expect(await enter()).toMatchObject({ success: false });
  expect(database.written).toEqual([]);
});

test('deletes its draft with it', async () => {
  storeDraft();
  expect(await enterDraft(3)).toMatchObject({ success: true });
  expect(stored(DRAFT)).toMatchObject({ rev: 4, deletedAt: expect.any(Date) as Date });
});

test('is not created from a draft that has changed since', async () => {
  storeDraft();
  expect(await enterDraft(2)).toMatchObject({
    success: false,
    code: DRAFT_CHANGED,
  });
  expect(stored(`orders/${ID}`)).toBeUndefined();
});

test('is not created again from a draft of which someone else has created it', async () => {
  storeDraft();
  const ofKavita = { ...staffDatabase, requireUid: () => 'kavita' };
  await outcome(enterOrder(ID, ORDER, { rev: 3, deletedAt: null }, ofKavita));
  expect(await enterDraft(3)).toMatchObject({
    success: false,
    error: expect.stringMatching(/already created/) as string,
  });
  expect(stored(`orders/${ID}`)).toMatchObject({ placedBy: 'kavita' });
});

test('names an earlier order whose products differ from those that were typed since', async () => {
  await enter();
  const [line] = ORDER.lines;
  const changed = { ...ORDER, lines: line ? [{ ...line, qty: 24 }] : [] };
  expect(await outcome(enterOrder(ID, changed, undefined, staffDatabase))).toMatchObject({
    success: false,
    error: expect.stringMatching(/already created/) as string,
  });
});

const ENTERED = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-3c70-4a53-9d2e-0a54a1f1c0aa`);

test('goes to the customer that the chosen one was merged into since, unless it was restored', async () => {
  const [first = '', second = '', restored = ''] = ENTERED;
  for (const [uid, into, deletedAt] of [
    [first, second, 1],
    [second, 'asha', 1],
    [restored, 'asha', null],
  ] as const) {
    const record = buildCustomerRecord({ mergedInto: into, deletedAt });
    database.documents.set(`customers/${uid}`, { ...encodeDocument(customerRecordKind, record) });
  }
  const ownerOf = async (uid: string) => {
    database.documents.delete(`orders/${ID}`);
    await outcome(enterOrder(ID, { ...ORDER, uid }, undefined, staffDatabase));
    return stored(`orders/${ID}`)?.['uid'];
  };
  expect(await ownerOf(first)).toBe('asha');
  expect(await ownerOf(restored)).toBe(restored);
  expect(await ownerOf('tara')).toBe('tara');
});
