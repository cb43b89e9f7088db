/** What is to be written so that a document becomes another one. */
import { encodeFields, isFields, type Fields } from '#schema/decode-fields.ts';
import { encodeDocument, type DocumentKind } from '#schema/kind.ts';
import * as z from 'zod';
import {
  changesBetween,
  type DocumentWrite,
  type EditedCollection,
  type FieldChange,
} from './document-write.ts';

/** A kind whose documents staff edit. */
export type EditedKind<S extends z.ZodType = z.ZodType> = DocumentKind<S> & {
  readonly collection: EditedCollection;
};

interface Save {
  id: string;
  /** As it was read; undefined for a new one. */
  base: Fields | undefined;
  next: Fields;
}

/** @throws TypeError where a kind's documents are no records: none is made so */
function storedFields(kind: EditedKind, document: Fields): Fields {
  const stored = encodeDocument(kind, document);
  if (!isFields(stored)) throw new TypeError(`a ${kind.name} is a record of fields`);
  return stored;
}

/** What does not fit as a whole is about to be mended: each field of it as it is stored. */
function asStored({ schema }: EditedKind, base: Fields): Fields {
  const whole = z.safeEncode(schema, base);
  return whole.success && isFields(whole.data) ? whole.data : encodeFields(schema, base);
}

const revisionOf = ({ rev }: Fields): number => Number(rev ?? 0);

/** The database puts its own time where there is a deletion. */
const deletion = (before: unknown, after: Date | null): FieldChange => ({
  field: 'deletedAt',
  before,
  after,
});

/**
 * @returns undefined where nothing is to be written
 * @throws ZodError when `next` does not fit its schema: a form has said so before
 */
export function planSave(kind: EditedKind, { id, base, next }: Save): DocumentWrite | undefined {
  const { collection } = kind;
  const after = storedFields(kind, next);
  if (base === undefined) {
    return { kind: 'create', collection, id, data: { ...after, rev: 1, deletedAt: null } };
  }
  const before = asStored(kind, base);
  const changes = changesBetween(before, after);
  const isBack = before['deletedAt'] !== null && after['deletedAt'] === null;
  if (isBack) changes.push(deletion(before['deletedAt'], null));
  if (changes.length === 0) return undefined;
  return { kind: 'update', collection, id, rev: revisionOf(before) + 1, changes };
}

/** What is deleted stays in the database, with the time of its deletion. */
export const isDeleted = ({ deletedAt }: Fields): boolean => typeof deletedAt === 'number';

/** Takes a document away, or brings it back when it is deleted; it stays in the database either way. */
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
