/** Lines that break and sessions that end in the middle of the work: it is said, nothing is lost, and it goes on. */
import { randomUUID } from 'node:crypto';
import { buildProduct } from '#fixtures/build.ts';
import { productKind } from '#schema/product.ts';
import { signIn, somebody } from '../accounts/customer.ts';
import { expect, openScreen, ownProduct, put, test } from './staff.ts';

test.describe('a script that cannot be had', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)/ });

  test('closes the search with a word, leaves the form as it is, and comes when it is asked for again', async ({
    page,
  }) => {
    const product = await ownProduct({ title: 'Line bangle' });
    await openScreen(page, `/admin/products/${product.id}`, 'Line bangle');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Line bangle, typed');
    await page.route(/\/palette\./, (route) => route.abort('failed'));
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Search couldn’t be loaded.')).toBeVisible();
    await expect(title).toHaveValue('Line bangle, typed');
    await page.unroute(/\/palette\./);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });
});

test('a screen that is still on its way comes, whatever was typed into the search just before', async ({
  page,
}) => {
  const category = `late-${randomUUID().slice(0, 8)}`;
  const { title } = await ownProduct({ title: 'Late anklet', category });
  const held = Promise.withResolvers<undefined>();
  await page.clock.install();
  await openScreen(page, `/admin/products?category=${category}`, /^Products/);
  await page.route(/\/product-screen\./, async (route) => {
    await held.promise;
    await route.continue();
  });
  const row = page.getByRole('link', { name: title });
  await expect(row).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await page.getByRole('searchbox').fill('anklet');
  await row.click();
  // The search tells of what was typed a moment after the last key.
  await page.clock.runFor(2_000);
  held.resolve(undefined);
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.describe('a token that cannot be fetched', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)|Custom claims/ });

  test('is no proof that somebody is not of the staff: the address stays', async ({ page }) => {
    await page.route(/\/v1\/token/, (route) => route.abort('failed'));
    await page.goto('/admin/products?status=draft');
    await expect(page.getByText('The back office couldn’t be loaded.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/admin/products');
    await page.unroute(/\/v1\/token/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible();
  });
});

test.describe('rows that cannot be fetched', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)/ });

  test('are asked for again by a person, not over and over', async ({ page }) => {
    const category = `weak-${randomUUID().slice(0, 8)}`;
    const now = Date.now();
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        const sku = `W-${randomUUID().slice(0, 8).toUpperCase()}`;
        const product = buildProduct({ sku, category, updatedAt: now - at * 1_000 });
        return put(productKind, sku.toLowerCase(), product);
      }),
    );
    let asked = 0;
    await openScreen(page, `/admin/products?category=${category}`, /^Products/);
    await expect(page.locator('.admin-table tbody a').first()).toBeVisible();
    await page.route(/:runQuery/, (route) => {
      if (route.request().postData()?.includes(category) !== true) return route.fallback();
      asked += 1;
      return route.abort('failed');
    });
    const end = () =>
      page.locator('.admin-table').evaluate((table) => table.scrollTo(0, table.scrollHeight));
    await end();
    const failure = page.getByRole('alert').filter({ hasText: 'Retry' });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    const before = asked;
    await page.locator('.admin-table').evaluate((table) => table.scrollTo(0, 0));
    await end();
    await expect(failure).toBeVisible();
    expect(asked).toBe(before);
    await page.unroute(/:runQuery/);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(async () => {
      await end();
      await expect(page.locator('tr[data-index="59"]')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test.describe('a session that ends in another tab', () => {
  // What is being read as one leaves is refused.
  test.use({ storageState: { cookies: [], origins: [] }, provoked: /403/ });

  test('ends here too, without a question, and what was typed is there afterwards', async ({
    page,
    context,
  }) => {
    test.slow();
    const product = await ownProduct({ title: 'Tab bracelet' });
    const kavita = await somebody({ displayName: 'Kavita Rao', claims: { admin: true } });
    const path = `/admin/products/${product.id}`;
    await signIn(page, kavita, path);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Tab bracelet, typed');
    // Nobody answers a question here: one would keep the page where it is.
    page.on('dialog', (dialog) => void dialog.dismiss());
    const other = await context.newPage();
    await openScreen(other, '/admin/inventory', 'Inventory');
    await other.getByRole('button', { name: 'Kavita Rao' }).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await other.close();
    await signIn(page, kavita, path);
    await expect(title).toHaveValue('Tab bracelet, typed');
  });
});

test('a browser without room says that it keeps no draft', async ({ page }) => {
  const product = await ownProduct({ title: 'Full locket' });
  await openScreen(page, `/admin/products/${product.id}`, 'Full locket');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`filling-${size}`, 'x'.repeat(size));
      } catch {
        // Half as much may still fit.
      }
    }
  });
  await page.getByLabel('Title', { exact: true }).fill('Full locket, typed');
  await expect(page.getByText('This browser can’t store a draft, so save soon.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Back office' }).getByText('Dashboard').click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toContainText('If you leave, unsaved changes are lost.');
  await expect(dialog.getByRole('button', { name: 'Keep draft and leave' })).toHaveCount(0);
});
