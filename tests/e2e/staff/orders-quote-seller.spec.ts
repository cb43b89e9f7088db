/** Quotes need the seller's settings, and a sent quote is reported as sent. */
import { ownUid, seedOrder, withoutNews } from './orders-seed.ts';
import { expect, stored, test } from './staff.ts';

test.use({
  provoked: /ERR_FAILED|Failed to load resource|RPC_ERROR|Request failed/,
});

/** REST reads of one document by the page's small SDK. */
const readsOf = (path: string): RegExp => new RegExp(`documents:batchGet|documents/${path}`);

test('without the settings, the editor shows the reason and a retry', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'requested');
  await withoutNews(page);
  await page.route(readsOf('settings/site'), (route) =>
    (route.request().postData() ?? '').includes('settings/site')
      ? route.abort('failed')
      : route.continue(),
  );
  await page.goto(`/admin/orders/${order.id}/edit-quote`);
  await expect(page.getByText(/depends on the state of your shop/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('button', { name: 'Send quote' })).toHaveCount(0);

  await page.unroute(readsOf('settings/site'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('GST', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
});

test("a sent quote that can't be read again is reported as sent", async ({ page }) => {
  const order = await seedOrder(ownUid(), 'requested');
  await withoutNews(page);
  await page.goto(`/admin/orders/${order.id}/edit-quote`);
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  for (const price of await page.getByLabel('Price per piece, ₹').all()) await price.fill('100');
  await page.route(readsOf('orders'), (route) =>
    (route.request().postData() ?? '').includes(order.id)
      ? route.abort('failed')
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${order.number}: quote sent.` }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'quoted',
    rev: order.rev + 1,
  });
});
