/** Shorter ways to a new order: the quick order table, and the page of a customer. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildCustomerRecord, buildWebUser } from '#fixtures/build.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { webUserKind } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, put, searchable, test } from './staff.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const newDigits = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

test('takes quantities of a category from a table with the keyboard alone', async ({ page }) => {
  const digits = newDigits();
  const { keyboard } = page;
  await openScreen(page, '/admin/orders/new', 'New order');
  await field(page, 'Name').fill('Ravi Rao');
  await field(page, 'Phone').fill(digits);
  await field(page, 'SKUs and quantities').fill('RG101 12x4');
  await page.getByRole('button', { name: 'Quick order' }).focus();
  await keyboard.press('Enter');
  const table = page.getByRole('dialog', { name: 'Quick order' });
  await expect(table.getByRole('option', { name: 'Bangles', exact: true })).toBeAttached();
  await table.getByRole('button', { name: 'Close' }).focus();
  await keyboard.press('Tab');
  await keyboard.type('Bangles');
  const rows = table.getByRole('row').filter({ has: page.getByRole('textbox') });
  await expect(rows.first()).toContainText(/BG\d{3}/);
  const bangle = table.getByRole('row').filter({ hasText: 'BG103' });
  const stock = await database.collection('stock').where('sku', '==', 'BG103').get();
  const available: unknown = stock.docs[0]?.get('available');
  await expect(bangle.getByRole('cell').first()).toHaveText(String(available));
  await expect(bangle.getByRole('cell').nth(1)).toHaveText(/^₹[\d,]+/);
  expect(await axeFinds(page)).toEqual([]);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  // Down the column: sizes as their example says, otherwise a number.
  const cells = await rows.getByRole('textbox').all();
  const typed = await Promise.all(
    cells.map(async (cell, at) => (await cell.getAttribute('placeholder')) ?? String(12 + at)),
  );
  expect(typed.some((text) => /^\d+$/.test(text))).toBe(true);
  expect(typed.some((text) => text.includes('x'))).toBe(true);
  for (const [at, text] of typed.entries()) {
    await expect(cells[at] ?? table).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Enter');
  }
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowDown');
  const last = cells.at(-2) ?? table;
  await expect(last).toBeFocused();
  const before = await last.inputValue();
  await keyboard.type('many');
  await keyboard.press('Control+Enter');
  await expect(table.getByRole('alert')).toContainText('Correct the quantities');
  // A typed text replaces that of a cell which is entered.
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowDown');
  await keyboard.type(before);
  await keyboard.press('Control+Enter');
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `${typed.length + 1} designs` })).toBeVisible();
  await page.getByRole('button', { name: 'Quick order' }).click();
  await table.getByRole('searchbox').fill('BG103');
  await expect(bangle).toContainText('In the order:');
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  const orders = database.collection('orders').where('contact.phone', '==', `+91${digits}`);
  const [order] = (await orders.get()).docs;
  // A document of the database has no types.
  const lines = order?.get('lines') as { sku: string }[];
  expect(new Set(lines.map(({ sku }) => sku)).size).toBe(typed.length + 1);
});

test('starts from the page of a customer', async ({ page }) => {
  const uid = ownUid();
  const digits = newDigits();
  const businessName = 'Sita Silver';
  const customer = buildWebUser({ uid, phone: `+91${digits}`, businessName });
  await put(webUserKind, uid, { ...customer, email: `${uid}@example.test` });
  await searchable(uid);
  await seedOrder(uid, 'confirmed', { duePaise: 875_294 });
  await openScreen(page, `/admin/customers/${uid}`, businessName);
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page.getByText('This order goes to an account:')).toBeVisible();
  await expect(page.getByText('₹8,752.94 is due for other orders.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(customer.displayName);
  await page.getByRole('button', { name: 'Other customer' }).click();
  await field(page, 'Name').fill('Ravi Rao');
  const offer = page.getByText('Sita Silver is the customer from whose page');
  await expect(offer).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ravi Rao');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this customer' }).first().click();
  await expect(field(page, 'Name')).toHaveValue(customer.displayName);
  await expect(offer).toHaveCount(0);
});

const ordered = (sku: string, qty: number, size?: string) => ({
  ...{ productId: 'no-such', sku, title: sku, qty },
  ...(size !== undefined && { size }),
});

test('repeats an order without an account, beside another new order that is being typed', async ({
  page,
}) => {
  const digits = newDigits();
  const contact = { name: 'Ravi Rao', phone: `+91${digits}`, businessName: 'Rao Silver' };
  const lines = [ordered('RG101', 4, '12'), { ...ordered('BG103', 6), note: 'Matte, please' }];
  const uid = randomUUID();
  await put(customerRecordKind, uid, buildCustomerRecord({ contact }));
  await searchable(uid);
  const { id, number } = await seedOrder(uid, 'requested', { contact, lines });
  await openScreen(page, '/admin/orders/new', 'New order');
  await field(page, 'Name').fill('Typed before');
  await openScreen(page, `/admin/orders/${id}`, number);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText(`are those of order ${number}.`)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ravi Rao');
  await expect(field(page, 'Business name (optional)')).toHaveValue('Rao Silver');
  await expect(field(page, 'City (optional)')).toHaveValue('Hyderabad');
  await expect(field(page, 'SKUs and quantities')).toHaveValue('RG101 × 4 (12 × 4)\nBG103 × 6\n');
  await expect(field(page, 'Note (optional)')).toHaveValue('BG103: Matte, please');
  expect(await axeFinds(page)).toEqual([]);
  await field(page, 'SKUs and quantities').fill('RG101 × 8 (12 × 8)');
  await page.getByRole('button', { name: 'Create order' }).click();
  await expect(page.getByRole('button', { name: 'Send quote' })).toBeVisible();
  const orders = database.collection('orders').where('contact.phone', '==', `+91${digits}`);
  const stored = (await orders.get()).docs.filter((each) => each.id !== id);
  expect(stored.map((order) => order.data())).toMatchObject([
    { uid, status: 'requested', lines: [{ sku: 'RG101', qty: 8, size: '12' }] },
  ]);
  await openScreen(page, '/admin/orders/new', 'New order');
  await expect(field(page, 'Name')).toHaveValue('Typed before');
});

test('repeats the agreed quantities of an account, for the customer as they are today', async ({
  page,
}) => {
  const uid = ownUid();
  const customer = buildWebUser({ uid, phone: `+91${newDigits()}`, businessName: 'New Name' });
  await put(webUserKind, uid, { ...customer, email: `${uid}@example.test` });
  await searchable(uid);
  const rate = { basis: 'unit', pricePaise: 45_000 } as const;
  const quote = quoteOf([{ sku: 'BG103', qty: 24, rate, gstRateBps: 300 }]);
  const { id, number } = await seedOrder(uid, 'confirmed', {
    lines: [ordered('BG103', 6)],
    quote,
  });
  await openScreen(page, `/admin/orders/${id}`, number);
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByText('This order goes to an account:')).toBeVisible();
  await expect(field(page, 'Business name (optional)')).toHaveValue('New Name');
  await expect(field(page, 'SKUs and quantities')).toHaveValue('BG103 × 24\n');
});
