/** Customers without an account: entered by staff, with notes and calls, and merged with an account. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildCustomerRecord, buildWebUser } from '#fixtures/build.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { orderClaimKind } from '#schema/order-claim.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { database, expect, openScreen, PATIENT, put, searchable, stored, test } from './staff.ts';

async function ownAccount(): Promise<WebUser & { businessName: string }> {
  const uid = ownUid();
  const businessName = `Account ${randomUUID().slice(0, 8)}`;
  const customer = buildWebUser({ uid, email: `${uid}@example.test`, businessName });
  await put(webUserKind, uid, customer);
  await searchable(uid);
  return { ...customer, businessName };
}

async function pick(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find a customer' }).fill(name);
  await dialog.getByRole('button', { name }).click();
}

test('staff enter a customer, note a call, and merge them with their account', async ({ page }) => {
  test.slow();
  const account = await ownAccount();
  const name = `Entered ${randomUUID().slice(0, 8)}`;
  await openScreen(page, '/admin/customers/new', 'New customer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Phone').fill('098765 43210');
  await page.getByLabel('Tags').fill('Hyderabad');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/customers\/[0-9a-f-]{36}$/);
  const uid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await stored(`customers/${uid}`)).toMatchObject({
    contact: { name: 'Asha Rao', businessName: name, phone: '+919876543210' },
  });

  const notes = page.getByRole('region', { name: 'Notes and calls' });
  await notes.getByLabel('Note for staff').fill('Wants 20 jhumkas by Friday.');
  await notes.getByLabel('Kind of note').selectOption('Phone call');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText(['Phone call']);
  await expect(notes.getByRole('listitem')).toContainText(['Wants 20 jhumkas by Friday.']);
  const { docs } = await database.collection(`customers/${uid}/notes`).get();
  expect(docs.map((note) => note.data())).toMatchObject([{ channel: 'phone' }]);
  expect(await axeFinds(page)).toEqual([]);

  const order = await seedOrder(uid, 'requested');
  await openScreen(page, '/admin/customers?account=without', /^Customers/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('No account');
  await row.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Merge' }).click();
  await pick(page, account.businessName);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 order, tags and notes move to');
  await expect(dialog).toContainText(`${account.email} sees these orders`);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: account.businessName })).toBeVisible();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ uid: account.uid });
  expect(await stored(`customers/${account.uid}`)).toMatchObject({ tags: ['Hyderabad'] });
  expect(await stored(`customers/${uid}`)).toMatchObject({ mergedInto: account.uid });

  // The name under which staff knew the customer finds the account.
  await expect
    .poll(async () => (await stored(`customerIndex/${account.uid}`))?.['prefixes'], PATIENT)
    .toHaveProperty([name.replace('Entered ', '')]);
});

test('an order without an account moves to the customer who has signed up since', async ({
  page,
}) => {
  const account = await ownAccount();
  const order = await seedOrder(randomUUID(), 'requested');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const customer = page.getByRole('region', { name: 'Customer', exact: true });
  await customer.getByRole('button', { name: 'Move to a customer' }).click();
  await pick(page, account.businessName);
  await page.getByRole('dialog').getByRole('button', { name: 'Move order' }).click();
  await expect(
    customer.getByRole('link', { name: 'View all orders of this customer' }),
  ).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Move to a customer' })).toHaveCount(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({ uid: account.uid });
});

test('staff send a customer without an account a link to their orders', async ({ page }) => {
  const uid = randomUUID();
  const contact = { name: 'Asha Rao', phone: '+919876543210' };
  await put(customerRecordKind, uid, buildCustomerRecord({ contact }));
  await openScreen(page, `/admin/customers/${uid}`, contact.name);
  await page.getByRole('button', { name: 'Account link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account link' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByText(/^http.*\/account\/claim#[\w-]{24}$/);
  await expect(link).toBeVisible(PATIENT);
  expect(await axeFinds(page)).toEqual([]);
  const message = await dialog.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(String(message))).toContain(String(await link.textContent()));
  expect(await stored(`orderClaims/${uid}`)).toMatchObject({
    codeHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('staff move back the orders that the wrong account has added', async ({ page }) => {
  const uid = randomUUID();
  const [account, other] = [await ownAccount(), await ownAccount()];
  const contact = { name: 'Asha Rao', phone: '+919876543210' };
  await put(customerRecordKind, uid, buildCustomerRecord({ contact }));
  const order = await seedOrder(uid, 'requested');
  await put(orderClaimKind, uid, {
    ...{ codeHash: 'a'.repeat(64), createdBy: 'meera', expiresAt: Date.now() },
    ...{ account: account.uid, orders: [order.id] },
  });
  await database.doc(`orders/${order.id}`).update({ uid: account.uid });
  await expect
    .poll(async () => (await stored(`customerIndex/${uid}`))?.['account'], PATIENT)
    .toMatchObject({ by: 'claim' });
  await openScreen(page, `/admin/customers/${uid}`, contact.name);
  const notice = page.getByRole('region', { name: 'Account of this customer' });
  await expect(notice).toContainText(`${account.businessName} has added this customer’s orders`);
  // Merging into another account would leave the orders with this one.
  await page.getByRole('button', { name: 'Merge', exact: true }).first().click();
  await pick(page, other.businessName);
  const merging = page.getByRole('dialog', { name: `Merge into ${other.businessName}?` });
  await merging.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(merging.getByRole('alert')).toContainText('Move them back first');
  await merging.getByRole('button', { name: 'Cancel' }).click();
  await notice.getByRole('button', { name: 'Not the same customer' }).click();
  await page.getByRole('button', { name: 'Move orders back' }).click();
  await expect(
    page.getByText(/^1 order moved back\. Account \w+ can’t add them again\.$/),
  ).toBeVisible(PATIENT);
  // Other accounts of these tests have the same phone number.
  await expect(notice.filter({ hasText: account.businessName })).toHaveCount(0);
  expect(await stored(`orders/${order.id}`)).toMatchObject({ uid });
  expect(await stored(`customers/${uid}`)).toMatchObject({ notAccount: account.uid });
});
