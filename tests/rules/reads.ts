/** Who may read which documents, and which queries are allowed. */
import { describe, test } from 'vitest';
import { allowed, denied, tryAll, type Case } from '#fixtures/rules-cases.ts';
import {
  clear,
  count,
  get,
  list,
  owner,
  queryOf,
  where,
  whereNames,
  write,
  type Fields,
  type Query,
} from '#fixtures/rules-emulator.ts';
import { ASHA, EVERYBODY, PEOPLE, RAVI, type Person } from '#fixtures/rules-callers.ts';

const NOT_DELETED = where('deletedAt', 'EQUAL', null);
const LIVE = [where('status', 'EQUAL', 'published'), NOT_DELETED];
const own = (uid: string) => [where('uid', 'EQUAL', uid)];
const NEWEST = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];

const ALL = EVERYBODY;
const STAFF: readonly Person[] = ['staff'];
const OWNERS: readonly Person[] = ['unverified', 'verified'];
const VERIFIED: readonly Person[] = ALL.filter(
  (person) => !['anonymous', 'guest', 'unverified'].includes(person),
);

const TIME = new Date('2026-01-15T06:30:00Z');
const LATER = new Date('2126-01-15T06:30:00Z');
const DOCUMENTS: Readonly<Record<string, Fields>> = {
  'prod/live': { status: 'published', deletedAt: null },
  'prod/draft': { status: 'draft', deletedAt: null },
  'prod/gone': { status: 'published', deletedAt: TIME },
  'blogs/live': { status: 'published', deletedAt: null },
  'blogs/draft': { status: 'draft', deletedAt: null },
  'categories/a': { name: 'Rings' },
  'pages/a': { title: 'Text' },
  'seo/global': { title: 'Text' },
  'settings/site': { phone: '' },
  'prod/due': { status: 'scheduled', publishAt: TIME, deletedAt: null },
  'prod/later': { status: 'scheduled', publishAt: LATER, deletedAt: null },
  'prod/archived': { status: 'archived', deletedAt: null },
  ...Object.fromEntries(
    ['live', 'due', 'later', 'draft', 'archived', 'gone'].map((id) => [
      `prices/${id}`,
      { pricePaise: 1, deletedAt: null },
    ]),
  ),
  'prod/unpriced': { status: 'published', deletedAt: null },
  'prod/withdrawn': { status: 'published', deletedAt: null },
  'prices/withdrawn': { pricePaise: 1, deletedAt: TIME },
  'stock/a': { onHand: 1 },
  'stockMoves/a': { productId: 'a' },
  'publishes/a': { progress: {} },
  'publishing/automatic': { nextInMs: 900_000 },
  'audit/a': { action: 'create' },
  'orders/hers': { uid: ASHA, createdAt: TIME },
  'orders/his': { uid: RAVI, createdAt: TIME },
  'orders/hers/notes/a': { text: 'Pays late', by: 'meera', at: TIME },
  'orders/hers/payments/a': { amountPaise: 1, at: TIME },
  'orders/hers/quotes/1': { by: 'meera', at: TIME },
  'orders/hers/shipments/a': { courier: 'Blue Dart', at: TIME },
  'orders/hers/returns/a': { reason: 'Wrong size', at: TIME },
  [`webUsers/${ASHA}`]: { uid: ASHA },
  [`webUsers/${ASHA}/addresses/a`]: { city: 'Text' },
  [`webUsers/${ASHA}/lists/a`]: { name: 'Text' },
  [`users/${ASHA}`]: { emailPreferences: {} },
  [`customers/${ASHA}`]: { notes: 'Pays late' },
  [`customers/${ASHA}/notes/a`]: { text: 'Asked for rings', by: 'meera', at: TIME },
  [`orderPauses/${ASHA}`]: { until: TIME },
  [`customerIndex/${ASHA}`]: { prefixes: { asha: true } },
  'orderIndex/1-hers': { orderId: 'hers', prefixes: { asha: true } },
  'invoices/hers': { uid: ASHA, orderId: 'hers' },
  'invoices/his': { uid: RAVI, orderId: 'his' },
  'invoiceCounters/INV-2026-27': { last: 1 },
  'orderClaims/a-customer': { codeHash: 'a'.repeat(64) },
  'mail/a': { to: 'asha@shop.in' },
  'failures/a': { task: 'order-mail' },
  'secrets/a': { a: 1 },
};

