/** Recently viewed products on a product page. */
import type { Page } from '@playwright/test';
import { pageAddresses, templates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

const byName = new Map(templates());
const PRICED = String(byName.get('product with a price'));
const SIGN_IN = String(byName.get('product priced after sign-in'));
const products = pageAddresses().filter((address) => /^\/product\/(?!ZZ)/.test(address));

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to order list' });
const section = (page: Page) => page.locator('#recent');
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 });

test('the latest is first, and the current is left out', async ({ page }) => {
  const names: string[] = [];
  const last = products.find((address) => address !== PRICED && address !== SIGN_IN) ?? '';
  for (const address of [PRICED, SIGN_IN, last]) {
    await page.goto(address);
    names.unshift(await page.getByRole('heading', { level: 1 }).innerText());
    // It is stored once the page is idle.
    await page.waitForFunction((count) => {
      const noted: unknown = JSON.parse(localStorage.getItem('glambug-recently-viewed-2') ?? '[]');
      return Array.isArray(noted) && noted.length === count;
    }, names.length);
  }
  await expect(section(page)).toBeVisible();
  await page.getByRole('heading', { name: 'Recently viewed' }).scrollIntoViewIfNeeded();
  await expect(titles(page)).toHaveText(names.slice(1));
  const cards = section(page).getByRole('article');
  await expect(cards.last()).toContainText(/ g.*MOQ \d+/);
  // A price may have changed since the visit.
  await expect(section(page)).not.toContainText('₹');
  expect(await page.evaluate(() => localStorage.getItem('glambug-recently-viewed-2'))).not.toMatch(
    /"(?:prices|byWeight|silverRate)"/,
  );
  const picture = section(page).locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(SIGN_IN);
});

test('damaged storage counts as empty', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('glambug-recently-viewed-2', '[{"sku":7'));
  await page.goto(PRICED);
  await expect(addButton(page)).toBeVisible();
  await expect(section(page)).toBeHidden();
});
