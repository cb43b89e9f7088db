/** Uploads, lists and deletes pictures in Cloud Storage. Loaded with the first chosen picture. */
import { FirebaseError } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { bucketIn, emulatorsIn } from '#core/firebase-settings.ts';
import { PICTURE_FOLDER } from '#core/picture-file.ts';
import { pictureAddress, STORAGE } from '#core/pictures/picture-address.ts';
import * as z from 'zod';
import { idToken } from './auth.ts';
import { startFirebase } from './firebase.ts';
import { FIREBASE_VARIABLES } from './firebase-variables.ts';

/** How long the SDK retries, ms. */
const TRIES = 15_000;

/** File names are content hashes, so files never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

let opened:
  { storage: FirebaseStorage; bucket: string; origin: string; isLocal: boolean } | undefined;

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
  const origin = emulator === undefined ? STORAGE : `http://${emulator}`;
  opened = { storage, bucket, origin, isLocal: emulator !== undefined };
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

/** The address of an uploaded file. @throws FirebaseError `storage/not-configured` */
export function storedAddress(name: string): string {
  const { bucket, isLocal } = openBucket();
  return pictureAddress(bucket, name, isLocal);
}

const filePage = z.object({
  items: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});

/** Names per request, the most that Storage allows. */
const PAGE = '1000';

/**
 * The names of all uploaded files. The SDK lists one folder at a time, and each upload has its own.
 * @throws FirebaseError, TypeError when the server can't be reached
 */
export async function listPictures(): Promise<string[]> {
  const { bucket, origin } = openBucket();
  const authorization = `Firebase ${(await idToken()) ?? ''}`;
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({ prefix: `${PICTURE_FOLDER}/`, maxResults: PAGE });
    if (pageToken !== undefined) query.set('pageToken', pageToken);
    const response = await fetch(`${origin}/v0/b/${bucket}/o?${query.toString()}`, {
      headers: { authorization },
    });
    if (!response.ok) throw new FirebaseError('storage/unknown', `Listing: ${response.status}`);
    const page = filePage.parse(await response.json());
    names.push(...page.items.map(({ name }) => name));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return names;
}

/** Bytes and upload time (ms) of a file. @throws FirebaseError */
export async function pictureDetails(name: string): Promise<{ bytes: number; uploadedAt: number }> {
  const { size, timeCreated } = await getMetadata(ref(openBucket().storage, name));
  return { bytes: size, uploadedAt: Date.parse(timeCreated) };
}

/** The result, or undefined if the file does not exist. @throws FirebaseError */
async function ifItExists<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'storage/object-not-found')
      return undefined;
    throw error;
  }
}

/** @throws FirebaseError */
export const pictureExists = async (name: string): Promise<boolean> =>
  (await ifItExists(pictureDetails(name))) !== undefined;

/** Deletes a file; one that was deleted before is no failure. @throws FirebaseError */
export const deletePicture = async (name: string): Promise<void> =>
  await ifItExists(deleteObject(ref(openBucket().storage, name)));
