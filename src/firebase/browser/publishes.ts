/** Requests to publish (`publishes/{id}`), as staff make them; the publisher writes how they go. */
import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { publishKind, type PublishOverride } from '#schema/publish.ts';
import { answered } from './database-answer.ts';
import { database } from './firestore.ts';

/**
 * @param by uid of who asks
 * @param allow refusals that they override, for this one publish
 * @returns the id of the request
 * @throws DatabaseFailure
 */
export const requestPublish = (by: string, allow: readonly PublishOverride[]): Promise<string> =>
  answered(async () => {
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
