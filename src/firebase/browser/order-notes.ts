/** Internal notes of staff about an order (`orders/{id}/notes`). */
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { orderNoteKind, type OrderNote } from '#schema/order-note.ts';
import { QUERIES } from '#schema/queries.ts';
import { idIn } from '#schema/kind.ts';
import { runQuery } from './run-query.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';
import { decodedDocument, type DecodedDocument } from './decoded-document.ts';

export type DecodedNote = DecodedDocument<OrderNote>;

const notesOf = (order: string): string => `orders/${order}/notes`;

/** The latest first. @throws DatabaseFailure */
export async function listOrderNotes(order: string): Promise<DecodedNote[]> {
  const documents = await runQuery(QUERIES.orderNotes, [], notesOf(order));
  return documents.map(({ path, fields }) => decodedDocument(orderNoteKind, idIn(path), fields));
}

export interface NewNote {
  /** Created by the writer, so that sending twice creates one note. */
  id: string;
  text: string;
  /** uid of who writes it. */
  by: string;
}

/** @throws DatabaseFailure `permission-denied` also if it exists */
export const createOrderNote = (order: string, { id, text, by }: NewNote): Promise<void> =>
  withTimeout(() =>
    setDoc(doc(database(), notesOf(order), id), { text, by, at: serverTimestamp() }),
  );

/** @throws DatabaseFailure */
export const hasOrderNote = (order: string, id: string): Promise<boolean> =>
  withTimeout(async () => (await getDoc(doc(database(), notesOf(order), id))).exists());
