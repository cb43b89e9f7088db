/** Leaving a screen while a request is running: no navigation back, and later input stays. */
import type { Page } from '@playwright/test';
import { auditOf, ownUid, seedOrder } from './orders-seed.ts';
import {
  database,
  expect,
  fillNewProduct,
  goTo,
  openScreen,
  ownProduct,
  ownSku,
  PATIENT,
  stored,
  test,
} from './staff.ts';
import { blockWrites, loseResponse, onWrites } from './writes.ts';

const openOrder = (page: Page, { id, number }: { id: string; number: string }): Promise<void> =>
  openScreen(page, `/admin/orders/${id}`, number);

/** Opens another screen while something is saved. */
async function leaveFor(page: Page, name: string): Promise<void> {
  await goTo(page, name);
  await page.getByRole('button', { name: 'Keep changes and leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
}

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('saving a new product after leaving its form does not navigate back', async ({ page }) => {
  const sku = ownSku();
  await fillNewProduct(page, sku);
  const writes = await blockWrites(page, 'prod');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await writes.started;
  await leaveFor(page, 'Orders');
  writes.release();
  await expect(statusWith(page, 'Saved.')).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
  expect(await stored(`prod/${sku.toLowerCase()}`)).toMatchObject({ sku });
  // The saved draft is gone.
  await openScreen(page, '/admin/products/new', 'New product');
  await expect(page.getByLabel('SKU')).toHaveValue('');
});

test('a save that ends while the leave prompt is open closes it', async ({ page }) => {
  const product = await ownProduct({ title: 'Cable chain' });
  await openScreen(page, `/admin/products/${product.id}`, 'Cable chain');
  await page.getByLabel('Title', { exact: true }).fill('Cable chain, 20 inch');
  const writes = await blockWrites(page, 'prod');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await writes.started;
  await goTo(page, 'Orders');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Leave while saving?');
  writes.release();
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test.describe('a refused save', () => {
  test.use({ provoked: /Failed to load resource|^403 for .*:commit/ });

  test('is reported after leaving its form, too', async ({ page }) => {
    const product = await ownProduct({ title: 'Cable chain' });
    await openScreen(page, `/admin/products/${product.id}`, 'Cable chain');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Cable chain, 20 inch');
    const writes = await blockWrites(page, 'prod');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await writes.started;
    await leaveFor(page, 'Orders');
    const theirs = { title: 'Cable chain, 18 inch', rev: product.rev + 1, updatedAt: new Date() };
    await database.doc(`prod/${product.id}`).update(theirs);
    writes.release();
    await expect(
      statusWith(page, 'Not saved: someone else saved changes while you were editing.'),
    ).toBeVisible();
    await openScreen(page, `/admin/products/${product.id}`, /Cable chain/);
    await expect(title).toHaveValue('Cable chain, 20 inch');
    expect(await stored(`prod/${product.id}`)).toMatchObject({ title: 'Cable chain, 18 inch' });
  });
});

test('sign-out waits for a bulk change in another tab', async ({ page, context }) => {
  const order = await seedOrder(ownUid(), 'accepted');
  await openScreen(page, `/admin/orders?uid=${order.uid}`, 'Orders');
  await page.getByLabel('Select all loaded').check();
  const writes = await blockWrites(page, 'orders');
  await page.getByRole('button', { name: 'Confirm order (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
  await writes.started;
  const other = await context.newPage();
  await openScreen(other, '/admin/reviews', 'Reviews');
  await other.getByRole('button', { name: 'Kavita Rao' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(statusWith(other, 'A bulk change is in progress')).toBeVisible();
  await other.close();
  writes.release();
  await expect(page.getByText('1 order changed.')).toBeVisible(PATIENT);
});

async function writeQuote(page: Page) {
  const order = await seedOrder(ownUid(), 'requested');
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  const prices = page.getByLabel('Price per piece, ₹');
  await expect(prices).toHaveCount(order.lines.length);
  for (const each of await prices.all()) await each.fill('100');
  const writes = await blockWrites(page, 'orders');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await writes.started;
  return { order, writes };
}

test('leaving while a quote is sent asks first, and the quote is sent', async ({ page }) => {
  const { order, writes } = await writeQuote(page);
  await leaveFor(page, 'Products');
  writes.release();
  await expect(statusWith(page, `${order.number}: quote sent.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/products');
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'quoted' });
});

test('sends a quote once despite repeated presses, and closes the leave prompt', async ({
  page,
}) => {
  const { order, writes } = await writeQuote(page);
  await page.getByRole('textbox', { name: 'Discount (optional)' }).press('Enter');
  await goTo(page, 'Products');
  await expect(page.getByRole('dialog', { name: 'Leave while saving?' })).toBeVisible();
  writes.release();
  await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'quoted',
    rev: order.rev + 1,
  });
  // The sent draft is gone.
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  await expect(page.getByText('You have changes from')).toHaveCount(0);
});

test('changes typed while a quote is sent stay and can be sent', async ({ page }) => {
  const { order, writes } = await writeQuote(page);
  await page.getByLabel('Note for the customer').fill('By courier');
  writes.release();
  await expect(statusWith(page, `${order.number}: quote sent.`)).toBeVisible();
  await expect(page.getByLabel('Note for the customer')).toHaveValue('By courier');
  await page.getByRole('button', { name: 'Send new quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  await expect
    .poll(async () => (await stored(`orders/${order.id}`))?.['quote'])
    .toMatchObject({ note: 'By courier' });
});

test('a note typed while another is added stays', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'requested');
  await openOrder(page, order);
  const notes = page.getByRole('region', { name: 'Notes and calls' });
  const note = notes.getByLabel('Note for staff');
  await note.fill('Pays late.');
  const writes = await blockWrites(page, 'orders');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await writes.started;
  await note.fill('Call first.');
  writes.release();
  await expect(notes.getByRole('listitem')).toContainText('Pays late.');
  await expect(note).toHaveValue('Call first.');
});

test('typed text stays with its order when another order is opened', async ({ page }) => {
  const [one, other] = [
    await seedOrder(ownUid(), 'requested'),
    await seedOrder(ownUid(), 'requested'),
  ];
  const note = page.getByLabel('Note for staff');
  const find = async (number: string): Promise<void> => {
    await page.getByLabel('Search orders').fill(number);
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  };
  await openScreen(page, '/admin/orders', 'Orders');
  await find(one.number);
  await goTo(page, 'Orders');
  await find(other.number);
  await note.fill('Of the other.');
  // Skips the list, like a long press on the back button.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1, name: one.number })).toBeVisible();
  await expect(note).toHaveValue('');
});

test.describe('a lost response', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource|^403 for .*:commit/ });

  test('takes a step once, and does not replace a newer order from the live subscription', async ({
    page,
  }) => {
    const order = await seedOrder(ownUid(), 'confirmed');
    await openOrder(page, order);
    await onWrites(page, 'orders', loseResponse);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('Waiting for the courier.')).toBeAttached();
    await expect(statusWith(page, `${order.number}: packed.`)).toBeVisible(PATIENT);
    await expect(page.getByText('Waiting for the courier.')).toBeAttached();
    expect(await stored(`orders/${order.id}`)).toMatchObject({
      status: 'packed',
      rev: order.rev + 1,
    });
    expect(await auditOf(order.id)).toHaveLength(1);
  });
});
