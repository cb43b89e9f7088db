import { expect, test } from 'vitest';
import { saleOf, piece } from '#fixtures/invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { orderMailEvent, versionOf } from './order-events.ts';

const { order } = saleOf({ lines: [piece('RG101', 10, 10_000)] });
const { quote: sent, ...unquoted } = order;
const requested: Order = { ...unquoted, status: 'requested' };
const quoted: Order = { ...order, status: 'quoted', rev: 2 };
const other = sent && { ...sent, validUntil: sent.validUntil + 1 };

const eventOf = (before: Order | undefined, after: Order | undefined) =>
  orderMailEvent(
    ...(([before, after] as const).map((each) =>
      versionOf(each && encodeDocument(orderKind, each)),
    ) as [ReturnType<typeof versionOf>, ReturnType<typeof versionOf>]), // One for each argument.
  );

test('a new order is received', () => {
  expect(eventOf(undefined, requested)).toEqual({ event: 'received' });
});

test('a quote is sent, and sent again when it changes', () => {
  const event = eventOf(requested, quoted);
  expect(event).toMatchObject({ event: 'quoted', rev: '2', isRevised: false });
  const changed = eventOf(quoted, { ...quoted, quote: other, rev: 3 });
  expect(changed).toMatchObject({ event: 'quoted', rev: '3', isRevised: true });
  expect(changed?.quote).not.toBe(event?.quote);
});

test('a quote that is renewed after it has expired is sent', () => {
  expect(eventOf({ ...quoted, status: 'expired' }, { ...quoted, quote: other })).toMatchObject({
    event: 'quoted',
    isRevised: true,
  });
});

test('a quote that is sent after one was withdrawn is sent as a new one, even if it is the same', () => {
  const back: Order = { ...requested, rev: 3 };
  expect(eventOf(quoted, back)).toBeUndefined();
  expect(eventOf(back, { ...quoted, rev: 4 })).toMatchObject({
    ...{ event: 'quoted', rev: '4', isRevised: false },
  });
});

const dispatched: Order = {
  ...order,
  status: 'dispatched',
  timeline: [...order.timeline, { status: 'dispatched', at: 9, by: 'meera' }],
};

test('a dispatched order is reported once', () => {
  const packed: Order = { ...order, status: 'packed' };
  expect(eventOf(packed, dispatched)).toEqual({ event: 'dispatched' });
  expect(eventOf(dispatched, { ...dispatched, paidPaise: 1 })).toBeUndefined();
});

const changing = (at: number): Order => ({
  ...quoted,
  rev: 3,
  changeRequest: { text: 'Six more, please', at },
});
const stepOf = (status: 'accepted' | 'cancelled', by: string): Order => ({
  ...quoted,
  ...{ status, rev: 3 },
  timeline: [...quoted.timeline, { status, at: 9, by }],
});

test('staff hear of what customers do in their account', () => {
  const accepted = stepOf('accepted', quoted.uid);
  expect(eventOf(quoted, accepted)).toEqual({ event: 'answered', rev: '3', answer: 'accepted' });
  const cancelled = stepOf('cancelled', quoted.uid);
  expect(eventOf(quoted, cancelled)).toMatchObject({ answer: 'declined' });
  expect(eventOf(accepted, cancelled)).toMatchObject({ answer: 'cancelled' });
  expect(eventOf(quoted, changing(8))).toEqual({ event: 'answered', rev: '3', answer: 'change' });
  expect(eventOf(changing(7), changing(8))).toMatchObject({ answer: 'change' });
});

test.each([
  ['an acceptance that staff record', quoted, stepOf('accepted', 'meera')],
  ['a cancellation by staff', quoted, stepOf('cancelled', 'meera')],
  [
    'an assignment of an order with a change request',
    changing(8),
    { ...changing(8), assignedTo: 'meera' },
  ],
  [
    'an undone confirmation of what the customer accepted',
    { ...stepOf('accepted', quoted.uid), status: 'confirmed' as const },
    stepOf('accepted', quoted.uid),
  ],
  ['an assignment of a quoted order', quoted, { ...quoted, assignedTo: 'meera' }],
  ['an acceptance', quoted, { ...quoted, status: 'accepted' as const }],
  ['an undone acceptance', { ...quoted, status: 'accepted' as const }, { ...quoted, rev: 3 }],
  ['an undone cancellation', { ...quoted, status: 'cancelled' as const }, { ...quoted, rev: 3 }],
  ['an undone delivery', { ...dispatched, status: 'delivered' as const }, dispatched],
  [
    'an undone cancellation of a dispatched order',
    { ...dispatched, status: 'cancelled' as const },
    dispatched,
  ],
  ['a deletion', quoted, undefined],
])('%s causes no mail', (_, before, after) => {
  expect(eventOf(before, after)).toBeUndefined();
});
