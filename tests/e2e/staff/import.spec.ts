/** Product import, from the file choice to the last row. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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
import { database, expect, ownProduct, ownSku, stored, test, PATIENT, goTo } from './staff.ts';
import { blockWrites } from './writes.ts';

async function refusedRows(page: Page, button: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rings errors.csv');
  return readFileSync(await download.path(), 'utf8').split('\r\n');
}

test('shows the outcome of each row, imports valid rows, exports the others, and can be undone', async ({
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
  await expect(rows(page).first()).toContainText(/Row 2.*Changed.*Price \(₹\).*450 → to 475.50/);
  await tab(page, 'Not imported 2').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Duplicate SKU (also in row 4).');
  await expect(rows(page).last()).toContainText(
    `Price (₹), row 6: "cheap" isn't an amount. Write it like 450 or 450.50.`,
  );
  expect(await axeFinds(page)).toEqual([]);
  expect(await stored(`prod/${fresh.toLowerCase()}`)).toBeUndefined();
  const refused = await refusedRows(page, 'Download 2 rows with errors');
  expect(refused[0]).toContain('import row,import problem,SKU');
  expect(refused[1]).toContain('Fresh ring again');

  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await imported(page);
  await expect(page.getByRole('status').filter({ hasText: '2 products imported' })).toBeVisible();
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

  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 products restored.')).toBeVisible();
  expect(await stored(`prod/${ring.id}`)).toMatchObject({ pricePaise: 45_000 });
  expect((await stored(`prod/${fresh.toLowerCase()}`))?.['deletedAt']).not.toBeNull();
});

test("a supplier's list is matched by name and by hand, and the match is stored", async ({
  page,
}) => {
  const sku = ownSku();
  const id = sku.toLowerCase();
  const category = `Charms ${sku}`;
  const url = `https://pictures.example/${id}.jpg`;
  const file = csv('supplier.csv', [
    `Item code,Product name,Gm ${sku},MRP,Group,Image URL,Remarks,Gross wt,Rate/gm,12–47 pcs,48+ pcs`,
    `${sku},Tiny charm,1.5 g,4.20,${category},${url},nice,2 masha,105,4.10,3.90`,
  ]);
  await choose(page, file);
  const column = (name: string) => page.getByLabel(`Column for ${name}`, { exact: true });
  await expect(column('SKU')).toHaveValue('Item code');
  await expect(column('Title')).toHaveValue('Product name');
  await expect(column('Net weight (g)')).toHaveValue('');
  await expect(column('Price from 12 (₹)')).toHaveValue('12–47 pcs');
  await expect(column('Price from 48 (₹)')).toHaveValue('48+ pcs');
  await expect(page.getByText('“Gross wt” is not used')).toHaveText(
    '“Gross wt” is not used for Gross weight: "2 masha" isn\'t a weight. Write it like 4.5 or 4.5 g.',
  );
  await page.getByLabel('Categories that don’t exist').selectOption('create');
  await page.getByText('More fields').click();
  await page.getByLabel('Default HSN code for new products').fill('711311');
  // High, so that the fixed bar covers no field in part.
  await page.setViewportSize({ width: 1_440, height: 3_000 });
  expect(await axeFinds(page)).toEqual([]);
  await column('Volume pricing (₹)').selectOption('Remarks');
  await compare(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Volume pricing is in “Remarks” and in “12–47 pcs”. Choose “No column” for one of them.',
  );
  await column('Volume pricing (₹)').selectOption('No column');
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
  await expect(rows(page).first()).toContainText(/Images\s*1 image/);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await imported(page);
  expect(await stored(`prod/${id}`)).toMatchObject({
    netWeightMg: 1_500,
    grossWeightMg: 1_500,
    pricePaise: 35_490,
    tiers: [
      { minQty: 12, pricePaise: 34_645 },
      { minQty: 48, pricePaise: 32_955 },
    ],
    category: category.toLowerCase().replaceAll(' ', '-'),
    hsn: '711311',
    images: [{ url, alt: 'Tiny charm' }],
  });

  await page.reload();
  await choose(page, file);
  await expect(column('Net weight (g)')).toHaveValue(`Gm ${sku}`);
  await expect(page.getByLabel('Rupees per USD')).toHaveValue('84.5');
});

test.describe('an import that is interrupted', () => {
  test.use({ provoked: /ERR_FAILED|403/ });

  test('by a lost connection shows the progress, and resumes after a reload', async ({ page }) => {
    const skus = Array.from({ length: 150 }, ownSku);
    const title = `Band of ${skus[0] ?? ''}`;
    const written = async () =>
      (await database.collection('prod').where('title', '==', title).count().get()).data().count;
    await choose(page, csv('bands.csv', [HEADER, ...skus.map((sku) => rowOf(sku, title, '450'))]));
    await compare(page);
    const connect = await onRowWrites(page, (done) => (done === 0 ? 'let' : 'break'));
    await page.getByRole('button', { name: 'Import 150 products' }).click();
    await expect(page.getByRole('alert')).toContainText(
      '100 of 150 products were imported',
      PATIENT,
    );
    await page.reload();

    await expect(page.getByRole('heading', { name: 'An import was interrupted' })).toBeVisible();
    await expect(page.getByText('100 of 150 products were imported')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await connect();
    await page.getByRole('button', { name: 'Continue import' }).click();
    await expect(tab(page, 'Unchanged 100')).toBeVisible();
    expect(await written()).toBe(100);
    await page.getByRole('button', { name: 'Import 50 products' }).click();
    await imported(page);
    expect(await written()).toBe(150);

    await page.reload();
    await expect(page.getByLabel(/Choose file/)).toBeAttached();
    await expect(page.getByRole('heading', { name: 'An import was interrupted' })).toBeHidden();
  });

  test('by someone else skips and names their product, with a message on other screens', async ({
    page,
  }) => {
    const products = await Promise.all([1, 2, 3].map(() => ownProduct({ title: 'Hoop' })));
    const [first, second, third] = products;
    if (!first || !second || !third) throw new Error('three are needed');
    const lines = products.map(({ sku }) => `${sku},Hoop earring`);
    await choose(page, csv('rings.csv', ['SKU,Title', ...lines]));
    await compare(page);
    await expect(tab(page, 'Changed 3')).toBeVisible();
    await database.doc(`prod/${second.id}`).update({ rev: second.rev + 1, title: 'Theirs' });
    const { release } = await blockWrites(page, 'prod');
    await page.getByRole('button', { name: 'Import 3 products' }).click();
    await goTo(page, 'Orders');
    await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
    release();
    await expect(page.getByText('rings.csv: 2 products imported, 1 not imported.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 product could not be imported')).toBeVisible();
    expect(await stored(`prod/${first.id}`)).toMatchObject({ title: 'Hoop earring' });
    expect(await stored(`prod/${second.id}`)).toMatchObject({ title: 'Theirs' });
    expect(await stored(`prod/${third.id}`)).toMatchObject({ title: 'Hoop earring' });
    const refused = await refusedRows(page, 'Download 1 row with errors');
    expect(refused[1]).toContain(second.sku);
  });
});

test('hiding a price stores it for customers only, also after an undo', async ({ page }) => {
  const own = await ownProduct({ priceMode: 'public', pricePaise: 45_000, tiers: [] });
  const hide = async (price: string): Promise<void> => {
    const lines = ['SKU,Price mode,Price (₹)', `${own.sku},signIn,${price}`];
    await choose(page, csv('modes.csv', lines));
    await compare(page);
    await page.getByRole('button', { name: 'Import 1 product', exact: true }).click();
    await imported(page);
  };
  const price = () => stored(`prices/${own.id}`);
  const product = () => stored(`prod/${own.id}`);
  await hide('450');
  expect(await price()).toMatchObject({ pricePaise: 45_000, deletedAt: null });
  expect(await product()).not.toHaveProperty('pricePaise');
  // Undo restores both documents: there is no price for signed-in buyers.
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 product restored.')).toBeVisible();
  expect((await price())?.['deletedAt']).not.toBeNull();
  expect(await product()).toMatchObject({ priceMode: 'public', pricePaise: 45_000 });
  await hide('475.50');
  expect(await price()).toMatchObject({ pricePaise: 47_550, deletedAt: null, rev: 3 });
});
