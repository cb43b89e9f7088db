/** Cards show prices to signed-in buyers: in built lists, in lists made in the browser, and in the search dialog. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { addressOf, readSiteFile, siteFiles } from '../../built-site.ts';
import { database, expect, openSignedIn, createPerson, test } from './customer.ts';
import { HIDDEN, priced, type Hidden } from './hidden-products.ts';

test.use({ provoked: /status of 403|403 for|Failed to load resource/ });

/** Other tests use the first ones and the last. */
const FREE = HIDDEN.slice(10, -1);

/** A built list with two such cards, whose prices no other test sets. */
function listWithTwo(): { path: string; shown: Hidden; unpriced: Hidden } {
  for (const file of siteFiles().filter((each) => /^category\/[^/]+\.html$/.test(each))) {
    const html = readSiteFile(file);
    const [shown, unpriced] = FREE.filter(({ path }) => html.includes(`href="${path}"`));
    const path = addressOf(file);
    if (shown && unpriced) return { path, shown, unpriced };
  }
  throw new Error('No list of the demo shop has two such cards.');
}

const { path, shown, unpriced } = listWithTwo();
const cardOf = (page: Page, { path: href }: Hidden) =>
  page.getByRole('main').locator('article', { has: page.locator(`a[href="${href}"]`) });

test('a visitor is told to sign in, and nothing is requested', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(cardOf(page, shown)).toContainText('Sign in to see prices');
  expect(requests.filter((url) => url.includes('/prices/'))).toEqual([]);
});

test('a buyer with a verified email sees prices on cards', { tag: '@desk' }, async ({ page }) => {
  await priced(shown, [{ minQty: 600, pricePaise: 1_200_000 }]);
  await database.doc(`prices/${unpriced.id}`).delete();
  await openSignedIn(page, await createPerson(), path);
  await expect(cardOf(page, shown)).toContainText('₹12,345');
  await expect(cardOf(page, shown)).toContainText('bulk from ₹12,000');
  await expect(cardOf(page, unpriced)).toContainText('Price on request');
  await expect(page.getByText('Sign in to see prices')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);

  // The same in a list made in the browser.
  await page.goto(`/search?q=${shown.sku}`);
  await expect(cardOf(page, shown)).toContainText('₹12,345');
  await expect(cardOf(page, shown)).toContainText('bulk from ₹12,000');

  if ((page.viewportSize()?.width ?? 0) < 640) return;
  await page.getByRole('button', { name: 'Search' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill(shown.sku);
  await expect(dialog.getByRole('link', { name: shown.sku })).toContainText('₹12,345');
});

test('a buyer with an unverified email is told to verify it', async ({ page }) => {
  await openSignedIn(page, await createPerson({ emailVerified: false }), path);
  await expect(cardOf(page, shown)).toContainText('Verify your email to see prices');
});
