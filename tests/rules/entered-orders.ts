/** Orders that staff enter for customers, with and without an account. */
import { randomUUID } from 'node:crypto';
import { SOME_TIME } from '#fixtures/full-documents.ts';
import { ASHA, STAFF, tokenOf, type PersonOrToken } from '#fixtures/rules-callers.ts';
import { allowed, denied, type Case } from '#fixtures/rules-cases.ts';
import { orderRequest } from '#fixtures/rules-documents.ts';
import { Double, NOW, write, type Fields } from '#fixtures/rules-emulator.ts';
import { event, QUOTE } from '#fixtures/rules-orders.ts';

const GOOD: Fields = {
  ...orderRequest(20),
  ...{ source: 'phone', placedBy: STAFF, timeline: { requested: event(STAFF, NOW) } },
  ...{ createdAt: NOW, updatedAt: NOW },
};

export const enter =
  (person: PersonOrToken, change: Fields = {}, id: string = randomUUID()): Case['attempt'] =>
  () =>
    write(tokenOf(person), { path: `orders/${id}`, data: { ...GOOD, ...change } });

export function* entered(): Generator<Case> {
  yield allowed('staff for a customer', enter('staff'));
  yield allowed('staff for someone without an account', enter('staff', { uid: randomUUID() }));
  yield allowed(
    'an entered order without an address and a note',
    enter('staff', { address: undefined, note: undefined }),
  );
  yield denied('a customer as staff', enter('verified'));
  yield denied(
    'a customer for someone without an account',
    enter('verified', { uid: randomUUID(), placedBy: ASHA }),
  );
  yield denied('staff with another id', enter('staff', {}, 'order'));
  const bad: readonly (readonly [string, Fields])[] = [
    ['without a source', { source: undefined }],
    ['with an unknown source', { source: 'fax' }],
    ['by nobody', { placedBy: undefined }],
    ['by another person', { placedBy: ASHA }],
    ['by no text', { placedBy: 7 }],
    ['by a long text', { placedBy: 'a'.repeat(129) }],
    ['without a customer', { uid: '' }],
    ['of a customer that is no text', { uid: 7 }],
    ['without lines', { lines: [] }],
    ['with lines that are no list', { lines: 'RG101' }],
    ['with too many lines', { lines: Array.from({ length: 201 }, () => ({})) }],
    ['with another number', { number: 'GB-1' }],
    ['with a contact that is no map', { contact: 'Asha' }],
    ['with an address that is no map', { address: 'Hyderabad' }],
    ['with a note that is no text', { note: 7 }],
    ['with a long note', { note: 'a'.repeat(501) }],
    ['that is quoted', { status: 'quoted' }],
    ['with a quote', { quote: QUOTE }],
    ['with revision 2', { rev: 2 }],
    ['with a revision of type double', { rev: new Double(1) }],
    ['with an old time', { createdAt: SOME_TIME }],
    ['with an old save time', { updatedAt: SOME_TIME }],
    ['with an event of the customer', { timeline: { requested: event(ASHA, NOW) } }],
    ['with a price', { pricePaise: 1 }],
  ];
  for (const [name, change] of bad)
    yield denied(`an entered order ${name}`, enter('staff', change));
}
