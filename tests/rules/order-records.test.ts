/** Payments of an order on the emulator: two members of staff at once, over a connection that loses responses. */
import { describe, expect, test } from 'vitest';
import { putSold, TOTAL } from '#fixtures/sold-order.ts';
import {
  connection,
  failureOf,
  people,
  readOrder,
  useStaff,
} from '#fixtures/unreliable-emulator.ts';
import { seedOr } from '#fixtures/run-length.ts';
import { seeded } from '#seed/random.ts';
import { listPayments } from '#firebase/browser/order-records.ts';
import { recordPayment, voidPayment, type NewPayment } from '#firebase/browser/order-payments.ts';

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
