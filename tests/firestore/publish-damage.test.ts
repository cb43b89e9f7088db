/** Files of the site that other programs deleted, changed or added are repaired by the next publish. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSmallShop } from '#fixtures/publishing.ts';

test('repairs missing, changed and extra files, and ignores what Hosting ignores', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  await publisher.publish();
  const before = shop.files();
  const asset = [...before.keys()].find((file) => file.startsWith('_astro/')) ?? '';
  rmSync(join(shop.site, 'product/RG1/rg1.html'));
  rmSync(join(shop.site, asset));
  appendFileSync(join(shop.site, 'blogs.html'), '<p>More.</p>');
  writeFileSync(join(shop.site, 'evil.html'), 'Hello');
  await publisher.publish();
  expect(shop.files()).toEqual(before);
  mkdirSync(join(shop.site, '.cache'));
  writeFileSync(join(shop.site, '.cache/x'), '');
  expect(await publisher.publish()).toMatchObject({ dirty: [], written: 0, deleted: 0 });

  appendFileSync(join(shop.site, 'blogs.html'), '<p>More.</p>');
  await shop.saveProduct('rg1', { title: 'Another ring' });
  await publisher.publish();
  expect(await publisher.publish()).toMatchObject({ dirty: [], written: 0, deleted: 0 });
  expect(await shop.differences()).toEqual([]);
});
