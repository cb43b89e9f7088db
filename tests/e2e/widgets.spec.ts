/** Floating controls: the WhatsApp panel, the app links, and the quick links of the home page. */
import type { Page } from '@playwright/test';
import { orderToText } from '#storefront/shared/order/stored-list.ts';
import { templates } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import { goToEnd } from './page-end.ts';
import { expect, test } from './quiet-page.ts';

const PRODUCT = new Map(templates()).get('product with a price') ?? '';

const floating = (page: Page) => page.locator('[data-dock] [data-act="whatsapp"]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat on WhatsApp' });
const message = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });

async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await goToEnd(page);
  await floating(page).click();
  await expect(panel(page)).toBeVisible();
}

/** The message in the panel's link to WhatsApp. */
async function messageSent(page: Page): Promise<string | null> {
  const href = await panel(page).getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href');
  expect(href).toMatch(/^https:\/\/wa\.me\/91\d{10}\?text=/);
  return new URL(String(href)).searchParams.get('text');
}

/** The message in a link of the page. */
const messageOf = async (page: Page, link: string): Promise<string> =>
  new URL(String(await page.locator(link).first().getAttribute('href'))).searchParams.get('text') ??
  '';

test.describe('WhatsApp', () => {
  test('loads no script until it is pressed', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/products', { waitUntil: 'networkidle' });
    const before = scripts.length;
    await goToEnd(page);
    await floating(page).click();
    await expect(panel(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
  });

  test('uses the chosen topic and the edited message', async ({ page }) => {
    await openPanel(page, '/products');
    expect(await messageSent(page)).toBe(
      await messageOf(page, '[data-dock] [data-act="whatsapp"]'),
    );
    await panel(page).getByRole('radio', { name: 'Book a video call' }).check();
    await expect(message(page)).toHaveValue(/video call/);
    const text = 'Tuesday & Wednesday? 50% + #1\nनमस्ते 💍';
    await message(page).fill(text);
    expect(await messageSent(page)).toBe(text);
    // The text for a topic is kept while another topic is chosen.
    await panel(page).getByRole('radio', { name: 'General enquiry' }).check();
    await expect(message(page)).not.toHaveValue(text);
    await panel(page).getByRole('radio', { name: 'Book a video call' }).check();
    await expect(message(page)).toHaveValue(text);
  });

  test('offers the current product as topic', async ({ page }) => {
    await openPanel(page, PRODUCT);
    await expect(panel(page).getByRole('radio', { name: 'About this design' })).toBeChecked();
    await expect(message(page)).toHaveValue(new RegExp(String(PRODUCT.split('/')[2])));
    expect(await messageSent(page)).toBe(await messageOf(page, 'a[data-topic]'));
  });

  test('offers the order list if it is not empty', async ({ page }) => {
    await openPanel(page, '/products');
    const send = panel(page).getByRole('link', { name: /Send my order list/ });
    await expect(send).toHaveCount(0);
    const order = orderToText({ list: [{ sku: 'RG101', qty: 12 }], reference: null });
    await page.evaluate((text) => localStorage.setItem('glambug-order-list', text), order);
    await openPanel(page, '/products');
    await expect(send).toHaveText('Send my order list (1 design)');
    await expect(send).toHaveAttribute('href', '/order-list');
  });

  test('takes the focus, and returns it when closed', async ({ page }) => {
    await openPanel(page, '/products');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => panel(page).getByRole('button', { name: /Close/ }).click(),
      () => page.mouse.click(5, 100),
    ]) {
      await expect(panel(page).getByRole('radio').first()).toBeFocused();
      await close();
      await expect(panel(page)).toHaveCount(0);
      await expect(floating(page)).toBeFocused();
      await page.keyboard.press('Enter');
    }
  });

  test('Ctrl-click follows the plain link', { tag: '@desk' }, async ({ page, context }) => {
    await page.goto('/products');
    // A page of the shop replaces WhatsApp, which tests do not open.
    await floating(page).evaluate((link) => link.setAttribute('href', '/about'));
    await goToEnd(page);
    const followed = context.waitForEvent('page');
    await floating(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await followed).toHaveURL('/about');
    await expect(page).toHaveURL('/products');
    await expect(panel(page)).toHaveCount(0);
  });

  test('axe finds nothing when open, and it fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPanel(page, PRODUCT);
    expect(await axeFinds(page)).toEqual([]);
    const box = await panel(page).boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  });
});

test.describe('WhatsApp without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain link', async ({ page }) => {
    await page.goto('/products');
    await expect(floating(page)).toBeVisible();
    await expect(floating(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=\w/);
  });
});

test.describe('the app links', () => {
  // Too narrow for a margin beside the page.
  test.use({ viewport: { width: 820, height: 740 } });

  const links = (page: Page) => page.locator('[data-apps]');
  const scroll = (page: Page, by: number) => page.evaluate((y) => scrollBy(0, y), by);

  test('hide while scrolling down, and come back', async ({ page }) => {
    await page.goto('/terms-conditions');
    // Only text, because they also hide for headings, whatever their position.
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.style.height = '3000px';
      document.querySelector('main')?.replaceChildren(text);
    });
    await expect(links(page)).toBeInViewport();
    await scroll(page, 300);
    await expect(links(page)).toHaveCSS('opacity', '0');
    await expect(links(page)).not.toBeInViewport();
    await scroll(page, -100);
    await expect(links(page)).toHaveCSS('opacity', '1');
    await scroll(page, 300);
    await expect(links(page)).toHaveCSS('opacity', '0');
    await scroll(page, 100_000);
    await expect(links(page)).toHaveCSS('opacity', '1');
    await expect(links(page)).toBeInViewport();
  });

  test('appear on keyboard focus', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/terms-conditions');
    await scroll(page, 300);
    await expect(links(page)).toHaveCSS('opacity', '0');
    await links(page).getByRole('link').first().focus();
    await expect(links(page)).toHaveCSS('opacity', '1');
    await expect(links(page)).toBeInViewport();
  });

  test('cover nothing at the end of a page', { tag: '@desk' }, async ({ page }) => {
    await page.goto('/');
    await scroll(page, 100_000);
    const last = page.getByRole('contentinfo').locator('p').last();
    await expect(last).toBeInViewport();
    const end = await last.boundingBox();
    const apps = await links(page).boundingBox();
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(apps?.y ?? 0);
  });
});

test.describe('quick links of the home page', () => {
  const summary = 'summary[aria-label="Quick links"]';
  const orders = (page: Page) => page.getByRole('link', { name: 'Orders', exact: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.locator(summary).focus();
    await page.keyboard.press('Enter');
    await expect(orders(page)).toBeVisible();
  });

  test('lead to orders and a video call', { tag: '@desk' }, async ({ page }) => {
    await expect(orders(page)).toBeInViewport();
    await expect(orders(page)).toHaveAttribute('href', '/account');
    await expect(page.getByRole('link', { name: 'Video Call', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/91\d{10}\?text=.*video/,
    );
    expect(await axeFinds(page)).toEqual([]);
  });

  test('close on Escape, on a press outside, and when the focus moves on', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(orders(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(orders(page)).toBeHidden();
    await expect(page.locator(summary)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.mouse.click(10, 300);
    await expect(orders(page)).toBeHidden();
    await page.locator(summary).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(orders(page)).toBeHidden();
  });
});
