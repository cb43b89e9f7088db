/** Customers in the back office. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildAddress, buildCustomerRecord, buildOrder, buildWebUser } from '#fixtures/build.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { addressKind, webUserKind, type WebUser } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import {
  database,
  expect,
  openFilters,
  openScreen,
  PATIENT,
  put,
  putMany,
  searchable,
  stored,
  test,
} from './staff.ts';

const buildOwnCustomer = (fields: Partial<WebUser>): WebUser => {
  const uid = randomUUID().slice(0, 20);
  return buildWebUser({
    uid,
    email: `${uid}@example.test`,
    displayName: 'Asha Rao',
    businessName: `Zari ${Math.floor(Math.random() * 1e9)}`,
    lastLogin: Date.now(),
    ...fields,
  });
};

/** A customer for one test. */
async function ownCustomer(fields: Partial<WebUser> = {}): Promise<WebUser> {
  const customer = buildOwnCustomer(fields);
  await put(webUserKind, customer.uid, customer);
  return customer;
}

const ownOrder = async (uid: string, fields: Partial<Order>): Promise<string> => {
  const id = randomUUID();
  await put(orderKind, id, buildOrder({ uid, ...fields }));
  return id;
};

const quote = (taxablePaise: number): NonNullable<Order['quote']> => ({
  lines: [
    {
      sku: 'RG101',
      qty: 12,
      rate: { basis: 'unit', pricePaise: 1 },
      amountPaise: taxablePaise,
      gstRateBps: 300,
    },
  ],
  discountPaise: 0,
  taxablePaise,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 300,
  totalPaise: taxablePaise + 300,
  validUntil: Date.now(),
});

const right = gstinWithCheckDigit('36AABCU9603R1Z');
const wrong = right.slice(0, 14) + (right.endsWith('A') ? 'B' : 'A');

