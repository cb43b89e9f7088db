/**
 * One step for many orders: each possible order takes it once; others stay, and changed orders are reported.
 */
import { beforeEach, expect, test } from 'vitest';
import { buildCustomerRecord, buildOrder } from '#fixtures/build.ts';
import { piece, SELLER } from '#fixtures/invoices.ts';
import type { StaffStep } from '#admin/shell/order/staff-step.ts';
import { calculateQuote } from '#core/quoting/calculate-quote.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { encodeDocument } from '#schema/kind.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { orderKind, type Order, type OrderStatus } from '#schema/order.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { bulkSteps, undoSteps } from './bulk-steps.ts';
import { takeStaffStep, undoStep } from './staff-steps.ts';

const orderIn = (status: OrderStatus): Order =>
  buildOrder({ status, rev: 1, timeline: [{ status: 'requested', at: 1, by: 'asha' }] });

/** Stores an order, and returns it as a list shows it. */
function stock(id: string, status: OrderStatus, rev = 1) {
  const value = orderIn(status);
  database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, { ...value, rev }) });
  return { id, success: true as const, value };
}

const statusOf = (id: string) => database.documents.get(`orders/${id}`)?.['status'];

const { quote: priced } = calculateQuote([piece('RG101', 100, 10_000)], {
  discountPaise: 0,
  isWithinState: true,
});

async function takeAll(
  step: StaffStep,
  orders: readonly ReturnType<typeof stock>[],
  ending = new AbortController(),
) {
  const progress: number[] = [];
  const options = {
    onProgress: (handled: number) => progress.push(handled),
    signal: ending.signal,
  };
  const result = await bulkSteps({ orders }, { step, note: '' }, options, staffDatabase);
  return { ...result, progress };
}

const pack = takeAll.bind(undefined, 'packed');

beforeEach(emptyDatabase);

test('changes orders that can take the step and leaves the others', async () => {
  const orders = [stock('a', 'confirmed'), stock('d', 'delivered'), stock('b', 'confirmed')];
  const { done, failed, progress } = await pack(orders);
  expect(done).toEqual([
    { id: 'a', writes: [] },
    { id: 'b', writes: [] },
  ]);
  expect(failed).toEqual([]);
  expect(progress).toEqual([1, 2, 3]);
  expect(statusOf('d')).toBe('delivered');
});

test('leaves out a confirmation over the credit limit', async () => {
  const record = buildCustomerRecord({ creditLimitPaise: 1_500_000 });
  database.documents.set('customers/asha', { ...encodeDocument(customerRecordKind, record) });
  const orderOf = (uid: string, status: OrderStatus, more: Partial<Order> = {}) => {
    const order = stock(`${uid}-${status}`, status);
    const value = { ...order.value, uid, quote: { ...priced, validUntil: 1 }, ...more };
    database.documents.set(`orders/${order.id}`, { ...encodeDocument(orderKind, value) });
    return { ...order, value };
  };
  orderOf('asha', 'packed', { duePaise: 500_000 });
  // ₹10,300 each.
  const accepted = [orderOf('asha', 'accepted'), orderOf('ravi', 'accepted')];
  const { done, failed } = await takeAll('confirmed', accepted);
  expect(done.map(({ id }) => id)).toEqual(['ravi-accepted']);
  expect(failed).toEqual([
    {
      id: 'asha-accepted',
      why: expect.stringMatching(/^Over the credit limit by ₹300\. ₹5,000 is due/) as string,
    },
  ]);
});

test('stops when the connection is lost, and names the order without a response', async () => {
  database.courses.push('lost');
  expect(await pack([stock('a', 'confirmed'), stock('b', 'confirmed')])).toMatchObject({
    done: [],
    doubtful: [{ id: 'a' }],
    stopped: expect.stringContaining("Can't reach") as string,
  });
});

