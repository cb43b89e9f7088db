/** Parcels and returns of an order on the emulator, with the stock that they take and put back. */
import { collection, getDocs } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { end, onHand, parcel, putPacked, putSold, returned, take } from '#fixtures/sold-order.ts';
import {
  connection,
  failureOf,
  people,
  putProducts,
  readMoves,
  readOrder,
  readStock,
  useStaff,
  type Staff,
} from '#fixtures/unreliable-emulator.ts';
import { listShipments } from '#firebase/browser/order-records.ts';
import {
  correctParcels,
  recordReturn,
  sendParcels,
  type NewShipment,
  type ParcelFacts,
} from '#firebase/browser/order-shipments.ts';
import { moveStock } from '#firebase/browser/stock.ts';

useStaff();

const send = (shipment: NewShipment) => failureOf(sendParcels('order-1', shipment, people().anita));

/** Loses the responses of the next commits. */
const losing = (count: number) => {
  let losses = count;
  return () => losses-- > 0;
};

describe('the stock of parcels', () => {
  test('is not booked back while units are sent, and once they are back', async () => {
    await putPacked(0);
    const first = parcel(8);
    expect(await send(first)).toBe('none');
    expect(await take('cancelled')).toBe('permission-denied');
    expect(await take('confirmed', 'Wrong order')).toBe('permission-denied');
    expect(await onHand()).toBe(0);
    await end(first.id, 'returned');
    expect(await take('cancelled')).toBe('permission-denied');
    await returned(8);
    expect(await onHand()).toBe(8);
    expect(await take('cancelled')).toBe('none');
    expect(await onHand()).toBe(12);
  });

  test('is taken again for lost units, and only if there is some', async () => {
    await putPacked(9);
    const first = parcel(8);
    await send(first);
    await end(first.id, 'lost');
    expect(await onHand()).toBe(9);
    const second = parcel(8);
    expect(await send(second)).toBe('none');
    // The other 4 were packed.
    expect(await onHand()).toBe(5);
    const [sold] = (await readMoves()).filter(({ onHand: left }) => left === 5);
    expect(sold).toMatchObject({ reason: 'sold', orderNumber: 'GB-7K2M9Q', by: 'anita' });
    await end(second.id, 'lost');
    expect(await send(parcel(6))).toBe('stock-short');
    expect(await onHand()).toBe(5);
    expect(await listShipments('order-1', people().anita)).toHaveLength(2);
    expect(await send(parcel(5))).toBe('none');
    expect(await onHand()).toBe(0);
  });

  test('is taken again for units that came back into stock', async () => {
    await putPacked(3);
    const first = parcel(8);
    await send(first);
    await end(first.id, 'returned');
    // Their return decides whether they are in stock.
    expect(await send(parcel(8))).toBe('units-missing');
    await returned(6);
    await returned(2, false);
    expect(await onHand()).toBe(9);
    expect(await send(parcel(12))).toBe('none');
    expect(await onHand()).toBe(1);
  });

  test('is not taken for units that were packed although they were not in stock', async () => {
    await putProducts('RG101');
    await putSold('packed');
    await moveStock(
      {
        ...{ id: crypto.randomUUID(), productId: 'rg101', sku: 'RG101', reason: 'received' },
        ...{ changes: [{ onHand: 20, reserved: 0 }], by: 'anita', lowStockAt: 0 },
      },
      people().anita,
    );
    const first = parcel(12);
    await send(first);
    expect(await onHand()).toBe(20);
    await end(first.id, 'lost');
    await send(parcel(12));
    expect(await onHand()).toBe(8);
  });
});

test('a parcel of an order that a colleague has unpacked or cancelled is refused', async () => {
  await putPacked(0);
  await take('confirmed', 'Wrong order');
  expect(await send(parcel(4))).toBe('not-packed');
  await take('cancelled');
  expect(await send(parcel(4))).toBe('not-packed');
  expect(await listShipments('order-1', people().anita)).toEqual([]);
});

test('a parcel is corrected with an entry in the audit, and keeps its units', async () => {
  await putPacked(0);
  const sent = parcel(12, { trackingNumber: '42', trackingUrl: 'https://shop.example/42' });
  await send(sent);
  const { id, lines } = sent;
  const facts = { courier: 'Delhivery', trackingNumber: '43', sentOn: 86_400_000 };
  await correctParcels('order-1', { id, seen: sent, next: facts, by: 'anita' }, people().anita);
  const [stored] = await listShipments('order-1', people().anita);
  expect(stored).toMatchObject({ success: true, value: { ...facts, lines } });
  expect(stored).not.toHaveProperty('value.trackingUrl');
  const { docs } = await getDocs(collection(people().anita, 'audit'));
  const parcels = docs.map((each) => each.data()).filter(({ after }) => 'parcel' in after);
  expect(parcels).toMatchObject([
    {
      before: { parcel: { courier: 'Blue Dart', trackingNumber: '42' } },
      after: { parcel: { courier: 'Delhivery', trackingNumber: '43' } },
    },
  ]);
});

