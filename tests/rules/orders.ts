/** Orders: who may change which status, and that only a quote may contain a price. */
import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { mayChangeStatus } from '#core/order-status.ts';
import { orderStatus, type OrderStatus } from '#schema/order.ts';
import { quote } from '#schema/quote.ts';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import {
  earlier,
  event,
  later,
  moved,
  orderIn,
  QUOTE,
  save,
  uidOf,
} from '#fixtures/rules-orders.ts';
import { changeRequests } from './change-requests.ts';
import { entered } from './entered-orders.ts';
import { undoneSteps } from './undone-steps.ts';
import { mutated, shallowMutationsOf } from '#fixtures/mutations.ts';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import { Double, NOW, write, type Fields } from '#fixtures/rules-emulator.ts';
import { orderRequest } from '#fixtures/rules-documents.ts';
import { ASHA, PEOPLE, RAVI, STAFF, withoutEmail, type Person } from '#fixtures/rules-callers.ts';

function* everyChange(people: readonly Person[]): Generator<Case> {
  for (const from of orderStatus.options)
    for (const to of orderStatus.options)
      for (const person of people) {
        // Only a quote after its date can expire, and a dispatched order be cancelled once its units are back.
        const before = orderIn(from, {
          ...(to === 'expired' &&
            from === 'quoted' && { quote: { ...QUOTE, validUntil: earlier() } }),
          ...(from === 'dispatched' && { sentUnits: 0 }),
        });
        const after = moved(before, to, uidOf(person));
        const actor = person === 'staff' ? 'staff' : 'customer';
        const may =
          ['staff', 'unverified', 'verified'].includes(person) &&
          (mayChangeStatus(from, to, actor) ||
            (person === 'staff' && from === 'quoted' && to === 'quoted'));
        const name = `${person}: ${from} to ${to}`;
        yield (may ? allowed : denied)(name, save(person, before, after));
      }
}

/** Forbidden changes together with an allowed one. */
function* forged(person: Person, from: OrderStatus, to: OrderStatus): Generator<Case> {
  const before = orderIn(from);
  const uid = uidOf(person);
  const good = moved(before, to, uid);
  yield allowed(`${person}: ${from} to ${to}`, save(person, before, good));
  const timeline = good['timeline'] as Fields;
  const lines = (before['lines'] as Fields[]).map((line) => ({ ...line, sku: 'RG102' }));
  const bad: readonly (readonly [string, Fields])[] = [
    ['another owner', { uid: RAVI }],
    ['another number', { number: 'GB-000000' }],
    ['other lines', { lines }],
    ['another contact', { contact: { name: 'Text', phone: '+919876543210' } }],
    ['another address', { address: undefined }],
    ['another note', { note: 'Other' }],
    ['the same revision', { rev: 3 }],
    ['a skipped revision', { rev: 5 }],
    ['a fractional revision', { rev: 4.5 }],
    ['another creation time', { createdAt: NOW }],
    ['an old save time', { updatedAt: SOME_TIME }],
    ['a future save time', { updatedAt: later() }],
    ['a price', { pricePaise: 1 }],
    ['a role', { role: 'admin' }],
    ['no timeline', { timeline: before['timeline'] }],
    ['a forged time', { timeline: { ...timeline, [to]: event(uid) } }],
    ['a forged author', { timeline: { ...timeline, [to]: event(RAVI, NOW) } }],
    [
      'an event with a price',
      { timeline: { ...timeline, [to]: { ...event(uid, NOW), price: 1 } } },
    ],
    [
      'an event with a bad note',
      { timeline: { ...timeline, [to]: { ...event(uid, NOW), note: ' ' } } },
    ],
    ['an event with an invalid time', { timeline: { ...timeline, [to]: { at: 7, by: uid } } }],
    ...['a'.repeat(129), 'a/b', ''].map((by): [string, Fields] => [
      `an event by ${by}`,
      { timeline: { ...timeline, [to]: event(by, NOW) } },
    ]),
    ['a second event', { timeline: { ...timeline, delivered: event(uid, NOW) } }],
    ['a changed earlier event', { timeline: { ...timeline, requested: event(uid, NOW) } }],
    ['no earlier events', { timeline: { [to]: event(uid, NOW) } }],
    ['an unknown event', { timeline: { ...timeline, won: event(uid, NOW) } }],
  ];
  for (const [name, change] of bad)
    yield denied(
      `${person}: ${from} to ${to} with ${name}`,
      save(person, before, { ...good, ...change }),
    );
  if (to === 'quoted') return;
  for (const own of [{ ...QUOTE, discountPaise: 1 }, null])
    yield denied(
      `${person}: ${from} to ${to} with ${own === null ? 'no quote' : 'another quote'}`,
      save(person, before, { ...good, quote: own }),
    );
}

