/** Numbers of invoices and credit notes: consecutive, one for each order, and none lost. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BUYER_GSTIN, piece, PRODUCTS, saleOf, SELLER, unwrapped } from '#fixtures/invoices.ts';
import { buildInvoicingSettings, buildShipment } from '#fixtures/build.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { answerCall } from '#functions/call.ts';
import type { Server } from '#functions/server.ts';
import { creditNoteCall, invoiceCall } from '#functions/invoicing/invoice-calls.ts';
import { issueChallan } from '#functions/invoicing/issue-challan.ts';
import { issueCreditNote } from '#functions/invoicing/issue-credit-note.ts';
import { issueInvoice } from '#functions/invoicing/issue-invoice.ts';
import { moveInvoices } from '#functions/invoicing/move-invoices.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { invoicingSettingsKind } from '#schema/invoicing-settings.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { productKind } from '#schema/product.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { siteSettingsKind } from '#schema/settings.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';

const PROJECT = `demo-invoices-${crypto.randomUUID().slice(0, 8)}`;
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
/** Each stands for an instance of the functions. */
const server = connectFirestore({ projectId: PROJECT });
const connections = [server, ...[1, 2].map(() => connectFirestore({ projectId: PROJECT }))];
const { firestore } = server;
afterAll(() => Promise.all(connections.map((each) => each.close())));

const MARCH = Date.parse('2027-03-31T18:00:00Z');
const APRIL = Date.parse('2027-03-31T19:00:00Z');
const at = (ms: number) => () => ms;

const { order } = saleOf({ lines: [piece('RG101', 10, 10_000)], gstin: BUYER_GSTIN });

const putOrder = (id: string, change: Partial<Order> = {}) =>
  firestore.doc(`orders/${id}`).set(encodeDocument(orderKind, { ...order, ...change }));

const issue = (id: string, now = MARCH, by: Server = server) =>
  issueInvoice(id, 'meera', by, at(now));

async function stored(): Promise<Invoice[]> {
  const { docs } = await firestore.collection('invoices').orderBy('serial').get();
  return docs.map((each) => {
    const decoded = decodeDocument(invoiceKind, each.ref.path, each.data());
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
    return decoded.value;
  });
}

beforeEach(async () => {
  await wipeFirestore(HOST, PROJECT);
  await firestore.doc('settings/site').set(encodeDocument(siteSettingsKind, SELLER));
  await firestore
    .doc('settings/invoicing')
    .set(encodeDocument(invoicingSettingsKind, buildInvoicingSettings()));
  for (const [sku, { product }] of PRODUCTS)
    await firestore.doc(`prod/${sku}`).set(encodeDocument(productKind, product));
});

test('100 invoices at once, by three instances, have the numbers 1 to 100', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `order-${index}`);
  await Promise.all(ids.map((id) => putOrder(id)));
  await Promise.all(
    ids.map(async (id, index) => unwrapped(await issue(id, MARCH, connections[index % 3]))),
  );
  const serials = (await stored()).map(({ serial }) => serial);
  expect(serials).toEqual(ids.map((_, index) => index + 1));
}, 120_000);

test('an order has one invoice, however often it is issued', async () => {
  await putOrder('o1');
  const issued = await Promise.all(connections.map((each) => issue('o1', MARCH, each)));
  expect(issued.map(unwrapped)).toEqual(
    Array.from({ length: 3 }, () => ({ id: 'o1', number: 'INV/26-27/0001' })),
  );
  expect(await stored()).toMatchObject([
    { number: 'INV/26-27/0001', issuedBy: 'meera', orderId: 'o1', totalPaise: 103_000 },
  ]);
});

test('a moved order takes its invoice and credit notes with it, unchanged otherwise', async () => {
  await putOrder('a', { uid: 'no-account' });
  await putOrder('b');
  await issue('a');
  await issue('b');
  const units = [{ line: 0, qty: 1 }];
  const request = { id: crypto.randomUUID(), invoiceId: 'a', units, reason: 'One was bent' };
  await issueCreditNote(request, 'meera', server, at(MARCH));
  const before = await stored();
  await firestore.doc('orders/a').update({ uid: 'asha' });
  // Events can be repeated.
  await moveInvoices('a', server);
  await moveInvoices('a', server);
  expect(await stored()).toEqual(
    before.map((each) => (each.orderId === 'a' ? { ...each, uid: 'asha' } : each)),
  );
  expect(before.filter(({ uid }) => uid === 'no-account')).toHaveLength(2);
  await moveInvoices('missing', server);
});

