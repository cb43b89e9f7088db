/** Sales settings: buyers who wait for approval, and payment before packing; orders of staff and their customers. */
import { randomUUID } from 'node:crypto';
import { describe, test } from 'vitest';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import {
  ASHA,
  EVERYBODY,
  PEOPLE,
  RAVI,
  STAFF,
  type Person,
  type PersonOrToken,
} from '#fixtures/rules-callers.ts';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import { clear, get, NOW, owner, write, type Fields } from '#fixtures/rules-emulator.ts';
import { moved, orderIn, save } from '#fixtures/rules-orders.ts';

const BUYERS: readonly Person[] = ['verified', 'other'];

/** @param sales undefined before they are saved the first time */
async function prepareShop(sales: Fields | undefined, customer?: Fields): Promise<void> {
  await clear();
  const prices = { path: 'prices/live', data: { pricePaise: 1, deletedAt: null } };
  const product = { path: 'prod/live', data: { status: 'published', deletedAt: null } };
  await write(owner, prices, product);
  if (sales) await write(owner, { path: 'settings/sales', data: sales });
  if (customer) await write(owner, { path: `customers/${ASHA}`, data: customer });
}

const seesPrice = (person: Person) => () => get(PEOPLE[person], 'prices/live');

const pack = (duePaise: number | undefined) => {
  const before = orderIn('confirmed', duePaise === undefined ? {} : { duePaise });
  return save('staff', before, moved(before, 'packed', STAFF));
};

/** A change of one field by staff. */
const changing = (person: PersonOrToken, before: Fields, change: Fields) =>
  save(person, before, { ...before, rev: 4, updatedAt: NOW, ...change });

function* assignments(): Generator<Case> {
  const order = orderIn('requested');
  const assigned = { ...order, assignedTo: RAVI };
  yield allowed('assigning', changing('staff', order, { assignedTo: STAFF }));
  yield allowed('assigning to a colleague', changing('staff', assigned, { assignedTo: STAFF }));
  yield allowed('unassigning', changing('staff', assigned, { assignedTo: undefined }));
  for (const person of EVERYBODY.filter((one) => one !== 'staff'))
    yield denied(`${person} assigning`, changing(person, order, { assignedTo: STAFF }));
  const bad: readonly (readonly [string, Fields])[] = [
    ['to a number', { assignedTo: 7 }],
    ['to a long text', { assignedTo: 'a'.repeat(129) }],
    ['with another note', { assignedTo: STAFF, note: 'Other' }],
    ['with the same revision', { assignedTo: STAFF, rev: 3 }],
    ['with an old time', { assignedTo: STAFF, updatedAt: SOME_TIME }],
    ['with another status', { assignedTo: STAFF, status: 'confirmed' }],
  ];
  for (const [name, change] of bad)
    yield denied(`assigning ${name}`, changing('staff', order, change));
}

function* changedContacts(): Generator<Case> {
  const order = orderIn('confirmed');
  const contact = { ...(order['contact'] as Fields), name: 'Ravi Rao' };
  const address = { lines: ['1 MG Road'], city: 'Pune', state: 'Maharashtra', pin: '411001' };
  const next = { contact, address };
  yield allowed('another contact and address', changing('staff', order, next));
  yield allowed('no address', changing('staff', { ...order, address }, { address: undefined }));
  for (const person of EVERYBODY.filter((one) => one !== 'staff'))
    yield denied(`${person} changing the contact`, changing(person, order, next));
  const bad: readonly (readonly [string, Fields])[] = [
    ['as text', { contact: 'Ravi' }],
    ['with an address as text', { ...next, address: 'Pune' }],
    ['removed', { contact: undefined }],
    ['with another note', { ...next, note: 'Other' }],
    ['with the same revision', { ...next, rev: 3 }],
    ['with another status', { ...next, status: 'packed' }],
  ];
  for (const [name, change] of bad)
    yield denied(`a contact ${name}`, changing('staff', order, change));
}

/** An order of this customer, given to Asha. */
export const giving = (person: PersonOrToken, from: string) =>
  changing(person, orderIn('confirmed', { uid: from }), { uid: ASHA });

function* givenOrders(): Generator<Case> {
  const from = randomUUID();
  const order = orderIn('confirmed', { uid: from });
  yield allowed('an order of an entered customer to an account', giving('staff', from));
  for (const person of EVERYBODY.filter((one) => one !== 'staff'))
    yield denied(`${person} taking an order of an entered customer`, giving(person, from));
  yield denied('an order to a number', changing('staff', order, { uid: 7 }));
  yield denied('an order to a long text', changing('staff', order, { uid: 'a'.repeat(129) }));
  yield denied(
    'an order with its contact',
    changing('staff', order, { uid: ASHA, contact: { name: 'Ravi', phone: '+919876543210' } }),
  );
  for (const to of [RAVI, from])
    yield denied(
      `an order of an account to ${to}`,
      changing('staff', orderIn('confirmed'), { uid: to }),
    );
}

export function salesCases(): void {
  describe('sales', () => {
    test('verified buyers see prices while approval is off', async () => {
      for (const sales of [undefined, { approveBuyers: false, packOnlyWhenPaid: true }]) {
        await prepareShop(sales);
        await tryAll(BUYERS.map((person) => allowed(person, seesPrice(person))));
      }
    });

    test('with approval on, only approved buyers and staff see prices', async () => {
      await prepareShop({ approveBuyers: true, packOnlyWhenPaid: false }, { isApproved: true });
      await tryAll([
        allowed('approved', seesPrice('verified')),
        denied('approved, but not verified', seesPrice('unverified')),
        denied('without a record', seesPrice('other')),
        denied('a visitor', seesPrice('anonymous')),
        allowed('staff', seesPrice('staff')),
      ]);
      for (const record of [{ isApproved: false }, { notes: '' }]) {
        await prepareShop({ approveBuyers: true, packOnlyWhenPaid: false }, record);
        await tryAll([denied(JSON.stringify(record), seesPrice('verified'))]);
      }
    });

    test('orders with a payment due are packed only while the setting is off', async () => {
      for (const sales of [undefined, { approveBuyers: true, packOnlyWhenPaid: false }]) {
        await prepareShop(sales);
        await tryAll([allowed('due', pack(1)), allowed('paid', pack(0))]);
      }
      await prepareShop({ approveBuyers: false, packOnlyWhenPaid: true });
      await tryAll([
        denied('due', pack(1)),
        allowed('paid', pack(0)),
        allowed('a refund owed', pack(-1)),
        allowed('nothing due', pack(undefined)),
      ]);
    });

    test('staff assign orders', () => tryAll(assignments()));
    test('staff change contacts and addresses', () => tryAll(changedContacts()));
    test('staff give orders without an account to another customer', () => tryAll(givenOrders()));
  });
}
