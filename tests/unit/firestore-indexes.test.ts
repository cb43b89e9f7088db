/** Every query has its index, every index has a query, and all queries are in the table. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { indexFile, indexFor } from '#tooling/rules/indexes.ts';
import type { QueryShape } from '#schema/queries.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

const shape = (where: QueryShape['where'], orderBy: QueryShape['orderBy']): QueryShape => ({
  collection: 'webUsers/{uid}/addresses',
  where,
  orderBy,
});

const fieldsOf = (query: QueryShape) =>
  indexFor(query)?.fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`);

test.each<[string, QueryShape, string[] | undefined]>([
  ['an order only', shape([], [['city', 'asc']]), undefined],
  ['a range and an order on one field', shape([['at', '>=']], [['at', 'desc']]), undefined],
  [
    'equalities only',
    shape(
      [
        ['city', '=='],
        ['state', '=='],
      ],
      [],
    ),
    undefined,
  ],
  [
    'an equality and an order',
    shape([['city', '==']], [['at', 'desc']]),
    ['city ASCENDING', 'at DESCENDING'],
  ],
  [
    'an equality and a range',
    shape(
      [
        ['city', '=='],
        ['at', '>='],
        ['at', '<'],
      ],
      [],
    ),
    ['city ASCENDING', 'at ASCENDING'],
  ],
])('returns the index for %s', (_, query, index) => {
  expect(fieldsOf(query)).toEqual(index);
});

test('a filter of a list has an index for each sort order', () => {
  const { filters, sorts } = STAFF_LISTS.products;
  const alike = sorts.filter(([field]) => filters.some((filter) => filter === field));
  const { indexes } = z
    .object({ indexes: z.array(z.object({ collectionGroup: z.string() })) })
    .parse(JSON.parse(indexFile()));
  const ofProducts = indexes.filter(({ collectionGroup }) => collectionGroup === 'prod');
  expect(ofProducts.length).toBeGreaterThanOrEqual(filters.length * sorts.length - alike.length);
});

test('firestore.indexes.json has the indexes of the queries (if not, run: npm run rules)', () => {
  expect(readFileSync('firestore.indexes.json', 'utf8')).toBe(indexFile());
});

/** Files of the functions, the publisher and the tools, whose queries filter and sort by one field, and so need no index. */
const WITHOUT_INDEX = [
  'src/functions/customers/index-customer.ts',
  'src/functions/customers/limit-requests.ts',
  'src/functions/customers/order-claims.ts',
  'src/functions/customers/probable-account.ts',
  'src/functions/invoicing/issue-credit-note.ts',
  'src/functions/invoicing/move-invoices.ts',
  'src/functions/invoicing/read-source.ts',
  'src/functions/mail/mail-schedule.ts',
  'src/functions/mail/quote-reminder.ts',
  'src/functions/orders/index-order.ts',
  'src/functions/staff/as-owner.ts',
  'src/functions/staff/invite-staff.ts',
  'src/site/publish/delete-unused-pictures.ts',
  'src/site/publish/requests.ts',
  'src/site/snapshot/cursor.ts',
  'src/site/snapshot/sync.ts',
  'src/tooling/backup/backup.ts',
];

/** A comparison or an order in Firestore's API. */
const QUERY = /(?<!:)\b(?:where|orderBy)\(/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));

test('files with queries take them from the table, or are listed here', () => {
  const querying = sources.filter((name) => {
    const text = readFileSync(name, 'utf8');
    return QUERY.test(text) && !/#schema\/(?:queries|staff-lists)\.ts/.test(text);
  });
  expect(querying.toSorted()).toEqual(WITHOUT_INDEX);
});

/** A field, an operator, a direction or a limit written as a literal in a query. */
const SPELT_OUT = /\b(?:where|orderBy)\(\s*(?:[^,()]+(?:\([^()]*\))?,\s*)?['"`]|\blimit\(\s*\d/;

test.each([
  ["where('status', is, 'live')", true],
  ['where(\n  `status`, is, value)', true],
  ["where(ownerField, '==', uid)", true],
  ["where(documentId(), 'in', ids)", true],
  ['orderBy("createdAt", direction)', true],
  ["orderBy(timeField, 'desc')", true],
  ['limit(50)', true],
  ['where(documentId(), isIn, ids), orderBy(timeField, direction), limit(most)', false],
])('%s contains a literal: %s', (text, isIt) => {
  expect(SPELT_OUT.test(text)).toBe(isIt);
});

test('browsers run only queries of the table', () => {
  const clients = sources.filter((name) => name.startsWith(join('src', 'firebase', 'browser')));
  expect(clients.length).toBeGreaterThan(10);
  expect(clients.filter((name) => SPELT_OUT.test(readFileSync(name, 'utf8')))).toEqual([]);
});
