/** New order requests are announced on every screen, without delaying it. */
import type { Locator, Page } from '@playwright/test';
import { ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, test } from './staff.ts';

const inNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Orders/ });

const waiting = async (): Promise<number> =>
  (await database.collection('orders').where('status', '==', 'requested').count().get()).data()
    .count;

/**
 * Other tests make requests too, so the count is compared with the database.
 * @param before the text in front of the number
 */
async function showsAllThatWait(notice: Locator, before: string): Promise<void> {
  await expect
    .poll(async () => (await notice.textContent())?.includes(`${before}${await waiting()}`))
    .toBe(true);
}

test('a new request is counted in the navigation and announced with a link on any screen', async ({
  page,
}) => {
  const uid = ownUid();
  await seedOrder(uid, 'requested');
  await openScreen(page, '/admin/categories', /^Categories/);
  await expect(inNavigation(page)).toHaveAccessibleName(/Orders\s*, \d+ new requests?/);
  const order = await seedOrder(uid, 'requested', { updatedAt: Date.now() });
  const news = page.getByRole('status').filter({ hasText: /new (?:order )?request/i });
  const link = news.getByRole('link');
  await expect(link).toBeVisible();
  await showsAllThatWait(inNavigation(page), ', ');
  // Requests of other tests may arrive at the same time.
  await link.click();
  await expect(page).toHaveURL(/\/admin\/orders(?:$|[/?])/);
  // Another may have arrived since; this one is not announced again.
  await expect(news.locator(`a[href$="${order.id}"]`)).toHaveCount(0);
});

test('the dashboard counts new requests', async ({ page }) => {
  await openScreen(page, '/admin', 'Dashboard');
  const figure = page.getByRole('link', { name: /^Requested \d/ });
  await showsAllThatWait(figure, 'Requested');
  await expect(inNavigation(page)).toHaveAccessibleName(/new requests?$/);
  await seedOrder(ownUid(), 'requested', { updatedAt: Date.now() });
  await showsAllThatWait(figure, 'Requested');
});

test('the first screen loads its data before the subscription starts', async ({ page }) => {
  const listening: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Listen/')) listening.push(request.url());
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*:runQuery*', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"categories"') && body.includes('"order"')) await released;
    await route.continue();
  });
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { level: 1, name: /^Categories/ })).toBeVisible();
  // The script is loaded by now, but the list is not.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(listening).toEqual([]);
  const listenRequest = page.waitForRequest(/\/Listen\//);
  release();
  await listenRequest;
});
