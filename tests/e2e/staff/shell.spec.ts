/** The frame around every screen. */
import { signIn, createPerson } from '../accounts/customer.ts';
import { expect, openScreen, ownProduct, test } from './staff.ts';

test.describe('without staff rights', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a signed-out visitor is sent to sign in, and returned afterwards', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto('/admin/products?status=draft');
    await page.waitForURL((url) => url.pathname === '/login');
    expect(urls.filter((url) => url.includes(':runQuery'))).toEqual([]);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/admin/products?status=draft');
  });

  test('a customer is sent to the home page', async ({ page }) => {
    const customer = await createPerson();
    await signIn(page, customer);
    await page.goto('/admin/products');
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test("planned features are described, without the shop's header, footer and floating buttons", async ({
  page,
}) => {
  for (const title of ['Reviews', 'Support', 'Users']) {
    await openScreen(page, `/admin/${title.toLowerCase()}`, title);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
});

test('an unknown URL says so and offers links', async ({ page }) => {
  await openScreen(page, '/admin/nowhere', 'Page not found');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('Ctrl-K finds screens, actions and products by keyboard', async ({ page }) => {
  const product = await ownProduct({ title: 'Palette anklet' });
  await openScreen(page, '/admin/reviews', 'Reviews');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('dark');
  await palette.getByRole('option', { name: 'Theme: Dark' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await field.fill(product.sku);
  await palette.getByRole('option', { name: /Palette anklet/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Palette anklet' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 240 } });

  test('a new screen starts at the top; going back restores the position', async ({ page }) => {
    const screen = async (name: string, title: string): Promise<void> => {
      // A click would first scroll to the link.
      const side = page.getByRole('navigation', { name: 'Back office' });
      await side.getByRole('link', { name, exact: true }).dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    const down = () => page.evaluate(() => scrollY);
    await openScreen(page, '/admin/reviews', 'Reviews');
    await page.evaluate(() => scrollTo(0, 60));
    await expect.poll(down).toBe(60);
    await screen('Support', 'Support');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expect.poll(down).toBe(60);
    await screen('Support', 'Support');
    await screen('Reviews', 'Reviews');
    await expect.poll(down).toBe(0);
  });
});

test('the chosen theme survives a reload', async ({ page }) => {
  await openScreen(page, '/admin/reviews', 'Reviews');
  await page.getByRole('button', { name: 'Kavita Rao' }).click();
  await page.getByLabel('Dark', { exact: true }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('a lost connection', () => {
  // Refreshes of the bar; and Firestore's SDK checks the connection at Google.
  test.use({
    provoked:
      /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|could not be (?:loaded|saved)|^request to https:\/\/www\.google\.com$/,
  });

  test('shows that it is offline, and that input is kept', async ({ page, context }) => {
    // The listener is not loaded yet.
    await page.route(/\/subscribe\./, (route) => route.abort('internetdisconnected'));
    await openScreen(page, '/admin/reviews', 'Reviews');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
  });
});

test.describe('a screen that fails', () => {
  test.use({ provoked: /ERR_FAILED|Failed to (?:load|fetch)|error:/ });

  test('keeps input, shows the failure, and comes back on retry', async ({ page }) => {
    const product = await ownProduct({ title: 'Kept bangle' });
    await openScreen(page, `/admin/products/${product.id}`, 'Kept bangle');
    await page.getByLabel('Title', { exact: true }).fill('Kept bangle, typed');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Kept bangle, typed');
    // The script of the next screen fails to load.
    await page.route(/dashboard-screen/, (route) => route.abort('failed'));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/admin');
    await expect(
      page.getByRole('heading', { name: 'Something went wrong on this page' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await page.unroute(/dashboard-screen/);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await openScreen(page, `/admin/products/${product.id}`, 'Kept bangle');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept bangle, typed');
  });
});

test.describe('on a small window', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('focused elements are never covered by a bar', async ({ page }) => {
    const product = await ownProduct({ title: 'Seen anklet' });
    await openScreen(page, `/admin/products/${product.id}`, product.title);
    await page.getByLabel('Title', { exact: true }).focus();
    const hidden = [];
    for (let at = 0; at < 40; at += 1) {
      await page.keyboard.press('Tab');
      hidden.push(
        await page.evaluate(() => {
          const one = document.activeElement;
          if (one === null || one.closest('[data-action-bar], header') !== null) return '';
          const { left, top, width: wide, height: high } = one.getBoundingClientRect();
          const covering = document.elementFromPoint(left + wide / 2, top + high / 2);
          return covering?.closest('[data-action-bar], header') ? one.outerHTML : '';
        }),
      );
    }
    expect(hidden.filter((each) => each !== '')).toEqual([]);
  });
});
