/** Assignment, customer, quotes and packing of orders on the emulator: two members of staff at once. */
import { collection, getDocs } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { owner, write } from '#fixtures/rules-emulator.ts';
import { exampleFor } from '#fixtures/examples.ts';
import {
  connection,
  failureOf,
  people,
  putOrder,
  readOrder,
  useStaff,
  type Staff,
} from '#fixtures/unreliable-emulator.ts';
import { changeOrderContact, changeOrderOwner } from '#firebase/browser/order-owner.ts';
import { recordPayment } from '#firebase/browser/order-payments.ts';
import { changeOrderAsStaff, type OrderChange } from '#firebase/browser/staff-orders.ts';
import type { Order } from '#schema/order.ts';
import { quote } from '#schema/quote.ts';
import { tradePaper } from '#schema/trade-paper.ts';

const QUOTE = quote.parse(exampleFor(quote));
const TOTAL = QUOTE.totalPaise;

useStaff();

const putSold = (duePaise: number) =>
  putOrder('order-1', {
    ...{ status: 'confirmed', quote: QUOTE, duePaise, paidPaise: TOTAL - duePaise },
    timeline: [
      { status: 'requested', at: 0, by: 'asha' },
      { status: 'confirmed', at: 1, by: 'anita' },
    ],
  });

const pay = async (amountPaise: number) => {
  const { paidPaise = 0 } = await readOrder('order-1');
  await recordPayment(
    'order-1',
    { id: crypto.randomUUID(), amountPaise, method: 'upi', paidOn: 0, by: 'kavita' },
    paidPaise,
    people().kavita,
  );
};

describe('an assignment', () => {
  test('and payments at once all count, also after lost responses', async () => {
    const { rev } = await putSold(TOTAL);
    let losses = 2;
    connection.losesNext = () => losses-- > 0;
    await Promise.all([
      changeOrderOwner('order-1', { assignedTo: 'anita' }, 'anita', people().anita),
      changeOrderOwner('order-1', { assignedTo: 'kavita' }, 'kavita', people().kavita),
      pay(20_000),
    ]);
    const order = await readOrder('order-1');
    expect(order).toMatchObject({ paidPaise: 20_000, duePaise: TOTAL - 20_000 });
    expect(['anita', 'kavita']).toContain(order.assignedTo);
    expect(order.rev).toBeGreaterThanOrEqual(rev + 3);
  });

  test('can be removed, and is not written again if nothing changes', async () => {
    await putSold(0);
    const by = (assignedTo: string | undefined) =>
      changeOrderOwner('order-1', { assignedTo }, 'anita', people().anita);
    await by('kavita');
    await by('kavita');
    const { rev } = await readOrder('order-1');
    await by(undefined);
    const order = await readOrder('order-1');
    expect(order.assignedTo).toBeUndefined();
    expect(order.rev).toBe(rev + 1);
  });
});

describe('the contact of an order', () => {
  test('changes whatever else has changed, but not over the change of a colleague', async () => {
    await putSold(TOTAL);
    const seen = await readOrder('order-1');
    const change = (name: string) =>
      failureOf(
        changeOrderContact(
          'order-1',
          { seen, next: { ...seen, contact: { ...seen.contact, name } } },
          'anita',
          people().anita,
        ),
      );
    await pay(20_000);
    let losses = 2;
    connection.losesNext = () => losses-- > 0;
    expect(await change('Ravi')).toBe('none');
    expect(await change('Ravi')).toBe('none');
    expect(await change('Kavita')).toBe('contact-changed');
    const order = await readOrder('order-1');
    expect(order).toMatchObject({ contact: { name: 'Ravi' }, paidPaise: 20_000 });
  }, 30_000);
});

describe('the customer of an order', () => {
  test('changes once if the order has no account, and never for an account', async () => {
    await putOrder('order-1', { uid: crypto.randomUUID() });
    const give = (uid: string) =>
      failureOf(changeOrderOwner('order-1', { uid }, 'anita', people().anita));
    expect(await give('asha')).toBe('none');
    expect(await give('ravi')).toBe('permission-denied');
    expect((await readOrder('order-1')).uid).toBe('asha');
  }, 30_000);
});

describe('a quote', () => {
  const PAPER = tradePaper.parse(exampleFor(tradePaper));
  const change = async (seen: Order, fields: Omit<OrderChange, 'uid'>, uid: Staff = 'anita') =>
    failureOf(changeOrderAsStaff('order-1', seen, { ...fields, uid }, people()[uid]));
  const send = async (revision: number) =>
    change(await readOrder('order-1'), {
      status: 'quoted',
      quote: { ...QUOTE, validUntil: Date.now() + 86_400_000, revision },
      paper: PAPER,
    });

  test('is withdrawn with a reason, and the next one has another number', async () => {
    await putOrder('order-1', { status: 'requested' });
    expect(await send(1)).toBe('none');
    const seen = await readOrder('order-1');
    const undone = { status: 'requested', undoReason: 'The wrong order' } as const;
    expect(await change(seen, undone)).toBe('none');
    expect(await change(seen, { status: 'accepted', acceptance: { how: 'phone' } }, 'kavita')).toBe(
      'permission-denied',
    );
    const order = await readOrder('order-1');
    expect(order).toMatchObject({
      ...{ status: 'requested', rev: seen.rev + 1 },
      undoneStep: { status: 'quoted', reason: 'The wrong order', by: 'anita' },
    });
    expect(order.quote).toBeUndefined();
    expect(order.timeline.map(({ status }) => status)).toEqual(['requested']);
    const { docs } = await getDocs(collection(people().anita, 'audit'));
    const [entry] = docs.map((each) => each.data()).filter(({ after }) => 'undoReason' in after);
    expect(entry).toMatchObject({ before: { quote: { totalPaise: TOTAL } } });
    expect(await send(1)).toBe('permission-denied');
    expect(await send(2)).toBe('none');
  }, 30_000);
});

describe('packing', () => {
  const pack = async () => {
    const seen = await readOrder('order-1');
    const change = { status: 'packed', uid: 'anita' } as const;
    return await failureOf(changeOrderAsStaff('order-1', seen, change, people().anita));
  };
  const setting = (packOnlyWhenPaid: boolean) =>
    write(owner, { path: 'settings/sales', data: { packOnlyWhenPaid, approveBuyers: false } });

  test('waits for the payment while the setting is on', async () => {
    await setting(true);
    await putSold(30_000);
    expect(await pack()).toBe('payment-due');
    await pay(29_999);
    expect(await pack()).toBe('payment-due');
    await pay(1);
    expect(await pack()).toBe('none');
    expect((await readOrder('order-1')).status).toBe('packed');
  });

  test.each([
    ['without settings', undefined],
    ['while the setting is off', false],
  ])('goes on with a payment due %s', async (_, isOn) => {
    if (isOn !== undefined) await setting(isOn);
    await putSold(30_000);
    expect(await pack()).toBe('none');
  });
});