function* quotes(): Generator<Case> {
  const before = orderIn('requested');
  const good = moved(before, 'quoted', STAFF);
  for (const { name, path, value } of shallowMutationsOf(quote, QUOTE))
    yield denied(
      `quote: ${path.join('.')} ${name}`,
      save('staff', before, { ...good, quote: mutated(QUOTE, path, value) }),
    );
  const sums: readonly Fields[] = [
    { totalPaise: 135_001 },
    { cgstPaise: 45_001, totalPaise: 135_001 },
    { igstPaise: 1, totalPaise: 135_001 },
  ];
  for (const sum of sums)
    yield denied(
      `a quote that does not sum up: ${JSON.stringify(sum)}`,
      save('staff', before, { ...good, quote: { ...QUOTE, ...sum } }),
    );
  const beyond = { cgstPaise: 0, sgstPaise: 0, igstPaise: 90_000, discountBps: undefined };
  yield allowed(
    'a quote with IGST and without a discount rate',
    save('staff', before, { ...good, quote: { ...QUOTE, ...beyond } }),
  );
  yield allowed(
    'a quote without a note',
    save('staff', before, { ...good, quote: { ...QUOTE, note: undefined } }),
  );
  yield denied('no quote at all', save('staff', before, { ...good, quote: undefined }));
  yield denied(
    'an expired quote',
    save('staff', before, { ...good, quote: { ...QUOTE, validUntil: earlier() } }),
  );
  const quoted = orderIn('quoted');
  const revised = { ...QUOTE, discountPaise: 100 };
  const same = { ...quoted, quote: revised, rev: 4, updatedAt: NOW };
  yield allowed('a new quote before it is accepted', save('staff', quoted, same));
  yield denied(
    'a new quote that changes earlier events',
    save('staff', quoted, { ...same, timeline: { requested: event(ASHA), quoted: event(RAVI) } }),
  );
  yield denied('a new quote by the customer', save('verified', quoted, same));
  yield denied('a new quote with other lines', save('staff', quoted, { ...same, note: 'Other' }));
  for (const status of ['accepted', 'delivered', 'cancelled'] as const) {
    const existing = orderIn(status);
    yield denied(
      `a new quote once ${status}`,
      save('staff', existing, { ...existing, quote: revised, rev: 4, updatedAt: NOW }),
    );
  }
}

/** An order whose invoice is not credited yet. */
function* invoicedOrders(): Generator<Case> {
  for (const from of ['confirmed', 'packed', 'dispatched'] as const)
    for (const invoicedUnits of [0, 2]) {
      const order = { ...orderIn(from), invoicedUnits, sentUnits: 0 };
      const one = save('staff', order, moved(order, 'cancelled', STAFF));
      yield invoicedUnits === 0
        ? allowed(`cancelling a credited order that was ${from}`, one)
        : denied(`cancelling an invoiced order that is ${from}`, one);
    }
  const order = { ...orderIn('confirmed'), invoicedUnits: 2 };
  yield allowed('packing an invoiced order', save('staff', order, moved(order, 'packed', STAFF)));
  yield denied(
    'staff who set the invoiced units',
    save('staff', order, { ...moved(order, 'packed', STAFF), invoicedUnits: 0 }),
  );
}

function* answers(): Generator<Case> {
  const stale = orderIn('quoted', { quote: { ...QUOTE, validUntil: earlier() } });
  yield denied(
    'accepting an expired quote',
    save('verified', stale, moved(stale, 'accepted', ASHA)),
  );
  yield allowed('cancelling it', save('verified', stale, moved(stale, 'cancelled', ASHA)));
  const fresh = orderIn('quoted');
  const noted = { cancelled: { ...event(ASHA, NOW), note: 'Twice' } };
  const reason = { timeline: { ...(fresh['timeline'] as Fields), ...noted } };
  yield allowed('a note', save('verified', fresh, moved(fresh, 'cancelled', ASHA, reason)));
  yield denied('expiring a valid quote', save('staff', fresh, moved(fresh, 'expired', STAFF)));
  yield denied(
    'recording the acceptance of an expired quote',
    save('staff', stale, moved(stale, 'accepted', STAFF)),
  );
  const forged: readonly (readonly [string, Person, OrderStatus, Fields])[] = [
    ['a customer who records how', 'verified', 'accepted', { how: 'phone' }],
    ['a customer who records who', 'verified', 'accepted', { who: 'Ravi' }],
    ['staff who do not say how', 'staff', 'accepted', {}],
    ['staff who say how in other words', 'staff', 'accepted', { how: 'fax' }],
    ['staff with an invalid name', 'staff', 'accepted', { how: 'phone', who: ' ' }],
    ['staff who cancel by phone', 'staff', 'cancelled', { how: 'phone' }],
    ['staff who cancel for a person', 'staff', 'cancelled', { who: 'Ravi' }],
  ];
  for (const [name, person, to, more] of forged) {
    const timeline = { ...(fresh['timeline'] as Fields) };
    const at = event(uidOf(person), NOW);
    yield denied(
      name,
      save(
        person,
        fresh,
        moved(fresh, to, '', { timeline: { ...timeline, [to]: { ...at, ...more } } }),
      ),
    );
  }
}

