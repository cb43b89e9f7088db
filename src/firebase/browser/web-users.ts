/** A customer's own document, `webUsers/{uid}`. */
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite';
import { decodeDocument } from '#schema/kind.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/** A document is invalid by its schema. */
export class UnreadableDocument extends Error {
  override name = 'UnreadableDocument';
}

const placeOf = (uid: string) => doc(database(), webUserKind.collection, uid);

/** Null if there is none yet. @throws UnreadableDocument with the problems, or DatabaseFailure */
export async function readWebUser(uid: string): Promise<WebUser | null> {
  const snapshot = await withTimeout(() => getDoc(placeOf(uid)));
  if (!snapshot.exists()) return null;
  const decoded = decodeDocument(webUserKind, snapshot.ref.path, snapshot.data());
  if (decoded.ok) return decoded.value;
  throw new UnreadableDocument(
    decoded.problems.map((problem) => JSON.stringify(problem)).join('\n'),
  );
}

/** @throws DatabaseFailure */
export const deleteWebUser = (uid: string): Promise<void> =>
  withTimeout(() => deleteDoc(placeOf(uid)));
