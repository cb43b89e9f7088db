/** Numbers of invoices and credit notes: consecutive, one for each order, and none lost. */
import { describe, expect, test } from 'vitest';
import { unwrapped } from '#fixtures/invoices.ts';
import { buildShipment } from '#fixtures/build.ts';
import {
  APRIL,
  at,
  connections,
  firestore,
  issue,
  MARCH,
  putOrder,
  server,
  storedInvoices,
  useInvoicing,
} from '#fixtures/invoicing.ts';
import { answerCall } from '#functions/call.ts';
import type { Server } from '#functions/server.ts';
import { creditNoteCall, invoiceCall } from '#functions/invoicing/invoice-calls.ts';
import { issueChallan } from '#functions/invoicing/issue-challan.ts';
import { issueCreditNote } from '#functions/invoicing/issue-credit-note.ts';
import { moveInvoices } from '#functions/invoicing/move-invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { shipmentKind } from '#schema/shipment.ts';

useInvoicing();

test('100 invoices at once, by three instances, have the numbers 1 to 100', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `order-${index}`);
  await Promise.all(ids.map((id) => putOrder(id)));
  await Promise.all(
    ids.map(async (id, index) => unwrapped(await issue(id, MARCH, connections[index % 3]))),
  );
  const serials = (await storedInvoices()).map(({ serial }) => serial);
  expect(serials).toEqual(ids.map((_, index) => index + 1));
}, 120_000);

test('an order has one invoice, however often it is issued', async () => {
  await putOrder('o1');
  const issued = await Promise.all(connections.map((each) => issue('o1', MARCH, each)));
  expect(issued.map(unwrapped)).toEqual(
    Array.from({ length: 3 }, () => ({ id: 'o1', number: 'INV/26-27/0001' })),
  );
  expect(await storedInvoices()).toMatchObject([
    { number: 'INV/26-27/0001', issuedBy: 'meera', orderId: 'o1', totalPaise: 103_000 },
  ]);
});

test('each issued document is in the activity of its author once, however often it is issued', async () => {
  await putOrder('o1');
  for (const each of [...connections, ...connections]) unwrapped(await issue('o1', MARCH, each));
  const units = [{ line: 0, qty: 3 }];
  const credit = { id: 'n1', invoiceId: 'o1', units, reason: 'Returned' };
  const challan = { id: 'c1', orderId: 'o1', purpose: 'supply', isParcel: false } as const;
  for (const each of connections) {
    unwrapped(await issueCreditNote(credit, 'meera', each, at(MARCH)));
    unwrapped(await issueChallan(challan, 'meera', each, at(MARCH)));
  }
  const { docs } = await firestore.collection('audit').where('by', '==', 'meera').get();
  const entries = docs.map((each) => [each.get('path'), each.get('action'), each.get('after')]);
  const { orderNumber } = (await storedInvoices())[0] ?? {};
  const after = { orderNumber, totalPaise: 103_000 };
  expect(entries).toHaveLength(3);
  expect(entries).toEqual(
    expect.arrayContaining([
      ['invoices/o1', 'create', { ...after, kind: 'invoice', number: 'INV/26-27/0001' }],
      [
        'invoices/n1',
        'create',
        { ...after, kind: 'creditNote', number: 'CRN/26-27/0001', totalPaise: 30_900 },
      ],
      ['invoices/c1', 'create', { ...after, kind: 'challan', number: 'DC/26-27/0001' }],
    ]),
  );
});

test('a moved order takes its invoice and credit notes with it, unchanged otherwise', async () => {
  await putOrder('a', { uid: 'entered' });
  await putOrder('b');
  await issue('a');
  await issue('b');
  const units = [{ line: 0, qty: 1 }];
  const request = { id: crypto.randomUUID(), invoiceId: 'a', units, reason: 'One was bent' };
  await issueCreditNote(request, 'meera', server, at(MARCH));
  const before = await storedInvoices();
  await firestore.doc('orders/a').update({ uid: 'asha' });
  // Events can be repeated.
  await moveInvoices('a', server);
  await moveInvoices('a', server);
  expect(await storedInvoices()).toEqual(
    before.map((each) => (each.orderId === 'a' ? { ...each, uid: 'asha' } : each)),
  );
  expect(before.filter(({ uid }) => uid === 'entered')).toHaveLength(2);
  await moveInvoices('missing', server);
});

