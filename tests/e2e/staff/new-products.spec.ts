/** Defaults of new products come from the settings, in a shop for one test. */
import type { Page } from '@playwright/test';
import { expect, openAsStaff, test } from './published-shop.ts';

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/products/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
}

test('takes HSN and GST of new products from the settings; without them the form asks', async ({
  page,
  shop: _,
}) => {
  test.slow();
  await openAsStaff(page, '/admin/settings');
  await openNew(page);
  await expect(page.getByLabel('HSN code')).toHaveValue('');
  await expect(page.getByLabel('GST (%)', { exact: true })).toHaveValue('');

  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const own = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'New products' }) });
  await own.getByLabel('HSN code (optional)').fill('71131120');
  await page.getByRole('button', { name: 'Save' }).click();
  // Both belong together.
  await expect(own.getByLabel('GST rate (optional)')).toHaveAccessibleDescription(/Required/);
  await own.getByLabel('GST rate (optional)').fill('2.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();

  await openNew(page);
  await expect(page.getByLabel('HSN code')).toHaveValue('71131120');
  await expect(page.getByLabel('GST (%)', { exact: true })).toHaveValue('2.5');
});
