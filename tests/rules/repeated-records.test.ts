/** Staff correct an entry after a lost response, and record it again: the values that are stored already are not hidden. */
import { expect, test } from 'vitest';
import { parcel, putSold } from '#fixtures/sold-order.ts';
import {
  failureOf,
  people,
  putProducts,
  readOrder,
  useStaff,
} from '#fixtures/unreliable-emulator.ts';
import { listReturns } from '#firebase/browser/order-records.ts';
import { recordPayment, voidPayment, type NewPayment } from '#firebase/browser/order-payments.ts';
import {
  recordReturn,
  sendParcels,
  setOutcome,
  type NewReturn,
  type NewShipment,
} from '#firebase/browser/order-shipments.ts';

useStaff();

test('a payment with another amount, method or day is refused, the same one is not', async () => {
  await putSold('confirmed');
  const typed: NewPayment = {
    ...{ id: crypto.randomUUID(), amountPaise: 125_00, method: 'upi', paidOn: 0, by: 'anita' },
    reference: 'UTR1',
  };
  const pay = (change: Partial<NewPayment> = {}) =>
    failureOf(recordPayment('order-1', { ...typed, ...change }, 0, people().anita));
  expect(await pay()).toBe('none');
  expect(await pay({ amountPaise: 12_50 })).toBe('recorded-otherwise');
  expect(await pay({ method: 'cash' })).toBe('recorded-otherwise');
  expect(await pay({ paidOn: 86_400_000 })).toBe('recorded-otherwise');
  const { reference: _, ...without } = typed;
  expect(await failureOf(recordPayment('order-1', without, 0, people().anita))).toBe(
    'recorded-otherwise',
  );
  expect(await pay()).toBe('none');
  const voided = { id: typed.id, reason: 'Wrong order', by: 'anita' };
  await voidPayment('order-1', voided, people().anita);
  expect(await pay()).toBe('none');
  expect((await readOrder('order-1')).paidPaise).toBe(0);
});

test('a parcel and a return with other units are refused, the same ones are not', async () => {
  await putSold('packed');
  await putProducts('RG101');
  const typed = parcel(12, { trackingNumber: '42' });
  const send = (change: Partial<NewShipment> = {}) =>
    failureOf(sendParcels('order-1', { ...typed, ...change }, people().anita));
  expect(await send()).toBe('none');
  expect(await send({ lines: [{ sku: 'RG101', qty: 8 }] })).toBe('recorded-otherwise');
  expect(await send({ trackingNumber: '43' })).toBe('recorded-otherwise');
  const outcome = { state: 'delivered', on: 0, by: 'anita' } as const;
  await setOutcome('order-1', { id: typed.id, seen: undefined, outcome }, people().anita);
  expect(await send()).toBe('none');
  const goods: NewReturn = {
    ...{ id: crypto.randomUUID(), lines: [{ sku: 'RG101', qty: 5 }], reason: 'Wrong size' },
    ...{ isRestocked: false, by: 'anita' },
  };
  const bring = (change: Partial<NewReturn> = {}) =>
    failureOf(recordReturn('order-1', { ...goods, ...change }, people().anita));
  expect(await bring()).toBe('none');
  expect(await bring({ lines: [{ sku: 'RG101', qty: 3 }] })).toBe('recorded-otherwise');
  expect(await bring({ isRestocked: true })).toBe('recorded-otherwise');
  expect(await bring()).toBe('none');
  expect(await listReturns('order-1', people().anita)).toHaveLength(1);
});
