/** The order list after changes: a changed catalogue, no connection. */
import type { Page } from '@playwright/test';
import { formatRupees } from '#core/format.ts';
import {
  changeCatalogue,
  fitting,
  lineOf,
  openDrawer,
  openPage,
  OTHER,
  PRICED,
  SIZED,
  storedText,
  TIERED,
} from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const piecesOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('textbox', { name: `of ${title}` });
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

test.describe('a changed catalogue', () => {
  test('shows old and new price until the new one is accepted', async ({ page }) => {
    const now = PRICED.pricePaise ?? 0;
    await openPage(page, [
      { ...lineOf(PRICED), seen: { title: PRICED.title, pricePaise: now - 2_000 } },
    ]);
    const message = `from ${formatRupees(now - 2_000)} to ${formatRupees(now)}`;
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('button', { name: /^Accept the new price/ }).click();
    await expect(page.getByText(message)).toHaveCount(0);
    await page.reload();
    await expect(piecesOf(page, PRICED)).toBeVisible();
    await expect(totals(page)).toContainText('Amount');
    await expect(page.getByText(message)).toHaveCount(0);
  });

  test('lets several new prices be accepted together', async ({ page }) => {
    const seenAt = (entry: typeof PRICED, before: number) => ({
      ...lineOf(entry),
      seen: { title: entry.title, pricePaise: (entry.pricePaise ?? 0) - before },
    });
    const all = page.getByText('The prices of 2 designs changed since you added them.');
    await openPage(page, [seenAt(PRICED, 2_000), seenAt(TIERED, 1_000), lineOf(SIZED)]);
    await expect(all).toBeVisible();
    await page.getByRole('button', { name: 'Accept all new prices' }).click();
    await expect(all).toHaveCount(0);
    await expect(page.getByText(/^Price changed from/)).toHaveCount(0);
    await page.reload();
    await expect(piecesOf(page, TIERED)).toBeVisible();
    await expect(totals(page)).toContainText('Amount');
    await expect(page.getByText(/^Price changed from/)).toHaveCount(0);
  });

  test('shows a deleted product, one out of stock, and which quantities fit a new rule', async ({
    page,
  }) => {
    await changeCatalogue(page, OTHER, {
      moq: 50,
      orderMultiple: 25,
      stockStatus: 'outOfStock',
    });
    await openPage(page, [
      { sku: 'OLD99', qty: 12, seen: { title: 'An old ring', pricePaise: 100 } },
      lineOf(OTHER, 60),
    ]);
    await expect(page.getByText('No longer in the catalogue. Ask us')).toBeVisible();
    const link = page.getByRole('link', { name: 'Ask on WhatsApp about An old ring' });
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
      'Is An old ring (OLD99) available? I need 12.',
    );
    await expect(page.getByText('Out of stock. Ask us')).toBeVisible();
    await expect(page.getByText('Sold in multiples of 25: choose 50 or 75.')).toBeVisible();
    await page.getByRole('button', { name: `Change to 75 of ${OTHER.title}` }).click();
    await expect(piecesOf(page, OTHER)).toHaveValue('75');
    await expect(page.getByText('Sold in multiples of 25: choose')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  // The browser logs failed requests, such as a picture that scrolls into view.
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('the drawer still works with its loaded data', async ({ page, context }) => {
    await openDrawer(page, [lineOf(PRICED)]);
    await expect(totals(page)).toContainText('Amount');
    await context.setOffline(true);
    await page.getByRole('button', { name: `More of ${PRICED.title}` }).click();
    await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED, 1)));
    await expect.poll(() => storedText(page)).toContain(`"qty":${fitting(PRICED, 1)}`);
  });

  test('a list without the catalogue shows its stored titles and notes', async ({ page }) => {
    await page.route('**/data/catalogue.json', (route) => route.fulfill({ json: {} }));
    await openPage(page, [{ ...lineOf(PRICED), note: 'Gold plated' }]);
    await expect(page.getByText('Prices and pictures can’t be loaded')).toBeVisible();
    await expect(page.getByRole('heading', { name: PRICED.title })).toBeVisible();
    await expect(page.getByText('“Gold plated”')).toBeVisible();
    await expect(totals(page)).toContainText('when you are online');
    await page.unroute('**/data/catalogue.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
  });
});