test('a refused issue uses no number', async () => {
  await putOrder('o1', { status: 'accepted' });
  expect((await issue('o1')).success).toBe(false);
  await firestore.doc('orders/o2').set({ status: 'confirmed' });
  await expect(issue('o2')).rejects.toThrow();
  await putOrder('o3');
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
  const credit = (id: string, qty: number, by: Server = server, reason = 'Returned') =>
    issueCreditNote(
      { id, invoiceId: 'o1', units: [{ line: 0, qty }], reason },
      'meera',
      by,
      at(MARCH),
    );

  test('has a series of its own, and is issued once', async () => {
    await putOrder('o1');
    unwrapped(await issue('o1'));
    for (const note of [await credit('n1', 3), await credit('n1', 3), await credit('n2', 7)])
      unwrapped(note);
    const numbers = (await storedInvoices()).map(
      ({ number, totalPaise }) => `${number}: ${totalPaise}`,
    );
    expect(numbers.toSorted()).toEqual([
      'CRN/26-27/0001: 30900',
      'CRN/26-27/0002: 72100',
      'INV/26-27/0001: 103000',
    ]);
  });

  test('is refused with other units or another reason than the issued one', async () => {
    await putOrder('o1');
    unwrapped(await issue('o1'));
    unwrapped(await credit('n1', 3));
    const recorded = { error: expect.stringContaining('other values') as unknown };
    expect(await credit('n1', 4)).toMatchObject(recorded);
    expect(await credit('n1', 3, server, 'Bent')).toMatchObject(recorded);
    expect(await credit('n1', 3)).toMatchObject({ value: { number: 'CRN/26-27/0001' } });
  });

  test('is not taken for the invoice of an order whose ID is that of the credit note', async () => {
    await putOrder('o1');
    unwrapped(await issue('o1'));
    unwrapped(await credit('n1', 3));
    await putOrder('n1');
    expect(await issue('n1')).toMatchObject({
      error: expect.stringContaining('CRN/26-27/0001') as string,
    });
    expect(await storedInvoices()).toHaveLength(2);
  });

  test('never credits more than was sold, even by two instances at once', async () => {
    await putOrder('o1');
    unwrapped(await issue('o1'));
    const notes = await Promise.all([credit('n1', 6), credit('n2', 6, connections[1])]);
    expect(notes.filter(({ success }) => success)).toHaveLength(1);
  });
});

test('states what was paid before its issue, also after later payments', async () => {
  await putOrder('o1', { paidPaise: 40_000 });
  unwrapped(await issue('o1'));
  await firestore.doc('orders/o1').update({ paidPaise: 103_000 });
  unwrapped(await issue('o1'));
  expect(await storedInvoices()).toMatchObject([{ paidPaise: 40_000, totalPaise: 103_000 }]);
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
    expect((await storedInvoices()).map(({ number, kind }) => [number, kind])).toEqual([
      ['DC/26-27/0001', 'challan'],
      ['DC/26-27/0002', 'challan'],
      ['DC/26-27/0003', 'challan'],
    ]);
    expect((await firestore.doc('orders/o1').get()).get('invoicedUnits')).toBeUndefined();
    expect(await challan({ id: 'c1', purpose: 'approval' })).toMatchObject({
      error: expect.stringContaining('other values') as unknown,
    });
  });

  test('states the units of its parcel, and is refused for a missing one', async () => {
    await putOrder('o1', { status: 'packed' });
    const lines = [{ sku: 'RG101', qty: 4 }];
    await firestore
      .doc('orders/o1/shipments/c1')
      .set(encodeDocument(shipmentKind, buildShipment({ lines })));
    unwrapped(await challan({ isParcel: true }));
    expect(await storedInvoices()).toMatchObject([{ totalPaise: 41_200, lines: [{ qty: 4 }] }]);
    expect((await challan({ id: 'c2', isParcel: true })).success).toBe(false);
  });
});

describe('the call', () => {
  const call = (token: object | undefined, data: unknown = { orderId: 'o1', earlier: 0 }) =>
    answerCall(invoiceCall, { auth: token && { uid: 'meera', token: { ...token } }, data }, server);

  test.each([undefined, {}, { admin: 'true' }, { admin: 1 }])(
    'is refused without the claim of staff: %j',
    async (token) => {
      await putOrder('o1');
      expect((await call(token)).success).toBe(false);
      expect(await storedInvoices()).toEqual([]);
    },
  );

  test('issues an invoice for staff, and refuses other input', async () => {
    await putOrder('o1');
    expect(await call({ admin: true }, { orderId: 'a/b', earlier: 0 })).toMatchObject({
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
    expect(await call({ admin: true }, { orderId: 'none', earlier: 0 })).toMatchObject({
      success: false,
    });
  });
});
