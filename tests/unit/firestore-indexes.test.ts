/** Every query has its index, every index a query, and nobody puts a query that the table does not have. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { QUERIES, type QueryShape } from '#schema/queries.ts';

const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) }),
      ),
    }),
  ),
  fieldOverrides: z.array(z.never()),
});

const queries: readonly QueryShape[] = Object.values(QUERIES);

const fieldsWith = ({ where }: QueryShape, operators: readonly string[]): string[] =>
  where.filter(([, operator]) => operators.includes(operator)).map(([field]) => field);

/**
 * The index that a query needs beside those that Firestore keeps of each field by itself: equalities first, then
 * the order. Queries of one field, or of equalities alone, need none.
 */
function indexFor(query: QueryShape): string | undefined {
  const equal = fieldsWith(query, ['==', 'in']);
  const ranged = fieldsWith(query, ['<', '>=']);
  const sorted =
    query.orderBy.length > 0
      ? query.orderBy
      : ranged.slice(0, 1).map((field) => [field, 'asc'] as const);
  const fields = new Set([...equal, ...ranged, ...sorted.map(([field]) => field)]);
  if (fields.size < 2 || sorted.length === 0) return undefined;
  const parts = [...equal.map((field) => `${field} asc`), ...sorted.map((part) => part.join(' '))];
  return `${query.collection.split('/').at(-1) ?? ''}: ${parts.join(', ')}`;
}

test('firestore.indexes.json has exactly what the queries need', () => {
  const { indexes } = indexFile.parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));
  const kept = indexes.map(({ collectionGroup, fields }) => {
    const parts = fields.map(
      ({ fieldPath, order }) => `${fieldPath} ${order === 'ASCENDING' ? 'asc' : 'desc'}`,
    );
    return `${collectionGroup}: ${parts.join(', ')}`;
  });
  const needed = queries.flatMap((query) => indexFor(query) ?? []);
  expect(kept.toSorted()).toEqual([...new Set(needed)].toSorted());
});

/** Files that put queries, and the entries of the table that they put. */
const ASKED_IN: Readonly<Record<string, readonly (keyof typeof QUERIES)[]>> = {
  'src/snapshot/sync.ts': ['wholeCollection', 'savedSince', 'savedBetween'],
  'src/publish/requests.ts': ['queuedPublishes', 'begunPublishes'],
  'src/backup/take-backup.ts': ['wholeCollection'],
  'src/import/stored-products.ts': ['wholeCollection', 'productsBySku'],
};

/** A comparison or an order in Firestore's own words. */
const QUERY = /(?:\.|\b)(?:where|orderBy)\(/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));

test('queries stand in the table: whoever puts one takes it from there, or is listed here', () => {
  const asking = sources.filter((name) => {
    const text = readFileSync(name, 'utf8');
    return QUERY.test(text) && !text.includes('#schema/queries.ts');
  });
  expect(asking.toSorted()).toEqual(Object.keys(ASKED_IN).toSorted());
});

/** A field, an operator, a direction or a number of documents that was written down where it is asked. */
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
])('%s: is it spelt out? %s', (text, isIt) => {
  expect(SPELT_OUT.test(text)).toBe(isIt);
});

test('browsers ask by the table alone: who has one entry of it puts no other query beside', () => {
  const clients = sources.filter((name) => name.startsWith(join('src', 'client')));
  expect(clients.length).toBeGreaterThan(10);
  expect(clients.filter((name) => SPELT_OUT.test(readFileSync(name, 'utf8')))).toEqual([]);
});

test('what the seller’s processes ask is in the table, field by field', () => {
  for (const [file, names] of Object.entries(ASKED_IN)) {
    const text = readFileSync(file, 'utf8');
    const fields = [...text.matchAll(/\.(?:where|orderBy)\(\s*'(?<field>[^']+)'/g)].map(
      ({ groups }) => groups?.['field'] ?? '',
    );
    const known = names
      .map((name): QueryShape => QUERIES[name])
      .flatMap(({ where, orderBy }) => [...where, ...orderBy].map(([field]) => field));
    expect(known, file).toEqual(expect.arrayContaining(fields));
  }
});
