/** Each role does its own job, and can't do that of others, in its own browser. */
import type { Browser, Page } from '@playwright/test';
import type { StaffRole } from '#schema/staff.ts';
import { createPerson, openSignedIn } from '../accounts/customer.ts';
import { ownUid, seedOrder, seedOrders } from './orders-seed.ts';
import { expect, openScreen, ownProduct, stored, test } from './staff.ts';

const NOT_YOURS = 'Your role does not include this';

/** A page of a new member of staff with this role, at this address. */
async function openAs(
  role: StaffRole,
  path: string,
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
): Promise<Page> {
  const person = await createPerson({ claims: { admin: true, role } });
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: { cookies: [], origins: [] },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await openSignedIn(page, person, path);
  return page;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('sales quotes and takes payments, and edits neither products nor staff', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const product = await ownProduct({ title: 'Lotus ring', pricePaise: 10_000, tiers: [] });
  const { sku, id: productId, title } = product;
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [{ productId, sku, title, qty: 12 }],
  });
  const page = await openAs('sales', `/admin/orders/${order.id}/edit-quote`, { browser, baseURL });
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'quote sent.' })).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'quoted' });
  const paid = await seedOrder(ownUid(), 'confirmed', { duePaise: 875_294 });
  await openScreen(page, `/admin/orders/${paid.id}`, paid.number);
  await card(page, 'Payments').getByRole('button', { name: 'Record payment' }).click();
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect.poll(async () => (await stored(`orders/${paid.id}`))?.['duePaise']).toBe(0);

  await openScreen(page, `/admin/products/${productId}`, title);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  for (const path of ['/admin/users', '/admin/products/new'])
    await openScreen(page, path, NOT_YOURS);
  await page.context().close();
});

test('packing packs and sends, and sees neither quotes, payments nor customers', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [order, request] = await seedOrders(ownUid(), [['confirmed'], ['requested']]);
  const id = order?.id ?? '';
  const page = await openAs('packing', `/admin/orders/${id}`, { browser, baseURL });
  await card(page, 'Next').getByRole('button', { name: 'Mark as packed' }).click();
  await dialog(page).getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByRole('main')).not.toContainText('₹');
  const parcels = card(page, 'Parcels');
  await parcels.getByRole('button', { name: 'Send parcel' }).click();
  await dialog(page).getByLabel('Courier').fill('Blue Dart');
  await dialog(page).getByRole('button', { name: 'Record parcel' }).click();
  await expect.poll(async () => (await stored(`orders/${id}`))?.['status']).toBe('dispatched');
  for (const name of ['Record payment', 'Record refund', 'Issue invoice'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);

  const name = order?.number ?? '';
  for (const view of ['', '&view=board']) {
    await openScreen(page, `/admin/orders?uid=${order?.uid}${view}`, 'Orders');
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('₹');
  }
  await openScreen(page, `/admin/orders/${request?.id}`, request?.number ?? '');
  await expect(card(page, 'Next')).toContainText('Waiting for your quote.');
  await expect(page.getByRole('link', { name: 'Create quote' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  for (const path of [
    `/admin/orders/${request?.id}/edit-quote`,
    '/admin/orders/new',
    '/admin/customers',
    '/admin/invoices',
    '/admin/publishing',
  ])
    await openScreen(page, path, NOT_YOURS);
  await page.context().close();
});

test('content edits products, and sees neither orders, customers nor invoices', async ({
  browser,
  baseURL,
}) => {
  const { id, title } = await ownProduct({ title: 'Lotus ring' });
  const page = await openAs('content', `/admin/products/${id}`, { browser, baseURL });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Lotus ring, oxidised');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await stored(`prod/${id}`))?.['title'])
    .toBe('Lotus ring, oxidised');
  for (const path of ['/admin/orders', '/admin/customers', '/admin/invoices', '/admin/users'])
    await openScreen(page, path, NOT_YOURS);
  await page.context().close();
});
