/** Product export: filtered products, in a file that imports without changes. */
import { readFileSync } from 'node:fs';
import { HOSTILE_DESCRIPTION } from './hostile-text.ts';
import { expect, openScreen, ownProduct, ownSku, test } from './staff.ts';

test('exports filtered products by SKU, and imports them without changes', async ({ page }) => {
  const category = ownSku().toLowerCase();
  const hostile = await ownProduct({
    category,
    title: '=HYPERLINK("https://evil.example","Ring")',
    description: HOSTILE_DESCRIPTION,
    stones: ['Ruby | pink', String.raw`back\slash`],
    priceMode: 'onRequest',
  });
  const plain = await ownProduct({ category, title: 'Plain ring' });
  await ownProduct({ title: 'Another category' });

  await openScreen(page, `/admin/products/export?category=${category}`, 'Export products');
  await expect(page.getByText('Export the filtered products (2)')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  await expect(page.getByRole('status').filter({ hasText: 'Exported 2 products.' })).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^products \d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain(`"'=HYPERLINK(`);
  const skus = [hostile.sku, plain.sku].toSorted();
  expect(skus.map((sku) => text.indexOf(sku))).toEqual(
    skus.map((sku) => text.indexOf(sku)).toSorted((a, b) => a - b),
  );
  expect(text).not.toContain('Another category');

  await openScreen(page, '/admin/products/import', 'Import products');
  await page.getByLabel(/Choose file/).setInputFiles({
    name: 'back.csv',
    mimeType: 'text/csv',
    buffer: readFileSync(await download.path()),
  });
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(
    page.getByText('Nothing to import. The shop already has everything in this file.'),
  ).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Rows to show' }).getByRole('button', { name: 'Unchanged 2' }),
  ).toBeVisible();
});

test('exports deleted products too, and says that a search is ignored', async ({ page }) => {
  const category = ownSku().toLowerCase();
  await ownProduct({ category, title: 'Gone ring', deletedAt: Date.now() });
  await ownProduct({ category, title: 'Ring that stays' });
  const filters = `category=${category}&deleted=true&q=jhumka`;
  await openScreen(page, `/admin/products/export?${filters}`, 'Export products');
  await expect(page.getByText('Export the filtered products (1)')).toBeVisible();
  await expect(page.getByText('The search for “jhumka” is ignored.')).toBeVisible();
});
