/** The frame of every page: the menu on narrow screens, the newsletter field, the floating links. */
import { goToEnd } from './page-end.ts';
import { expect, test } from './quiet-page.ts';

test('the menu on narrow screens closes by a press outside, its button, Escape and its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await page.goto('/');
  const menu = page.locator('#menu');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  for (const close of [
    () => page.mouse.click(8, 500),
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
  await expect(opener).toBeFocused();
  await opener.click();
  // The link leads to the current page, so only the menu itself can close it.
  await menu
    .getByRole('link')
    .first()
    .evaluate((link) => link.setAttribute('href', '#content'));
  await menu.getByRole('link').first().click();
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('newsletter', () => {
  test('clears its field and sends no request', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('asha@shop.in');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await field.press('Enter');
    await expect(field).toHaveValue('');
    expect(requests.filter((request) => !/\.(?:avif|webp)$/.test(request))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test('rejects an invalid email', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('contentinfo').getByRole('textbox');
    for (const wrong of ['', 'not-an-email']) {
      await field.fill(wrong);
      await field.press('Enter');
      await expect(field).toHaveValue(wrong);
      expect(await field.evaluate((input) => input.matches(':invalid'))).toBe(true);
    }
  });
});

test.describe('floating links', () => {
  const whatsapp = '[data-dock] a[href^="https://wa.me/91"][data-act]';

  test('WhatsApp is on every page except home', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(whatsapp)).toHaveCount(0);
    for (const address of ['/products', '/contact', '/blogs']) {
      await page.goto(address);
      await goToEnd(page);
      await expect(page.locator(whatsapp)).toHaveCSS('opacity', '1');
      await expect(page.locator(whatsapp)).toBeInViewport({ ratio: 1 });
    }
  });

  test('the app links are on every page', { tag: '@desk' }, async ({ page }) => {
    for (const address of ['/', '/products', '/about']) {
      await page.goto(address);
      const apps = page.locator('[data-source="floating_buttons"]');
      await expect(apps).toHaveCount(2);
      await goToEnd(page);
      await expect(page.locator('[data-apps]')).toHaveCSS('opacity', '1');
      await expect(apps.first()).toBeInViewport({ ratio: 1 });
    }
  });
});
