/** Deletes unused pictures after a publish. A failure never fails the publish. */
import { bucketIn, emulatorsIn } from '#core/firebase-settings.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { connectPictureFiles, StorageForbidden } from '#firebase/admin/picture-files.ts';
import { deleteUnusedPictures } from '#site/publish/delete-unused-pictures.ts';
import type { Store } from '#site/snapshot/store.ts';
import { firstLine } from './failure.ts';
import type { Stage } from './script.ts';

const DAY_MS = 86_400_000;

/** The shop's bucket, only if it belongs to the database: pictures of another one would all look unused. */
function bucketOfDatabase() {
  const emulator = emulatorsIn(process.env).storage;
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_PROJECT, PUBLIC_FIREBASE_PROJECT_ID } = process.env;
  const isOfDatabase =
    FIRESTORE_EMULATOR_HOST === undefined
      ? emulator === undefined && FIREBASE_PROJECT === PUBLIC_FIREBASE_PROJECT_ID
      : emulator !== undefined;
  const bucket = bucketIn(process.env);
  return isOfDatabase && bucket !== undefined ? { bucket, emulator } : undefined;
}

const reasonOf = (error: unknown): string =>
  error instanceof StorageForbidden
    ? 'the publisher’s account has no permission. Grant it the role Storage Object User: docs/recipes/go-live.md#8-the-publisher'
    : firstLine(error);

/** @returns a function that tries once a day, and reports the same failure once */
export function pictureCleanUp(
  { progress, stopped }: Pick<Stage, 'progress' | 'stopped'>,
  firestore: Firestore,
): (store: Store) => Promise<void> {
  const place = bucketOfDatabase();
  let triedAt = -Infinity;
  let reported = '';
  return async (store) => {
    if (place === undefined || Date.now() - triedAt < DAY_MS) return;
    triedAt = Date.now();
    try {
      const deleted = await deleteUnusedPictures({
        files: connectPictureFiles(place),
        firestore,
        store,
      });
      reported = '';
      if (deleted > 0) progress.note(`  ${deleted} unused picture files deleted.`);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === reported || stopped.aborted) return;
      reported = reason;
      progress.note(`  The site is published, but unused pictures were not deleted: ${reason}`);
    }
  };
}
