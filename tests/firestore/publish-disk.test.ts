/** A disk that is full or fails during a publish: the site stays complete, or the next publish repairs it. */
import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { disk } from '#site/publish/site-files.ts';
import { changeShop, expectChanged, openSmallShop } from '#fixtures/publishing.ts';

/** Called before each write or rename with the path that it changes; an exception makes it fail. */
let before = (_operation: 'write' | 'rename', _path: string): void => undefined;

const real = { ...disk };
vi.spyOn(disk, 'writeFileSync').mockImplementation((...args) => {
  before('write', String(args[0]));
  real.writeFileSync(...args);
});
vi.spyOn(disk, 'renameSync').mockImplementation((...args) => {
  before('rename', String(args[1]));
  real.renameSync(...args);
});

const diskWorks = (): void => void (before = () => undefined);
afterEach(diskWorks);

/** Makes every `operation` fail with `code`, after `after` successful ones. */
function diskFails(operation: 'write' | 'rename', code: string, after: number): void {
  let done = 0;
  before = (current) => {
    if (current !== operation) return;
    done += 1;
    if (done > after) throw Object.assign(new Error(code), { code });
  };
}

async function openLiveShop() {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  await publisher.publish();
  return { shop, publisher };
}

test('a full disk leaves the site unchanged, and the next publish of another process succeeds', async () => {
  const { shop, publisher } = await openLiveShop();
  const filesBefore = shop.files();
  await changeShop(shop);
  diskFails('write', 'ENOSPC', 6);
  for (const _attempt of ['first', 'second']) {
    await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(shop.files()).toEqual(filesBefore);
  }
  publisher.close();
  diskWorks();
  await (await shop.open()).publish();
  await expectChanged(shop);
});

test('a full disk during the first publish leaves no partial site', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  diskFails('write', 'ENOSPC', 20);
  await expect(publisher.publish()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(existsSync(shop.site)).toBe(false);
});

test('a failed move is repaired by another process, together with later changes', async () => {
  const { shop, publisher } = await openLiveShop();
  await shop.saveProduct('rg2', { title: 'Soon to be changed again' });
  diskFails('rename', 'EIO', 2);
  await expect(publisher.publish()).rejects.toMatchObject({ code: 'EIO' });
  publisher.close();
  diskWorks();
  await changeShop(shop);
  await (await shop.open()).publish();
  await expectChanged(shop);
});

test('a page is moved after the pages it links to', async () => {
  const { shop, publisher } = await openLiveShop();
  await changeShop(shop);
  const moved: string[] = [];
  before = (operation, path) => {
    if (operation === 'rename') moved.push(path.slice(shop.site.length));
  };
  await publisher.publish();
  const place = (name: string): number => moved.indexOf(name);
  expect(place('/product/RG20/rg20.html')).toBeGreaterThanOrEqual(0);
  expect(place('/products.html')).toBeGreaterThan(place('/product/RG20/rg20.html'));
});