function* requests(): Generator<Case> {
  const good = orderRequest();
  const send =
    (person: Person, change: Fields = {}, id: string = randomUUID()): Case['attempt'] =>
    () =>
      write(PEOPLE[person], { path: `orders/${id}`, data: { ...good, ...change } });
  yield allowed('a request', send('verified'));
  yield denied('without an email address', () =>
    write(withoutEmail, { path: `orders/${randomUUID()}`, data: good }),
  );
  yield denied('by staff for a customer', send('staff'));
  const bad: readonly (readonly [string, Fields])[] = [
    ['of another customer', { uid: RAVI }],
    ['with a quote', { quote: QUOTE }],
    ['with a change request', { changeRequest: { text: 'Less', at: NOW } }],
    ['with a step undone', { undoneStep: { status: 'packed', at: NOW, by: ASHA, reason: 'x' } }],
    ['that is accepted', { status: 'accepted' }],
    [
      'that is accepted, with its event',
      { status: 'accepted', timeline: { accepted: event(ASHA, NOW) } },
    ],
    ['with two events', { timeline: { requested: event(ASHA, NOW), quoted: event(ASHA, NOW) } }],
    ['with no event', { timeline: {} }],
    [
      'with a note in its event',
      { timeline: { requested: { ...event(ASHA, NOW), note: 'Text' } } },
    ],
    ['with another time', { timeline: { requested: event(ASHA) } }],
    ['with another author', { timeline: { requested: event(RAVI, NOW) } }],
    ['with revision 2', { rev: 2 }],
    ['with a revision of type double', { rev: new Double(1) }],
    ['with an old creation time', { createdAt: SOME_TIME }],
    ['with an old save time', { updatedAt: SOME_TIME }],
    ['with a price', { totalPaise: 1 }],
    ['with a role', { admin: true }],
  ];
  for (const [name, change] of bad) yield denied(`a request ${name}`, send('verified', change));
  const ids = [
    '1',
    'order',
    '00000000-0000-1000-8000-000000000000',
    randomUUID().toUpperCase(),
    `${randomUUID()}0`,
  ];
  for (const id of ids) yield denied(`a request called ${id}`, send('verified', {}, id));
}

/** Every change of status by these people. */
export const statusCases = (people: readonly Person[]): void =>
  test('change status only along the table of transitions', () => tryAll(everyChange(people)));

/** Other cases of orders. */
export function orderCases(): void {
  describe('orders', () => {
    test('can be changed by customers in no other way', () =>
      tryAll([
        ...forged('verified', 'quoted', 'accepted'),
        ...forged('unverified', 'requested', 'cancelled'),
        ...forged('unverified', 'accepted', 'cancelled'),
      ]));
    test('can be changed by staff in no other way', () =>
      tryAll([
        ...forged('staff', 'requested', 'quoted'),
        ...forged('staff', 'requested', 'rejected'),
        ...forged('staff', 'accepted', 'confirmed'),
        ...forged('staff', 'packed', 'dispatched'),
      ]));
    test('accept only complete quotes that add up', () => tryAll(quotes()));
    test('can be accepted only before the quote expires', () => tryAll(answers()));
    test('can’t be cancelled while units of its invoice are not credited', () =>
      tryAll(invoicedOrders()));
    test('can be asked to change by their owner while they are quoted', () =>
      tryAll(changeRequests()));
    test('can be undone by staff for a day, with a reason', () => tryAll(undoneSteps()));
    test('can be entered by staff for customers', () => tryAll(entered()));
    test('can be created only as requests, by their owner', () => tryAll(requests()));
  });
}
