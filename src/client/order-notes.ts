/** What staff note of an order for each other (`orders/{id}/notes`). */
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { orderNoteKind, type OrderNote } from '#schema/order-note.ts';
import { QUERIES } from '#schema/queries.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';
import { foundDocument, type FoundDocument } from './found-document.ts';

export type FoundNote = FoundDocument<OrderNote>;

const notesOf = (order: string) => collection(database(), 'orders', order, 'notes');

const {
  orderBy: [[timeField, direction]],
  limit: most,
} = QUERIES.orderNotes;

/** The latest first. @throws DatabaseFailure */
export const listOrderNotes = (order: string): Promise<FoundNote[]> =>
  answered(async () => {
    const { docs } = await getDocs(
      query(notesOf(order), orderBy(timeField, direction), limit(most)),
    );
    return docs.map((each) => foundDocument(orderNoteKind, each.id, each.data()));
  });

export interface NewNote {
  /** Made where it is written: sent twice, it is one note. */
  id: string;
  text: string;
  /** uid of who writes it. */
  by: string;
}

/** @throws DatabaseFailure `permission-denied` also when it is there already */
export const createOrderNote = (order: string, { id, text, by }: NewNote): Promise<void> =>
  answered(() => setDoc(doc(notesOf(order), id), { text, by, at: serverTimestamp() }));

/** @throws DatabaseFailure */
export const hasOrderNote = (order: string, id: string): Promise<boolean> =>
  answered(async () => (await getDoc(doc(notesOf(order), id))).exists());