test('a refused or failed issue uses no number', async () => {
  await putOrder('o1', { status: 'accepted' });
  expect((await issue('o1')).success).toBe(false);
  await firestore.doc('orders/o2').set({ status: 'confirmed' });
  await expect(issue('o2')).rejects.toThrow();
  await putOrder('o3');
  // The function ends after its reads, before the commit.
  await expect(
    issueInvoice('o3', 'meera', server, () => {
      throw new Error('Ended');
    }),
  ).rejects.toThrow('Ended');
  expect(unwrapped(await issue('o3')).number).toBe('INV/26-27/0001');
});

test('numbers start at 1 again on 1 April in India', async () => {
  for (const id of ['o1', 'o2', 'o3']) await putOrder(id);
  const numbers = [];
  for (const [id, now] of [
    ['o1', MARCH],
    ['o2', MARCH],
    ['o3', APRIL],
  ] as const)
    numbers.push(unwrapped(await issue(id, now)).number);
  expect(numbers).toEqual(['INV/26-27/0001', 'INV/26-27/0002', 'INV/27-28/0001']);
});

describe('a credit note', () => {
  const credit = (id: string, qty: number, by: Server = server) =>
    issueCreditNote(
      { id, invoiceId: 'o1', units: [{ line: 0, qty }], reason: 'Returned' },
      'meera',
      by,
      at(MARCH),
    );

  test('has a series of its own, and is issued once', async () => {
    await putOrder('o1');
    unwrapped(await issue('o1'));
    for (const note of [await credit('n1', 3), await credit('n1', 3), await credit('n2', 7)])
      unwrapped(note);
    const numbers = (await stored()).map(({ number, totalPaise }) => `${number}: ${totalPaise}`);
    expect(numbers.toSorted()).toEqual([
      'CRN/26-27/0001: 30900',
      'CRN/26-27/0002: 72100',
      'INV/26-27/0001: 103000',
    ]);
  });

  test('never credits more than was sold, even by two instances at once', async () => {
    await putOrder('o1');
    unwrapped(await issue('o1'));
    const notes = await Promise.all([credit('n1', 6), credit('n2', 6, connections[1])]);
    expect(notes.filter(({ success }) => success)).toHaveLength(1);
  });
});

test('an order says how many of its units are invoiced and not credited', async () => {
  await putOrder('o1');
  const invoicedUnits = async (): Promise<unknown> =>
    (await firestore.doc('orders/o1').get()).get('invoicedUnits');
  unwrapped(await issue('o1'));
  expect(await invoicedUnits()).toBe(10);
  for (const [id, qty, left] of [
    ['n1', 3, 7],
    ['n2', 7, 0],
  ] as const) {
    const request = { id, invoiceId: 'o1', units: [{ line: 0, qty }], reason: 'Returned' };
    unwrapped(await issueCreditNote(request, 'meera', server, at(MARCH)));
    expect(await invoicedUnits()).toBe(left);
  }
});

