/** A customer's saved lists, `webUsers/{uid}/lists`. */
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { QUERIES } from '#schema/queries.ts';
import { savedListKind, type SavedListDocument } from '#schema/saved-list.ts';
import { database } from './firestore.ts';
import { withTimeout } from './with-timeout.ts';

const {
  orderBy: [[timeField, direction]],
  limit: most,
} = QUERIES.ownLists;
const {
  where: [[deletedField, operator]],
  limit: mostLive,
} = QUERIES.ownLiveLists;

const placeOf = (uid: string) => collection(database(), 'webUsers', uid, 'lists');

/** The lists, also the latest deleted ones. @throws DatabaseFailure */
export const readSavedLists = (uid: string): Promise<(SavedListDocument & { id: string })[]> =>
  withTimeout(async () => {
    const place = placeOf(uid);
    const latest = await getDocs(query(place, orderBy(timeField, direction), limit(most)));
    const live =
      latest.size < most
        ? undefined
        : await getDocs(query(place, where(deletedField, operator, false), limit(mostLive)));
    const byId = new Map(
      [...latest.docs, ...(live?.docs ?? [])].map((each) => [each.id, each] as const),
    );
    return [...byId].flatMap(([id, each]) => {
      const decoded = decodeDocument(savedListKind, each.ref.path, each.data());
      return decoded.success ? [{ ...decoded.value, id }] : [];
    });
  });

/** @throws DatabaseFailure `permission-denied` also if a later version is stored */
export const writeSavedList = (
  uid: string,
  { id, ...list }: SavedListDocument & { id: string },
): Promise<void> =>
  withTimeout(() => setDoc(doc(placeOf(uid), id), encodeDocument(savedListKind, list)));

/** @throws DatabaseFailure */
export const removeSavedList = (uid: string, id: string): Promise<void> =>
  withTimeout(() => deleteDoc(doc(placeOf(uid), id)));