test('stops between two orders when cancelled', async () => {
  const ending = new AbortController();
  ending.abort();
  expect(await pack([stock('a', 'confirmed')], ending)).toMatchObject({
    done: [],
    stopped: expect.stringMatching(/Cancelled/) as string,
  });
  expect(statusOf('a')).toBe('confirmed');
});

test('leaves orders that changed since they were selected, and names them', async () => {
  // The step would still be possible.
  const { done, failed } = await pack([stock('a', 'confirmed'), stock('b', 'confirmed', 2)]);
  expect(done).toEqual([{ id: 'a', writes: [] }]);
  expect(failed).toEqual([{ id: 'b', why: expect.stringMatching(/overwritten/) as string }]);
  expect(database.written).toEqual(['orders/a']);
});

test('confirms orders whose advance is paid and whose taxes fit, and names the others', async () => {
  database.documents.set('settings/site', { ...encodeDocument(siteSettingsKind, SELLER) });
  const accepted = { ...orderIn('accepted'), quote: { ...priced, validUntil: 0 } };
  const orders = Object.entries({
    a: accepted,
    b: { ...accepted, quote: { ...accepted.quote, advanceBps: 5_000 } },
    c: {
      ...accepted,
      address: { lines: ['1 Beach Road'], city: 'Panaji', state: 'Goa', pin: '403001' },
    },
  }).map(([id, value]) => {
    database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, value) });
    return { id, success: true as const, value };
  });
  const { done, failed } = await takeAll('confirmed', orders);
  expect(done).toEqual([{ id: 'a', writes: [] }]);
  expect(failed).toEqual([
    { id: 'b', why: expect.stringMatching(/of the advance is not paid/) as string },
    { id: 'c', why: expect.stringMatching(/place of supply is Goa/) as string },
  ]);
  expect(['a', 'b', 'c'].map(statusOf)).toEqual(['confirmed', 'accepted', 'accepted']);
});

test('refuses to cancel or unpack an order of which units were sent', async () => {
  const { id, value } = stock('a', 'packed');
  const sent = { ...value, sentUnits: 4 };
  const answers = [
    await takeStaffStep(id, sent, 'cancelled', {}, staffDatabase),
    await undoStep(id, sent, 'confirmed', { reason: 'Wrong order' }, staffDatabase),
  ];
  for (const { result } of answers)
    expect(result).toMatchObject({ error: expect.stringContaining('4 units') as string });
  expect(database.written).toEqual([]);
});

test('takes back a bulk step, the last order first, and leaves those on which others have worked', async () => {
  const timeline = (['requested', 'confirmed'] as const).map((status, at) => ({
    ...{ status, at, by: 'asha' },
  }));
  const orders = ['a', 'b', 'c'].map((id) => {
    const value = { ...orderIn('confirmed'), timeline };
    database.documents.set(`orders/${id}`, { ...encodeDocument(orderKind, value) });
    return { id, success: true as const, value };
  });
  const packed = await pack(orders);
  await takeStaffStep('b', { ...orderIn('packed'), rev: 2 }, 'dispatched', {}, staffDatabase);
  database.written = [];
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const undo = () => undoSteps(packed, 'packed', options, staffDatabase);
  expect(await undo()).toMatchObject({
    done: [{ id: 'c' }, { id: 'a' }],
    failed: [{ id: 'b', why: 'It has changed since, so it stays as it is.' }],
  });
  expect(database.written).toEqual(['orders/c', 'orders/a']);
  expect(['a', 'b', 'c'].map(statusOf)).toEqual(['confirmed', 'dispatched', 'confirmed']);
  expect(database.documents.get('orders/a')?.['undoneStep']).toMatchObject({
    ...{ status: 'packed', by: 'anita', reason: 'Undone right after a bulk step' },
  });
  // Continued after an interruption, it does nothing again.
  expect((await undo()).done).toEqual([]);
  expect(database.written).toHaveLength(2);
});
