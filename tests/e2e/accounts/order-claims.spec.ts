/** A customer whom staff have entered adds their orders to an account, with the link that staff have sent or their email. */
import { randomUUID } from 'node:crypto';
import { buildCustomerRecord, buildOrder } from '#fixtures/build.ts';
import { claimOrders, createClaimLink } from '#functions/customers/order-claims.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { accountClaimPath, accountPath } from '#core/paths.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { customerAt, settledCustomer } from './account-seed.ts';
import { database, expect, signIn, test } from './customer.ts';

/** An entered customer with an order, and their link. */
async function enteredCustomer(email?: string) {
  const uid = randomUUID();
  const contact = { name: 'Asha Rao', phone: '+919876543210', ...(email && { email }) };
  const record = buildCustomerRecord({ contact });
  await database.doc(`customers/${uid}`).set(encodeDocument(customerRecordKind, record));
  const order = randomUUID();
  const number = `GB-${order.slice(0, 6).toUpperCase()}`;
  const fields = encodeDocument(orderKind, buildOrder({ uid, number, createdAt: Date.now() }));
  await database.doc(`orders/${order}`).set(fields);
  const created = await createClaimLink(uid, 'meera', { firestore: database });
  if (!created.success) throw new Error(created.error);
  const { code } = created.value;
  return { path: accountClaimPath(code), code, number, order };
}

const add = { name: 'Add orders' } as const;

test('after signing in, one button adds the orders, which the account then shows', async ({
  page,
}) => {
  const { path, number, order } = await enteredCustomer();
  const person = await settledCustomer();
  await signIn(page, person, path);
  await expect(page).toHaveTitle(/^Add your orders – /);
  await expect(page.getByText(`You are signed in as ${person.displayName}.`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFinds(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole('button', add).click();
  await expect(page.getByText('1 order was added to your account.')).toBeVisible();
  await expect(page.getByRole('button', add)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Add your orders' })).toBeFocused();
  await page.getByRole('link', { name: 'View your orders' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
  expect((await database.doc(`orders/${order}`).get()).get('uid')).toBe(person.uid);
});

test('without a link, the orders under the verified email are added', async ({ page }) => {
  const person = await settledCustomer();
  await signIn(page, person, accountPath());
  await page.getByRole('link', { name: 'added to your account' }).click();
  await expect(
    page.getByText(`We look for orders under your email, ${person.email}.`),
  ).toBeVisible();
  await page.getByRole('button', add).click();
  await expect(page.getByText(`There are no orders to add under ${person.email}.`)).toBeVisible();

  const { order } = await enteredCustomer(person.email);
  await page.reload();
  expect(await axeFinds(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole('button', add).click();
  await expect(page.getByText('1 order was added to your account.')).toBeVisible();
  expect((await database.doc(`orders/${order}`).get()).get('uid')).toBe(person.uid);
});

test.describe('with a link that another account has used', () => {
  test.use({ provoked: /400/ });

  test('nothing is added, and the page says why', async ({ page }) => {
    const { path, code, order } = await enteredCustomer();
    const first = await settledCustomer();
    await claimOrders(first.uid, { code }, { firestore: database });
    await customerAt(page, path, await settledCustomer());
    await page.getByRole('button', add).click();
    await expect(page.getByRole('alert').filter({ hasText: 'already used' })).toBeVisible();
    await expect(page.getByRole('button', add)).toBeVisible();
    expect((await database.doc(`orders/${order}`).get()).get('uid')).toBe(first.uid);
  });
});
