/** Imports that change who can see a price. */
import { choose, compare, csv, imported } from './import-list.ts';
import { expect, ownProduct, stored, test } from './staff.ts';

test('hiding a price and publishing it again stores it in the right document', async ({ page }) => {
  const own = await ownProduct({ priceMode: 'public', pricePaise: 45_000, tiers: [] });
  const change = async (mode: string, price: string): Promise<void> => {
    await choose(
      page,
      csv('modes.csv', ['SKU,Price mode,Price (₹)', `${own.sku},${mode},${price}`]),
    );
    await compare(page);
    await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
    await imported(page);
  };
  const price = () => stored(`prices/${own.id}`);
  const product = () => stored(`prod/${own.id}`);

  await change('signIn', '450');
  expect(await price()).toMatchObject({ pricePaise: 45_000, deletedAt: null });
  expect(await product()).not.toHaveProperty('pricePaise');

  // Undo restores both documents: there is no price for signed-in buyers.
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 product restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
  expect((await price())?.['deletedAt']).not.toBeNull();
  expect(await product()).toMatchObject({ priceMode: 'public', pricePaise: 45_000 });

  await change('signIn', '450');
  expect(await price()).toMatchObject({ pricePaise: 45_000, deletedAt: null, rev: 3 });

  await change('public', '');
  expect((await price())?.['deletedAt']).not.toBeNull();
  expect(await product()).toMatchObject({ priceMode: 'public', pricePaise: 45_000 });

  await change('signIn', '475.50');
  expect(await price()).toMatchObject({ pricePaise: 47_550, deletedAt: null, rev: 5 });
  expect(await product()).not.toHaveProperty('pricePaise');
});
