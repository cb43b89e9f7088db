/** Gateway to the documents that staff edit; the rules check every write. */
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
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';

/** One document; undefined if it does not exist. @throws DatabaseFailure */
export const readDocument = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
): Promise<DecodedDocument<z.output<S>> | undefined> =>
  withTimeout(async () => {
    const fields = (await getDoc(doc(database(), kind.collection, id))).data();
    return fields === undefined ? undefined : decodedDocument(kind, id, fields);
  });

/**
 * One document for editing: in an invalid one each valid field is decoded, and the others stay as stored.
 * @returns undefined if it does not exist
 * @throws DatabaseFailure
 */
export const readToEdit = (kind: DocumentKind, id: string): Promise<Fields | undefined> =>
  withTimeout(async () => {
    const stored = (await getDoc(doc(database(), kind.collection, id))).data();
    return stored && decodeToEdit(kind, `${kind.collection}/${id}`, stored);
  });

/** The stored fields of a document; undefined if it does not exist. @throws DatabaseFailure */
export const readFields = (path: string): Promise<Fields | undefined> =>
  withTimeout(async () => (await getDoc(doc(database(), path))).data());

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

/** Adds a write with its audit entry to a batch. */
export function putWrite(batch: WriteBatch, write: DocumentWrite, by: string): void {
  put(batch, write, by);
  putAudit(batch, write, by);
}

/**
 * Writes all documents with their audit entries in one batch. The rules reject a revision that is not the next
 * one.
 * @param by uid of the author
 * @throws DatabaseFailure `permission-denied` also if a document has changed or is invalid
 */
export const writeDocuments = (writes: readonly DocumentWrite[], by: string): Promise<void> =>
  withTimeout(async () => {
    const batch = writeBatch(database());
    for (const write of writes) putWrite(batch, write, by);
    await batch.commit();
  });
