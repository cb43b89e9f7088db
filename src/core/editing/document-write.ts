/**
 * A document write in Firestore's form, used by imports and the back office; the database sets the times.
 */

/** The collections that staff edit; each document has a revision. */
export type EditedCollection =
  | 'prod'
  | 'prices'
  | 'stock'
  | 'categories'
  | 'blogs'
  | 'pages'
  | 'settings'
  | 'seo'
  | 'customers'
  | 'orderDrafts'
  | 'packingSlips';

interface Target {
  collection: EditedCollection;
  id: string;
}

/** A value before and after in Firestore's form; undefined if there is none. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

export type DocumentWrite =
  | (Target & { kind: 'create'; data: Readonly<Record<string, unknown>> })
  /** Only the listed fields change; `rev` is the new revision. */
  | (Target & { kind: 'update'; rev: number; changes: readonly FieldChange[] });

/** Fields that the system sets in every document. */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set([
  'rev',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'deletedAt',
]);

/** The editable fields. */
export const withoutSystemFields = (document: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !SYSTEM_FIELDS.has(field)));

/** The fields that differ between two documents in Firestore's form. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !SYSTEM_FIELDS.has(field) && !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** Whether two values are equal by Firestore's rules: the field order of a map does not matter. */
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
