/** Steps of an order that staff undo. */
import { allowed, denied, type Case } from '#fixtures/rules-cases.ts';
import { ASHA, STAFF } from '#fixtures/rules-callers.ts';
import { NOW, type Fields } from '#fixtures/rules-emulator.ts';
import { earlier, event, HOUR, moved, orderIn, QUOTE, save } from '#fixtures/rules-orders.ts';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import type { OrderStatus } from '#schema/order.ts';

/** Each step that can be undone, and the status before it. */
export const UNDONE: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['quoted', 'requested'],
  ['accepted', 'quoted'],
  ['confirmed', 'accepted'],
  ['packed', 'confirmed'],
  ['dispatched', 'packed'],
  ['delivered', 'dispatched'],
  ['cancelled', 'requested'],
  ['rejected', 'requested'],
];

/** An order whose last step was made an hour ago. */
export const orderAfter = (status: OrderStatus, by: string, at = earlier()): Fields => {
  const order = orderIn(status);
  return { ...order, timeline: { ...(order['timeline'] as Fields), [status]: event(by, at) } };
};

/** The order with its last step undone. */
export const back = (before: Fields, to: OrderStatus, change: Fields = {}): Fields => {
  const { status, timeline } = before as { status: OrderStatus; timeline: Fields };
  const { [status]: _, ...rest } = timeline;
  const quote = status === 'quoted' ? { quote: undefined } : {};
  const undoneStep = { status, at: NOW, by: STAFF, reason: 'The wrong order' };
  const next = { status: to, timeline: rest, undoneStep, rev: 4, updatedAt: NOW };
  return { ...before, ...next, ...quote, ...change };
};

/** A first quote is removed; later ones are replaced instead, and none is withdrawn after its acceptance. */
function* withdrawnQuotes(): Generator<Case> {
  const quoted = (revision: number | undefined): Fields => ({
    ...orderAfter('quoted', STAFF),
    quote: { ...QUOTE, revision },
  });
  const taking = (before: Fields, change: Fields = {}) =>
    save('staff', before, back(before, 'requested', change));
  yield allowed('withdrawing the first quote', taking(quoted(1)));
  yield allowed('withdrawing a quote of another program', taking(quoted(undefined)));
  yield denied('withdrawing a second quote', taking(quoted(2)));
  const first = quoted(1);
  yield denied('withdrawing a quote that stays', taking(first, { quote: first['quote'] }));
  yield denied(
    'withdrawing a quote for another one',
    taking(first, { quote: { ...QUOTE, discountPaise: 1 } }),
  );
  yield denied('withdrawing a quote as declined', save('staff', first, back(first, 'rejected')));
  const { quoted: _, ...rest } = orderIn('accepted')['timeline'] as Fields;
  const accepted = orderIn('accepted', { quote: { ...QUOTE, revision: 1 } });
  const after = back(quoted(1), 'requested');
  yield denied(
    'withdrawing an accepted quote',
    save('staff', accepted, { ...after, timeline: rest }),
  );
  const recorded = orderAfter('accepted', STAFF);
  yield denied(
    'undoing an acceptance without its quote',
    save('staff', recorded, back(recorded, 'quoted', { quote: undefined })),
  );
}

/** Undoing the last step, by default an order that was packed an hour ago. */
export function* undoneSteps(): Generator<Case> {
  const HOURS = [-24.1, -23.9].map((hours) => new Date(Date.now() + hours * HOUR));
  const packed = orderAfter('packed', STAFF);
  for (const [from, to] of UNDONE) {
    const before = orderAfter(from, STAFF);
    yield allowed(`undoing ${from}`, save('staff', before, back(before, to)));
    yield denied(`a customer undoing ${from}`, save('verified', before, back(before, to)));
    const own = orderAfter(from, ASHA);
    yield denied(`undoing ${from} by the customer`, save('staff', own, back(own, to)));
  }
  for (const [from, to] of UNDONE) {
    // An invoiced order stays confirmed until all its units are credited.
    const invoiced = { ...orderAfter(from, STAFF), invoicedUnits: 1 };
    const one = save('staff', invoiced, back(invoiced, to));
    yield to === 'accepted'
      ? denied(`undoing ${from}, invoiced`, one)
      : allowed(`undoing ${from}, invoiced`, one);
    const credited = { ...invoiced, invoicedUnits: 0 };
    yield allowed(`undoing ${from}, credited`, save('staff', credited, back(credited, to)));
  }
  const [tooOld, recent] = HOURS.map((at) => orderAfter('packed', STAFF, at));
  if (tooOld && recent) {
    yield denied('a step of yesterday', save('staff', tooOld, back(tooOld, 'confirmed')));
    yield allowed('a step of 23 hours ago', save('staff', recent, back(recent, 'confirmed')));
  }
  const expired = orderAfter('expired', STAFF);
  yield denied('undoing expired', save('staff', expired, back(expired, 'quoted')));
  yield* withdrawnQuotes();
  const good = back(packed, 'confirmed');
  const timeline = packed['timeline'] as Fields;
  const reason = good['undoneStep'] as Fields;
  const bad: readonly (readonly [string, Fields])[] = [
    ['two steps', { status: 'accepted' }],
    ['a status that was not reached', { status: 'requested' }],
    ['its event kept', { timeline }],
    ['its event changed', { timeline: { ...timeline, packed: event(STAFF, NOW) } }],
    ['another event removed', { timeline: { requested: timeline['requested'] } }],
    ['no reason', { undoneStep: { ...reason, reason: '' } }],
    ['nothing stored', { undoneStep: undefined }],
    ['another step stored', { undoneStep: { ...reason, status: 'confirmed' } }],
    ['another time', { undoneStep: { ...reason, at: SOME_TIME } }],
    ['another author', { undoneStep: { ...reason, by: ASHA } }],
    ['more stored', { undoneStep: { ...reason, price: 1 } }],
    ['another quote', { quote: { ...QUOTE, discountPaise: 1 } }],
  ];
  for (const [name, change] of bad)
    yield denied(`undoing with ${name}`, save('staff', packed, { ...good, ...change }));
  const cancelled = orderAfter('cancelled', STAFF);
  yield denied(
    'undoing to a status that was not reached',
    save('staff', cancelled, back(cancelled, 'quoted')),
  );
  const confirmed = orderIn('confirmed');
  yield denied(
    'a step with an earlier one undone',
    save('staff', confirmed, moved(confirmed, 'packed', STAFF, { undoneStep: reason })),
  );
}
