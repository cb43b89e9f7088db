/** Lists that change who sees a price. */
import { choose, compare, csv, imported } from './import-list.ts';
import { expect, ownProduct, stored, test } from './staff.ts';

// Other tests write their mark at the same moment; then one of them is told to try again.
test.use({ provoked: /409/ });

test('a list that takes a price from the public, and one that gives it back, each move it to where it belongs', async ({
  page,
}) => {
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

  // Both go back: the price is no customer's any more.
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
