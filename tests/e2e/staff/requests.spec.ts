/** New order requests are told wherever staff are at work, and nothing waits for that. */
import type { Locator, Page } from '@playwright/test';
import { ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, test } from './staff.ts';

const inNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Orders/ });

const waiting = async (): Promise<number> =>
  (await database.collection('orders').where('status', '==', 'requested').count().get()).data()
    .count;

/** Other tests make requests, too: what is shown is held against the database. @param before what stands before the number */
async function showsAllThatWait(words: Locator, before: string): Promise<void> {
  await expect
    .poll(async () => (await words.textContent())?.includes(`${before}${await waiting()}`))
    .toBe(true);
}

test('a request that comes is counted at the side and told with the way to it, on any screen', async ({
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
  // Requests of other tests may have come with it, or come now.
  await link.click();
  await expect(page).toHaveURL(/\/admin\/orders(?:$|[/?])/);
  // Another may have come since; this one is not told again.
  await expect(news.locator(`a[href$="${order.id}"]`)).toHaveCount(0);
});

test('the dashboard counts requests as they come', async ({ page }) => {
  await openScreen(page, '/admin', 'Dashboard');
  const figure = page.getByRole('link', { name: /^Requested \d/ });
  await showsAllThatWait(figure, 'Requested');
  await expect(inNavigation(page)).toHaveAccessibleName(/new requests?$/);
  await seedOrder(ownUid(), 'requested', { updatedAt: Date.now() });
  await showsAllThatWait(figure, 'Requested');
});

test('the first screen has what it asked for before anything listens', async ({ page }) => {
  const listening: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Listen/')) listening.push(request.url());
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*:runQuery*', async (route) => {
    const asked = route.request().postData() ?? '';
    if (asked.includes('"categories"') && asked.includes('"order"')) await held;
    await route.continue();
  });
  await page.goto('/admin/categories');
  await expect(page.getByRole('heading', { level: 1, name: /^Categories/ })).toBeVisible();
  // A script that is asked for has come by now, and the list has not.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(listening).toEqual([]);
  const begun = page.waitForRequest(/\/Listen\//);
  release();
  await begun;
});
