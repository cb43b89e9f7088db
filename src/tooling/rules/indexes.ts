/** `firestore.indexes.json`, generated from the table of queries. */
import { QUERIES, type QueryShape } from '#schema/queries.ts';
import { queriesOf, STAFF_LISTS } from '#schema/staff-lists.ts';

interface IndexField {
  fieldPath: string;
  order: 'ASCENDING' | 'DESCENDING';
}

export interface Index {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: IndexField[];
}

const ORDER = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

const fieldsWith = ({ where }: QueryShape, operators: readonly string[]): string[] =>
  where.filter(([, operator]) => operators.includes(operator)).map(([field]) => field);

/**
 * The index that a query needs in addition to Firestore's single-field indexes: equalities first, then the order.
 * Queries on one field, or with equalities only, need none.
 */
export function indexFor(query: QueryShape): Index | undefined {
  const equal = fieldsWith(query, ['==', 'in']);
  const ranged = fieldsWith(query, ['<', '>=']);
  const sorted =
    query.orderBy.length > 0
      ? query.orderBy
      : ranged.slice(0, 1).map((field) => [field, 'asc'] as const);
  const fields = new Set([...equal, ...ranged, ...sorted.map(([field]) => field)]);
  if (fields.size < 2 || sorted.length === 0) return undefined;
  const parts = [...equal.map((field) => [field, 'asc'] as const), ...sorted];
  return {
    collectionGroup: query.collection.split('/').at(-1) ?? '',
    queryScope: 'COLLECTION',
    fields: parts.map(([fieldPath, order]) => ({ fieldPath, order: ORDER[order] })),
  };
}

const queries: readonly QueryShape[] = [
  ...Object.values(QUERIES),
  ...Object.values(STAFF_LISTS).flatMap(queriesOf),
];

/** The content of the file. */
export function indexFile(): string {
  const needed = new Map(
    queries.flatMap((query) => {
      const index = indexFor(query);
      return index === undefined ? [] : [[JSON.stringify(index), index] as const];
    }),
  );
  const indexes = [...needed.keys()].toSorted().map((key) => needed.get(key));
  return `${JSON.stringify({ indexes, fieldOverrides: [] }, null, 2)}\n`;
}
