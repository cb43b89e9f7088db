/** Uploads pictures to Cloud Storage. Loaded with the first chosen picture. */
import { FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { bucketIn, emulatorsIn } from '#core/firebase-settings.ts';
import { pictureAddress } from '#core/pictures/picture-address.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** How long the SDK retries, ms. */
const TRIES = 15_000;

/** File names are content hashes, so files never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

let opened: { storage: FirebaseStorage; bucket: string; isLocal: boolean } | undefined;

/** @throws FirebaseError `storage/not-configured` */
function openBucket() {
  if (opened !== undefined) return opened;
  const app = startFirebase();
  const bucket = bucketIn(FIREBASE_VARIABLES);
  if (app === undefined || bucket === undefined)
    throw new FirebaseError('storage/not-configured', 'No bucket is configured.');
  const storage = getStorage(app, `gs://${bucket}`);
  storage.maxUploadRetryTime = TRIES;
  storage.maxOperationRetryTime = TRIES;
  const { storage: emulator } = emulatorsIn(FIREBASE_VARIABLES);
  if (emulator !== undefined) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  opened = { storage, bucket, isLocal: emulator !== undefined };
  return opened;
}

interface Putting {
  /** Called with the number of uploaded bytes. */
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
}

/** @returns the file's address @throws FirebaseError `storage/canceled` when `signal` ends it */
export async function putPicture(
  name: string,
  file: Blob,
  { onBytes, signal }: Putting,
): Promise<string> {
  const { storage, bucket, isLocal } = openBucket();
  const task = uploadBytesResumable(ref(storage, name), file, {
    contentType: file.type,
    cacheControl: FOR_EVER,
  });
  if (signal.aborted) task.cancel();
  signal.addEventListener('abort', () => void task.cancel(), { once: true });
  task.on('state_changed', ({ bytesTransferred }) => onBytes(bytesTransferred));
  await task;
  return pictureAddress(bucket, name, isLocal);
}
