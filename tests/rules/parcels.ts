/** Parcels of orders, and the units that were sent. */
import { describe, test } from 'vitest';
import { HAS_PARCELS } from '#core/order-status.ts';
import { orderStatus } from '#schema/order.ts';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { ASHA, STAFF, type PersonOrToken } from '#fixtures/rules-callers.ts';
import { allowed, denied, tryAll, type Case, type Prepared } from '#fixtures/rules-cases.ts';
import { anyPath, GUARDED } from '#fixtures/rules-documents.ts';
import { NOW, type Fields } from '#fixtures/rules-emulator.ts';
import { earlier, event, moved, orderIn, save } from '#fixtures/rules-orders.ts';
import { creating, kindNamed, saving } from './staff-writes.ts';

const RECORDS: ReadonlySet<string> = new Set(['shipment', 'order return']);

/** A parcel without an outcome gets one, with these other changes. */
export function changingParcel(by: PersonOrToken, change: Fields = {}): Prepared {
  const sent = kindNamed('shipment');
  return saving(sent, sent.before, { ...sent.saved, ...change }, by);
}

function* corrections(): Generator<Case> {
  yield allowed('delivered', changingParcel('staff'));
  for (const [name, change] of [
    ['another courier', { courier: 'By hand' }],
    ['another tracking number', { trackingNumber: '4712' }],
    ['no tracking number', { trackingNumber: undefined }],
    ['another link', { trackingUrl: 'https://shop.example/4712' }],
    ['another day', { sentOn: earlier() }],
  ] as const)
    yield allowed(name, changingParcel('staff', change));
  for (const [name, change] of [
    ['an invalid courier', { courier: 5 }],
    ['other units', { lines: [] }],
    ['more parcels', { parcels: 900 }],
    ['another author', { by: STAFF }],
    ['another time', { at: NOW }],
    ['another note', { note: 'Other' }],
  ] as const)
    yield denied(name, changingParcel('staff', change));
}

/** Parcels are recorded in the statuses in which the goods are taken from stock. */
function* sentUnits(): Generator<Case> {
  const change = { rev: 4, updatedAt: NOW };
  for (const status of orderStatus.options) {
    const before = orderIn(status);
    const one = save('staff', before, { ...before, ...change, sentUnits: 3 });
    yield (HAS_PARCELS.has(status) ? allowed : denied)(`${status}: units sent`, one);
  }
  const before = orderIn('packed');
  const sent = { ...before, ...change, sentUnits: 3 };
  yield denied('by the customer', save('verified', before, sent));
  yield denied('no number', save('staff', before, { ...sent, sentUnits: '3' }));
  yield allowed(
    'with the next step',
    save('staff', before, moved(before, 'dispatched', STAFF, { sentUnits: 3, duePaise: 5 })),
  );
  yield denied(
    'with another next step',
    save('staff', before, moved(before, 'cancelled', STAFF, { sentUnits: 3 })),
  );
}

/** Parcels and returns by staff who may write them, for an order in each status and for a missing one. */
function* newRecords(): Generator<Case> {
  const orders = [...orderStatus.options, undefined].map((status) => ({
    ...{ status, id: `order-${status}` },
    may: status !== undefined && HAS_PARCELS.has(status) ? allowed : denied,
  }));
  for (const { status, id, may } of orders)
    for (const guarded of GUARDED.filter(({ name }) => RECORDS.has(name))) {
      const path = anyPath(guarded).replace('an-order', id);
      yield {
        ...may(
          `${guarded.name} of an order that is ${status}`,
          creating(guarded, guarded.created, path),
        ),
        ...(status !== undefined && { before: { path: `orders/${id}`, data: orderIn(status) } }),
      };
    }
}

/** Steps that would book back goods that were sent. */
function* stepsBack(): Generator<Case> {
  const { packed: _, ...earlierEvents } = orderIn('packed')['timeline'] as Fields;
  const timeline = { ...earlierEvents, packed: event(STAFF, earlier()) };
  const undoneStep = { status: 'packed', at: NOW, by: STAFF, reason: 'The wrong order' };
  for (const sent of [undefined, 0, 4]) {
    const before = orderIn('packed', { timeline, sentUnits: sent });
    const may = sent === 4 ? denied : allowed;
    yield may(
      `cancelling with ${sent} sent`,
      save('staff', before, moved(before, 'cancelled', STAFF)),
    );
    const undone = { status: 'confirmed', timeline: earlierEvents, undoneStep, rev: 4 };
    const after = { ...before, ...undone, updatedAt: NOW };
    yield may(`undoing packed with ${sent} sent`, save('staff', before, after));
    yield allowed(
      `dispatching with ${sent} sent`,
      save('staff', before, moved(before, 'dispatched', STAFF)),
    );
  }
  const before = orderIn('packed', { sentUnits: 4, createdAt: SOME_TIME });
  yield denied(
    'cancelling that forgets what was sent',
    save('staff', before, moved(before, 'cancelled', STAFF, { sentUnits: 0 })),
  );
}

/** Cancelling a dispatched order, which takes a recorded parcel of which all units are back, and undoing it. */
function* dispatchedAndBack(): Generator<Case> {
  const cancelling = (sentUnits: number | undefined, change: Fields = {}) => {
    const before = orderIn('dispatched', { sentUnits });
    return save('staff', before, moved(before, 'cancelled', STAFF, change));
  };
  yield allowed('cancelling with all units back', cancelling(0, { duePaise: undefined }));
  yield denied('cancelling with units sent', cancelling(4));
  yield denied('cancelling without a parcel', cancelling(undefined));
  yield denied('cancelling that forgets what was sent', cancelling(4, { sentUnits: 0 }));
  yield denied('cancelling that invents a parcel', cancelling(undefined, { sentUnits: 0 }));
  const dispatched = orderIn('dispatched', { sentUnits: 0 });
  yield denied(
    'cancelling by the customer',
    save('verified', dispatched, moved(dispatched, 'cancelled', ASHA)),
  );
  const before = moved(dispatched, 'cancelled', STAFF, {
    timeline: { ...(dispatched['timeline'] as Fields), cancelled: event(STAFF, earlier()) },
    updatedAt: SOME_TIME,
  });
  const undoneStep = { status: 'cancelled', at: NOW, by: STAFF, reason: 'The wrong order' };
  const after = { ...dispatched, undoneStep, duePaise: 5, rev: 5, updatedAt: NOW };
  yield allowed('undoing the cancellation', save('staff', before, after));
  yield denied('undoing it to delivered', save('staff', before, { ...after, status: 'delivered' }));
}

export function parcelCases(): void {
  describe('parcels', () => {
    test('can be corrected, but not their units', () => tryAll(corrections()));
    test('are recorded only of packed orders', () => tryAll([...sentUnits(), ...newRecords()]));
    test('keep staff from cancelling and unpacking the order', () => tryAll(stepsBack()));
    test('that all came back let staff cancel a dispatched order', () =>
      tryAll(dispatchedAndBack()));
  });
}
