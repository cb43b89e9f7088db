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
import type { StoredAccess } from '#core/staff-roles.ts';
import { freePort } from '#tooling/local/ports.ts';
import { startStorageServer, type StorageServer } from '#tooling/local/storage-server.ts';

const folder = temporaryFolder();
const apps: FirebaseApp[] = [];
let port: number;
let server: StorageServer;
let staff: FirebaseStorage;
let visitor: FirebaseStorage;

/** The documents in `staff`, by name of the connection. */
const storedRoles = new Map<string, StoredAccess>([
  ['packer', { role: 'packing', removedAt: null }],
  ['writer', { role: 'content', removedAt: null }],
  ['removed', { role: 'owner', removedAt: 1 }],
]);
const storedAccess = (uid: string) => Promise.resolve(storedRoles.get(uid));

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
  server = await startStorageServer({ port, folder, storedAccess });
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
    'a packer overwrites a picture',
    () => uploadBytes(ref(connect('packer', true), 'pictures/ring one.webp'), bytesOf(1), WEBP),
  ],
  ['a writer deletes', () => deleteObject(ref(connect('writer', true), 'pictures/ring one.webp'))],
  ['a removed owner lists', () => listAll(ref(connect('removed', true), 'pictures'))],
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
  server = await startStorageServer({ port, folder, storedAccess });
  expect((await getBytes(ref(visitor, 'pictures/kept.webp'))).byteLength).toBe(7);
});

test.each(['..%2f..%2fetc%2fpasswd', 'pictures%2f..%2f..%2fsecret'])(
  'the name %s reaches no file of this machine',
  async (name) => {
    const response = await fetch(`http://127.0.0.1:${port}/v0/b/bucket/o/${name}?alt=media`);
    expect([403, 404]).toContain(response.status);
  },
);
