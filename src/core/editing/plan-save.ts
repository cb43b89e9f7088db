/** The write that turns one document into another. */
import { encodeFields, isFields, type Fields } from '#schema/decode-fields.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import * as z from 'zod';
import {
  changesBetween,
  type DocumentWrite,
  type EditedCollection,
  type FieldChange,
} from './document-write.ts';

/** A kind of document that staff edit. */
export type EditedKind<S extends z.ZodType = z.ZodType> = DocumentKind<S> & {
  readonly collection: EditedCollection;
};

interface Save {
  id: string;
  /** The document as read; undefined for a new one. */
  base: Fields | undefined;
  next: Fields;
}

/** @throws TypeError if the documents of a kind are not records, which never happens */
function storedFields(kind: EditedKind, document: Fields): Fields {
  const stored = encodeDocument(kind, document);
  if (!isFields(stored)) throw new TypeError(`a ${kind.name} is a record of fields`);
  return stored;
}

/** The stored document is invalid, and this write fixes it: compare each stored field by itself. */
function asStored({ schema }: EditedKind, base: Fields): Fields {
  const whole = z.safeEncode(schema, base);
  return whole.success && isFields(whole.data) ? whole.data : encodeFields(schema, base);
}

const revisionOf = ({ rev }: Fields): number => Number(rev ?? 0);

/** The database sets the time of deletion. */
const deletion = (before: unknown, after: Date | null): FieldChange => ({
  field: 'deletedAt',
  before,
  after,
});

/**
 * @returns undefined if nothing changed
 * @throws ZodError when `next` is invalid; forms validate first
 */
export function planSave(kind: EditedKind, { id, base, next }: Save): DocumentWrite | undefined {
  const { collection } = kind;
  const isBack = base !== undefined && base['deletedAt'] !== null && next['deletedAt'] === null;
  // Compared before they are encoded, because most products of a long list are unchanged.
  if (base !== undefined && !isBack && changesBetween(base, next).length === 0) return undefined;
  const after = storedFields(kind, next);
  if (base === undefined) {
    return { kind: 'create', collection, id, data: { ...after, rev: 1, deletedAt: null } };
  }
  const before = asStored(kind, base);
  const changes = changesBetween(before, after);
  if (isBack) changes.push(deletion(before['deletedAt'], null));
  if (changes.length === 0) return undefined;
  return { kind: 'update', collection, id, rev: revisionOf(before) + 1, changes };
}

/** A deleted document stays in the database with its deletion time. */
export const isDeleted = ({ deletedAt }: Fields): boolean => typeof deletedAt === 'number';

/**
 * Marks a document as deleted, or restores it if it is deleted; it stays in the database either way.
 */
export const planDeletion = (
  { collection }: EditedKind,
  id: string,
  { rev, deletedAt }: Fields,
): DocumentWrite => {
  const change =
    typeof deletedAt === 'number'
      ? deletion(new Date(deletedAt), null)
      : deletion(null, new Date(0));
  return { kind: 'update', collection, id, rev: revisionOf({ rev }) + 1, changes: [change] };
};
