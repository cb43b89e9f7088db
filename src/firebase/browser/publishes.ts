/** Publish requests (`publishes/{id}`) by staff; the publisher writes their progress. */
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
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