test('a correction of a parcel reverts no correction of a colleague', async () => {
  await putPacked(0);
  const sent = parcel(12, { trackingNumber: '42' });
  await send(sent);
  const correct = (by: Staff, next: ParcelFacts) =>
    failureOf(correctParcels('order-1', { id: sent.id, seen: sent, next, by }, people()[by]));
  const anitas = { courier: 'Blue Dart', trackingNumber: '43', sentOn: 0 };
  connection.losesNext = losing(1);
  expect(await correct('anita', anitas)).toBe('none');
  // The same again, as after a lost response.
  expect(await correct('anita', anitas)).toBe('none');
  const { rev } = await readOrder('order-1');
  const kavitas = { courier: 'Delhivery', trackingNumber: '42', sentOn: 0 };
  expect(await correct('kavita', kavitas)).toBe('parcel-changed');
  expect((await readOrder('order-1')).rev).toBe(rev);
  const [stored] = await listShipments('order-1', people().anita);
  expect(stored).toMatchObject({ success: true, value: anitas });
});

describe('the outcome of a parcel', () => {
  const sendAll = async () => {
    await putPacked(12);
    const sent = parcel(12);
    await send(sent);
    return sent.id;
  };

  test('is recorded once, and not over that of a colleague', async () => {
    const id = await sendAll();
    connection.losesNext = losing(1);
    await end(id, 'delivered');
    await end(id, 'delivered');
    expect(await failureOf(end(id, 'lost', { by: 'kavita' }))).toBe('parcel-changed');
    const [stored] = await listShipments('order-1', people().anita);
    expect(stored).toMatchObject({ value: { outcome: { state: 'delivered', by: 'anita' } } });
  });

  test('can turn out to be wrong after the delivery: its units are sent again', async () => {
    const id = await sendAll();
    await end(id, 'delivered');
    expect(await readOrder('order-1')).toMatchObject({ status: 'delivered' });
    expect(await send(parcel(12))).toBe('units-missing');
    const before = { state: 'delivered', on: 0, by: 'anita' } as const;
    expect(await failureOf(end(id, 'lost', { before, by: 'kavita' }))).toBe('none');
    const again = parcel(12);
    expect(await send(again)).toBe('none');
    expect(await onHand()).toBe(0);
    expect(await send(parcel(1))).toBe('units-missing');
    await end(again.id, 'delivered');
    expect(await readOrder('order-1')).toMatchObject({ status: 'delivered', sentUnits: 24 });
  });
});

describe('parcels', () => {
  test('dispatch and deliver an order with its last unit, also after a loss', async () => {
    await putSold('packed');
    const at = people().anita;
    const first = parcel(8);
    connection.losesNext = losing(1);
    await sendParcels('order-1', first, at);
    expect(await readOrder('order-1')).toMatchObject({ status: 'packed', sentUnits: 8 });
    await sendParcels('order-1', first, at);
    expect(await listShipments('order-1', at)).toHaveLength(1);

    const second = parcel(4, { trackingNumber: '42' });
    await sendParcels('order-1', second, at);
    const dispatched = await readOrder('order-1');
    expect(dispatched).toMatchObject({ status: 'dispatched', sentUnits: 12 });
    expect(dispatched.timeline.at(-1)).toMatchObject({ note: 'Blue Dart, 42', by: 'anita' });

    await end(first.id, 'lost');
    expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched', sentUnits: 12 });
    await end(second.id, 'delivered');
    expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched' });
    const again = parcel(8);
    await sendParcels('order-1', again, at);
    await end(again.id, 'delivered');
    expect(await readOrder('order-1')).toMatchObject({ status: 'delivered', sentUnits: 20 });
  });

  test('of two people at once never contain more units than the order', async () => {
    await putSold('packed');
    const results = await Promise.all([
      failureOf(sendParcels('order-1', parcel(8), people().anita)),
      failureOf(sendParcels('order-1', parcel(8, { by: 'kavita' }), people().kavita)),
    ]);
    expect(results.toSorted()).toEqual(['none', 'units-missing']);
    expect(await readOrder('order-1')).toMatchObject({ sentUnits: 8, status: 'packed' });
  });
});

test('returned goods are in stock again once, and never more than were delivered', async () => {
  await putSold('packed');
  await putProducts('RG101');
  const at = people().anita;
  await moveStock(
    {
      ...{ id: crypto.randomUUID(), productId: 'rg101', sku: 'RG101', reason: 'received' },
      ...{ changes: [{ onHand: 5, reserved: 0 }], by: 'anita', lowStockAt: 0 },
    },
    at,
  );
  const sent = parcel(12);
  await sendParcels('order-1', sent, at);
  const goods = (qty: number, isRestocked = true) => ({
    ...{ id: crypto.randomUUID(), lines: [{ sku: 'RG101', qty }], reason: 'Wrong size' },
    ...{ isRestocked, by: 'anita' },
  });
  expect(await failureOf(recordReturn('order-1', goods(1), at))).toBe('units-missing');
  await end(sent.id, 'delivered');
  const request = goods(3);
  await recordReturn('order-1', request, at);
  await recordReturn('order-1', request, at);
  expect(await readStock('rg101')).toMatchObject({ onHand: 8 });
  await recordReturn('order-1', goods(9, false), at);
  expect(await readStock('rg101')).toMatchObject({ onHand: 8 });
  expect(await failureOf(recordReturn('order-1', goods(1), at))).toBe('units-missing');
});
