/** The category of several products is changed at once. */
import { expect, openScreen, ownProducts, ownSku, stored, test } from './staff.ts';
import { ownFamily } from './own-category.ts';

test('moves products to another category and subcategory, with undo', async ({ page }) => {
  const { top, below } = await ownFamily();
  const category = ownSku().toLowerCase();
  const products = await ownProducts([
    { title: 'Lotus ring', category },
    { title: 'Bell ring', category },
  ]);
  const place = async () => {
    const { category, subCategory } = (await stored(`prod/${products[0]?.id}`)) ?? {};
    return [category, subCategory] as unknown[];
  };
  await openScreen(page, `/admin/products?category=${category}`, 'Products (2)');
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Edit a field' }).click();
  await page.getByLabel('Field').selectOption('Category');
  await page.getByLabel('New value').selectOption(`${top.name} › ${below[1]?.name}`);
  await page.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('2 products changed.')).toBeVisible();
  expect(await place()).toEqual([top.id, below[1]?.id]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(place).toEqual([category, undefined]);
});
