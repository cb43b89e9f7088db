/** The shop in a browser with full storage: it works, and says what is not saved. */
import type { Page } from '@playwright/test';
import { listToText } from '#storefront/features/order-list/model/order-link.ts';
import { orderListPath, productPath } from '#core/paths.ts';
import { fillStore } from './filled-store.ts';
import { DAMAGED_KEY, fitting, OTHER, PRICED, storedText, storeText } from './order-seed.ts';
import { expect, test } from './quiet-page.ts';

const NO_ROOM = 'This browser can’t save your list';
const sendLink = (page: Page) => page.getByRole('link', { name: 'Order on WhatsApp' });
const heading = (page: Page, { title }: { title: string }) =>
  page.getByRole('heading', { name: title });

test('a product can be added, the list says that it is not saved, and pictures still open', async ({
  page,
}) => {
  await fillStore(page);
  await page.goto(productPath(PRICED.sku, PRICED.slug));
  await page.getByRole('button', { name: 'Add to order list' }).click();
  const list = page.getByRole('dialog', { name: 'Order list' });
  await expect(list.getByRole('alert').filter({ hasText: NO_ROOM })).toBeVisible();
  await expect(list.getByRole('heading', { name: PRICED.title })).toBeVisible();
  await expect(sendLink(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Order list, 1 design' })).toBeVisible();
  await page.locator('#pictures a').first().click();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
});

test('a list from a link can be sent', async ({ page }) => {
  await fillStore(page);
  await page.goto(orderListPath(listToText([{ sku: OTHER.sku, qty: fitting(OTHER) }])));
  await expect(heading(page, OTHER)).toBeVisible();
  await expect(sendLink(page)).toBeVisible();
  await expect(page.getByText(NO_ROOM)).toBeVisible();
});

test('an unreadable list that fills half of the storage is shown, and backed up once there is room', async ({
  page,
}) => {
  const broken = 'x'.repeat(2_700_000);
  await storeText(page, broken);
  await page.goto(orderListPath(listToText([{ sku: OTHER.sku, qty: fitting(OTHER) }])));
  await expect(page.getByText('can’t be read.')).toBeVisible();
  await expect(heading(page, OTHER)).toBeVisible();
  await expect(sendLink(page)).toBeVisible();
  await expect.poll(async () => (await storedText(page, DAMAGED_KEY)).length).toBe(broken.length);
  await expect(page.getByText('can’t save')).toHaveCount(0);
});
