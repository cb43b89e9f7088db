/** Deletion of unused pictures after a publish, with the local Storage server. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { connectPictureFiles } from '#firebase/admin/picture-files.ts';
import { UNUSED_AFTER_MS } from '#core/pictures/stored-picture.ts';
import { deleteUnusedPictures } from '#site/publish/delete-unused-pictures.ts';
import { openStore, type Store } from '#site/snapshot/store.ts';
import { pictureCleanUp } from '#tooling/local/picture-clean-up.ts';
import { freePort } from '#tooling/local/ports.ts';
import { openStorageDisk } from '#tooling/local/storage-disk.ts';
import { startStorageServer, type StorageServer } from '#tooling/local/storage-server.ts';

const BUCKET = 'demo-glambug.appspot.com';
const DAY_MS = 86_400_000;
const folder = temporaryFolder();
let port: number;
let server: StorageServer;
let store: Store;

const emulator = (): string => `127.0.0.1:${port}`;
const nameOf = (upload: string): string => `pictures/prod/${upload}/a1b2c3-320.webp`;
/** The address in documents, of another width. */
const urlOf = (upload: string): string =>
  `/v0/b/${BUCKET}/o/pictures%2Fprod%2F${upload}%2Fa1b2c3-1280.webp?alt=media`;

beforeAll(async () => {
  port = await freePort();
  server = await startStorageServer({
    port,
    folder,
    storedAccess: () => Promise.resolve(undefined),
  });
});
afterAll(() => server.close());

const UPLOADS = ['product', 'text', 'home', 'removed', 'restored', 'unused'];

beforeEach(async () => {
  store = openStore(':memory:');
  const disk = openStorageDisk(folder);
  const type = { contentType: 'image/webp' };
  for (const upload of UPLOADS) await disk.put(BUCKET, nameOf(upload), new Uint8Array(1), type);
});

/** A database whose audit log has these new values. */
function auditOf(...entries: object[]): Firestore {
  const docs = entries.map((after) => ({ data: () => ({ after }) }));
  const query = { where: () => query, select: () => query, get: () => Promise.resolve({ docs }) };
  return { collection: () => query } as unknown as Firestore;
}

const firestore = auditOf(
  { images: [{ url: urlOf('product') }] },
  { body: `![A ring](https://firebasestorage.googleapis.com${urlOf('text')})` },
  { hero: { image: { url: urlOf('home') } } },
  { images: [{ url: urlOf('removed') }] },
  { images: [] },
);

const shop = () => ({
  files: connectPictureFiles({ bucket: BUCKET, emulator: emulator() }),
  firestore,
  store,
});

async function remaining(): Promise<string[]> {
  const names = await Array.fromAsync(shop().files.list('pictures'), ({ name }) => name);
  return UPLOADS.filter((upload) => names.includes(nameOf(upload)));
}

test('only pictures that were never saved are deleted, a week after their upload', async () => {
  const library = 'pictures/media/library/a1b2c3-320.webp';
  await openStorageDisk(folder).put(BUCKET, library, new Uint8Array(1), {});
  const body = { images: [{ url: urlOf('restored') }] };
  store.put('prod/p1', body);
  const start = Date.now() - DAY_MS;
  // Files from before the first run stay, whatever their age.
  expect(await deleteUnusedPictures(shop(), Date.now() + UNUSED_AFTER_MS * 2)).toBe(0);
  store.setMeta('pictures-checked', String(start - UNUSED_AFTER_MS));
  expect(await deleteUnusedPictures(shop(), Date.now() + UNUSED_AFTER_MS - 60_000)).toBe(0);
  expect(await remaining()).toEqual(UPLOADS);
  const due = Date.now() + UNUSED_AFTER_MS + DAY_MS;
  expect(await deleteUnusedPictures(shop(), due)).toBe(1);
  expect(await remaining()).toEqual(UPLOADS.filter((upload) => upload !== 'unused'));
  expect(await deleteUnusedPictures({ ...shop(), firestore: auditOf() }, due + DAY_MS)).toBe(0);
  const names = await Array.fromAsync(shop().files.list('pictures'), ({ name }) => name);
  expect(names).toContain(library);
});

/** The notes of three clean-ups a day apart. */
async function notesOf(storage: string): Promise<string[]> {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  vi.stubEnv('PUBLIC_FIREBASE_STORAGE_BUCKET', BUCKET);
  vi.stubEnv('PUBLIC_STORAGE_EMULATOR', storage);
  const notes: string[] = [];
  const progress = { note: (text: string) => notes.push(text) };
  const stage = { progress, stopped: new AbortController().signal };
  const cleanUp = pictureCleanUp(
    stage as unknown as Parameters<typeof pictureCleanUp>[0],
    firestore,
  );
  for (const day of [1, 2, 3]) {
    vi.setSystemTime(Date.now() + day * DAY_MS);
    await cleanUp(store);
  }
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return notes;
}

test('a missing permission is reported once, in plain words', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 403 })));
  expect(await notesOf(emulator())).toEqual([
    expect.stringMatching(/not deleted: the publisher’s account has no permission. Grant it/),
  ]);
  vi.unstubAllGlobals();
});

test('pictures of a live bucket are never compared with a local database', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await notesOf('')).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
