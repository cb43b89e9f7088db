/** Failing connections and ended sessions: the failure is shown, nothing is lost, and work continues. */
import { randomUUID } from 'node:crypto';
import { signIn, createPerson } from '../accounts/customer.ts';
import { expect, openScreen, ownProduct, ownProducts, test } from './staff.ts';

test.describe('a script that fails to load', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)/ });

  test('closes the search with a message, keeps the form, and loads on the next attempt', async ({
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

test.describe('a screen that is still loading', () => {
  // With the clock of the test.
  test.use({ hasOwnWindow: true });

  test('opens, whatever was typed into the search before', async ({ page }) => {
    const category = `late-${randomUUID().slice(0, 8)}`;
    const { title } = await ownProduct({ title: 'Late anklet', category });
    const released = Promise.withResolvers<undefined>();
    await page.clock.install();
    await openScreen(page, `/admin/products?category=${category}`, /^Products/);
    await page.route(/\/product-screen\./, async (route) => {
      await released.promise;
      await route.continue();
    });
    const row = page.getByRole('link', { name: title });
    await expect(row).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await page.getByRole('searchbox').fill('anklet');
    await row.click();
    // The search text is applied shortly after the last key.
    await page.clock.runFor(2_000);
    released.resolve(undefined);
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test.describe("a token that can't be refreshed", () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)|Custom claims/ });

  test('does not sign the person out: the URL stays', async ({ page }) => {
    await page.route(/\/v1\/token/, (route) => route.abort('failed'));
    await page.goto('/admin/products?status=draft');
    await expect(page.getByText('The back office couldn’t be loaded.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/admin/products');
    await page.unroute(/\/v1\/token/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible();
  });
});

test.describe('rows that fail to load', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)/ });

  test('are retried by a person, not in a loop', async ({ page }) => {
    const category = `weak-${randomUUID().slice(0, 8)}`;
    const now = Date.now();
    await ownProducts(
      Array.from({ length: 60 }, (_, at) => ({ category, updatedAt: now - at * 1_000 })),
    );
    let requestCount = 0;
    const table = page.getByRole('region', { name: 'Products' });
    await openScreen(page, `/admin/products?category=${category}`, /^Products/);
    await expect(table.getByRole('link').first()).toBeVisible();
    await page.route(/:runQuery/, (route) => {
      if (route.request().postData()?.includes(category) !== true) return route.fallback();
      requestCount += 1;
      return route.abort('failed');
    });
    const end = () => table.evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await end();
    const failure = page.getByRole('alert').filter({ hasText: 'Try again' });
    await expect(failure).toBeVisible({ timeout: 30_000 });
    const before = requestCount;
    await table.evaluate((region) => region.scrollTo(0, 0));
    await end();
    await expect(failure).toBeVisible();
    expect(requestCount).toBe(before);
    await page.unroute(/:runQuery/);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(async () => {
      await end();
      await expect(page.locator('tr[data-index="59"]')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test.describe('a session that ends in another tab', () => {
  // Reads that are running while leaving are refused.
  test.use({ storageState: { cookies: [], origins: [] }, provoked: /403/ });

  test('ends here too without a prompt, and input is kept as a draft', async ({
    page,
    context,
  }) => {
    test.slow();
    const product = await ownProduct({ title: 'Tab bracelet' });
    const kavita = await createPerson({ displayName: 'Kavita Rao', claims: { admin: true } });
    const path = `/admin/products/${product.id}`;
    await signIn(page, kavita, path);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Tab bracelet, typed');
    // Dialogs are not answered here: one would block the page.
    page.on('dialog', (dialog) => void dialog.dismiss());
    const other = await context.newPage();
    await openScreen(other, '/admin/reviews', 'Reviews');
    await other.getByRole('button', { name: 'Kavita Rao' }).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await other.close();
    await signIn(page, kavita, path);
    await expect(title).toHaveValue('Tab bracelet, typed');
  });
});

test('a browser with full storage says that it can’t store unsaved changes', async ({ page }) => {
  const product = await ownProduct({ title: 'Full locket' });
  await openScreen(page, `/admin/products/${product.id}`, 'Full locket');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`filling-${size}`, 'x'.repeat(size));
      } catch {
        // Half of it may still fit.
      }
    }
  });
  await page.getByLabel('Title', { exact: true }).fill('Full locket, typed');
  await expect(
    page.getByText('This browser can’t store unsaved changes, so save soon.'),
  ).toBeVisible();
});
