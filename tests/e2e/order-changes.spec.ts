/** The order list in a world that goes on: a changed shop, a damaged store, no connection. */
import type { Page } from '@playwright/test';
import { formatRupees } from '#core/format.ts';
import {
  changeCatalogue,
  DAMAGED_KEY,
  fitting,
  lineOf,
  openDrawer,
  openPage,
  OTHER,
  PRICED,
  storedText,
  storeText,
} from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const piecesOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('textbox', { name: `Pieces of ${title}` });
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

test.describe('a shop that has changed', () => {
  test('shows the price that was and the price that is, until it is acknowledged', async ({
    page,
  }) => {
    const now = PRICED.pricePaise ?? 0;
    await openPage(page, [
      { ...lineOf(PRICED), seen: { title: PRICED.title, pricePaise: now - 2_000 } },
    ]);
    const words = `from ${formatRupees(now - 2_000)} to ${formatRupees(now)}`;
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: /^Accept the new price/ }).click();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.reload();
    await expect(piecesOf(page, PRICED)).toBeVisible();
    await expect(totals(page)).toContainText('Amount');
    await expect(page.getByText(words)).toHaveCount(0);
  });

  test('keeps a piece that is gone, by the name it had', async ({ page }) => {
    await openPage(page, [
      { sku: 'OLD99', qty: 12, seen: { title: 'An old ring', pricePaise: 100 } },
    ]);
    await expect(page.getByText('No longer in the catalogue')).toBeVisible();
    const ask = page.getByRole('link', { name: 'Ask on WhatsApp about An old ring' });
    expect(new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
      'Is An old ring (OLD99) available? I need 12.',
    );
    await page.getByRole('button', { name: 'Remove An old ring' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  });

  test('says which quantities fit a new rule, and that a piece is out of stock', async ({
    page,
  }) => {
    await changeCatalogue(page, (slice, placeOf) => {
      const place = placeOf(OTHER);
      slice.order.places[place] = slice.order.values.push([50, 25]) - 1;
      slice.columns.stockStatus.places[place] =
        slice.columns.stockStatus.values.push('outOfStock') - 1;
    });
    await openPage(page, [lineOf(OTHER, 60)]);
    await expect(page.getByText('Out of stock. Ask us')).toBeVisible();
    await expect(page.getByText('Sold in multiples of 25: choose 50 or 75.')).toBeVisible();
    await page.getByRole('button', { name: `Change to 75 of ${OTHER.title}` }).click();
    await expect(piecesOf(page, OTHER)).toHaveValue('75');
    await expect(page.getByText('Sold in multiples of 25: choose')).toHaveCount(0);
  });
});

test('a store that cannot be read is kept aside, said, and gone once it is not needed', async ({
  page,
}) => {
  const text = `{"format":1,"lines":[${JSON.stringify(lineOf(PRICED))},{"sku":"???"}]}`;
  await storeText(page, text);
  await openPage(page);
  await expect(page.getByText('can’t be read')).toBeVisible();
  await expect(piecesOf(page, PRICED)).toBeVisible();
  expect(await storedText(page, DAMAGED_KEY)).toBe(text);
  const send = page.getByRole('link', { name: 'Send it on WhatsApp' });
  expect(decodeURIComponent((await send.getAttribute('href')) ?? '')).toContain(text);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.reload();
  await expect(piecesOf(page, PRICED)).toBeVisible();
  await expect(page.getByText('can’t be read')).toHaveCount(0);
  expect(await storedText(page, DAMAGED_KEY)).toBe('');
});

test.describe('without a connection', () => {
  // The browser itself writes down what it could not fetch, as a picture that comes into view.
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('the drawer goes on with what is there', async ({ page, context }) => {
    await openDrawer(page, [lineOf(PRICED)]);
    await expect(totals(page)).toContainText('Amount');
    await context.setOffline(true);
    await page.getByRole('button', { name: `More of ${PRICED.title}` }).click();
    await expect(piecesOf(page, PRICED)).toHaveValue(String(fitting(PRICED, 1)));
    await expect.poll(() => storedText(page)).toContain(`"qty":${fitting(PRICED, 1)}`);
  });

  test('and without the catalogue, the list shows what it knows itself', async ({ page }) => {
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
