/** Publish requests (`publishes/{id}`), whose progress the publisher writes, and the pause of automatic publishing. */
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { publishKind, type PublishOverride } from '#schema/publish.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

/**
 * @param by uid of the author
 * @param allow safety checks to override for this publish
 * @returns the ID of the request
 * @throws DatabaseFailure
 */
export const createPublishRequest = (
  by: string,
  allow: readonly PublishOverride[],
): Promise<string> =>
  withTimeout(async () => {
    const place = doc(collection(database(), publishKind.collection));
    await setDoc(place, {
      requestedBy: by,
      requestedAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
      progress: { state: 'queued' },
      quarantine: [],
      ...(allow.length > 0 && { allow: [...allow] }),
    });
    return place.id;
  });

/** @param by uid of the staff member who pauses it; null resumes it @throws DatabaseFailure */
export const writePause = (by: string | null): Promise<void> =>
  withTimeout(() =>
    setDoc(
      doc(database(), automaticPublishingKind.collection, AUTOMATIC_ID),
      { pausedAt: by === null ? null : serverTimestamp(), pausedBy: by },
      { merge: true },
    ),
  );