/** A read, and who may perform it. */
type Read = [name: string, by: readonly Person[], read: (person: Person) => Case['attempt']];

const one = (path: string, by: readonly Person[]): Read => [
  `get ${path}`,
  by,
  (person) => () => get(PEOPLE[person], path),
];
const many = (name: string, query: Query, by: readonly Person[], parent = ''): Read => [
  name,
  by,
  (person) => () => list(PEOPLE[person], query, parent),
];

const GETS: readonly Read[] = [
  ...['prod/live', 'prod/draft', 'prod/gone', 'prod/none', 'blogs/live', 'categories/a'].map(
    (path) => one(path, STAFF),
  ),
  ...['pages/a', 'seo/global', 'settings/site', 'settings/none'].map((path) => one(path, STAFF)),
  ...['stock/a', 'stockMoves/a', 'publishes/a', 'publishing/automatic', 'audit/a', 'mail/a'].map(
    (path) => one(path, STAFF),
  ),
  // Prices of live products.
  ...['live', 'due', 'unpriced'].map((id) => one(`prices/${id}`, VERIFIED)),
  ...['later', 'draft', 'archived', 'gone', 'withdrawn', 'none'].map((id) =>
    one(`prices/${id}`, STAFF),
  ),
  one('orders/hers', [...OWNERS, 'staff']),
  one('orders/his', ['other', 'staff']),
  // A missing order is refused like another customer's.
  one('orders/none', STAFF),
  one('invoices/hers', [...OWNERS, 'staff']),
  one('invoices/his', ['other', 'staff']),
  one('invoices/none', STAFF),
  // Not even for staff.
  one('invoiceCounters/INV-2026-27', []),
  // Not even for one's own order.
  one('orders/hers/notes/a', STAFF),
  one('orders/hers/quotes/1', [...OWNERS, 'staff']),
  ...['payments', 'shipments', 'returns'].map((name) =>
    one(`orders/hers/${name}/a`, [...OWNERS, 'staff']),
  ),
  one(`webUsers/${ASHA}`, [...OWNERS, 'staff']),
  one(`webUsers/${ASHA}/addresses/a`, [...OWNERS, 'staff']),
  // Not for staff.
  one(`webUsers/${ASHA}/lists/a`, OWNERS),
  one(`users/${ASHA}`, [...OWNERS, 'staff']),
  // Not even for oneself.
  one(`customers/${ASHA}`, STAFF),
  one(`customers/${ASHA}/notes/a`, STAFF),
  one(`customerIndex/${ASHA}`, STAFF),
  one('orderClaims/a-customer', STAFF),
  one('orderIndex/1-hers', STAFF),
  one(`orderPauses/${ASHA}`, [...OWNERS, 'staff']),
  one(`orderPauses/none`, STAFF),
  ...['secrets/a', 'prod/live/secrets/a', `users/${ASHA}/secrets/a`].map((path) => one(path, [])),
  one(`webUsers/${ASHA}/secrets/a`, []),
  one(`webUsers/${ASHA}/addresses/a/deeper/a`, []),
];

const COLLECTIONS = [
  ...['prod', 'blogs', 'categories', 'pages', 'seo', 'settings', 'prices', 'stock', 'stockMoves'],
  ...['publishes', 'publishing', 'audit', 'orders', 'invoices', 'mail', 'webUsers', 'users'],
  ...['customers', 'customerIndex', 'orderIndex', 'orderPauses'],
];