describe('the balance of an order', () => {
  const CONFIRMED = Date.parse('2027-03-30T06:00:00Z');
  const putSale = (change: Partial<Order> = {}) =>
    putOrder('o1', {
      timeline: [{ status: 'confirmed', at: CONFIRMED, by: 'meera' }],
      duePaise: 103_000,
      ...change,
    });
  const duePaise = async (): Promise<unknown> =>
    (await firestore.doc('orders/o1').get()).get('duePaise');
  const credit = (id: string, invoiceId: string, qty: number) =>
    issueCreditNote(
      { id, invoiceId, units: [{ line: 0, qty }], reason: 'Returned' },
      'meera',
      server,
      at(MARCH),
    );

  test('is reduced by each credit note, so that what was paid is owed back', async () => {
    await putSale({ paidPaise: 103_000, duePaise: 0 });
    unwrapped(await issue('o1'));
    expect(await duePaise()).toBe(0);
    unwrapped(await credit('n1', 'o1', 3));
    expect(await duePaise()).toBe(-30_900);
    unwrapped(await credit('n2', 'o1', 7));
    expect(await duePaise()).toBe(-103_000);
  });

  test('starts again with the next invoice, which can follow once the first is credited in full', async () => {
    await putSale();
    unwrapped(await issue('o1'));
    unwrapped(await credit('n1', 'o1', 10));
    expect(await duePaise()).toBe(0);
    // Also twice at once, and again after its response was lost.
    const again = [...(await Promise.all([issue('o1'), issue('o1', MARCH, connections[1])]))];
    for (const each of [...again, await issue('o1')])
      expect(unwrapped(each)).toEqual({ id: 'o1-2', number: 'INV/26-27/0002' });
    expect(await duePaise()).toBe(103_000);
    unwrapped(await credit('n2', 'o1-2', 4));
    expect(await duePaise()).toBe(61_800);
    expect((await firestore.doc('orders/o1').get()).get('invoicedUnits')).toBe(6);
  });
});

describe('a delivery challan', () => {
  const challan = (request: Partial<Parameters<typeof issueChallan>[0]> = {}, by = server) =>
    issueChallan(
      { id: 'c1', orderId: 'o1', purpose: 'supply', isParcel: false, ...request },
      'meera',
      by,
      at(MARCH),
    );

  test('has consecutive numbers of its own, and is issued once', async () => {
    await putOrder('o1', { status: 'accepted' });
    const ids = ['c1', 'c2', 'c3', 'c1', 'c2', 'c3'];
    await Promise.all(
      ids.map(async (id, at) => unwrapped(await challan({ id }, connections[at % 3]))),
    );
    expect((await stored()).map(({ number, kind }) => [number, kind])).toEqual([
      ['DC/26-27/0001', 'challan'],
      ['DC/26-27/0002', 'challan'],
      ['DC/26-27/0003', 'challan'],
    ]);
    expect((await firestore.doc('orders/o1').get()).get('invoicedUnits')).toBeUndefined();
  });

  test('states the units of its parcel, and is refused for a missing one', async () => {
    await putOrder('o1', { status: 'packed' });
    const lines = [{ sku: 'RG101', qty: 4 }];
    await firestore
      .doc('orders/o1/shipments/c1')
      .set(encodeDocument(shipmentKind, buildShipment({ lines })));
    unwrapped(await challan({ isParcel: true }));
    expect(await stored()).toMatchObject([{ totalPaise: 41_200, lines: [{ qty: 4 }] }]);
    expect((await challan({ id: 'c2', isParcel: true })).success).toBe(false);
  });
});

describe('the call', () => {
  const call = (token: object | undefined, data: unknown = { orderId: 'o1' }) =>
    answerCall(invoiceCall, { auth: token && { uid: 'meera', token: { ...token } }, data }, server);

  test.each([undefined, {}, { admin: 'true' }, { admin: 1 }])(
    'is refused without the claim of staff: %j',
    async (token) => {
      await putOrder('o1');
      expect((await call(token)).success).toBe(false);
      expect(await stored()).toEqual([]);
    },
  );

  test('issues an invoice for staff, and refuses other input', async () => {
    await putOrder('o1');
    expect(await call({ admin: true }, { orderId: 'a/b' })).toMatchObject({
      code: 'invalid-argument',
    });
    expect(await call({ admin: true })).toMatchObject({ value: { number: 'INV/26-27/0001' } });
    const note = { id: 'n1', invoiceId: 'o1', units: [], reason: 'Returned' };
    const auth = { uid: 'meera', token: { admin: true } };
    expect(await answerCall(creditNoteCall, { auth, data: note }, server)).toMatchObject({
      error: 'Check these fields: id, units.',
    });
  });

  test('says what is missing', async () => {
    await firestore.doc('settings/invoicing').delete();
    await putOrder('o1');
    expect(await call({ admin: true })).toMatchObject({
      error: expect.stringContaining('Invoicing') as unknown,
    });
    expect(await call({ admin: true }, { orderId: 'none' })).toMatchObject({ success: false });
  });
});
