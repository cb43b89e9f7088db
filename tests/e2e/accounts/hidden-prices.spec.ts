/** Prices for signed-in buyers: on the product page and in the order list, and for no one else. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { formatRupees } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import type { ShownRate } from '#core/silver/published-rate.ts';
import { readSiteFile } from '../../built-site.ts';
import { HIDDEN, priced, SIZED } from './hidden-products.ts';
import { quoteOf, seedOrder } from './account-seed.ts';
import { database, expect, openSignedIn, createPerson, test } from './customer.ts';

test.use({
  provoked: /RestConnection|ERR_FAILED|status of 403|403 for|RPC_ERROR|Failed to load resource/,
});

const box = (page: Page) => page.locator('[data-hidden-price]');

test('a visitor is sent to sign in and returns to the product', async ({ page }) => {
  const product = HIDDEN[0];
  await page.goto(String(product?.path), { waitUntil: 'networkidle' });
  await expect(box(page).getByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(String(product?.path))}`,
  );
});

test('a buyer with a verified email sees the price, its tiers, and the total for the quantity', async ({
  page,
}) => {
  const { path } = await priced(HIDDEN[0], [{ minQty: 600, pricePaise: 1_200_000 }]);
  await openSignedIn(page, await createPerson(), path);
  await expect(box(page)).toContainText(/₹12,345 per (?:piece|pair|set)/);
  await expect(box(page)).toContainText('₹12,000 from 600');
  const rows = page.getByRole('table', { name: 'Volume pricing' }).getByRole('row');
  await expect(rows.last()).toBeVisible();
  await expect(rows.last()).toContainText('600 or more');
  const field = page.locator('form[data-product] input');
  const least = Number(await field.inputValue());
  const amount = page.locator('form[data-product] output');
  await expect(amount).toContainText(
    `₹${new Intl.NumberFormat('en-IN').format(12_345 * least)} before GST`,
  );
  await field.fill('600');
  await expect(amount).toContainText('₹72,00,000 before GST');
  await expect(rows.last()).toHaveAttribute('aria-current', 'true');
  expect(await axeFinds(page)).toEqual([]);
  // The stored list does not contain it.
  await page.getByRole('button', { name: 'Add to order list' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glambug-order-list')))
    .toContain('"pricePaise":null');
});

test('a price by weight states the silver rate and its time', async ({ page }) => {
  const { path } = await priced(HIDDEN[9], [], { makingPerUnitPaise: 10_000, makingTiers: [] });
  // The data file of the tested site.
  const { perGramPaise, at } = JSON.parse(readSiteFile('data/silver-rate.json')) as ShownRate;
  await openSignedIn(page, await createPerson(), path);
  await expect(
    box(page).getByText(
      ` silver at ${formatRupees(perGramPaise)}/g (${formatShortMoment(at)}), plus making.`,
    ),
  ).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test('the layout does not shift when the price appears', async ({ page, context }) => {
  const { path } = await priced(HIDDEN[1], [{ minQty: 600, pricePaise: 1_200_000 }]);
  await openSignedIn(page, await createPerson(), '/about');
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      // Layout shift entries, which TypeScript does not declare.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(path);
  await expect(box(tab)).toContainText('₹12,345');
  expect(await tab.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.02);
});

test('sizes with weights of their own show their weights, and their prices after sign-in', async ({
  page,
}) => {
  const { path } = await priced(SIZED, [], { makingPerUnitPaise: 10_000, makingTiers: [] });
  const labels = page.getByRole('group', { name: 'per size' }).locator('label');
  await page.goto(path);
  await expect(labels.first()).toContainText(/ [\d.]+ g\s*$/);
  await openSignedIn(page, await createPerson(), path);
  await expect(labels.first()).toContainText(/ ₹[\d,]+\s*$/);
  const texts = await labels.allTextContents();
  expect(new Set(texts.map((text) => text.split('₹')[1])).size).toBeGreaterThan(1);
});

test('a buyer with an unverified email is sent to verify it and sees no price', async ({
  page,
}) => {
  const { path } = await priced(HIDDEN[2]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSignedIn(page, await createPerson({ emailVerified: false }), path);
  const link = box(page).getByRole('link', { name: 'Verify your email to see prices' });
  await expect(link).toHaveAttribute('href', `/verify-email?redirect=${encodeURIComponent(path)}`);
  expect(requests.filter((url) => url.includes('/prices/'))).toEqual([]);
});

test('a buyer to whom the database denies the price is told why that may be', async ({ page }) => {
  const { id, path } = await priced(HIDDEN.at(-1));
  // The same denial as before an approval, without a switch that other tests would notice.
  await database.doc(`prod/${id}`).update({ status: 'draft' });
  await openSignedIn(page, await createPerson(), path);
  await expect(box(page)).toContainText('No price for your account yet');
  await expect(box(page)).toContainText('We may need to approve your account first.');
});

test('a price that failed to load can be retried', async ({ page, context }) => {
  const { path } = await priced(HIDDEN[3]);
  await openSignedIn(page, await createPerson(), '/about');
  await context.route(/documents.*(?:prices|batchGet|:runQuery)/, (route) => route.abort());
  await page.goto(path);
  const again = box(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.unroute(/documents.*(?:prices|batchGet|:runQuery)/);
  await again.click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toContainText(/₹12,345 per (?:piece|pair|set)/);
});

test('the order list total includes prices for signed-in buyers', async ({ page }) => {
  const first = await priced(HIDDEN[4]);
  const second = await priced(HIDDEN[5], [{ minQty: 2, pricePaise: 1_000_000 }]);
  const list = [
    { sku: first.sku, qty: 100 },
    { sku: second.sku, qty: 100 },
  ];
  await page.addInitScript((lines) => {
    if (localStorage.getItem('glambug-order-list') !== null) return;
    localStorage.setItem(
      'glambug-order-list',
      JSON.stringify({ format: 1, reference: null, lines }),
    );
  }, list);
  await page.goto('/order-list');
  await expect(page.getByText('sign in for price')).toHaveCount(2);
  await page.getByRole('link', { name: 'Line sheet' }).click();
  await expect(page.locator('.sheet-price').getByText('Price after sign-in')).toHaveCount(2);
  await openSignedIn(page, await createPerson(), '/order-list');
  await expect(page.getByText(/₹12,345 per (?:piece|pair|set)/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('₹22,34,500');
  expect(await page.evaluate(() => localStorage.getItem('glambug-order-list'))).not.toMatch(
    /"pricePaise":\d/,
  );
  // With a margin of 50 %, the same on a line sheet.
  await page.getByRole('link', { name: 'Line sheet' }).click();
  await expect(page.locator('.sheet-price').first()).toContainText('₹12,345');
  await page.getByLabel('Prices').selectOption('Prices with my margin');
  await expect(page.locator('.sheet-price').first()).toContainText('₹18,520');

  await database.doc(`prices/${first.id}`).update({ pricePaise: 1_250_000 });
  await page.goto('/order-list');
  await expect(page.getByText(/₹12,500 per (?:piece|pair|set)/)).toBeVisible();
  const changed = page.getByText('The price of this design changed since you added it.');
  await expect(changed).toHaveCount(1);
  await page.getByRole('button', { name: /^Accept the new price of / }).click();
  await expect(changed).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/₹12,500 per (?:piece|pair|set)/)).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('quick order shows prices to signed-in buyers, and counts those of other pages', async ({
  page,
}) => {
  const shown = await priced(HIDDEN[7], [{ minQty: 600, pricePaise: 1_200_000 }]);
  const listed = await priced(HIDDEN[8]);
  await page.addInitScript((sku) => {
    if (localStorage.getItem('glambug-order-list') !== null) return;
    const lines = [{ sku, qty: 100 }];
    localStorage.setItem(
      'glambug-order-list',
      JSON.stringify({ format: 1, reference: null, lines }),
    );
  }, listed.sku);
  const path = `/search?q=${shown.sku}`;
  const row = page.getByRole('list', { name: 'Quick order' }).locator(':scope > li').first();
  const total = page.locator('[data-total]');
  await page.goto(path);
  await page.getByRole('button', { name: 'Quick order' }).click();
  await expect(row).toContainText(shown.sku);
  await expect(row).toContainText('sign in for price');
  await expect(total).toContainText('1 design without a price');

  await openSignedIn(page, await createPerson(), path);
  await expect(row).toContainText('₹12,345');
  await expect(total).toContainText('₹12,34,500 before GST');
  await row.getByRole('textbox').fill('600');
  await row.getByRole('textbox').press('Enter');
  await expect(row).toContainText('₹12,000');
  await expect(total).toContainText('₹84,34,500 before GST');
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('glambug-order-list'))).not.toMatch(
    /"pricePaise":\d/,
  );
});

test('ordering again compares and shows the price for signed-in buyers', async ({ page }) => {
  const product = await priced(HIDDEN[6]);
  const person = await createPerson();
  const line = { productId: product.id, sku: product.sku, title: 'Ring', qty: 600 };
  const id = await seedOrder(person, { lines: [line], quote: quoteOf(line, 1_000_000) });
  await openSignedIn(page, person, `/account/orders/${id}`);
  await page.getByRole('button', { name: 'Check and order again' }).click();
  await expect(page.getByText(/₹12,345 per (?:piece|pair|set)[^,]* today/)).toBeVisible();
  await expect(
    page.getByText(/Quoted at ₹10,000 per (?:piece|pair|set).*, now ₹12,345\./),
  ).toBeVisible();
});
