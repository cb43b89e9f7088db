/** Double clicks record everything once; and an order that is not paid is not packed, if the settings say so. */
import type { Locator, Page } from '@playwright/test';
import { demoProducts } from '#seed/products.ts';
import { DEMO_PRODUCTS } from '#seed/shop.ts';
import { seedSale } from './invoices-seed.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, PATIENT, stored, test } from './staff.ts';

const SKU = [...demoProducts(DEMO_PRODUCTS)]
  .map(({ product }) => product)
  .find(
    ({ status, priceMode, sizes }) =>
      status === 'published' && priceMode === 'public' && sizes.length < 2,
  );

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');

const sizeOf = async (path: string): Promise<number> =>
  (await database.collection(path).get()).size;

test('a double click creates one order, payment, parcel and invoice', async ({ page }) => {
  test.slow();
  const digits = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await openScreen(page, '/admin/orders/new', 'New order');
  await page.getByLabel('Name', { exact: true }).fill('Ravi Rao');
  await page.getByLabel('Phone', { exact: true }).fill(digits);
  await page.getByLabel('SKUs and quantities', { exact: true }).fill(`${SKU?.sku} ${SKU?.moq}`);
  await expect(page.getByRole('heading', { name: '1 design' })).toBeVisible();
  await page.getByRole('button', { name: 'Create order' }).dblclick();
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  const created = database.collection('orders').where('contact.phone', '==', `+91${digits}`);
  expect((await created.get()).size).toBe(1);

  const packed = await seedOrder(ownUid(), 'packed', { duePaise: 875_294 });
  await openScreen(page, `/admin/orders/${packed.id}`, packed.number);
  await card(page, 'Payments').getByRole('button', { name: 'Record payment' }).click();
  await dialog(page).getByLabel('Amount (₹)').fill('5000');
  await dialog(page).getByRole('button', { name: 'Record payment' }).dblclick();
  await expect(card(page, 'Payments')).toContainText('Balance due₹3,752.94');
  await expect(dialog(page)).toHaveCount(0);
  expect(await sizeOf(`orders/${packed.id}/payments`)).toBe(1);
  expect(await stored(`orders/${packed.id}`)).toMatchObject({ paidPaise: 500_000 });

  await card(page, 'Parcels').getByRole('button', { name: 'Send parcel' }).click();
  await dialog(page).getByLabel('Send: NO-RG101').fill('4');
  await dialog(page).getByLabel('Courier').fill('Blue Dart');
  await dialog(page).getByRole('button', { name: 'Record parcel' }).dblclick();
  await expect(card(page, 'Parcels')).toContainText('6 pieces to send.');
  await expect(dialog(page)).toHaveCount(0);
  expect(await sizeOf(`orders/${packed.id}/shipments`)).toBe(1);

  const sale = await seedSale(ownUid());
  await openScreen(page, `/admin/orders/${sale.id}`, sale.number);
  const invoices = card(page, 'Invoices and challans');
  await invoices.getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: /Invoice INV\S+ issued\./ })).toBeVisible(
    PATIENT,
  );
  await expect(dialog(page)).toHaveCount(0);
  await expect(invoices.getByRole('listitem')).toHaveCount(1);
  const issued = database.collection('invoices').where('orderId', '==', sale.id);
  expect((await issued.get()).size).toBe(1);
});

/** As if the shop packed only what is paid; the setting itself is shared with other tests. */
async function packOnlyWhenPaid(page: Page): Promise<void> {
  await page.route(/:batchGet/, async (route) => {
    if (route.request().postData()?.includes('/settings/sales') !== true) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const text = await response.text();
    const changed = text.replace(
      /("packOnlyWhenPaid":\s*\{\s*"booleanValue":\s*)false/,
      (_, start: string) => `${start}true`,
    );
    await route.fulfill({ response, body: changed });
  });
}

test('an order is packed only once it is paid', async ({ page }) => {
  await packOnlyWhenPaid(page);
  const order = await seedOrder(ownUid(), 'confirmed', { duePaise: 875_294 });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const next = card(page, 'Next');
  // Packing reads this, too, and sees no amounts.
  await expect(next).toContainText(
    'A payment is due. The order can be packed once it is recorded.',
  );
  await expect(next).not.toContainText('₹');
  await expect(next.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  await card(page, 'Payments').getByRole('button', { name: 'Record payment' }).click();
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(next).toContainText('Waiting to be packed.');
  await next.getByRole('button', { name: 'Mark as packed' }).click();
  await dialog(page).getByRole('button', { name: 'Mark as packed' }).click();
  await expect.poll(async () => (await stored(`orders/${order.id}`))?.['status']).toBe('packed');
});