test('finds a customer by any word of any field', async ({ page }) => {
  const phone = `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const shop = `Zari${randomUUID().slice(0, 6)}`;
  const customer = await ownCustomer({ phone, gstin: right, businessName: `Sri Lakshmi ${shop}` });
  const { uid, email } = customer;
  const address = buildAddress({ city: 'Warangal' });
  await put({ ...addressKind, collection: `webUsers/${uid}/addresses` }, 'shop', address);
  await put(customerRecordKind, uid, buildCustomerRecord({ tags: ['Pays late'] }));
  await expect
    .poll(async () => (await stored(`customerIndex/${uid}`))?.['prefixes'], PATIENT)
    .toMatchObject({ late: true, warangal: true });
  await openScreen(page, '/admin/customers', /^Customers/);
  const field = page.getByRole('searchbox', { name: 'Search customers' });
  const row = page.getByRole('row').filter({ hasText: email });
  for (const typed of [
    shop.toUpperCase(),
    `rao ${shop}`,
    `warangal ${shop}`,
    `late ${shop}`,
    `${right.slice(0, 9).toLowerCase()} ${shop}`,
    email.slice(0, 12).toUpperCase(),
    phone.slice(3),
    phone.slice(-6),
  ]) {
    await field.fill(typed);
    await expect(page).toHaveURL((url) => url.searchParams.get('q')?.replaceAll('"', '') === typed);
    await expect(row, typed).toHaveCount(1);
  }
  await field.fill(`${shop} Guntur`);
  await expect(page.getByText('No customers match your search or filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(field).toHaveValue('');
});

test('the customer page shows profile, addresses, orders and spending', async ({ page }) => {
  const customer = await ownCustomer({ gstin: wrong, emailVerified: false });
  const { uid } = customer;
  const address = buildAddress({ label: 'Godown', city: 'Warangal' });
  await put({ ...addressKind, collection: `webUsers/${uid}/addresses` }, 'godown', address);
  await ownOrder(uid, { number: 'GB-AAAAAA', status: 'delivered', quote: quote(125_000) });
  const open = await ownOrder(uid, {
    number: 'GB-BBBBBB',
    status: 'quoted',
    quote: quote(900_000),
  });
  await openScreen(page, `/admin/customers/${uid}`, customer.businessName ?? '');
  const who = page.getByRole('region', { name: 'Profile' });
  await expect(who).toContainText('₹1,250');
  await expect(who).toContainText('2 requested, 1 won');
  await expect(who).toContainText('Check digit is wrong');
  await expect(who).toContainText('Not verified');
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('Warangal');
  await expect(page.getByRole('link', { name: 'GB-BBBBBB' })).toHaveAttribute(
    'href',
    `/admin/orders/${open}`,
  );
});

test('tags and notes of staff are saved apart from the profile, audited and searchable', async ({
  page,
}) => {
  const customer = await ownCustomer();
  const { uid } = customer;
  const tag = `T${uid.slice(0, 8)}`;
  await openScreen(page, `/admin/customers/${uid}`, customer.businessName ?? '');
  await page.getByLabel('Tags').fill(`${tag}, pays late`);
  await page.getByLabel('Notes (optional)').fill('Ask for Ravi.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved\./ })).toBeVisible();
  expect(await stored(`customers/${uid}`)).toMatchObject({
    tags: [tag, 'pays late'],
    notes: 'Ask for Ravi.',
    rev: 1,
  });
  expect(await stored(`webUsers/${uid}`)).not.toHaveProperty('notes');

  await openScreen(page, '/admin/customers', /^Customers/);
  await (await openFilters(page)).getByLabel('Tag').fill(tag);
  await expect(page.getByRole('row').filter({ hasText: customer.email })).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('lists, exports and tags all customers with a tag', async ({ page }) => {
  const tag = `Diwali ${randomUUID().slice(0, 8)}`;
  // One more than a page of the list.
  const uids = Array.from({ length: 51 }, () => `t-${randomUUID()}`);
  await putMany(
    webUserKind,
    uids.map((uid) => [uid, buildWebUser({ uid, email: `${uid}@example.test` })]),
  );
  await putMany(
    customerRecordKind,
    uids.map((uid) => [uid, buildCustomerRecord({ tags: [tag] })]),
  );
  const emailPreferences = { orderUpdates: true, promotions: false, newsletter: false };
  await database.doc(`users/${uids[0] ?? ''}`).set({ emailPreferences });
  await openScreen(
    page,
    `/admin/customers?tag=${encodeURIComponent(tag)}`,
    `Customers (${uids.length})`,
  );
  await expect(page.getByRole('cell', { name: tag }).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(uids.length + 1);
  expect(lines.filter((line) => line.includes(tag))).toHaveLength(uids.length);
  // The opt-out is only in the older record.
  expect(lines.filter((line) => line.includes(',no,'))).toHaveLength(1);

  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: `Select all ${uids.length} customers` }).click();
  await page.getByRole('button', { name: 'Remove tag' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill(tag);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove tag' }).click();
  await expect(page.getByText(`${uids.length} customers changed.`)).toBeVisible(PATIENT);
  await expect(page.getByText('No customers match your search or filters.')).toBeVisible();
});

test('tags selected customers at once, audited and with undo, and exports them', async ({
  page,
}) => {
  const business = `Meher ${randomUUID().slice(0, 8)}`;
  const noted = await ownCustomer({ businessName: `${business} One` });
  const other = await ownCustomer({ businessName: `${business} Two` });
  await Promise.all([noted, other].map(({ uid }) => searchable(uid)));
  const record = buildCustomerRecord({ tags: ['wholesale'], notes: 'Ask for Ravi.', rev: 3 });
  await put(customerRecordKind, noted.uid, record);
  await openScreen(page, `/admin/customers?q=${encodeURIComponent(business)}`, /^Customers/);
  await page.getByLabel('Select all loaded').check();
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar).toContainText('2 selected');

  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export 2 selected' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(3);

  await bar.getByRole('button', { name: 'Add tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tag to 2 customers' });
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await expect(dialog.getByLabel('Tag')).toHaveAccessibleDescription('Enter a tag.');
  await dialog.getByLabel('Tag').fill('Hyderabad, wholesale');
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await expect(dialog.getByLabel('Tag')).toHaveAccessibleDescription(/can’t contain a comma/);
  await dialog.getByLabel('Tag').fill('Hyderabad');
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByText('2 customers changed.')).toBeVisible();
  expect(await stored(`customers/${noted.uid}`)).toMatchObject({
    tags: ['wholesale', 'Hyderabad'],
    notes: 'Ask for Ravi.',
    rev: 4,
  });
  expect(await stored(`customers/${other.uid}`)).toMatchObject({ tags: ['Hyderabad'], rev: 1 });
  const entries = await database
    .collection('audit')
    .where('path', '==', `customers/${other.uid}`)
    .get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([{ action: 'create' }]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(`customers/${other.uid}`)).toMatchObject({ tags: [], rev: 2 });
  expect(await stored(`customers/${noted.uid}`)).toMatchObject({ tags: ['wholesale'], rev: 5 });
});
