/** Files of the site that other programs deleted, changed or added are repaired by the next publish. */
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { openSmallShop, type SmallShop } from '#fixtures/publishing.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import type { Publisher } from '#site/publish/publisher.ts';
import { openRebuilding } from '#site/publish/rebuild-damaged.ts';

let shop: SmallShop;
let publisher: Publisher;
let before: Map<string, string>;
beforeEach(async () => {
  shop = await openSmallShop();
  publisher = await shop.open();
  await publisher.publish();
  before = shop.files();
});

/** Publishes, and expects the same site as before the damage, with nothing more to do. */
async function expectRepaired(): Promise<void> {
  await publisher.publish();
  const { '.publish': _, ...files } = Object.fromEntries(shop.files());
  const { '.publish': __, ...expected } = Object.fromEntries(before);
  expect(files).toEqual(expected);
  expect(await publisher.publish()).toMatchObject({ dirty: [], written: 0, deleted: 0 });
}

const asset = (): string =>
  join(shop.site, [...before.keys()].find((file) => file.startsWith('_astro/')) ?? '');

test('repairs missing, changed and extra files', async () => {
  rmSync(join(shop.site, 'product/RG1/rg1.html'));
  rmSync(asset());
  appendFileSync(join(shop.site, 'blogs.html'), '<p>More.</p>');
  writeFileSync(join(shop.site, 'evil.html'), 'Hello');
  await expectRepaired();
});

test('repairs a changed file in a publish of other changes too', async () => {
  appendFileSync(join(shop.site, 'blogs.html'), '<p>More.</p>');
  await shop.saveProduct('rg1', { title: 'Another ring' });
  await publisher.publish();
  expect(await shop.differences()).toEqual([]);
});

test('replaces a folder that became a symbolic link, and writes nothing to its target', async () => {
  const outside = temporaryFolder();
  rmSync(join(shop.site, 'product'), { recursive: true });
  symlinkSync(outside, join(shop.site, 'product'));
  await expectRepaired();
  expect(readdirSync(outside)).toEqual([]);
});

test('ignores files that Hosting ignores', async () => {
  mkdirSync(join(shop.site, '.cache'));
  writeFileSync(join(shop.site, '.cache/x'), '');
  expect(await publisher.publish()).toMatchObject({ dirty: [], deleted: 0 });
});

/** Changes bytes after the first page of a database, which is not checked when it is opened. */
function scramble(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 3 * 4096, bytes.length);
  writeFileSync(file, bytes);
}

test.each([
  ['a page of the file', (): void => scramble(shop.snapshot)],
  [
    'the text of a document',
    (): void => {
      const database = new DatabaseSync(shop.snapshot);
      database.exec(`UPDATE document SET body = '{"title' WHERE collection = 'prod'`);
      database.close();
    },
  ],
])('creates the snapshot again when %s is damaged', async (_case, damage) => {
  publisher.close();
  damage();
  await shop.saveProduct('rg1', { title: 'Another ring' });
  const dropped: string[] = [];
  const healing = await openRebuilding(
    () => shop.open(),
    [shop.snapshot],
    (file) => {
      dropped.push(file);
      for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
    },
  );
  await healing.publish();
  expect(dropped).toEqual([shop.snapshot]);
  expect(shop.titleOf('product/RG1/rg1.html')).toContain('Another ring');
  expect(await shop.differences()).toEqual([]);
});

test('a publish that changes a page records the files it wrote', async () => {
  await shop.saveProduct('rg1', { title: 'Another ring' });
  await publisher.publish();
  expect(await publisher.publish()).toMatchObject({ dirty: [], written: 0, deleted: 0 });
});
