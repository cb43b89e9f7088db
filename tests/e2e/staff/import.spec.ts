/** Product import, from the file choice to the last row. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SUPPLIER_LIST } from '#fixtures/supplier-list.ts';
import { axeFinds } from '../axe.ts';
import {
  choose,
  compare,
  csv,
  HEADER,
  imported,
  onRowWrites,
  rowOf,
  rows,
  tab,
} from './import-list.ts';
import {
  database,
  expect,
  openScreen,
  ownProduct,
  ownSku,
  stored,
  test,
  PATIENT,
} from './staff.ts';

test('shows the outcome of each row, imports valid rows, and exports the others', async ({
  page,
}) => {
  const ring = await ownProduct({ title: 'Lotus ring', pricePaise: 45_000, tiers: [] });
  const same = await ownProduct({ title: 'Bud ring', pricePaise: 45_000, tiers: [] });
  const fresh = ownSku();
  await choose(
    page,
    csv('rings.csv', [
      HEADER,
      `${ring.sku},Lotus ring,,,,,,,,,,,,,,475.50`,
      `${same.sku},Bud ring,,,,,,,,,,,,,,450`,
      rowOf(fresh, '"=Fresh, ring"', '99'),
      rowOf(fresh, 'Fresh ring again', '98'),
      rowOf(ownSku(), 'Dear ring', 'cheap'),
    ]),
  );
  await expect(page.getByText('This file was exported from this shop. 16 columns')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await compare(page);

  await expect(tab(page, 'New 1')).toBeVisible();
  await expect(tab(page, 'Changed 1')).toBeVisible();
  await expect(tab(page, 'Unchanged 1')).toBeVisible();
  await expect(tab(page, 'Not imported 2')).toBeVisible();
  await expect(rows(page).first()).toContainText(/Row 2.*Changed.*Price \(₹\).*450 → 475.50/);
  await tab(page, 'Not imported 2').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Duplicate SKU (also in row 4).');
  await expect(rows(page).last()).toContainText(
    `Price (₹), row 6: "cheap" isn't an amount. Write it like 450 or 450.50.`,
  );
  expect(await axeFinds(page)).toEqual([]);
  expect(await stored(`prod/${fresh.toLowerCase()}`)).toBeUndefined();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 2 rows with errors' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rings errors.csv');
  const refused = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(refused[0]).toContain('import row,import problem,SKU');
  expect(refused[1]).toContain('Fresh ring again');

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await imported(page);
  await expect(page.getByRole('status').filter({ hasText: '2 rows imported' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await stored(`prod/${ring.id}`)).toMatchObject({ pricePaise: 47_550, rev: ring.rev + 1 });
  expect(await stored(`prod/${same.id}`)).toMatchObject({ rev: same.rev });
  expect(await stored(`prod/${fresh.toLowerCase()}`)).toMatchObject({
    title: '=Fresh, ring',
    status: 'draft',
    rev: 1,
  });
  const entries = await database.collection('audit').where('path', '==', `prod/${ring.id}`).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'update', before: { pricePaise: 45_000 }, after: { pricePaise: 47_550 } },
  ]);
});

test("a supplier's list is matched by name and by hand, and the match is stored", async ({
  page,
}) => {
  const sku = ownSku();
  const category = `Charms ${sku}`;
  const file = csv('supplier.csv', [
    `Item code,Product name,Gm ${sku},MRP,Group,Remarks`,
    `${sku},Tiny charm,1.5 g,4.20,${category},nice`,
  ]);
  await choose(page, file);
  const column = (name: string) => page.getByLabel(`Column for ${name}`, { exact: true });
  await expect(column('SKU')).toHaveValue('Item code');
  await expect(column('Title')).toHaveValue('Product name');
  await expect(column('Net weight (g)')).toHaveValue('');
  await page.getByLabel('Categories that don’t exist').selectOption('create');
  await compare(page);
  await expect(rows(page).first()).toContainText(/New/);

  await page.getByRole('button', { name: 'Back to columns' }).click();
  await column('Net weight (g)').selectOption(`Gm ${sku}`);
  await page.getByLabel('Currency of prices').selectOption('USD');
  await compare(page);
  await expect(page.getByRole('alert')).toHaveText('Enter how many rupees one USD is.');
  await page.getByLabel('Rupees per USD').fill('84.5');
  await compare(page);
  await expect(page.getByText('Categories to be added')).toContainText(
    category.toLowerCase().replaceAll(' ', '-'),
  );
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await imported(page);
  expect(await stored(`prod/${sku.toLowerCase()}`)).toMatchObject({
    netWeightMg: 1_500,
    grossWeightMg: 1_500,
    pricePaise: 35_490,
    category: category.toLowerCase().replaceAll(' ', '-'),
  });

  await page.reload();
  await choose(page, file);
  await expect(column('Net weight (g)')).toHaveValue(`Gm ${sku}`);
  await expect(page.getByLabel('Rupees per USD')).toHaveValue('84.5');
});

test('resumes after a reload during the import', async ({ page }) => {
  const skus = Array.from({ length: 150 }, ownSku);
  const title = `Band of ${skus[0] ?? ''}`;
  const written = async () =>
    (await database.collection('prod').where('title', '==', title).count().get()).data().count;
  await choose(page, csv('bands.csv', [HEADER, ...skus.map((sku) => rowOf(sku, title, '450'))]));
  await compare(page);
  // The next rows are sent after the progress was stored.
  const isPaused = Promise.withResolvers<undefined>();
  const stopPausing = await onRowWrites(page, (written) => {
    if (written === 0) return 'let';
    isPaused.resolve(undefined);
    return 'stall';
  });
  await page.getByRole('button', { name: 'Import 150 rows' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '100 of 150 rows imported' }),
  ).toBeVisible(PATIENT);
  await isPaused.promise;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await expect(page.getByRole('heading', { name: 'An import was interrupted' })).toBeVisible();
  await expect(page.getByText('100 of 150 rows were imported')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await stopPausing();
  await page.getByRole('button', { name: 'Continue import' }).click();
  await expect(tab(page, 'Unchanged 100')).toBeVisible();
  expect(await written()).toBe(100);
  await page.getByRole('button', { name: 'Import 50 rows' }).click();
  await imported(page);
  expect(await written()).toBe(150);

  await page.reload();
  await expect(page.getByLabel(/Choose file/)).toBeAttached();
  await expect(page.getByRole('heading', { name: 'An import was interrupted' })).toBeHidden();
});

test.describe('a lost connection', () => {
  test.use({ provoked: /ERR_FAILED|403/ });

  test('during the import shows the progress, and the import can be continued', async ({
    page,
  }) => {
    const skus = Array.from({ length: 120 }, ownSku);
    await choose(page, csv('more.csv', [HEADER, ...skus.map((sku) => rowOf(sku, 'Band', '450'))]));
    await compare(page);
    let isBroken = true;
    await onRowWrites(page, (written) => (written > 0 && isBroken ? 'break' : 'let'));
    await page.getByRole('button', { name: 'Import 120 rows' }).click();
    await expect(page.getByRole('alert')).toContainText('100 of 120 rows were imported', PATIENT);
    isBroken = false;
    await page.getByRole('button', { name: 'Compare again' }).click();
    await page.getByRole('button', { name: 'Import 20 rows' }).click();
    await imported(page);
  });

  test('skips and names a product that someone else saves meanwhile, and writes the others', async ({
    page,
  }) => {
    const products = await Promise.all([1, 2, 3].map(() => ownProduct({ title: 'Hoop' })));
    const [first, second, third] = products;
    if (!first || !second || !third) throw new Error('three are needed');
    const lines = products.map(({ sku }) => `${sku},Hoop earring`);
    await choose(page, csv('hoops.csv', ['SKU,Title', ...lines]));
    await compare(page);
    await expect(tab(page, 'Changed 3')).toBeVisible();
    await database.doc(`prod/${second.id}`).update({ rev: second.rev + 1, title: 'Theirs' });
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText('1 row could not be imported')).toBeVisible();
    expect(await stored(`prod/${first.id}`)).toMatchObject({ title: 'Hoop earring' });
    expect(await stored(`prod/${second.id}`)).toMatchObject({ title: 'Theirs' });
    expect(await stored(`prod/${third.id}`)).toMatchObject({ title: 'Hoop earring' });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download 1 row with errors' }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    expect(text).toContain(second.sku);
  });
});

test('explains why a file cannot be read as a list', async ({ page }) => {
  await choose(page, { name: 'a.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004rest') });
  await expect(page.getByRole('alert')).toContainText('This is an Excel workbook, not CSV');
  await page.getByLabel(/Choose file/).setInputFiles(csv('empty.csv', ['SKU,Title']));
  await expect(page.getByRole('alert')).toContainText('The file has a header but no rows.');
});

/** Periods in which the page does not respond, ms, if long enough to notice. */
const watchForFreezes = (page: Page) =>
  page.evaluate(() => {
    const freezes: number[] = [];
    Object.assign(window, { freezes });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) freezes.push(duration);
    }).observe({ type: 'longtask' });
  });

