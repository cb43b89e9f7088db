/** Stock from the buyer's seat: sizes that are out of stock, and the sentence about availability. */
import { productPath } from '#core/paths.ts';
import { availableOf } from '#core/stock/stock-levels.ts';
import { productKind } from '#schema/product.ts';
import { decodeDocument } from '#schema/kind.ts';
import { stockKind } from '#schema/stock.ts';
import { SITE } from '#seed/settings.ts';
import { demoDocuments, DEMO_PRODUCTS } from '#seed/shop.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import { leastQuantity } from '#storefront/shared/order/quantity.ts';
import { axeFinds } from './axe.ts';
import { expect, test } from './quiet-page.ts';

/** A live product with sizes of which some are out of stock. */
function partlySoldOut() {
  const documents = new Map(
    [...demoDocuments({ products: DEMO_PRODUCTS })].map(({ path, data }) => [path, data]),
  );
  for (const [path, data] of documents) {
    if (!path.startsWith('stock/')) continue;
    const stock = decodeDocument(stockKind, path, data);
    const id = path.slice('stock/'.length);
    const product = decodeDocument(productKind, `prod/${id}`, documents.get(`prod/${id}`));
    if (!stock.success || !product.success || product.value.status !== 'published') continue;
    const out = stock.value.levels.filter((level) => availableOf(level) === 0);
    if (product.value.sizes.length > 2 && out.length > 0 && stock.value.stockStatus === 'inStock')
      return { product: product.value, out: out.flatMap(({ size }) => size ?? []) };
  }
  throw new Error('The demo shop has no such product.');
}

test('a product page marks the sizes that are out of stock', async ({ page }) => {
  const { product, out } = partlySoldOut();
  await page.goto(productPath(product.sku, product.slug));
  const grid = page.getByRole('group', { name: 'per size' });
  await expect(grid.getByText('Out of stock')).toHaveCount(out.length);
  const { dispatchBy = '' } = SITE.availability ?? {};
  const text = `In stock. Leaves the same working day if confirmed by ${dispatchBy}`;
  await expect(page.getByText(text).first()).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFinds(page), `at ${width}`).toEqual([]);
  }
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(isTooWide).toBeLessThanOrEqual(0);
});

test('adding a size that is out of stock says so at once, another size does not', async ({
  page,
}) => {
  const { product, out } = partlySoldOut();
  const [size = ''] = out;
  const { label = '' } = product.sizes.find((each) => !out.includes(each.label)) ?? {};
  const qty = leastQuantity(product);
  const fieldOf = (name: string) => page.locator(`form input[name="${name}"]`);
  const done = page.locator('form [role="status"]');
  await page.goto(productPath(product.sku, product.slug));
  await fieldOf(label).fill(String(qty));
  await page.getByRole('button', { name: 'Add to order list' }).click();
  await expect(done).toHaveText(`Added ${formatUnits(qty, product.unit)}. Your list has 1 design.`);
  const drawer = page.getByRole('dialog', { name: 'Order list' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await fieldOf(label).fill('0');
  await fieldOf(size).fill(String(qty));
  await page.getByRole('button', { name: 'Add to order list' }).click();
  await expect(done).toContainText(`Out of stock in ${size}: we will confirm when it is back.`);
});
