/** The local Storage server, tested with the browser SDK. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { connectPictureFiles } from '#firebase/admin/picture-files.ts';
import { deleteUnusedPictures, UNUSED_AFTER_MS } from '#site/publish/delete-unused-pictures.ts';
import { freePort } from '#tooling/local/ports.ts';
import { startStorageServer, type StorageServer } from '#tooling/local/storage-server.ts';

const folder = temporaryFolder();
const apps: FirebaseApp[] = [];
let port: number;
let server: StorageServer;
let staff: FirebaseStorage;
let visitor: FirebaseStorage;

function connect(name: string, admin?: boolean): FirebaseStorage {
  const app = initializeApp(
    { projectId: 'demo-glambug', storageBucket: 'demo-glambug.appspot.com' },
    name,
  );
  apps.push(app);
  const storage = getStorage(app);
  connectStorageEmulator(
    storage,
    '127.0.0.1',
    port,
    admin === undefined ? {} : { mockUserToken: { user_id: name, admin } },
  );
  storage.maxOperationRetryTime = 2_000;
  return storage;
}

beforeAll(async () => {
  port = await freePort();
  server = await startStorageServer({ port, folder });
  staff = connect('staff', true);
  visitor = connect('visitor');
});

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await server.close();
});

const WEBP = { contentType: 'image/webp' };
const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 31) % 256);

test('anyone can download what staff upload, byte for byte', async () => {
  const bytes = bytesOf(10_000);
  const uploaded = await uploadBytes(ref(staff, 'pictures/ring one.webp'), bytes, {
    ...WEBP,
    cacheControl: 'public, max-age=60',
  });
  expect(uploaded.metadata).toMatchObject({
    name: 'ring one.webp',
    fullPath: 'pictures/ring one.webp',
    size: 10_000,
    contentType: 'image/webp',
  });
  const downloaded = await getBytes(ref(visitor, 'pictures/ring one.webp'));
  expect(Buffer.from(downloaded).equals(Buffer.from(bytes))).toBe(true);
});

test('the download URL serves the file with its type and cache headers', async () => {
  await uploadBytes(ref(staff, 'pictures/address.webp'), bytesOf(5), {
    ...WEBP,
    cacheControl: 'public, max-age=60',
  });
  const response = await fetch(await getDownloadURL(ref(visitor, 'pictures/address.webp')));
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect((await response.arrayBuffer()).byteLength).toBe(5);
});

test('a large file is uploaded in several requests, with progress', async () => {
  const bytes = bytesOf(1_500_000);
  const sizes: number[] = [];
  const task = uploadBytesResumable(ref(staff, 'pictures/large.webp'), bytes, WEBP);
  task.on('state_changed', ({ bytesTransferred }) => sizes.push(bytesTransferred));
  const done = await task;
  expect(done.metadata.size).toBe(1_500_000);
  expect(sizes.filter((count) => count > 0 && count < 1_500_000).length).toBeGreaterThan(0);
  const downloaded = await getBytes(ref(visitor, 'pictures/large.webp'));
  expect(Buffer.from(downloaded).equals(Buffer.from(bytes))).toBe(true);
});

test('staff list files by prefix', async () => {
  for (const name of ['b.webp', 'a.webp']) {
    await uploadBytes(ref(staff, `pictures/listed/${name}`), bytesOf(1), WEBP);
  }
  const { items } = await listAll(ref(staff, 'pictures/listed'));
  expect(items.map(({ name }) => name)).toEqual(['a.webp', 'b.webp']);
});

test('a deleted file no longer exists', async () => {
  const picture = ref(staff, 'pictures/gone.webp');
  await uploadBytes(picture, bytesOf(10), WEBP);
  await deleteObject(picture);
  await expect(getBytes(picture)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await expect(deleteObject(picture)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('the publisher deletes uploads that were never saved, once they are a week old', async () => {
  const names = ['saved', 'removed', 'unused'].map((each) => `pictures/prod/f1/${each}-320.webp`);
  for (const name of names) await uploadBytes(ref(staff, name), bytesOf(1), WEBP);
  const url = (of: string) => `/v0/b/b/o/pictures%2Fprod%2Ff1%2F${of}-1280.webp?alt=media`;
  const docs = ['saved', 'removed'].map((each) => ({
    data: () => ({ after: { images: [{ url: url(each) }] } }),
  }));
  const query = { where: () => query, select: () => query, get: () => Promise.resolve({ docs }) };
  const firestore = { collection: () => query } as unknown as Firestore;
  const files = connectPictureFiles({
    bucket: 'demo-glambug.appspot.com',
    emulator: `127.0.0.1:${port}`,
  });
  const present = async () =>
    (await listAll(ref(staff, 'pictures/prod/f1'))).items.map(({ name }) => name);
  const shop = { files, firestore };
  expect(await deleteUnusedPictures(shop, 0)).toMatchObject({ deleted: 0 });
  expect(await present()).toHaveLength(3);
  const later = Date.now() + UNUSED_AFTER_MS + 1_000;
  expect(await deleteUnusedPictures(shop, 0, later)).toMatchObject({ deleted: 1 });
  expect(await present()).toEqual(['removed-320.webp', 'saved-320.webp']);
});

test.each([
  ['a visitor uploads', () => uploadBytes(ref(visitor, 'pictures/x.webp'), bytesOf(1), WEBP)],
  [
    'a visitor uploads in parts',
    () => uploadBytesResumable(ref(visitor, 'pictures/x.webp'), bytesOf(1), WEBP),
  ],
  [
    'a customer deletes',
    () => deleteObject(ref(connect('customer', false), 'pictures/ring one.webp')),
  ],
  [
    'staff upload a script',
    () => uploadBytes(ref(staff, 'pictures/x.js'), bytesOf(1), { contentType: 'text/javascript' }),
  ],
  [
    'staff upload more than 5 MiB',
    () => uploadBytes(ref(staff, 'pictures/x.webp'), new Uint8Array(5 * 1024 * 1024 + 1), WEBP),
  ],
  [
    'staff write outside the pictures',
    () => uploadBytes(ref(staff, 'other/x.webp'), bytesOf(1), WEBP),
  ],
])('an operation is refused when %s', async (_case, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('files are kept after a restart', async () => {
  await uploadBytes(ref(staff, 'pictures/kept.webp'), bytesOf(7), WEBP);
  await server.close();
  server = await startStorageServer({ port, folder });
  expect((await getBytes(ref(visitor, 'pictures/kept.webp'))).byteLength).toBe(7);
});

test.each(['..%2f..%2fetc%2fpasswd', 'pictures%2f..%2f..%2fsecret'])(
  'the name %s reaches no file of this machine',
  async (name) => {
    const response = await fetch(`http://127.0.0.1:${port}/v0/b/bucket/o/${name}?alt=media`);
    expect([403, 404]).toContain(response.status);
  },
);
