/** A backup, a destroyed database, and a restore: every document is as before. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { BackupBroken, readBackupList, writeList } from '#tooling/backup/backup-folder.ts';
import { restoreBackup } from '#tooling/backup/restore-backup.ts';
import { takeBackup } from '#tooling/backup/take-backup.ts';
import { demoDocuments } from '#seed/shop.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import { writeDocuments } from '#tooling/local/seed.ts';
import { connectFirestore, Timestamp, type Firestore } from '#firebase/admin/firestore.ts';

const PROJECT = `demo-backup-${crypto.randomUUID().slice(0, 8)}`;
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const connection = connectFirestore({ projectId: PROJECT });
const { firestore } = connection;
afterAll(() => connection.close());

let folder = '';
beforeEach(async () => {
  folder = join(temporaryFolder(), 'backup');
  await wipeFirestore(HOST, PROJECT);
});

const back = { firestore, project: PROJECT, onProgress: () => undefined };
const backUp = (from: Firestore = firestore) => takeBackup({ ...back, firestore: from, folder });
const restore = (into: Firestore = firestore, overwrite = false) =>
  restoreBackup({ ...back, firestore: into, folder, overwrite });

/** Every document of a database by its path. */
async function everything(): Promise<Map<string, unknown>> {
  const documents = new Map<string, unknown>();
  const roots = (await firestore.listCollections()).map((collection) => collection.get());
  for (const { docs } of [
    ...(await Promise.all(roots)),
    await firestore.collectionGroup('addresses').get(),
    await firestore.collectionGroup('notes').get(),
  ]) {
    for (const each of docs) documents.set(each.ref.path, each.data());
  }
  return documents;
}

const count = (documents: Iterable<unknown>): number => [...documents].length;

async function fillShop(products = 400): Promise<Map<string, unknown>> {
  await writeDocuments(firestore, demoDocuments({ products }));
  await firestore.doc('webUsers/gone/addresses/1').set({ label: 'Below nothing' });
  await firestore.doc('odd/one').set({
    bytes: Buffer.from([0, 255]),
    moment: new Timestamp(1_700_000_000, 123_456_000),
    nothing: null,
    not: NaN,
    $time: 'a field with a name of ours',
    deep: [{ list: [1, 1.5, { text: '“”\u2028' }] }],
  });
  return await everything();
}

/** A Firestore that fails after a number of calls of one kind, like a lost connection. */
function breaking(method: 'collection' | 'bulkWriter' | 'doc', after: number): Firestore {
  let calls = 0;
  return new Proxy(firestore, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (name === method && (calls += 1) > after) throw new Error('The connection is lost.');
        return Reflect.apply(member, target, args);
      };
    },
  });
}

test('restores a destroyed shop, document by document', async () => {
  const before = await fillShop();
  expect(await backUp()).toBe(count(before.keys()));
  await wipeFirestore(HOST, PROJECT);
  expect(await everything()).toEqual(new Map());
  await restore();
  expect(await everything()).toEqual(before);
});

test('continues a restore that was interrupted right at its start', async () => {
  const before = await fillShop(10);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  const mark = firestore.doc('restores/current');
  await expect(restore(breaking('bulkWriter', 0))).rejects.toThrow('The connection is lost.');
  expect((await mark.get()).data()).toMatchObject({ parts: 0 });
  await firestore.doc('odd/one').set({ made: 'in the middle of a part' });
  await restore();
  expect(await everything()).toEqual(before);
});

test('overwrites all documents again in a second restore, and excludes the restore mark from backups', async () => {
  const before = await fillShop(400);
  await backUp();
  await expect(restore(breaking('bulkWriter', 2), true)).rejects.toThrow('The connection is lost.');
  // The restore was abandoned, and people continued to work.
  await firestore.doc('odd/one').set({ made: 'since' });
  const [first] = [...before].find(([path]) => path.startsWith('blogs/')) ?? [''];
  await firestore.doc(first).set({ made: 'since' });
  const own = folder;
  folder = join(temporaryFolder(), 'with-mark');
  await backUp();
  expect(readBackupList(folder)?.complete).not.toContain('restores');
  folder = own;
  await restore(firestore, true);
  expect(await everything()).toEqual(before);
});

