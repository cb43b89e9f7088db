/** A product URL with a wrong slug or a lowercase SKU redirects to the product, every time. */
import { expect, test } from './quiet-page.ts';
import type { Page } from '@playwright/test';

/** The URL of the first product of the catalogue, from its card. */
async function firstProduct(page: Page): Promise<string> {
  await page.goto('/products');
  return String(await page.locator('article a').first().getAttribute('href'));
}

const skuPageOf = (product: string): string => product.split('/').slice(0, 3).join('/');

test('a wrong slug redirects to the product, also the second time in one tab', async ({ page }) => {
  const product = await firstProduct(page);
  for (const _time of ['first', 'second']) {
    await page.goto(`${skuPageOf(product)}/a-slug-of-old`);
    await page.waitForURL(`**${product}`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('a lowercase SKU redirects to the product', async ({ page }) => {
  const product = await firstProduct(page);
  await page.goto(skuPageOf(product).toLowerCase());
  await page.waitForURL(`**${product}`);
  await expect(page.locator('h1')).toBeVisible();
});

test('an unknown SKU stays on the page that says so', async ({ page }) => {
  await page.goto('/product/nope999/nothing');
  await page.waitForURL('**/product/NOPE999');
  await expect(page.locator('h1')).toBeVisible();
});

test('a SKU page that leads to a missing page causes no redirect loop', async ({ page }) => {
  const product = await firstProduct(page);
  const skuPage = skuPageOf(product);
  let visits = 0;
  await page.route(`**${skuPage}`, async (route) => {
    visits += 1;
    await route.fulfill({
      contentType: 'text/html',
      body: `<title>Moved</title><meta http-equiv="refresh" content="0;url=${skuPage}/not-there">`,
    });
  });
  await page.goto(skuPage);
  await page.waitForURL('**/not-there');
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(visits).toBe(1);
});
