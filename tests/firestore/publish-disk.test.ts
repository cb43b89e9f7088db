/** A disk that is full or fails in the middle of a publish: the site stays whole, or the next publish makes it so. */
import type * as NodeFiles from 'node:fs';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeShop, expectChanged, openSmallShop } from '#fixtures/publishing.ts';

type Operation = 'write' | 'copy' | 'rename' | 'delete';

/** Told of all that is done to the disk; what it throws is thrown there. */
const disk = vi.hoisted(() => ({
  before: (_operation: Operation, _path: string): void => undefined,
}));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof NodeFiles>();
  return {
    ...fs,
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>): void => {
      disk.before('write', String(args[0]));
      fs.writeFileSync(...args);
    },
    copyFileSync: (...args: Parameters<typeof fs.copyFileSync>): void => {
      disk.before('copy', String(args[1]));
      fs.copyFileSync(...args);
    },
    renameSync: (...args: Parameters<typeof fs.renameSync>): void => {
      disk.before('rename', String(args[1]));
      fs.renameSync(...args);
    },
    rmSync: (...args: Parameters<typeof fs.rmSync>): void => {
      disk.before('delete', String(args[0]));
      fs.rmSync(...args);
    },
  };
});

const diskWorks = (): void => void (disk.before = () => undefined);
afterEach(diskWorks);

/** From now on every `operation` in `folder` fails with `code`, after so many that do not. */
function diskFails(operation: Operation, folder: string, code: string, after: number): void {
  let done = 0;
  disk.before = (current, path) => {
    if (current !== operation || !path.startsWith(`${folder}/`)) return;
    done += 1;
    if (done > after) throw Object.assign(new Error(`${code}: ${operation} ${path}`), { code });
  };
}

async function openLiveShop() {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  await publisher.publish();
  return { shop, publisher };
}

describe('a full disk', () => {
  test.each([
    ['at once', 0],
    ['half-way', 6],
  ])('%s leaves the site as it was, and the next publish heals', async (_when, after) => {
    const { shop, publisher } = await openLiveShop();
    const before = shop.files();
    await changeShop(shop);
    diskFails('write', shop.folder, 'ENOSPC', after);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(shop.files()).toEqual(before);
    // It is full the next time too.
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(shop.files()).toEqual(before);
    diskWorks();
    await publisher.publish();
    await expectChanged(shop);
  });

  test.each([
    ['write', 20],
    ['copy', 10],
  ] as const)('that ends the first %s leaves no half site behind', async (operation, after) => {
    const shop = await openSmallShop();
    const publisher = await shop.open();
    diskFails(operation, shop.folder, 'ENOSPC', after);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(existsSync(shop.site)).toBe(false);
    diskWorks();
    await publisher.publish();
    expect(await shop.differences()).toEqual([]);
  });

  test('while a new process begins to publish is no trouble for the one after it', async () => {
    const { shop, publisher } = await openLiveShop();
    await changeShop(shop);
    diskFails('write', shop.folder, 'ENOSPC', 6);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    publisher.close();
    diskWorks();
    await (await shop.open()).publish();
    await expectChanged(shop);
  });
});

describe('a move that fails', () => {
  test.each([
    ['rename', 0],
    ['rename', 5],
    ['delete', 0],
  ] as const)('(%s, after %i) is finished by the next publish', async (operation, after) => {
    const { shop, publisher } = await openLiveShop();
    await changeShop(shop);
    diskFails(operation, shop.site, 'EIO', after);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'EIO' });
    diskWorks();
    const { dirty } = await publisher.publish();
    expect(dirty).toEqual([]);
    await expectChanged(shop);
  });

  test('is finished by another process, with what was saved meanwhile', async () => {
    const { shop, publisher } = await openLiveShop();
    await shop.saveProduct('rg2', { title: 'Soon to be changed again' });
    diskFails('rename', shop.site, 'EIO', 2);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'EIO' });
    publisher.close();
    diskWorks();
    await changeShop(shop);
    await (await shop.open()).publish();
    await expectChanged(shop);
  });

  test('never shows a page before the ones that it links to', async () => {
    const { shop, publisher } = await openLiveShop();
    await changeShop(shop);
    const moved: string[] = [];
    disk.before = (operation, path) => {
      if (path.startsWith(`${shop.site}/`))
        moved.push(`${operation} ${path.slice(shop.site.length)}`);
    };
    await publisher.publish();
    const place = (name: string): number => moved.indexOf(name);
    expect(place('rename /product/RG20/rg20.html')).toBeGreaterThanOrEqual(0);
    expect(place('rename /products.html')).toBeGreaterThan(place('rename /product/RG20/rg20.html'));
    expect(place('delete /product/RG9/rg9.html')).toBeGreaterThan(place('rename /products.html'));
    expect(moved.at(-1)).toBe('rename /.publish');
  });

  test('and a site that is deleted before it is finished: all of it is made anew', async () => {
    const { shop, publisher } = await openLiveShop();
    await changeShop(shop);
    diskFails('rename', shop.site, 'EIO', 3);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'EIO' });
    diskWorks();
    rmSync(shop.site, { recursive: true });
    await publisher.publish();
    await expectChanged(shop);
  });
});

test('a site whose files somebody else has replaced is put right', async () => {
  const { shop, publisher } = await openLiveShop();
  rmSync(join(shop.site, '.publish'));
  rmSync(join(shop.site, 'index.html'));
  await changeShop(shop);
  await publisher.publish();
  await expectChanged(shop);
});

test.each([
  ['lost its mark', (mark: string) => rmSync(mark)],
  ['got another mark', (mark: string) => writeFileSync(mark, 'another')],
])('a site that %s is made anew, even when the shop is as it was', async (_case, spoil) => {
  const { shop, publisher } = await openLiveShop();
  rmSync(join(shop.site, 'index.html'));
  writeFileSync(join(shop.site, 'stray.html'), 'from elsewhere');
  spoil(join(shop.site, '.publish'));
  await publisher.publish();
  expect(await shop.differences()).toEqual([]);
});
