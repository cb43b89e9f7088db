/** Pauses of accounts that have sent too many order requests (`orderPauses/{uid}`). */
import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { decodeDocument } from '#schema/kind.ts';
import { orderPauseKind } from '#schema/order-pause.ts';
import { database } from './firestore.ts';
import { withTimeout } from './with-timeout.ts';

const pauseOf = (uid: string) => doc(collection(database(), orderPauseKind.collection), uid);

/** Until when the account can’t send requests, ms; undefined if it can. @throws DatabaseFailure */
export const pausedUntil = (uid: string): Promise<number | undefined> =>
  withTimeout(async () => {
    const snapshot = await getDoc(pauseOf(uid));
    if (!snapshot.exists()) return undefined;
    const pause = decodeDocument(orderPauseKind, snapshot.ref.path, snapshot.data());
    return pause.success && pause.value.until > Date.now() ? pause.value.until : undefined;
  });

/** Lets the account send requests again. @param by uid of a member of staff @throws DatabaseFailure */
export const liftPause = (uid: string, by: string): Promise<void> =>
  withTimeout(() => setDoc(pauseOf(uid), { until: serverTimestamp(), by }));
