/** What staff edit, as the back office lists, reads and writes it; the rules decide what of it is done. */
import {
  collection,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { auditEntry } from '#domain/editing/audit-entry.ts';
import { changeMark } from '#domain/editing/change-mark.ts';
import type { DocumentWrite } from '#domain/editing/document-write.ts';
import { decodeDocument, type DocumentKind } from '#schema/kind.ts';
import type { DocumentProblem } from '#schema/problem.ts';
import type * as z from 'zod';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';

/** A document as it was found; one that does not fit its schema says where. */
export type FoundDocument<T> =
  | { id: string; fits: true; value: T }
  | { id: string; fits: false; problems: readonly DocumentProblem[] };

/** A place in a list; of meaning to this gateway alone. */
export type ListPlace = QueryDocumentSnapshot;

export interface ListPage<T> {
  rows: FoundDocument<T>[];
  /** Gives the next page; undefined after the last. */
  after: ListPlace | undefined;
}

/** Fields with the values that they are compared with. */
export type Equalities = Readonly<Record<string, string | number | boolean | null>>;

export interface ListQuestion {
  equal: Equalities;
  sort: readonly [field: string, direction: 'asc' | 'desc'];
  /** Rows of a page; one document more is read, which tells whether there is another. */
  size: number;
  after?: ListPlace | undefined;
}

const equalities = (equal: Equalities): QueryConstraint[] =>
  Object.entries(equal).map(([field, value]) => where(field, '==', value));

/** What stands at a document's place, read through its schema. */
export function found<S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
  fields: unknown,
): FoundDocument<z.output<S>> {
  const decoded = decodeDocument(kind, `${kind.collection}/${id}`, fields);
  return decoded.ok
    ? { id, fits: true, value: decoded.value }
    : { id, fits: false, problems: decoded.problems };
}

/** One page of a list: reads its rows and one document more. @throws DatabaseFailure */
export const listDocuments = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  { equal, sort: [field, direction], size, after }: ListQuestion,
): Promise<ListPage<z.output<S>>> =>
  answered(async () => {
    const { docs } = await getDocs(
      query(
        collection(database(), kind.collection),
        ...equalities(equal),
        orderBy(field, direction),
        ...(after === undefined ? [] : [startAfter(after)]),
        limit(size + 1),
      ),
    );
    const shown = docs.slice(0, size);
    return {
      rows: shown.map((each) => found(kind, each.id, each.data())),
      after: docs.length > size ? shown.at(-1) : undefined,
    };
  });

/** How many there are; the database counts. @throws DatabaseFailure */
export const countDocuments = (kind: DocumentKind, equal: Equalities): Promise<number> =>
  answered(async () => {
    const all = query(collection(database(), kind.collection), ...equalities(equal));
    return (await getCount(all)).data().count;
  });

/** One document; undefined when it is not there. @throws DatabaseFailure */
export const readDocument = <S extends z.ZodType>(
  kind: DocumentKind<S>,
  id: string,
): Promise<FoundDocument<z.output<S>> | undefined> =>
  answered(async () => {
    const fields = (await getDoc(doc(database(), kind.collection, id))).data();
    return fields === undefined ? undefined : found(kind, id, fields);
  });

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

function putMark(batch: WriteBatch, writes: readonly DocumentWrite[]): void {
  const mark = changeMark(writes.map((write) => `${write.collection}/${write.id}`));
  if (mark === undefined) return;
  const { collections, named } = mark;
  batch.set(
    doc(database(), 'settings/changes'),
    {
      ...Object.fromEntries(collections.map((name) => [name, serverTimestamp()])),
      writes: increment(1),
      ...(named && { latest: { [named.slot]: named.write } }),
    },
    { merge: true },
  );
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
    putMark(batch, writes);
    await batch.commit();
  });