const QUERIES: readonly Read[] = [
  ...COLLECTIONS.flatMap((name): Read[] => [
    many(`${name}: limit for staff`, queryOf(name, { limit: 500 }), STAFF),
    many(`${name}: all`, queryOf(name), STAFF),
    [`${name}: count`, STAFF, (person) => () => count(PEOPLE[person], queryOf(name))],
  ]),
  ...['prod', 'blogs'].map((name) =>
    many(`${name}: live ones`, queryOf(name, { filters: LIVE, limit: 100 }), STAFF),
  ),
  ...['categories', 'pages', 'seo', 'settings'].map((name) =>
    many(`${name}: not deleted`, queryOf(name, { filters: [NOT_DELETED], limit: 9 }), STAFF),
  ),
  many(
    'prices: of one product',
    queryOf('prices', { filters: [whereNames(['prices/live']), NOT_DELETED], limit: 1 }),
    STAFF,
  ),
  many('orders: her own', queryOf('orders', { filters: own(ASHA), limit: 50 }), [
    ...OWNERS,
    'staff',
  ]),
  many(
    'orders: her own, latest first',
    queryOf('orders', { filters: own(ASHA), orderBy: NEWEST, limit: 50 }),
    [...OWNERS, 'staff'],
  ),
  many('orders: her own, too many', queryOf('orders', { filters: own(ASHA), limit: 51 }), STAFF),
  many(
    'invoices: those of her own order',
    queryOf('invoices', {
      filters: [...own(ASHA), where('orderId', 'EQUAL', 'hers')],
      limit: 50,
    }),
    [...OWNERS, 'staff'],
  ),
  many('invoices: his', queryOf('invoices', { filters: own(RAVI), limit: 50 }), ['other', 'staff']),
  many('orders: his', queryOf('orders', { filters: own(RAVI), limit: 50 }), ['other', 'staff']),
  many('orders: anybody’s', queryOf('orders', { limit: 50 }), STAFF),
  many(
    'addresses: her own',
    queryOf('addresses', { limit: 50 }),
    [...OWNERS, 'staff'],
    `webUsers/${ASHA}`,
  ),
  many('addresses: too many', queryOf('addresses', { limit: 51 }), STAFF, `webUsers/${ASHA}`),
  many('lists: her own', queryOf('lists', { limit: 200 }), OWNERS, `webUsers/${ASHA}`),
  many('lists: too many', queryOf('lists', { limit: 201 }), [], `webUsers/${ASHA}`),
  many('addresses: without limit', queryOf('addresses'), STAFF, `webUsers/${ASHA}`),
  many('orders: her own, without limit', queryOf('orders', { filters: own(ASHA) }), STAFF),
  [
    'orders: count of her own',
    STAFF,
    (person) => () => count(PEOPLE[person], queryOf('orders', { filters: own(ASHA) })),
  ],
  many('notes of an order', queryOf('notes', { limit: 9 }), STAFF, 'orders/hers'),
  ...['addresses', 'lists', 'notes', ...COLLECTIONS, 'secrets'].map((name) =>
    many(`the collection group ${name}`, queryOf(name, { limit: 9, allDescendants: true }), []),
  ),
  many(
    'the collection group addresses, her own',
    queryOf('addresses', { limit: 9, filters: own(ASHA), allDescendants: true }),
    [],
  ),
];

function* casesOf(reads: readonly Read[]): Generator<Case> {
  for (const [name, by, read] of reads)
    for (const person of EVERYBODY) {
      const make = by.includes(person) ? allowed : denied;
      yield make(`${person}: ${name}`, read(person));
    }
}

export function readCases(): void {
  describe('reads', () => {
    test('of documents', async () => {
      await clear();
      for (const [path, data] of Object.entries(DOCUMENTS)) await write(owner, { path, data });
      await tryAll(casesOf(GETS));
    });

    test('by queries', async () => {
      await tryAll(casesOf(QUERIES));
    });
  });
}