test('20,000 rows do not freeze the page', async ({ page }, info) => {
  const id = ownSku();
  const lines = Array.from({ length: 20_000 }, (_, at) =>
    rowOf(`${id}-${at}`, `Ring ${at}`, '450'),
  );
  await openScreen(page, '/admin/products/import', 'Import products');
  await watchForFreezes(page);
  // From disk as in real use; passing the content through the test would block the page.
  const file = info.outputPath('many.csv');
  await writeFile(file, csv('many.csv', [HEADER, ...lines]).buffer);
  await page.getByLabel(/Choose file/).setInputFiles(file);
  await compare(page);
  await expect(tab(page, 'New 20,000')).toBeVisible({ timeout: 40_000 });
  const list = page.getByRole('region', { name: 'Rows of the file' });
  // Rows are measured when rendered, so the end moves.
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(list).toContainText('Row 20001', { timeout: 500 });
  }).toPass();
  expect(await rows(page).count()).toBeLessThan(60);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as never as { freezes: number[] }).freezes),
  );
  // Reading so many rows inside the page would block it for seconds.
  expect(longest).toBeLessThan(1_000);
});

const MAPPING = 'docs/examples/mappings/newchic-french.json';

if (existsSync(SUPPLIER_LIST)) {
  test('imports the real list of 4,853 rows by its mapping', async ({ page }) => {
    await choose(page, SUPPLIER_LIST);
    await page.getByText('Use a mapping file instead').click();
    await page.getByLabel(/Choose mapping file/).setInputFiles(MAPPING);
    await expect(page.getByText('The mapping newchic-french.json is used.')).toBeVisible();
    await compare(page);
    await expect(tab(page, 'Not imported 67')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('67 × Duplicate SKU, with the same values')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import 4,786 rows/ })).toBeVisible();
  });
}
