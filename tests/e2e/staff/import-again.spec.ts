/** Repeated imports, and lists with few columns. */
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
import { database, expect, ownProduct, ownSku, PATIENT, stored, test } from './staff.ts';
import { onWrites } from './writes.ts';

test('reviews, imports and undoes a list, then imports a corrected one', async ({ page }) => {
  const sku = ownSku();
  const list = (weight: string) =>
    csv('studs.csv', [
      `Item code,Product name,Weight ${sku},MRP,GST`,
      `${sku},Lotus stud,${weight},450/-,3`,
    ]);
  const fill = async (weight: string) => {
    await choose(page, list(weight));
    await page.getByLabel('Column for Net weight (g)', { exact: true }).selectOption({ index: 3 });
    await page.getByText('More fields').click();
    await page.getByLabel('Default HSN code for new products').fill('711311');
    await compare(page);
  };
  await fill('42');
  // The review shows weight and tax of pages and quotes.
  await expect(rows(page).first()).toContainText(/New.*Net weight \(g\)\s*42\D/);
  await expect(rows(page).first()).toContainText(/GST rate\s*3%/);
  await expect(rows(page).first()).toContainText(/Price \(₹\)\s*450/);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await imported(page);
  expect(await stored(`prod/${sku.toLowerCase()}`)).toMatchObject({ gstRateBps: 300 });
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 product restored.')).toBeVisible();

  await fill('4.2');
  await tab(page, 'Restored 1').click();
  await expect(rows(page).first()).toContainText(/Restored.*42 → 4.200/);
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await imported(page);
  expect(await stored(`prod/${sku.toLowerCase()}`)).toMatchObject({
    netWeightMg: 4_200,
    grossWeightMg: 4_200,
    deletedAt: null,
    status: 'draft',
    rev: 3,
  });
});

test('a new product can take an SKU that a draft no longer uses', async ({ page }) => {
  const draft = await ownProduct({ status: 'draft' });
  const renamed = ownSku();
  await database.doc(`prod/${draft.id}`).update({ sku: renamed });
  await choose(page, csv('freed.csv', [HEADER, rowOf(draft.sku, 'Lotus ring', '450')]));
  await compare(page);
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await imported(page);
  expect(await stored(`prod/${draft.id}--2`)).toMatchObject({ sku: draft.sku });
  expect(await stored(`prod/${draft.id}`)).toMatchObject({ sku: renamed, rev: draft.rev });
});

test('adds pictures from a list of SKUs and picture URLs', async ({ page }) => {
  const own = await ownProduct({ title: 'Lotus ring', images: [] });
  const url = `https://pictures.example/${own.id}.jpg`;
  await choose(page, csv('pictures.csv', ['Item code,Image URL', `${own.sku},${url}`]));
  await compare(page);
  await expect(rows(page).first()).toContainText(/Images.*1 image/);
  await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await imported(page);
  const images = (await stored(`prod/${own.id}`))?.['images'];
  expect(images).toEqual([expect.objectContaining({ url, alt: 'Lotus ring' })]);
});

test('imports a list in each of two tabs without interference', async ({ page, context }) => {
  const skus = Array.from({ length: 120 }, ownSku);
  await choose(page, csv('first.csv', [HEADER, ...skus.map((sku) => rowOf(sku, 'Band', '450'))]));
  await compare(page);
  await onRowWrites(page, (written) => (written === 0 ? 'let' : 'stall'));
  await page.getByRole('button', { name: 'Import 120 rows' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '100 of 120 rows imported' }),
  ).toBeVisible(PATIENT);

  const second = await context.newPage();
  await choose(second, csv('second.csv', [HEADER, rowOf(ownSku(), 'Stud', '99')]));
  await compare(second);
  await second.getByRole('button', { name: 'Import 1 row', exact: true }).click();
  await imported(second);
  await second.getByRole('button', { name: 'Import another file' }).click();
  await expect(second.getByLabel(/Choose file/)).toBeAttached();
  // The running import of the first tab is not offered for resuming.
  await expect(second.getByRole('heading', { name: 'An import was interrupted' })).toBeHidden();
  await second.close();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('first.csv')).toBeVisible();
  await expect(page.getByText('100 of 120 rows were imported')).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'An import was interrupted' })).toBeHidden();
});

test.describe('on another screen', () => {
  test.use({ provoked: /ERR_FAILED|403/ });

  test('an interrupted import and a finished one show a message', async ({ page }) => {
    const sku = ownSku();
    let released = Promise.withResolvers<undefined>();
    let isBroken = true;
    await onWrites(page, 'prod', async (route) => {
      await released.promise;
      await (isBroken ? route.abort() : route.continue());
    });
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await choose(page, csv('ring.csv', [HEADER, rowOf(sku, 'Band', '450')]));
    await compare(page);
    await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
    await menu.getByText('Orders').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
    released.resolve(undefined);
    await expect(page.getByText('The import of ring.csv stopped.')).toBeVisible(PATIENT);

    isBroken = false;
    released = Promise.withResolvers<undefined>();
    await page.goBack();
    await page.getByRole('button', { name: 'Compare again' }).click();
    await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
    await menu.getByText('Orders').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
    released.resolve(undefined);
    await expect(page.getByText('ring.csv: 1 row imported.')).toBeVisible();
  });
});
