/** What staff note of an order for each other (`orders/{id}/notes`). */
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { orderNoteKind, type OrderNote } from '#schema/order-note.ts';
import { QUERIES } from '#schema/queries.ts';
import { idIn } from '#schema/kind.ts';
import { askDocuments } from './asked.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { foundDocument, type FoundDocument } from './found-document.ts';

export type FoundNote = FoundDocument<OrderNote>;

const notesOf = (order: string): string => `orders/${order}/notes`;

/** The latest first. @throws DatabaseFailure */
export async function listOrderNotes(order: string): Promise<FoundNote[]> {
  const found = await askDocuments(QUERIES.orderNotes, [], notesOf(order));
  return found.map(({ path, fields }) => foundDocument(orderNoteKind, idIn(path), fields));
}

export interface NewNote {
  /** Made where it is written: sent twice, it is one note. */
  id: string;
  text: string;
  /** uid of who writes it. */
  by: string;
}

/** @throws DatabaseFailure `permission-denied` also when it is there already */
export const createOrderNote = (order: string, { id, text, by }: NewNote): Promise<void> =>
  answered(() => setDoc(doc(database(), notesOf(order), id), { text, by, at: serverTimestamp() }));

/** @throws DatabaseFailure */
export const hasOrderNote = (order: string, id: string): Promise<boolean> =>
  answered(async () => (await getDoc(doc(database(), notesOf(order), id))).exists());
