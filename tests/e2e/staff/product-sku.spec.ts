/** The SKU of a product: unique, and when it can be changed. */
import type { Page } from '@playwright/test';
import { expect, openScreen, ownProduct, ownSku, stored, test } from './staff.ts';

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const openProduct = (page: Page, { id, title }: { id: string; title: string }): Promise<void> =>
  openScreen(page, `/admin/products/${id}`, title);

test('refuses the SKU of another product at its field', async ({ page }) => {
  const other = await ownProduct({ title: 'First come' });
  const product = await ownProduct({ title: 'Second come', status: 'draft' });
  await openProduct(page, product);
  await page.getByLabel('SKU').fill(other.sku);
  await save(page);
  await expect(page.getByLabel('SKU')).toHaveAccessibleDescription(
    /First come.*already has this SKU/,
  );
  expect(await stored(`prod/${product.id}`)).toMatchObject({ sku: product.sku });
});

test('an SKU can be changed while the product is a draft; later the form explains why not', async ({
  page,
}) => {
  const product = await ownProduct({ title: 'Tag ring', status: 'draft' });
  const renamed = ownSku();
  await openProduct(page, product);
  const sku = page.getByLabel('SKU');
  await expect(sku).toBeEditable();
  await sku.fill(renamed);
  await page.getByLabel('Status').selectOption({ label: 'Published' });
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  expect(await stored(`prod/${product.id}`)).toMatchObject({ sku: renamed, status: 'published' });

  await expect(sku).not.toBeEditable();
  await expect(sku).toHaveAccessibleDescription(/can't be changed once a product is published/);
});
