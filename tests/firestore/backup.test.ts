/** A backup, a destroyed database, and a restore: every document is as before. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { BackupBroken, restoreBackup, takeBackup } from '#tooling/backup/backup.ts';
import { demoDocuments } from '#seed/shop.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import { writeDocuments } from '#tooling/local/seed.ts';
import { ALL_KINDS } from '#schema/kinds.ts';
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
const backUp = () => takeBackup({ ...back, folder });
const restore = (into: Firestore = firestore, overwrite = false) =>
  restoreBackup({ ...back, firestore: into, folder, overwrite });

const SUBCOLLECTIONS = ALL_KINDS.flatMap(({ collection }) =>
  collection.includes('/') ? [collection.split('/').at(-1) ?? ''] : [],
);

/** Every document of a database by its path. */
async function everything(): Promise<Map<string, unknown>> {
  const documents = new Map<string, unknown>();
  const roots = (await firestore.listCollections()).map((collection) => collection.get());
  for (const { docs } of [
    ...(await Promise.all(roots)),
    ...(await Promise.all(SUBCOLLECTIONS.map((name) => firestore.collectionGroup(name).get()))),
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

test('restores a destroyed shop, document by document', async () => {
  const before = await fillShop();
  expect(await backUp()).toBe(count(before.keys()));
  await wipeFirestore(HOST, PROJECT);
  expect(await everything()).toEqual(new Map());
  await restore();
  expect(await everything()).toEqual(before);
});

test('repeats an interrupted restore with overwrite', async () => {
  const before = await fillShop(10);
  await backUp();
  await firestore.recursiveDelete(firestore.collection('prod'));
  await restore(firestore, true);
  expect(await everything()).toEqual(before);
});

test('rejects a backup that was changed or is incomplete, and writes nothing', async () => {
  await fillShop(300);
  await backUp();
  await wipeFirestore(HOST, PROJECT);
  const file = join(folder, 'documents.jsonl');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"', "'"));
  await expect(restore()).rejects.toThrow(/was changed after the backup/);
  writeFileSync(file, text.slice(0, text.length / 2));
  await expect(restore()).rejects.toThrow(/was changed after the backup/);
  rmSync(file);
  await expect(restore()).rejects.toThrow(/cannot be read: .*documents\.jsonl/);
  writeFileSync(file, text);
  writeFileSync(join(folder, 'backup.json'), '{"format":2}');
  await expect(restore()).rejects.toThrow(/was made by another version of this project$/);
  writeFileSync(join(folder, 'backup.json'), '{"format":');
  await expect(restore()).rejects.toThrow(BackupBroken);
  rmSync(join(folder, 'backup.json'));
  await expect(restore()).rejects.toThrow(/no complete backup/);
  expect(count((await everything()).keys())).toBe(0);
});

test('does not write into the folder of another backup', async () => {
  await fillShop(1);
  await backUp();
  await expect(backUp()).rejects.toThrow(/exists already/);
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
