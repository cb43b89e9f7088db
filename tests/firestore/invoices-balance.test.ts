/** The balance of an order after its invoices and credit notes. */
import { describe, expect, test } from 'vitest';
import { unwrapped } from '#fixtures/invoices.ts';
import {
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
import { issueCreditNote } from '#functions/invoicing/issue-credit-note.ts';
import type { Order } from '#schema/order.ts';

useInvoicing();

const CONFIRMED = Date.parse('2027-03-30T06:00:00Z');
const putSale = (change: Partial<Order> = {}) =>
  putOrder('o1', {
    timeline: [{ status: 'confirmed', at: CONFIRMED, by: 'meera' }],
    duePaise: 103_000,
    ...change,
  });
const duePaise = async (): Promise<unknown> =>
  (await firestore.doc('orders/o1').get()).get('duePaise');
const credit = (id: string, invoiceId: string, qty: number, isCorrection?: boolean) =>
  issueCreditNote(
    { id, invoiceId, units: [{ line: 0, qty }], reason: 'Returned', isCorrection },
    'meera',
    server,
    at(MARCH),
  );

describe('the balance of an order', () => {
  test('is reduced by each credit note, so that what was paid is owed back', async () => {
    await putSale({ status: 'delivered', paidPaise: 103_000, duePaise: 0 });
    unwrapped(await issue('o1'));
    expect(await duePaise()).toBe(0);
    unwrapped(await credit('n1', 'o1', 3));
    expect(await duePaise()).toBe(-30_900);
    unwrapped(await credit('n2', 'o1', 7));
    expect(await duePaise()).toBe(-103_000);
  });

  test('starts again with the next invoice, which can follow once the first is credited in full', async () => {
    await putSale({ status: 'delivered' });
    unwrapped(await issue('o1'));
    expect((await issue('o1', MARCH, server, 1)).success).toBe(false);
    unwrapped(await credit('n1', 'o1', 10));
    expect(await duePaise()).toBe(0);
    expect((await issue('o1', MARCH, server, 2)).success).toBe(false);
    // Also twice at once, and again after its response was lost.
    const again = [server, connections[1], server].map((by) => issue('o1', MARCH, by, 1));
    for (const each of await Promise.all(again))
      expect(unwrapped(each)).toEqual({ id: 'o1-2', number: 'INV/26-27/0002' });
    expect(await duePaise()).toBe(103_000);
    unwrapped(await credit('n2', 'o1-2', 4));
    expect(await duePaise()).toBe(61_800);
    expect((await firestore.doc('orders/o1').get()).get('invoicedUnits')).toBe(6);
  });

  test('a repeated request for the first invoice issues no other one after a full credit', async () => {
    await putSale({ status: 'delivered' });
    const first = unwrapped(await issue('o1'));
    unwrapped(await credit('n1', 'o1', 10));
    expect(unwrapped(await issue('o1'))).toEqual(first);
    expect(await duePaise()).toBe(0);
    expect(await storedInvoices()).toHaveLength(2);
  });

  test.each(['confirmed', 'packed'] as const)(
    'stays when all of a %s order is credited, for another invoice or a cancellation',
    async (status) => {
      await putSale({ status, paidPaise: 3_000, duePaise: 100_000 });
      unwrapped(await issue('o1'));
      unwrapped(await credit('n1', 'o1', 3));
      expect(await duePaise()).toBe(69_100);
      unwrapped(await credit('n2', 'o1', 7));
      expect(await duePaise()).toBe(100_000);
      const order = await firestore.doc('orders/o1').get();
      expect([order.get('invoicedUnits'), order.get('credit')]).toEqual([0, undefined]);
    },
  );

  test('is less when all of a packed order is credited of which a parcel was sent', async () => {
    await putSale({ status: 'packed', sentUnits: 6, duePaise: 103_000 });
    unwrapped(await issue('o1'));
    unwrapped(await credit('n1', 'o1', 10));
    expect(await duePaise()).toBe(0);
  });

  test('stays when the invoice of a delivered order was wrong, which credits all of it', async () => {
    await putSale({ status: 'delivered', paidPaise: 103_000, duePaise: 0 });
    unwrapped(await issue('o1'));
    expect(await credit('n1', 'o1', 9, true)).toMatchObject({
      error: 'Credit all units of an invoice that was wrong.',
    });
    unwrapped(await credit('n1', 'o1', 10, true));
    expect(await duePaise()).toBe(0);
    unwrapped(await issue('o1', MARCH, server, 1));
    expect(await duePaise()).toBe(0);
  });
});
