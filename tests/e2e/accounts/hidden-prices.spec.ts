/** Prices for signed-in buyers: on the product's page and in the order list, never to anybody else. */
import type { Page } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Timestamp } from '@google-cloud/firestore';
import { axeFinds } from '../axe.ts';
import { siteFolder } from '../../built-site.ts';
import { quoteOf, seedOrder } from './account-seed.ts';
import { database, expect, signIn, somebody, test } from './customer.ts';

test.use({
  provoked: /RestConnection|ERR_FAILED|status of 403|403 for|RPC_ERROR|Failed to load resource/,
});

interface Hidden {
  id: string;
  sku: string;
  path: string;
}

/** The products of the built site whose price is for signed-in buyers. */
const HIDDEN: readonly Hidden[] = readdirSync(join(siteFolder(), 'product'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /^[\w-]+[/\\][^/\\]+\.html$/.test(file))
  .flatMap((file) => {
    const html = readFileSync(join(siteFolder(), 'product', file), 'utf8');
    const id = /data-hidden-price="([^"]+)"/.exec(html)?.[1];
    const path = `/product/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return id === undefined ? [] : [{ id, sku: path.split('/')[2] ?? '', path }];
  });

/** A product of its own for each test, with a price of its own. */
async function priced(place: number, tiers: { minQty: number; pricePaise: number }[] = []) {
  const product = HIDDEN[place];
  if (product === undefined) throw new Error('The demo shop has too few such products.');
  const now = Timestamp.now();
  await database.doc(`prices/${product.id}`).set({
    pricePaise: 1_234_500,
    tiers,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'test',
    deletedAt: null,
    rev: 1,
  });
  return product;
}

const box = (page: Page) => page.locator('[data-hidden-price]');

test('a visitor is led to sign in and back to the product', async ({ page }) => {
  const product = HIDDEN[0];
  await page.goto(String(product?.path), { waitUntil: 'networkidle' });
  await expect(box(page).getByRole('link', { name: 'Sign in to see prices' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(String(product?.path))}`,
  );
});

test('a buyer with a verified email sees the price, its tiers, and what the quantity costs', async ({
  page,
}) => {
  const { path } = await priced(0, [{ minQty: 600, pricePaise: 1_200_000 }]);
  await signIn(page, await somebody(), path);
  await expect(box(page)).toContainText('₹12,345 per piece');
  await box(page).getByText('₹12,000 from 600').click();
  const rows = box(page).getByRole('row');
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
  // It is nowhere in what the browser keeps of the list.
  await page.getByRole('button', { name: 'Add to order list' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('glambug-order-list')))
    .toContain('"pricePaise":null');
});

test('nothing moves when the price comes', async ({ page, context }) => {
  const { path } = await priced(1, [{ minQty: 600, pricePaise: 1_200_000 }]);
  await signIn(page, await somebody(), '/about');
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      // The browser's own entries of this kind.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(path);
  await expect(box(tab)).toContainText('₹12,345');
  expect(await tab.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.02);
});

test('one whose email is not verified is led to verify it, and sees no price', async ({ page }) => {
  const { path } = await priced(2);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, await somebody({ emailVerified: false }), path);
  const link = box(page).getByRole('link', { name: 'Verify your email to see prices' });
  await expect(link).toHaveAttribute('href', `/verify-email?redirect=${encodeURIComponent(path)}`);
  expect(asked.filter((url) => url.includes('/prices/'))).toEqual([]);
});

test('a price that cannot be loaded is asked for again by a press', async ({ page, context }) => {
  const { path } = await priced(3);
  await signIn(page, await somebody(), '/about');
  await context.route(/documents.*(?:prices|batchGet|:runQuery)/, (route) => route.abort());
  await page.goto(path);
  const again = box(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.unroute(/documents.*(?:prices|batchGet|:runQuery)/);
  await again.click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toContainText('₹12,345 per piece');
});

test('the order list counts the prices of a signed-in buyer', async ({ page }) => {
  const first = await priced(4);
  const second = await priced(5, [{ minQty: 2, pricePaise: 1_000_000 }]);
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
  await signIn(page, await somebody(), '/order-list');
  await expect(page.getByText('₹12,345 per piece')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('₹22,34,500');
  expect(await page.evaluate(() => localStorage.getItem('glambug-order-list'))).not.toMatch(
    /"pricePaise":\d/,
  );
});

test('ordering again compares the price that only buyers see, and shows it', async ({ page }) => {
  const product = await priced(6);
  const person = await somebody();
  const line = { productId: product.id, sku: product.sku, title: 'Ring', qty: 600 };
  const id = await seedOrder(person, { lines: [line], quote: quoteOf(line, 1_000_000) });
  await signIn(page, person, `/account/orders/${id}`);
  await page.getByRole('button', { name: 'Check and order again' }).click();
  await expect(page.getByText('₹12,345 per piece today')).toBeVisible();
  await expect(page.getByText('Quoted at ₹10,000 per piece, now ₹12,345.')).toBeVisible();
});
