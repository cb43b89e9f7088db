/** Internal notes of staff about an order or a customer (`orders/{id}/notes`, `customers/{id}/notes`). */
import { collection, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { orderNoteKind, type ContactChannel, type OrderNote } from '#schema/order-note.ts';
import { QUERIES } from '#schema/queries.ts';
import { idIn } from '#schema/kind.ts';
import { presentFields } from './present-fields.ts';
import { runQuery } from './run-query.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';

export type DecodedNote = DecodedDocument<OrderNote>;

/** The order or customer of a note: `orders/1`. */
export type NotedItem = `${'orders' | 'customers'}/${string}`;

const notesOf = (item: NotedItem): string => `${item}/notes`;

/** The latest first. @throws DatabaseFailure */
export async function listNotes(item: NotedItem): Promise<DecodedNote[]> {
  const query = item.startsWith('orders/') ? QUERIES.orderNotes : QUERIES.customerNotes;
  const documents = await runQuery(query, [], notesOf(item));
  return documents.map(({ path, fields }) => decodedDocument(orderNoteKind, idIn(path), fields));
}

export interface NewNote {
  /** Created by the writer, so that sending twice creates one note. */
  id: string;
  text: string;
  channel?: ContactChannel | undefined;
  /** uid of who writes it. */
  by: string;
}

/** With an entry in the activity of its writer. @throws DatabaseFailure `permission-denied` also if it exists */
export const createNote = (item: NotedItem, { id, text, channel, by }: NewNote): Promise<void> =>
  withTimeout(async () => {
    const signed = { by, at: serverTimestamp() };
    const batch = writeBatch(database());
    const place = doc(database(), notesOf(item), id);
    batch.set(place, presentFields({ text, channel, ...signed }));
    const entry = { path: place.path, action: 'create', before: {} };
    batch.set(doc(collection(database(), 'audit')), {
      ...{ ...entry, after: presentFields({ channel }), ...signed },
    });
    await batch.commit();
  });

/** @throws DatabaseFailure */
export const hasNote = (item: NotedItem, id: string): Promise<boolean> =>
  withTimeout(async () => (await getDoc(doc(database(), notesOf(item), id))).exists());
