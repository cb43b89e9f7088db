/** Status changes by staff, and messages for those that are refused. */
import { describe, expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { mayChangeStatus } from '#core/order-status.ts';
import { orderStatus, type Order, type OrderStatus } from '#schema/order.ts';
import {
  moveProblem,
  quoteVerb,
  staffProblem,
  staffSteps,
  statusAfterUndo,
  stepMissed,
} from './staff-step.ts';

const NOW = Date.parse('2026-03-01T06:00:00Z');
const DAY = 86_400_000;
const quote = {
  lines: [
    {
      sku: 'RG101',
      qty: 1,
      rate: { basis: 'unit' as const, pricePaise: 100 },
      amountPaise: 100,
      gstRateBps: 0,
    },
  ],
  discountPaise: 0,
  taxablePaise: 100,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 100,
  validUntil: NOW + DAY,
};
const orderIn = (status: OrderStatus, change: Partial<Order> = {}): Order =>
  buildOrder({ status, quote, ...change });

test('allows exactly the steps of the table', () => {
  for (const from of orderStatus.options)
    for (const to of orderStatus.options) {
      // Only an expired quote can be set to expired, and only a valid one accepted.
      const validUntil = to === 'expired' ? NOW - 1 : NOW + 1;
      // Only a dispatched order whose units are back can be cancelled.
      const order = orderIn(from, { quote: { ...quote, validUntil }, sentUnits: 0 });
      const isPossible = staffProblem(order, to, NOW) === undefined;
      expect(isPossible, `${from} → ${to}`).toBe(mayChangeStatus(from, to, 'staff'));
    }
});

test('an invoiced order is not cancelled or unconfirmed before its units are credited', () => {
  const invoiced = orderIn('confirmed', { invoicedUnits: 3 });
  expect(staffProblem(invoiced, 'cancelled', NOW)).toContain('Issue a credit note');
  expect(staffProblem(invoiced, 'packed', NOW)).toBeUndefined();
  expect(staffProblem({ ...invoiced, invoicedUnits: 0 }, 'cancelled', NOW)).toBeUndefined();
  const timeline = (['accepted', 'confirmed'] as const).map((status, at) => ({
    ...{ status, at: NOW - 60_000 + at, by: 'tara' },
  }));
  expect(statusAfterUndo({ ...invoiced, timeline }, NOW)).toBeUndefined();
  expect(statusAfterUndo({ ...invoiced, timeline, invoicedUnits: 0 }, NOW)).toBe('accepted');
  // A colleague has issued the invoice meanwhile.
  expect(stepMissed(invoiced, orderIn('confirmed'))).toContain('Issue a credit note');
});

test('an order is not cancelled or unpacked while units of it are sent', () => {
  const sent = orderIn('packed', { sentUnits: 4 });
  expect(staffProblem(sent, 'cancelled', NOW)).toContain('4 units of this order were sent');
  expect(staffProblem(sent, 'dispatched', NOW)).toBeUndefined();
  expect(staffSteps(sent, NOW)).toEqual(['dispatched']);
  expect(staffSteps({ ...sent, sentUnits: 0 }, NOW)).toEqual(['dispatched', 'cancelled']);
  const timeline = (['confirmed', 'packed'] as const).map((status, at) => ({
    ...{ status, at: NOW - 60_000 + at, by: 'tara' },
  }));
  expect(statusAfterUndo({ ...sent, timeline }, NOW)).toBeUndefined();
  expect(statusAfterUndo({ ...sent, timeline, sentUnits: 0 }, NOW)).toBe('confirmed');
  // A colleague has sent a parcel meanwhile.
  expect(stepMissed({ ...sent, rev: 4 }, orderIn('packed', { rev: 3 }))).toContain('a parcel');
});

test('a dispatched order is cancelled once all units of its parcels are back in stock', () => {
  const dispatched = orderIn('dispatched');
  expect(staffProblem(dispatched, 'cancelled', NOW)).toContain('No parcel of this order');
  expect(staffSteps(dispatched, NOW)).toEqual(['delivered']);
  const sent = { ...dispatched, sentUnits: 4 };
  expect(staffProblem(sent, 'cancelled', NOW)).toContain('4 units of this order were sent');
  expect(staffSteps(sent, NOW)).toEqual(['delivered']);
  const back = { ...dispatched, sentUnits: 0 };
  expect(staffSteps(back, NOW)).toEqual(['delivered', 'cancelled']);
  expect(staffProblem({ ...back, invoicedUnits: 4 }, 'cancelled', NOW)).toContain('credit note');
  expect(moveProblem('packing', back, 'cancelled', NOW)).toContain('Your role');
  const timeline = (['packed', 'dispatched', 'cancelled'] as const).map((status, at) => ({
    ...{ status, at: NOW - 60_000 + at, by: 'tara' },
  }));
  const cancelled = orderIn('cancelled', { timeline, sentUnits: 0 });
  expect(statusAfterUndo(cancelled, NOW)).toBe('dispatched');
  expect(statusAfterUndo(cancelled, NOW + DAY)).toBeUndefined();
});

test('an order that was cancelled while packed is packed again, unless parcels of it came back', () => {
  const timeline = (['confirmed', 'packed', 'cancelled'] as const).map((status, at) => ({
    ...{ status, at: NOW - 60_000 + at, by: 'tara' },
  }));
  const cancelled = orderIn('cancelled', { timeline });
  expect(statusAfterUndo(cancelled, NOW)).toBe('packed');
  expect(statusAfterUndo({ ...cancelled, sentUnits: 0 }, NOW)).toBeUndefined();
});

describe('explains a refused step:', () => {
  test.each<[OrderStatus, OrderStatus, string]>([
    ['packed', 'packed', 'already'],
    ['requested', 'dispatched', 'Possible: Send quote, Cancel order, Decline request.'],
    ['packed', 'confirmed', 'An order that is “Packed” can’t become “Confirmed”.'],
    ['cancelled', 'packed', 'No actions left.'],
    ['quoted', 'expired', '2 March 2026'],
  ])('%s to %s: %s', (from, to, expected) => {
    expect(staffProblem(orderIn(from), to, NOW)).toContain(expected);
  });
});

test('lists possible steps, the regular one first', () => {
  expect(staffSteps(orderIn('requested'), NOW)).toEqual(['cancelled', 'rejected']);
  expect(staffSteps(orderIn('accepted'), NOW)).toEqual(['confirmed', 'cancelled']);
  expect(staffSteps(orderIn('quoted'), NOW)).toEqual(['accepted', 'cancelled']);
  expect(staffSteps(orderIn('quoted'), NOW + 2 * DAY)).toEqual(['cancelled', 'expired']);
  expect(staffSteps(orderIn('delivered'), NOW)).toEqual([]);
});

test('an expired quote can be renewed, not accepted', () => {
  const expired = orderIn('quoted', { quote: { ...quote, validUntil: NOW } });
  expect(staffProblem(expired, 'accepted', NOW)).toBe('The quote has expired. Renew it first.');
  expect(quoteVerb(expired, NOW)).toBe('Renew quote');
  expect(quoteVerb(orderIn('expired'), NOW)).toBe('Renew quote');
  // The agreed rate of an accepted quote stays, also after its last day.
  expect(quoteVerb({ ...expired, status: 'accepted' }, NOW)).toBe('Edit quote');
  expect(quoteVerb(orderIn('quoted'), NOW)).toBe('Edit quote');
  expect(quoteVerb(buildOrder({ status: 'requested' }), NOW)).toBe('Create quote');
});

describe('the last step of staff', () => {
  const HOUR = 3_600_000;
  const reached = (...statuses: OrderStatus[]): Order => {
    const timeline = statuses.map((status, at) => ({
      status,
      at: NOW - (statuses.length - at) * HOUR,
      by: 'tara',
    }));
    return orderIn(statuses.at(-1) ?? 'requested', { timeline, uid: 'asha' });
  };

  test.each<[OrderStatus[], OrderStatus | undefined]>([
    [['requested', 'quoted', 'accepted'], 'quoted'],
    [['requested', 'quoted', 'accepted', 'confirmed'], 'accepted'],
    [['requested', 'quoted', 'accepted', 'confirmed', 'packed'], 'confirmed'],
    [['requested', 'quoted', 'accepted', 'confirmed', 'cancelled'], 'confirmed'],
    [['requested', 'expired', 'quoted', 'cancelled'], 'quoted'],
    [['requested', 'rejected'], 'requested'],
    [['requested', 'quoted'], 'requested'],
    [['requested', 'quoted', 'expired'], undefined],
  ])('after %j can be undone to %s', (statuses, to) => {
    expect(statusAfterUndo(reached(...statuses), NOW)).toBe(to);
  });

  test('is undone if it is the first quote, unless something was paid', () => {
    const quoted = reached('requested', 'quoted');
    const withQuote = (revision: number) => ({ ...quoted, quote: { ...quote, revision } });
    expect(statusAfterUndo(withQuote(1), NOW)).toBe('requested');
    expect(statusAfterUndo(withQuote(2), NOW)).toBeUndefined();
    expect(statusAfterUndo({ ...withQuote(1), paidPaise: 1 }, NOW)).toBeUndefined();
    const again = reached('requested', 'accepted', 'quoted');
    expect(statusAfterUndo({ ...again, quote: { ...quote, revision: 2 } }, NOW)).toBeUndefined();
  });

  test('cannot be undone after a day, or when the customer made it', () => {
    const packed = reached('confirmed', 'packed');
    expect(statusAfterUndo(packed, NOW + 23 * HOUR)).toBeUndefined();
    expect(statusAfterUndo({ ...packed, uid: 'tara' }, NOW)).toBeUndefined();
  });
});

describe('the second of two people', () => {
  const seen = orderIn('accepted', { rev: 3 });

  test('sees the new status, and that nothing was overwritten', () => {
    const timeline = [
      { status: 'requested' as const, at: NOW - DAY, by: 'asha' },
      { status: 'confirmed' as const, at: NOW, by: 'tara' },
    ];
    const message = stepMissed({ ...seen, status: 'confirmed', rev: 4, timeline }, seen);
    expect(message).toContain('“Confirmed” (1 March 2026');
    expect(message).toContain('Nothing was overwritten');
  });

  test('sees that there is another quote', () => {
    const quoted = orderIn('quoted', { rev: 3 });
    expect(stepMissed({ ...quoted, rev: 4 }, quoted)).toContain('changed the quote');
  });

  test('sees that no one else changed the order', () => {
    expect(stepMissed(seen, seen)).toContain('no one else has changed');
    expect(stepMissed(null, seen)).toContain('can’t be loaded');
  });
});

test('packing moves cards of sold orders only, and is told so for the others', () => {
  const problem = (from: OrderStatus, to: OrderStatus) =>
    moveProblem('packing', orderIn(from), to, NOW);
  expect(problem('confirmed', 'packed')).toBeUndefined();
  for (const [from, to] of [
    ['requested', 'quoted'],
    ['quoted', 'accepted'],
    ['confirmed', 'cancelled'],
  ] as const) {
    expect(problem(from, to)).toBe('Your role does not include this. Ask an owner.');
    expect(moveProblem('sales', orderIn(from), to, NOW)).toBeUndefined();
  }
  expect(problem('quoted', 'packed')).toContain('can’t become “Packed”');
});
