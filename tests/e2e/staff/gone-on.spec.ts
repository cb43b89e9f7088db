/** Who goes on while an answer is on its way is not called back, and what is typed meanwhile is not taken away. */
import type { Page } from '@playwright/test';
import { ownUid, seedOrder } from './orders-seed.ts';
import {
  database,
  expect,
  fillNewProduct,
  openScreen,
  ownProduct,
  ownSku,
  PATIENT,
  stored,
  test,
} from './staff.ts';
import { holdWrites, loseAnswer, onWrites } from './writes.ts';

const openOrder = (page: Page, { id, number }: { id: string; number: string }): Promise<void> =>
  openScreen(page, `/admin/orders/${id}`, number);

const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Back office' }).getByText(name).click();

/** Goes elsewhere while something is saved. */
async function leaveFor(page: Page, name: string): Promise<void> {
  await goTo(page, name);
  await page.getByRole('button', { name: 'Keep draft and leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
}

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a new product that is saved after its form was left calls nobody back', async ({ page }) => {
  const sku = ownSku();
  await fillNewProduct(page, sku);
  const writes = await holdWrites(page, 'prod');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await writes.begun;
  await leaveFor(page, 'Orders');
  writes.letGo();
  await expect(said(page, 'Saved.')).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
  expect(await stored(`prod/${sku.toLowerCase()}`)).toMatchObject({ sku });
  // What was saved is no draft any more.
  await openScreen(page, '/admin/products/new', 'New product');
  await expect(page.getByLabel('SKU')).toHaveValue('');
});

test('a save that ends while it is asked whether to leave answers that', async ({ page }) => {
  const product = await ownProduct({ title: 'Cable chain' });
  await openScreen(page, `/admin/products/${product.id}`, 'Cable chain');
  await page.getByLabel('Title', { exact: true }).fill('Cable chain, 20 inch');
  const writes = await holdWrites(page, 'prod');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await writes.begun;
  await goTo(page, 'Orders');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Leave while saving?');
  writes.letGo();
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test.describe('a save that is refused', () => {
  test.use({ provoked: /Failed to load resource|^403 for .*:commit/ });

  test('says so after its form was left, too', async ({ page }) => {
    const product = await ownProduct({ title: 'Cable chain' });
    await openScreen(page, `/admin/products/${product.id}`, 'Cable chain');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Cable chain, 20 inch');
    const writes = await holdWrites(page, 'prod');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await writes.begun;
    await leaveFor(page, 'Orders');
    const theirs = { title: 'Cable chain, 18 inch', rev: product.rev + 1, updatedAt: new Date() };
    await database.doc(`prod/${product.id}`).update(theirs);
    writes.letGo();
    await expect(
      said(page, 'Not saved: someone else saved changes while you were editing.'),
    ).toBeVisible();
    await openScreen(page, `/admin/products/${product.id}`, /Cable chain/);
    await expect(title).toHaveValue('Cable chain, 20 inch');
    expect(await stored(`prod/${product.id}`)).toMatchObject({ title: 'Cable chain, 18 inch' });
  });
});

test('nobody signs out in one tab while another changes many things', async ({ page, context }) => {
  const order = await seedOrder(ownUid(), 'accepted');
  await openScreen(page, `/admin/orders?uid=${order.uid}`, 'Orders');
  await page.getByLabel('Select all loaded').check();
  const writes = await holdWrites(page, 'orders');
  await page.getByRole('button', { name: 'Confirm order (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
  await writes.begun;
  const other = await context.newPage();
  await openScreen(other, '/admin/inventory', 'Inventory');
  await other.getByRole('button', { name: 'Kavita Rao' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(said(other, 'A bulk change is in progress')).toBeVisible();
  await other.close();
  writes.letGo();
  await expect(page.getByText('1 order changed.')).toBeVisible(PATIENT);
});

async function writeQuote(page: Page) {
  const order = await seedOrder(ownUid(), 'requested');
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  const prices = page.getByLabel('Price per piece, ₹');
  await expect(prices).toHaveCount(order.lines.length);
  for (const each of await prices.all()) await each.fill('100');
  const writes = await holdWrites(page, 'orders');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await writes.begun;
  return { order, writes };
}

test('a quote that is left while it is given asks, and is given', async ({ page }) => {
  const { order, writes } = await writeQuote(page);
  await leaveFor(page, 'Products');
  writes.letGo();
  await expect(said(page, `${order.number}: quote sent.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/products');
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'quoted' });
});

test('a quote is given once, however often that is pressed, and answers the question whether to leave', async ({
  page,
}) => {
  const { order, writes } = await writeQuote(page);
  await page.getByLabel('Discount').press('Enter');
  await goTo(page, 'Products');
  await expect(page.getByRole('dialog', { name: 'Leave while saving?' })).toBeVisible();
  writes.letGo();
  await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'quoted',
    rev: order.rev + 1,
  });
  // What was given is no draft any more.
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  await expect(page.getByText('Showing your draft from')).toHaveCount(0);
});

test('what is typed into a quote while it is given stays, and can be given', async ({ page }) => {
  const { order, writes } = await writeQuote(page);
  await page.getByLabel('Note for the customer').fill('By courier');
  writes.letGo();
  await expect(said(page, `${order.number}: quote sent.`)).toBeVisible();
  await expect(page.getByLabel('Note for the customer')).toHaveValue('By courier');
  await page.getByRole('button', { name: 'Send new quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  await expect
    .poll(async () => (await stored(`orders/${order.id}`))?.['quote'])
    .toMatchObject({ note: 'By courier' });
});

test('a note that is typed while another is added stays', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'requested');
  await openOrder(page, order);
  const notes = page.getByRole('region', { name: 'Internal notes' });
  const words = notes.getByLabel('Note for staff');
  await words.fill('Pays late.');
  const writes = await holdWrites(page, 'orders');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await writes.begun;
  await words.fill('Call first.');
  writes.letGo();
  await expect(notes.getByRole('listitem')).toContainText('Pays late.');
  await expect(words).toHaveValue('Call first.');
});

test('the way back from one order to another takes no words along', async ({ page }) => {
  const [one, other] = [
    await seedOrder(ownUid(), 'requested'),
    await seedOrder(ownUid(), 'requested'),
  ];
  const words = page.getByLabel('Note for staff');
  const find = async (number: string): Promise<void> => {
    await page.getByLabel('Search orders').fill(number);
    await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  };
  await openScreen(page, '/admin/orders', 'Orders');
  await find(one.number);
  await goTo(page, 'Orders');
  await find(other.number);
  await words.fill('Of the other.');
  // Past the list, as by a long press on the way back.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { level: 1, name: one.number })).toBeVisible();
  await expect(words).toHaveValue('');
});

test.describe('a lost answer', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource|^403 for .*:commit/ });

  test('does not put an order back that the live line has brought', async ({ page }) => {
    const order = await seedOrder(ownUid(), 'confirmed');
    await openOrder(page, order);
    await onWrites(page, 'orders', loseAnswer);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('Waiting for the courier.')).toBeAttached();
    await expect(said(page, "Can't reach")).toBeVisible(PATIENT);
    await expect(page.getByText('Waiting for the courier.')).toBeAttached();
  });
});
