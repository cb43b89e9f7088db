/** The shop without a connection: visited pages open with their time; search and the order list work. */
import { expect, type Page } from '@playwright/test';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { templates } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import { lineOf, PRICED } from './order-seed.ts';
import { cachedPaths, cachedNotice, offlineNote, test, visit } from './changing-site.ts';

const PRODUCT = new Map(templates()).get('product with a price') ?? '';

const isLoaded = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0);

test('visited pages open with their pictures and show their time', async ({ page, context }) => {
  await visit(page, '/');
  await visit(page, PRODUCT);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  for (const path of ['/', PRODUCT]) {
    await page.goto(path);
    await expect(offlineNote(page)).toBeVisible();
    await expect(cachedNotice(page)).toContainText(/This page is from \d{1,2} \w+ \d{4}, \d/);
    await expect(page.locator('html')).toHaveAttribute('data-cached', /^\d{4}-\d\d-\d\dT/);
    await expect.poll(() => isLoaded(page)).toBe(true);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('a page that was never visited is replaced by one that says what still works', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await context.setOffline(true);
  const response = await page.goto('/about');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Contact/ })).toHaveAttribute('href', /\/contact$/);
  await expect(main.getByRole('link', { name: 'Search' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
  await expect(offlineNote(page)).toBeHidden();
});

test('search works on its page and in the header, even if never opened before', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await expect.poll(() => cachedPaths(page, CACHES.data)).toContain('/data/catalogue/0.json');
  await context.setOffline(true);
  await page.goto('/search?q=jumkas');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Jhumka/);
  await expect(offlineNote(page)).toBeVisible();

  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill('jumkas');
  await expect(dialog.getByRole('listitem').first()).toContainText(/Jhumka/);
});

test('the order list opens if never visited, with a product added offline', async ({
  page,
  context,
}) => {
  await visit(page, PRODUCT);
  const sku = PRODUCT.split('/')[2] ?? '';
  await expect.poll(() => cachedPaths(page, CACHES.data)).toContain('/data/catalogue/0.json');
  await context.setOffline(true);
  await page.goto(PRODUCT);
  await page
    .getByRole('button', { name: /Add to order list/ })
    .first()
    .click();
  await page.goto('/order-list');
  await expect(page.getByRole('main')).toContainText(sku);
  await expect(offlineNote(page)).toBeVisible();
});

test('the order list opens if never visited, with its products and prices', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await expect.poll(() => cachedPaths(page, CACHES.shell)).toContain('/order-list');
  await expect.poll(() => cachedPaths(page, CACHES.data)).toContain('/data/catalogue/0.json');
  await page.evaluate(
    (text) => localStorage.setItem('glambug-order-list', text),
    JSON.stringify({ format: 1, reference: null, lines: [lineOf(PRICED)] }),
  );
  await context.setOffline(true);
  await page.goto('/order-list');
  await expect(offlineNote(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: PRICED.title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('Amount');
  await expect(page.getByRole('group', { name: `of ${PRICED.title}` })).toHaveCSS(
    'display',
    'flex',
  );
  await page.getByRole('button', { name: 'Paste an order' }).click();
  await expect(page.getByLabel('Your order')).toBeFocused();
});

test('an open page shows when the connection is lost, and hides this when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await expect(offlineNote(page)).toBeHidden();
  await context.setOffline(true);
  await expect(offlineNote(page)).toBeVisible();
  // A page that has just loaded needs no time.
  await expect(cachedNotice(page)).toBeHidden();
  expect(await axeFinds(page)).toEqual([]);
  await context.setOffline(false);
  await expect(offlineNote(page)).toBeHidden();
});

test('a cached page still shows its time when the connection is back, and can be reloaded', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/contact');
  await visit(page, '/about');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(offlineNote(page)).toBeVisible();
  site.reword('/contact', '<h1', '<h1 data-fresh');
  await context.setOffline(false);
  await expect(offlineNote(page)).toBeHidden();
  await expect(cachedNotice(page)).toBeVisible();
  await cachedNotice(page).getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('[data-fresh]')).toBeVisible();
  await expect(cachedNotice(page)).toBeHidden();
});

test('the notice fits a narrow screen, and its link is reachable', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/contact');
  await context.setOffline(true);
  await page.goto('/contact');
  const note = await cachedNotice(page).boundingBox();
  expect(note?.x).toBeGreaterThanOrEqual(0);
  expect((note?.x ?? 0) + (note?.width ?? Infinity)).toBeLessThanOrEqual(320);
  const link = cachedNotice(page).getByRole('link', { name: 'Reload' });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await link.focus();
  await expect(link).toBeInViewport();
});
