/** Staff enter an order for a customer who wrote or called, and send its quote. */
import type { Page } from '@playwright/test';
import { buildWebUser } from '#fixtures/build.ts';
import {
  MESSAGE_PRODUCTS,
  newDigits,
  ORDER_MESSAGE,
  orderField as field,
  quoteMessage,
} from '#fixtures/order-from-message.ts';
import { webUserKind } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { ownUid } from './orders-seed.ts';
import {
  anotherOfTheStaff,
  database,
  expect,
  openScreen,
  put,
  searchable,
  stored,
  test,
} from './staff.ts';
import { loseResponse, onWrites } from './writes.ts';

/** Opens a new order, and fills in a customer with this phone number and the message. */
async function enterMessage(page: Page, digits: string): Promise<void> {
  await openScreen(page, '/admin/orders/new', 'New order');
  await field(page, 'Name').fill('Ravi Rao');
  await field(page, 'Phone').fill(digits);
  await field(page, 'SKUs and quantities').fill(ORDER_MESSAGE);
}

const ordersOf = async (phone: string) =>
  (await database.collection('orders').where('contact.phone', '==', phone).get()).docs;

test('a message of 20 lines becomes a sent quote in at most 12 interactions', async ({ page }) => {
  const digits = newDigits();
  await openScreen(page, '/admin/orders', 'Orders');
  const interactions = await quoteMessage(page, digits);
  expect(interactions.length).toBeLessThanOrEqual(12);
  const [order, ...others] = await ordersOf(`+91${digits}`);
  expect(others).toEqual([]);
  expect(order?.data()).toMatchObject({
    ...{ uid: order?.id, source: 'whatsapp', status: 'quoted', rev: 2 },
    contact: { name: 'Ravi Rao' },
  });
  // The customer is recognised the next time, and can claim the order.
  expect(await stored(`customers/${order?.id}`)).toMatchObject({
    ...{ rev: 1, deletedAt: null, tags: [], notes: '' },
    contact: { name: 'Ravi Rao', phone: `+91${digits}` },
  });
  // All 20, in their order.
  const expected = MESSAGE_PRODUCTS.map(({ sku, moq }) => ({ sku, qty: moq }));
  expect(order?.get('lines')).toMatchObject(expected);
  expect(order?.get('quote.lines')).toMatchObject(expected);
  expect(order?.get('quote.totalPaise')).toBeGreaterThan(0);
  await expect(page.getByText('Entered by you (WhatsApp).')).toBeVisible();
});

