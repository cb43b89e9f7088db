/** A disk that is full or fails during a publish: the site stays complete, or the next publish repairs it. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { disk } from '#site/publish/staging.ts';
import { changeShop, expectChanged, openSmallShop } from '#fixtures/publishing.ts';

type Operation = 'write' | 'copy' | 'rename' | 'delete';

/** Called before each operation with the path that it changes; an exception makes the operation fail. */
let before = (_operation: Operation, _path: string): void => undefined;

const real = { ...disk };
vi.spyOn(disk, 'writeFileSync').mockImplementation((...args) => {
  before('write', String(args[0]));
  real.writeFileSync(...args);
});
vi.spyOn(disk, 'copyFileSync').mockImplementation((...args) => {
  before('copy', String(args[1]));
  real.copyFileSync(...args);
});
vi.spyOn(disk, 'renameSync').mockImplementation((...args) => {
  before('rename', String(args[1]));
  real.renameSync(...args);
});
vi.spyOn(disk, 'rmSync').mockImplementation((...args) => {
  before('delete', String(args[0]));
  real.rmSync(...args);
});

const diskWorks = (): void => void (before = () => undefined);
afterEach(diskWorks);

/** Makes every `operation` in `folder` fail with `code`, after `after` successful ones. */
function diskFails(operation: Operation, folder: string, code: string, after: number): void {
  let done = 0;
  before = (current, path) => {
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
    ['halfway', 6],
  ])('%s leaves the site unchanged, and the next publish succeeds', async (_when, after) => {
    const { shop, publisher } = await openLiveShop();
    const filesBefore = shop.files();
    await changeShop(shop);
    diskFails('write', shop.folder, 'ENOSPC', after);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(shop.files()).toEqual(filesBefore);
    // The disk is full the next time too.
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(shop.files()).toEqual(filesBefore);
    diskWorks();
    await publisher.publish();
    await expectChanged(shop);
  });

  test.each([
    ['write', 20],
    ['copy', 10],
  ] as const)('leaves no partial site when the first %s fails', async (operation, after) => {
    const shop = await openSmallShop();
    const publisher = await shop.open();
    diskFails(operation, shop.folder, 'ENOSPC', after);
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(existsSync(shop.site)).toBe(false);
    diskWorks();
    await publisher.publish();
    expect(await shop.differences()).toEqual([]);
  });

  test('during the first publish of a process does not affect the next process', async () => {
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

describe('a failed move', () => {
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

  test('is finished by another process, together with later changes', async () => {
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

  test('never leaves a page without the pages it links to', async () => {
    const { shop, publisher } = await openLiveShop();
    await changeShop(shop);
    const moved: string[] = [];
    before = (operation, path) => {
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

  test('is followed by a full render if the site was deleted in between', async () => {
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

test('repairs a site whose files another program has replaced', async () => {
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
])('renders a site that %s again, even without changes', async (_case, spoil) => {
  const { shop, publisher } = await openLiveShop();
  rmSync(join(shop.site, 'index.html'));
  writeFileSync(join(shop.site, 'stray.html'), 'from elsewhere');
  spoil(join(shop.site, '.publish'));
  await publisher.publish();
  expect(await shop.differences()).toEqual([]);
});
