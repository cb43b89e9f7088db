/** Units of sale and sizes in the product editor. */
import { expect, openScreen, ownProduct, stored, test } from './staff.ts';

test('a product gets a unit and sizes, and labels are corrected', async ({ page }) => {
  const product = await ownProduct({ title: 'Wire bangles', sizes: [] });
  await openScreen(page, `/admin/products/${product.id}`, product.title);
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Sold by').fill('set of 4');
  await page.getByLabel('Size system').selectOption({ label: 'Bangle sizes' });
  await page.getByLabel('Add sizes').fill('2.8, 2-4 2/6');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const labels = page.getByLabel('Size', { exact: true });
  await expect(labels).toHaveCount(3);
  await expect(labels.first()).toHaveValue('2-4');
  const adding = page.getByLabel('Add sizes');
  await adding.fill('2-4, large, 3-8');
  await adding.press('Enter');
  await expect(page.getByText('“large, 3-8” can’t be read.')).toBeVisible();
  await expect(adding).toHaveValue('large, 3-8');
  await expect(labels).toHaveCount(3);
  await adding.fill('2.4-2.8');
  await adding.press('Enter');
  await expect(adding).toHaveValue('');
  await labels.last().fill('2.10');
  await page.getByLabel('SKU suffix').first().fill('2-4');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  expect(await stored(`prod/${product.id}`)).toMatchObject({
    unit: 'set of 4',
    sizeSystem: 'bangle',
    sizes: [{ label: '2-4', sku: '2-4' }, { label: '2-6' }, { label: '2-10' }],
  });
  await page.getByLabel('Sold by').fill('dozens');
  await save.click();
  await expect(page.getByText('Enter piece, pair, or a set like “set of 6”').first()).toBeVisible();
});
