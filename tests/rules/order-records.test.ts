/** Payments, parcels and returns on the emulator: two members of staff at once, over a connection that loses responses. */
import { describe, expect, test } from 'vitest';
import {
  connection,
  failureOf,
  people,
  putOrder,
  putProducts,
  readOrder,
  readStock,
  useStaff,
} from '#fixtures/unreliable-emulator.ts';
import { seedOr } from '#fixtures/run-length.ts';
import { seeded } from '#seed/random.ts';
import { listPayments, listShipments } from '#firebase/browser/order-records.ts';
import { recordPayment, voidPayment, type NewPayment } from '#firebase/browser/order-payments.ts';
import {
  recordReturn,
  sendParcels,
  setOutcome,
  type NewShipment,
} from '#firebase/browser/order-shipments.ts';
import { moveStock } from '#firebase/browser/stock.ts';

const TOTAL = 100_000;
const QUOTE = {
  lines: [
    {
      ...{ sku: 'RG101', qty: 12, rate: { basis: 'unit', pricePaise: 8_000 } },
      ...{ amountPaise: 96_000, gstRateBps: 300 },
    },
  ],
  ...{ discountPaise: 0, taxablePaise: TOTAL, totalPaise: TOTAL, validUntil: 1 },
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
} satisfies NonNullable<Awaited<ReturnType<typeof readOrder>>['quote']>;

useStaff();

const putSold = (status: 'confirmed' | 'packed') =>
  putOrder('order-1', {
    lines: [{ productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 12 }],
    ...{ status, quote: QUOTE, duePaise: TOTAL },
  });

const payment = (fields: Partial<NewPayment> = {}): NewPayment => ({
  ...{ id: crypto.randomUUID(), amountPaise: 30_000, method: 'upi', paidOn: 0, by: 'anita' },
  ...fields,
});

const parcel = (qty: number, fields: Partial<NewShipment> = {}): NewShipment => ({
  ...{ id: crypto.randomUUID(), courier: 'Blue Dart', parcels: 1, sentOn: 0, by: 'anita' },
  lines: [{ sku: 'RG101', qty }],
  ...fields,
});

describe('payments', () => {
  test('add up when two people record, refund and void them, and responses are lost', async () => {
    await putSold('confirmed');
    const random = seeded(`payments ${seedOr(1)}`);
    connection.losesNext = () => random.chance(0.15);
    const work = (by: 'anita' | 'kavita', count: number) =>
      Array.from({ length: count }, () => async () => {
        const amountPaise = random.between(-20_000, 30_000);
        const entered = payment({ amountPaise, by });
        const failure = await failureOf(recordPayment('order-1', entered, people()[by]));
        // The same request again, as after a reload.
        if (random.chance(0.3)) await failureOf(recordPayment('order-1', entered, people()[by]));
        if (failure === 'none' && random.chance(0.3))
          await failureOf(
            voidPayment('order-1', { id: entered.id, reason: 'Wrong order', by }, people()[by]),
          );
      });
    const inTurn = async (tasks: (() => Promise<void>)[]) => {
      for (const task of tasks) await task();
    };
    await Promise.all([inTurn(work('anita', 12)), inTurn(work('kavita', 12))]);
    connection.losesNext = () => false;
    const payments = (await listPayments('order-1', people().anita)).map((each) => {
      if (!each.fits) throw new Error(each.id);
      return each.value;
    });
    const counted = payments.filter(({ voided }) => voided === undefined);
    const sum = counted.reduce((total, { amountPaise }) => total + amountPaise, 0);
    const { paidPaise = 0, duePaise } = await readOrder('order-1');
    expect(counted.length).toBeGreaterThan(5);
    expect(payments.length).toBeGreaterThan(counted.length);
    expect([paidPaise, duePaise]).toEqual([sum, TOTAL - sum]);
  }, 120_000);

  test('are refused if more would be refunded than was paid', async () => {
    await putSold('confirmed');
    const refund = payment({ amountPaise: -1 });
    expect(await failureOf(recordPayment('order-1', refund, people().anita))).toBe(
      'invalid-argument',
    );
  });
});

describe('parcels', () => {
  test('dispatch and deliver an order with its last unit, also after a loss', async () => {
    await putSold('packed');
    const at = people().anita;
    const first = parcel(8);
    let losses = 1;
    connection.losesNext = () => losses-- > 0;
    await sendParcels('order-1', first, at);
    expect(await readOrder('order-1')).toMatchObject({ status: 'packed', sentUnits: 8 });
    await sendParcels('order-1', first, at);
    expect(await listShipments('order-1', at)).toHaveLength(1);

    const second = parcel(4, { trackingNumber: '42' });
    await sendParcels('order-1', second, at);
    const dispatched = await readOrder('order-1');
    expect(dispatched).toMatchObject({ status: 'dispatched', sentUnits: 12 });
    expect(dispatched.timeline.at(-1)).toMatchObject({ note: 'Blue Dart, 42', by: 'anita' });

    const end = (id: string, state: 'lost' | 'delivered') =>
      setOutcome('order-1', { id, outcome: { state, on: 0, by: 'anita' } }, at);
    await end(first.id, 'lost');
    expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched', sentUnits: 4 });
    await end(second.id, 'delivered');
    expect(await readOrder('order-1')).toMatchObject({ status: 'dispatched' });
    const again = parcel(8);
    await sendParcels('order-1', again, at);
    await end(again.id, 'delivered');
    expect(await readOrder('order-1')).toMatchObject({ status: 'delivered', sentUnits: 12 });
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
  await setOutcome(
    'order-1',
    { id: sent.id, outcome: { state: 'delivered', on: 0, by: 'anita' } },
    at,
  );
  const request = goods(3);
  await recordReturn('order-1', request, at);
  await recordReturn('order-1', request, at);
  expect(await readStock('rg101')).toMatchObject({ onHand: 8 });
  await recordReturn('order-1', goods(9, false), at);
  expect(await readStock('rg101')).toMatchObject({ onHand: 8 });
  expect(await failureOf(recordReturn('order-1', goods(1), at))).toBe('units-missing');
});
