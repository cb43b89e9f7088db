/** One document to write, in Firestore's form, as imports and the back office write it; times are the database's. */

/** The collections that staff edit, each document with its revision. */
export type EditedCollection =
  | 'prod'
  | 'prices'
  | 'inventory'
  | 'categories'
  | 'blogs'
  | 'pages'
  | 'settings'
  | 'seo'
  | 'customers';

interface Target {
  collection: EditedCollection;
  id: string;
}

/** A value before and after, in Firestore's form; undefined where there is none. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

export type DocumentWrite =
  | (Target & { kind: 'create'; data: Readonly<Record<string, unknown>> })
  /** Only the named fields change; `rev` is the new revision. */
  | (Target & { kind: 'update'; rev: number; changes: readonly FieldChange[] });

/** Who writes, and when: ms. */
export interface Author {
  uid: string;
  now: number;
}

/** The fields of a document that nobody has saved before. */
export const firstEdition = ({ uid, now }: Author) => ({
  rev: 1,
  createdAt: new Date(now),
  updatedAt: new Date(now),
  updatedBy: uid,
  deletedAt: null,
});

/** What is kept of every document, and nobody types. */
export const KEPT_BY_THE_SHOP: ReadonlySet<string> = new Set([
  'rev',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'deletedAt',
]);

/** The fields that people edit. */
export const withoutKept = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !KEPT_BY_THE_SHOP.has(field)));

/** Field by field, what differs between two documents in Firestore's form. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !KEPT_BY_THE_SHOP.has(field) && !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Whether two values are equal as Firestore compares them: the order of a map's fields does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a).filter(([, value]) => value !== undefined);
  const right = new Map(Object.entries(b).filter(([, value]) => value !== undefined));
  return left.length === right.size && left.every(([key, value]) => isSame(value, right.get(key)));
}
