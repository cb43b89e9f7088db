/** The size guide, and the links from products in sizes to their chart. */
import { unpackSlice } from '#core/listing/catalogue-slice.ts';
import { productPath } from '#core/paths.ts';
import { fileOf, readSiteFile } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const whole: unknown = JSON.parse(readSiteFile('data/catalogue/0.json'));
const pathIn = (system: string): string => {
  const entry = unpackSlice(whole).find((each) => each.sizeSystem === system);
  if (entry === undefined) throw new Error(`The demo shop has no product in ${system}.`);
  return productPath(entry.sku, entry.slug);
};

test('a chain leads to the chart of lengths in inches and centimetres', async ({ page }) => {
  await page.goto(pathIn('inch'));
  await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
  await expect(page.getByRole('heading', { name: 'Lengths', exact: true })).toBeInViewport();
  const row = page.getByRole('row', { name: '18 inch 45.7 cm Chain or necklace' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to measure a length' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test('rings and bangles lead to their charts, and free text to none', () => {
  const pageOf = (system: string) => readSiteFile(fileOf(pathIn(system)));
  expect(pageOf('indianRing')).toContain('href="/size-guide#on-ring-sizes"');
  expect(pageOf('bangle')).toContain('href="/size-guide#on-bangle-sizes"');
  expect(pageOf('free')).not.toContain('href="/size-guide#');
});
