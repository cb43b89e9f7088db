/** What staff edit, as the back office reads and writes it; the rules decide what of it is done. */
import {
  collection,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { auditEntry } from './audit-entry.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { decodeToEdit, type Fields } from '#schema/decode-fields.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type * as z from 'zod';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { foundDocument, type FoundDocument } from './found-document.ts';

/** One document; undefined when it is not there. @throws DatabaseFailure */
export const readDocument = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
): Promise<FoundDocument<z.output<S>> | undefined> =>
  answered(async () => {
    const fields = (await getDoc(doc(database(), kind.collection, id))).data();
    return fields === undefined ? undefined : foundDocument(kind, id, fields);
  });

/**
 * One document for whoever edits it: where it does not fit its schema, each field that fits by itself is in the
 * program's form, and the others are as they are stored.
 * @returns undefined when it is not there
 * @throws DatabaseFailure
 */
export const readToEdit = (kind: DocumentKind, id: string): Promise<Fields | undefined> =>
  answered(async () => {
    const stored = (await getDoc(doc(database(), kind.collection, id))).data();
    return stored && decodeToEdit(kind, `${kind.collection}/${id}`, stored);
  });

/** The fields of a document as they are stored; undefined when it is not there. @throws DatabaseFailure */
export const readFields = (path: string): Promise<Fields | undefined> =>
  answered(async () => (await getDoc(doc(database(), path))).data());

function put(batch: WriteBatch, write: DocumentWrite, by: string): void {
  const place = doc(database(), write.collection, write.id);
  const now = serverTimestamp();
  if (write.kind === 'create') {
    batch.set(place, { ...write.data, createdAt: now, updatedAt: now, updatedBy: by });
    return;
  }
  const changed = write.changes.map(({ field, after }): [string, unknown] => {
    if (after === undefined) return [field, deleteField()];
    // The time of a deletion is the server's.
    return [field, field === 'deletedAt' && after !== null ? now : after];
  });
  batch.update(place, {
    ...Object.fromEntries(changed),
    rev: write.rev,
    updatedAt: now,
    updatedBy: by,
  });
}

function putAudit(batch: WriteBatch, write: DocumentWrite, by: string): void {
  const place = doc(collection(database(), 'audit'));
  batch.set(place, { ...auditEntry(write), by, at: serverTimestamp() });
}

/**
 * Writes all of them, each with its entry in the audit, or none. A document that was changed since it was read
 * refuses its new revision.
 * @param by uid of who writes
 * @throws DatabaseFailure `permission-denied` also when a document has changed meanwhile, or does not fit
 */
export const writeDocuments = (writes: readonly DocumentWrite[], by: string): Promise<void> =>
  answered(async () => {
    const batch = writeBatch(database());
    for (const write of writes) {
      put(batch, write, by);
      putAudit(batch, write, by);
    }
    await batch.commit();
  });
