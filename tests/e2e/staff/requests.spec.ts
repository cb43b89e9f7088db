/** New order requests are announced on every screen. */
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
