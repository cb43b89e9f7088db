/** Pausing and resuming automatic publishing (`publishing/automatic`) by staff. */
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/** @param by uid of the staff member who pauses it; null resumes it @throws DatabaseFailure */
export const writePause = (by: string | null): Promise<void> =>
  withTimeout(() =>
    setDoc(
      doc(database(), automaticPublishingKind.collection, AUTOMATIC_ID),
      { pausedAt: by === null ? null : serverTimestamp(), pausedBy: by },
      { merge: true },
    ),
  );