test('keeps a draft, names what is wrong, and fills in an existing customer', async ({ page }) => {
  await openScreen(page, '/admin/orders/new', 'New order');
  await field(page, 'SKUs and quantities').fill('RG101 12\nZZ999 4');
  await expect(page.getByText('ZZ999 is not in the catalogue.')).toBeVisible();
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByText('Correct the lines that are not clear.')).toBeVisible();
  await expect(page.getByText('Enter the customer’s name.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'SKUs and quantities')).toHaveValue('RG101 12\nZZ999 4');
  const search = page.getByLabel('Find a customer');
  await search.fill('prakash');
  await page
    .getByRole('button', { name: /Prakash/ })
    .first()
    .click();
  await expect(page.getByText('This order goes to an account:')).toBeVisible();
  await expect(field(page, 'Phone')).not.toHaveValue('');
  await expect(field(page, 'SKUs and quantities')).toHaveValue('RG101 12\nZZ999 4');
  expect(await axeFinds(page)).toEqual([]);
});

test('recognises a customer by the typed phone number', async ({ page }) => {
  const uid = ownUid();
  const digits = newDigits();
  const businessName = 'Prakash Jewellers';
  const customer = buildWebUser({ uid, phone: `+91${digits}`, businessName });
  await put(webUserKind, uid, { ...customer, email: `${uid}@example.test` });
  await searchable(uid);
  await enterMessage(page, digits.slice(0, -1));
  const use = page.getByRole('button', { name: 'Use this customer' });
  await expect(page.getByRole('heading', { name: '20 designs' })).toBeVisible();
  await expect(use).toHaveCount(0);
  await field(page, 'Phone').fill(`0${digits}`);
  await expect(page.getByText('Prakash Jewellers has this phone number.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await use.click();
  await expect(page.getByText('This order goes to an account:')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(customer.displayName);
  await expect(use).toHaveCount(0);
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  const [order] = await ordersOf(`+91${digits}`);
  expect(order?.get('uid')).toBe(uid);
});

test('a new customer is recognised at the next order, with their address', async ({ page }) => {
  const digits = newDigits();
  await enterMessage(page, digits);
  await field(page, 'House and street (optional)').fill('12 Bazaar Road');
  await field(page, 'City (optional)').fill('Surat');
  await field(page, 'State (optional)').fill('Gujarat');
  await field(page, 'PIN code (optional)').fill('395003');
  const create = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  };
  await create();
  const [first] = await ordersOf(`+91${digits}`);
  const uid = String(first?.id);
  await searchable(uid);
  await enterMessage(page, digits);
  await expect(page.getByText('Ravi Rao has this phone number.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this customer' }).click();
  await expect(field(page, 'House and street (optional)')).toHaveValue('12 Bazaar Road');
  await expect(page.getByText('This order is for a customer without an account:')).toBeVisible();
  await create();
  expect((await ordersOf(`+91${digits}`)).map((order) => order.get('uid'))).toEqual([uid, uid]);
});

test.describe('a draft', () => {
  test.use({ provoked: /403/ });

  test('is continued by a colleague, and becomes one order', async ({ page, browser, baseURL }) => {
    const digits = newDigits();
    const list = ORDER_MESSAGE.split('\n')[1] ?? '';
    const name = `Ravi ${digits}`;
    await openScreen(page, '/admin/orders/new', 'New order');
    await field(page, 'Name').fill(name);
    await field(page, 'SKUs and quantities').fill(list);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/orders\/drafts\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    // Stored in the database alone, so that another browser has it.
    const theirs = await anotherOfTheStaff(browser, String(baseURL));
    await openScreen(theirs, '/admin/orders', 'Orders');
    await theirs.getByRole('link', { name: /^Drafts \d/ }).click();
    await theirs.getByRole('link', { name }).click();
    await expect(field(theirs, 'SKUs and quantities')).toHaveValue(list);
    await theirs.getByRole('button', { name: 'Create order' }).click();
    await expect(theirs.getByText(/^Enter .*(?:mobile|phone)/)).toBeVisible();
    await field(theirs, 'Phone').fill(digits);
    await theirs.getByRole('button', { name: 'Create order' }).click();
    await expect(theirs.getByRole('button', { name: 'Send quote' })).toBeVisible();
    const [order, ...others] = await ordersOf(`+91${digits}`);
    expect(others).toEqual([]);
    expect(order?.id).toBe(id);
    expect((await database.doc(`orderDrafts/${id}`).get()).get('deletedAt')).not.toBeNull();
    // Who still has the draft open can't create a second order of it.
    await field(page, 'Phone').fill(digits);
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByText(/already created/)).toBeVisible();
    expect(await ordersOf(`+91${digits}`)).toHaveLength(1);
    const number: unknown = order?.get('number');
    const created = page.getByRole('link', { name: String(number) });
    await expect(created).toHaveAttribute('href', new RegExp(`/orders/${id}$`));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('an order was created from this draft')).toBeVisible();
    await expect(created).toBeVisible();
    await theirs.context().close();
  });

  test('that a colleague has changed is compared before its order is created', async ({
    page,
    browser,
    baseURL,
  }) => {
    const digits = newDigits();
    await enterMessage(page, digits);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/orders\/drafts\/[0-9a-f-]{36}$/);
    const theirs = await anotherOfTheStaff(browser, String(baseURL));
    await openScreen(theirs, new URL(page.url()).pathname, 'Order draft');
    await field(theirs, 'Name').fill('Ravi R. Rao');
    await theirs.getByRole('button', { name: 'Save draft' }).click();
    await expect(theirs.getByText('Saved.', { exact: true })).toBeVisible();
    await field(page, 'Email (optional)').fill('ravi@example.com');
    await page.getByRole('button', { name: 'Create order' }).click();
    const conflict = page.getByRole('dialog', { name: /Someone else saved changes/ });
    const customer = conflict.getByRole('group', { name: 'Customer' });
    await expect(customer.getByLabel(/^Theirs/)).toBeVisible();
    await expect(customer).toContainText('Name: Ravi R. Rao');
    await customer.getByLabel(/^Theirs/).check();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await expect(field(page, 'Name')).toHaveValue('Ravi R. Rao');
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
    const [order, ...others] = await ordersOf(`+91${digits}`);
    expect(others).toEqual([]);
    expect(order?.get('contact')).toEqual({ name: 'Ravi R. Rao', phone: `+91${digits}` });
    await theirs.context().close();
  });
});

test.describe('a lost response', () => {
  // The next attempt is refused, because the order exists; the session may read the profile while reads fail.
  test.use({ provoked: /ERR_FAILED|Failed to load resource|403|could not be .* DatabaseFailure/ });

  test('creates the order once', async ({ page }) => {
    const digits = newDigits();
    await enterMessage(page, digits);
    await onWrites(page, 'orders', loseResponse);
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible({ timeout: 45_000 });
    expect(await ordersOf(`+91${digits}`)).toHaveLength(1);
  });

  test('creates the order once, also if the page is reloaded before the next attempt', async ({
    page,
  }) => {
    const digits = newDigits();
    await enterMessage(page, digits);
    const isRead = /:batchGet|documents\/orders\//;
    await onWrites(page, 'orders', async (route) => {
      await page.route(isRead, (read) => read.abort('failed'));
      await loseResponse(route);
    });
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByText("Can't reach the server.").first()).toBeVisible();
    expect(await ordersOf(`+91${digits}`)).toHaveLength(1);
    await page.unrouteAll();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Create order' }).click();
    await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
    expect(await ordersOf(`+91${digits}`)).toHaveLength(1);
  });
});
