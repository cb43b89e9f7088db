/** Dispatched orders on the emulator that are cancelled because all of their parcels came back. */
import { expect, test } from 'vitest';
import { end, onHand, parcel, putPacked, returned, take, TOTAL } from '#fixtures/sold-order.ts';
import { people, readMoves, readOrder, useStaff } from '#fixtures/unreliable-emulator.ts';
import { sendParcels } from '#firebase/browser/order-shipments.ts';

useStaff();

/** Sends a parcel of so many units, which comes back into stock. */
async function sendAndReturn(qty: number): Promise<void> {
  const sent = parcel(qty);
  await sendParcels('order-1', sent, people().anita);
  await end(sent.id, 'returned');
  await returned(qty);
}

test('a dispatched order is cancelled once all units are in stock again, which moves no stock', async () => {
  await putPacked(3);
  const sent = parcel(12);
  await sendParcels('order-1', sent, people().anita);
  expect(await take('cancelled')).toBe('permission-denied');
  await end(sent.id, 'returned');
  await returned(8);
  expect(await take('cancelled')).toBe('permission-denied');
  await returned(4);
  expect(await onHand()).toBe(15);
  const moves = await readMoves();
  expect(await take('cancelled')).toBe('none');
  expect(await readOrder('order-1')).toMatchObject({ status: 'cancelled', sentUnits: 0 });
  expect(await readOrder('order-1')).not.toHaveProperty('duePaise');

  expect(await take('dispatched', 'The customer wants it again')).toBe('none');
  expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched', duePaise: TOTAL });
  expect(await readMoves()).toEqual(moves);
  await sendParcels('order-1', parcel(12), people().anita);
  expect(await onHand()).toBe(3);
  expect(await take('cancelled')).toBe('permission-denied');
});

test('a lost parcel keeps a dispatched order from being cancelled', async () => {
  await putPacked(0);
  const [lost, back] = [parcel(4), parcel(8)];
  await sendParcels('order-1', lost, people().anita);
  await sendParcels('order-1', back, people().anita);
  await end(lost.id, 'lost');
  await end(back.id, 'returned');
  await returned(8);
  expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched', sentUnits: 4 });
  expect(await take('cancelled')).toBe('permission-denied');
  expect(await onHand()).toBe(8);
});

test('units that left without a parcel are recorded before the order is cancelled', async () => {
  await putPacked(0);
  await sendAndReturn(8);
  expect(await take('dispatched')).toBe('none');
  expect(await take('cancelled')).toBe('no-parcel');
  expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched' });
  expect(await onHand()).toBe(8);
  await sendAndReturn(4);
  expect(await onHand()).toBe(12);
  expect(await take('cancelled')).toBe('none');
  expect(await onHand()).toBe(12);
});
