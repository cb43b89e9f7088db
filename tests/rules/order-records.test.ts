/** Payments of an order on the emulator: two members of staff at once, over a connection that loses responses. */
import { collection, getDocs, query, where } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { putSold, TOTAL } from '#fixtures/sold-order.ts';
import {
  connectAs,
  connection,
  failureOf,
  people,
  putOrder,
  readOrder,
  useStaff,
  type Staff,
} from '#fixtures/unreliable-emulator.ts';
import { seedOr } from '#fixtures/run-length.ts';
import { seeded } from '#seed/random.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import {
  PAYMENTS_CHANGED,
  recordPayment,
  voidPayment,
  type NewPayment,
} from '#firebase/browser/order-payments.ts';
import { changeOrderAsStaff } from '#firebase/browser/staff-orders.ts';

useStaff();

const payment = (fields: Partial<NewPayment> = {}): NewPayment => ({
  ...{ id: crypto.randomUUID(), amountPaise: 30_000, method: 'upi', paidOn: 0, by: 'anita' },
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
        let failure = PAYMENTS_CHANGED;
        let seen = 0;
        // After a refusal people see what is paid, and record theirs as well.
        while (failure === PAYMENTS_CHANGED) {
          seen = (await readOrder('order-1')).paidPaise ?? 0;
          failure = await failureOf(recordPayment('order-1', entered, seen, people()[by]));
        }
        // The same request again, as after a lost response.
        if (random.chance(0.3))
          await failureOf(recordPayment('order-1', entered, seen, people()[by]));
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
      if (!each.success) throw new Error(each.id);
      return each.value;
    });
    const counted = payments.filter(({ voided }) => voided === undefined);
    const sum = counted.reduce((total, { amountPaise }) => total + amountPaise, 0);
    const { paidPaise = 0, duePaise } = await readOrder('order-1');
    expect(counted.length).toBeGreaterThan(5);
    expect(payments.length).toBeGreaterThan(counted.length);
    expect([paidPaise, duePaise]).toEqual([sum, TOTAL - sum]);
  }, 120_000);

  test('of a quote that has expired are owed back until they are refunded', async () => {
    await putSold('confirmed');
    const { quote } = await readOrder('order-1');
    const timeline = [{ status: 'quoted' as const, at: 0, by: 'anita' }];
    await putOrder('order-1', { status: 'quoted', quote, timeline, paidPaise: 30_000 });
    const seen = await readOrder('order-1');
    const expired = { status: 'expired' as const, uid: 'anita' };
    await changeOrderAsStaff('order-1', seen, expired, people().anita);
    expect((await readOrder('order-1')).duePaise).toBe(-30_000);
    const refund = payment({ amountPaise: -30_000 });
    await recordPayment('order-1', refund, 30_000, people().anita);
    expect((await readOrder('order-1')).duePaise).toBeUndefined();
  });

  test('are refused if more would be refunded than was paid', async () => {
    await putSold('confirmed');
    const refund = payment({ amountPaise: -1 });
    expect(await failureOf(recordPayment('order-1', refund, 0, people().anita))).toBe(
      'invalid-argument',
    );
  });

  test('of two people are one payment, unless the second sees the first', async () => {
    await putSold('confirmed');
    const pay = (entered: NewPayment, by: Staff, seenPaise: number) =>
      failureOf(recordPayment('order-1', { ...entered, by }, seenPaise, people()[by]));
    const anitas = payment({ amountPaise: TOTAL, reference: 'UTR1' });
    const kavitas = payment({ amountPaise: TOTAL, reference: 'UTR1' });
    let losses = 1;
    connection.losesNext = () => losses-- > 0;
    expect(await pay(anitas, 'anita', 0)).toBe('none');
    expect(await pay(anitas, 'anita', 0)).toBe('none');
    expect(await pay(kavitas, 'kavita', 0)).toBe(PAYMENTS_CHANGED);
    expect(await readOrder('order-1')).toMatchObject({ paidPaise: TOTAL, duePaise: 0 });
    expect(await listPayments('order-1', people().anita)).toHaveLength(1);
    expect(await pay(kavitas, 'kavita', TOTAL)).toBe('none');
    expect(await readOrder('order-1')).toMatchObject({ paidPaise: 2 * TOTAL });
  });

  test('stay hidden from packing in the history of their order', async () => {
    await putSold('confirmed');
    const entered = payment({ reference: 'UTR1', method: 'cheque' });
    await recordPayment('order-1', entered, 0, people().anita);
    await voidPayment(
      'order-1',
      { id: entered.id, reason: 'Bounced', by: 'anita' },
      people().anita,
    );
    const packing = connectAs('meera', { role: 'packing' });
    expect(await failureOf(listPayments('order-1', packing))).toBe('permission-denied');
    const { docs } = await getDocs(
      query(collection(packing, 'audit'), where('path', '==', 'orders/order-1')),
    );
    expect(docs).toHaveLength(2);
    const text = JSON.stringify(docs.map((each) => each.data()));
    expect(text).toContain(entered.id);
    for (const hidden of ['UTR1', 'cheque', 'Bounced']) expect(text).not.toContain(hidden);
  });
});
