/** Staff from the invitation to the removal, and what each role sees. */
import { claimsOf, openSignedIn, createPerson } from '../accounts/customer.ts';
import { storageHeader } from '#fixtures/storage-cases.ts';
import { staffKind, type Staff } from '#schema/staff.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import { buildShipment } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { STORAGE } from './own-pictures.ts';
import { database, expect, openScreen, put, test } from './staff.ts';

const SIGNED_OUT = { cookies: [], origins: [] };

test('an owner invites a person for packing, gives another role, and removes them', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await createPerson({ displayName: `Ravi ${ownUid()}` });

  await openScreen(page, '/admin/users', 'Users');
  await page.getByRole('button', { name: 'Invite staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite staff' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('radio', { name: /^Packing/ }).check();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`${person.email} is invited as Packing.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invitations waiting' })).toContainText(
    person.email,
  );

  const theirs = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: SIGNED_OUT,
    serviceWorkers: 'block',
  });
  const their = await theirs.newPage();
  await openSignedIn(their, person, '/admin/join');
  await expect(their.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const navigation = their.getByRole('navigation', { name: 'Back office' });
  await expect(navigation.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Inventory' })).toBeVisible();
  for (const absent of ['Customers', 'Invoices', 'Users', 'Publishing']) {
    await expect(navigation.getByRole('link', { name: absent })).toHaveCount(0);
  }
  await expect(their.getByRole('alert')).toHaveCount(0);
  await openScreen(their, '/admin/customers', 'Your role does not include this');
  await openScreen(their, '/admin/users', 'Your role does not include this');
  await openScreen(their, '/admin/orders', /^Orders/);
  await expect(their.getByRole('link', { name: 'New order' })).toHaveCount(0);

  await page.reload();
  const staff = page.getByRole('region', { name: 'Staff' });
  await staff.getByRole('button', { name: `Change role of ${person.displayName}` }).click();
  const roles = page.getByRole('dialog', { name: `Change the role of ${person.displayName}` });
  await roles.getByRole('radio', { name: /^Sales/ }).check();
  await roles.getByRole('button', { name: 'Change role' }).click();
  // Their open page loads again with the new role.
  await expect(navigation.getByRole('link', { name: 'Customers' })).toBeVisible();
  await openScreen(their, '/admin/customers', /^Customers/);

  await staff.getByRole('button', { name: `Remove ${person.displayName}` }).click();
  const removal = page.getByRole('dialog', { name: /^Remove/ });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await their.waitForURL(/\/login/);
  await expect(their.getByText('Your access to the back office was removed.')).toBeVisible();
  await expect(staff.getByText(person.email)).toHaveCount(0);
  await theirs.close();
});

test.describe('with a function that ends half-way', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('a removal is repeated from its dialog until the claims are gone', async ({ page }) => {
    const name = `Ravi ${ownUid()}`;
    const { uid, email } = await createPerson({ displayName: name, claims: { admin: true } });
    const member: Staff = { email, name, role: 'packing', joinedAt: Date.now(), removedAt: null };
    await put(staffKind, uid, member);
    await openScreen(page, '/admin/users', 'Users');
    const staff = page.getByRole('region', { name: 'Staff' });
    // The first step is stored, the claims stay.
    await page.route('**/removeStaff', async (route) => {
      await put(staffKind, uid, { ...member, removedAt: Date.now() });
      await route.abort('failed');
    });
    await staff.getByRole('button', { name: `Remove ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Remove ${name} from staff?` });
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(staff.getByText(email)).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute('**/removeStaff');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(`${name} was removed from staff.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await claimsOf(uid)).not.toContain('admin');
  });
});

for (const [role, seen, absent, opened] of [
  ['sales', ['Orders', 'Invoices', 'Customers'], ['Users', 'SEO'], 'Invoices'],
  ['packing', ['Orders', 'Inventory'], ['Customers', 'Invoices', 'Publishing', 'Users'], 'Orders'],
  ['content', ['Products', 'Media', 'SEO'], ['Orders', 'Customers', 'Invoices', 'Users'], 'Media'],
] as const) {
  test(`the dashboard, navigation and ${opened} of ${role} have what the role may see`, async ({
    browser,
    baseURL,
  }) => {
    const person = await createPerson({ claims: { admin: true, role } });
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      storageState: SIGNED_OUT,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await openSignedIn(page, person, '/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    for (const name of seen)
      await expect(navigation.getByRole('link', { name, exact: false }).first()).toBeVisible();
    for (const name of absent) await expect(navigation.getByRole('link', { name })).toHaveCount(0);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await navigation.getByRole('link', { name: opened }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Only owners know which images somebody may still put back.
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await context.close();
  });
}

test('an order shows packing what it can do, and no papers of sales', async ({
  browser,
  baseURL,
}) => {
  const quote = { ...quoteOf(), revision: 2 };
  const order = await seedOrder(ownUid(), 'packed', { quote, sentUnits: 4 });
  const parcel = buildShipment({ courier: 'Blue Dart', lines: [{ sku: 'NO-ER7', qty: 4 }] });
  await database
    .doc(`orders/${order.id}/shipments/${crypto.randomUUID()}`)
    .set(encodeDocument(shipmentKind, parcel));
  const person = await createPerson({ claims: { admin: true, role: 'packing' } });
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: SIGNED_OUT,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await openSignedIn(page, person, `/admin/orders/${order.id}`);
  const parcels = page.getByRole('region', { name: 'Parcels' });
  await expect(parcels.getByRole('link', { name: /^Packing slip/ })).toBeVisible();
  await expect(parcels.getByRole('button', { name: 'Send parcel' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Issue challan/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Compare with quote/ })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('the stored role of a person counts in Storage at once, before their token', async () => {
  const uid = ownUid();
  const authorization = storageHeader(uid, { admin: true, role: 'owner' });
  const call = async (path: string, method = 'GET'): Promise<number> =>
    (await fetch(`${STORAGE}/v0/b/shop/o${path}`, { method, headers: { authorization } })).status;
  const missing = `/${encodeURIComponent(`pictures/${uid}.webp`)}`;
  expect(await call(missing, 'DELETE')).toBe(404);
  const member: Staff = {
    ...{ email: `${uid}@example.test`, name: 'Ravi', role: 'packing' },
    ...{ joinedAt: Date.now(), removedAt: null },
  };
  await put(staffKind, uid, member);
  expect(await call(missing, 'DELETE')).toBe(403);
  expect(await call('?prefix=pictures/')).toBe(200);
  await put(staffKind, uid, { ...member, removedAt: Date.now() });
  expect(await call('?prefix=pictures/')).toBe(403);
});
