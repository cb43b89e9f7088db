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

  await openScreen(page, `/admin/products?category=${category}`, 'Products (2)');
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  await expect(page.getByRole('status').filter({ hasText: '2 products exported.' })).toBeVisible();
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
