/** A customer's saved lists, `webUsers/{uid}/lists`. */
import { collection, doc, getDocs, limit, orderBy, query, setDoc } from 'firebase/firestore/lite';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { savedListKind, type SavedListDocument } from '#schema/saved-list.ts';
import { database } from './firestore.ts';
import { withTimeout } from './with-timeout.ts';

const {
  orderBy: [[timeField, direction]],
  limit: most,
} = QUERIES.ownLists;

const placeOf = (uid: string) => collection(database(), 'webUsers', uid, 'lists');

/** The lists, also deleted ones. @throws DatabaseFailure */
export const readSavedLists = (uid: string): Promise<(SavedListDocument & { id: string })[]> =>
  withTimeout(async () => {
    const { docs } = await getDocs(query(placeOf(uid), orderBy(timeField, direction), limit(most)));
    return docs.flatMap((each) => {
      const decoded = decodeDocument(savedListKind, each.ref.path, each.data());
      return decoded.ok ? [{ ...decoded.value, id: each.id }] : [];
    });
  });

/** @throws DatabaseFailure `permission-denied` also if a later version is stored */
export const writeSavedList = (
  uid: string,
  { id, ...list }: SavedListDocument & { id: string },
): Promise<void> =>
  withTimeout(() => setDoc(doc(placeOf(uid), id), encodeDocument(savedListKind, list)));
