/** What is to be written so that a document becomes another one. */
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { changesBetween, type DocumentWrite, type EditedCollection } from './document-write.ts';

/** A kind whose documents staff edit. */
export type EditedKind<S extends z.ZodType = z.ZodType> = DocumentKind<S> & {
  readonly collection: EditedCollection;
};

interface Save<T> {
  id: string;
  /** As it was read; undefined for a new one. */
  base: T | undefined;
  next: T;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @throws TypeError where a kind's documents are no records: none is made so */
function fieldsOf(stored: unknown): Record<string, unknown> {
  if (!isFields(stored)) throw new TypeError('a document is a record of fields');
  return stored;
}

const revisionOf = (fields: Record<string, unknown>): number => Number(fields['rev'] ?? 0);

/**
 * @returns undefined where nothing is to be written
 * @throws ZodError when `next` does not fit its schema: a form has said so before
 */
export function planSave<S extends z.ZodType>(
  kind: EditedKind<S>,
  { id, base, next }: Save<z.output<S>>,
): DocumentWrite | undefined {
  const { collection } = kind;
  const after = fieldsOf(encodeDocument(kind, next));
  if (base === undefined) {
    return { kind: 'create', collection, id, data: { ...after, rev: 1, deletedAt: null } };
  }
  const before = fieldsOf(encodeDocument(kind, base));
  const changes = changesBetween(before, after);
  if (changes.length === 0) return undefined;
  return { kind: 'update', collection, id, rev: revisionOf(before) + 1, changes };
}

/** Takes a document away, or brings it back; it stays in the database either way. */
export const planDeletion = (
  { collection }: EditedKind,
  { id, rev, deletedAt }: { id: string; rev: number; deletedAt: number | null },
): DocumentWrite => {
  const before = deletedAt === null ? null : new Date(deletedAt);
  // The database puts its own time there.
  const after = deletedAt === null ? new Date(0) : null;
  const changes = [{ field: 'deletedAt', before, after }];
  return { kind: 'update', collection, id, rev: rev + 1, changes };
};