test('does not continue a restore after another backup was restored', async () => {
  await fillShop(400);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  await expect(restore(breaking('bulkWriter', 1))).rejects.toThrow('The connection is lost.');
  const first = folder;
  folder = join(temporaryFolder(), 'another');
  await firestore.doc('odd/two').set({ made: 'since' });
  await backUp();
  await restore(firestore, true);
  folder = first;
  await expect(restore()).rejects.toThrow(/is not empty, so nothing was written/);
});

test('continues an interrupted backup, and reads nothing twice', async () => {
  const before = await fillShop();
  await expect(backUp(breaking('doc', 1))).rejects.toThrow('The connection is lost.');
  const parts = readBackupList(folder)?.parts.length ?? 0;
  expect(parts).toBeGreaterThan(1);
  await expect(restore()).rejects.toThrow(/was not finished/);
  await backUp();
  const list = readBackupList(folder);
  expect(new Set(list?.parts.map(({ last }) => last)).size).toBe(list?.parts.length);
  await wipeFirestore(HOST, PROJECT);
  await restore();
  expect(await everything()).toEqual(before);
});

test('continues an interrupted restore', async () => {
  const before = await fillShop();
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  await expect(restore(breaking('bulkWriter', 2))).rejects.toThrow('The connection is lost.');
  const half = count((await everything()).keys());
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(count(before.keys()));
  const { written, before: existing } = await restore();
  expect(existing).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(0);
  expect(await everything()).toEqual(before);
});

test('starts an interrupted restore again if the database was emptied since', async () => {
  const before = await fillShop();
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  await expect(restore(breaking('bulkWriter', 2))).rejects.toThrow('The connection is lost.');
  await wipeFirestore(HOST, PROJECT);
  await restore();
  expect(await everything()).toEqual(before);
});

test('names a file that was changed or lost, and writes nothing', async () => {
  await fillShop(300);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), text.replace('"', "'"));
  await expect(restore()).rejects.toThrow(new RegExp(`${file} was changed after the backup`));
  expect(count((await everything()).keys())).toBe(0);
});

test('rejects a list in which a part is missing, and writes nothing', async () => {
  await fillShop(400);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  const file = join(folder, 'backup.json');
  const list = z.looseObject({ parts: z.array(z.unknown()) });
  const { parts, ...rest } = list.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...rest, parts: parts.slice(1) }));
  await expect(restore()).rejects.toThrow(/backup.json was changed after the backup/);
  expect(count((await everything()).keys())).toBe(0);
});

test('restores a backup of another project only if that project is named', async () => {
  const before = await fillShop(10);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  const elsewhere = { ...back, firestore, folder, overwrite: false, project: 'another' };
  await expect(restoreBackup(elsewhere)).rejects.toThrow(`add --from ${PROJECT}`);
  expect(count((await everything()).keys())).toBe(0);
  await restoreBackup({ ...elsewhere, from: PROJECT });
  expect(await everything()).toEqual(before);
});

test('treats a database as empty if it has only documents of a publisher', async () => {
  const before = await fillShop(10);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  await firestore.doc('publishes/refused').set({ progress: { state: 'failed' } });
  await firestore.doc('publishing/automatic').set({ nextInMs: 900_000 });
  await restore();
  expect(await everything()).toEqual(
    new Map([
      ['publishes/refused', { progress: { state: 'failed' } }],
      ['publishing/automatic', { nextInMs: 900_000 }],
      ...before,
    ]),
  );
});

test('does not overwrite a database with documents unless requested', async () => {
  const before = await fillShop(300);
  await backUp();
  await firestore.doc('odd/one').update({ nothing: 'changed' });
  await firestore.doc('odd/two').set({ made: 'since' });
  await expect(restore()).rejects.toThrow(/is not empty, so nothing was written/);
  expect((await firestore.doc('odd/one').get()).get('nothing')).toBe('changed');
  await restore(firestore, true);
  expect(await everything()).toEqual(new Map([...before, ['odd/two', { made: 'since' }]]));
});

test('does not continue a backup of another project, and names a damaged list', async () => {
  mkdirSync(folder, { recursive: true });
  await fillShop(1);
  await backUp();
  await expect(backUp()).rejects.toThrow(/is already complete/);
  const list = readBackupList(folder);
  if (list) writeList(folder, { ...list, project: 'another', finishedAt: null });
  await expect(backUp()).rejects.toThrow(/contains a backup of another/);
  writeFileSync(join(folder, 'backup.json'), '{');
  await expect(restore()).rejects.toThrow(BackupBroken);
});
