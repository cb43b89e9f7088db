/** Deleting an account: confirmed, complete, and continued after an interruption. */
import type { Page } from '@playwright/test';
import {
  BROKEN,
  breakNext,
  customerAt,
  seedOrder,
  seedProfile,
  settledCustomer,
} from './account-seed.ts';
import { AUTH_EMULATOR, database, expect, createPerson, test, type Person } from './customer.ts';
import { entry, isQueued, storeOutbox } from './orders.ts';
import { OTHER, lineOf, storedText, storeLines } from '../order-seed.ts';

// Blocking every request also makes the page's own reads fail.
test.use({ provoked: new RegExp(`${BROKEN.source}|could not be (?:loaded|saved)`) });

const MARK = 'glambug-deleting-account';
const AT = '/account/privacy';

/** The remaining documents of a user, by collection. */
async function left({ uid }: Person): Promise<string[]> {
  const [addresses, ...documents] = await Promise.all([
    database.collection(`webUsers/${uid}/addresses`).get(),
    database.doc(`users/${uid}`).get(),
    database.doc(`webUsers/${uid}`).get(),
  ]);
  return [
    ...(addresses.empty ? [] : ['addresses']),
    ...documents.filter((each) => each.exists).map((each) => each.ref.parent.path),
  ];
}

/** Their email preferences in the document. */
const preferencesOf = async ({ uid }: Person): Promise<unknown> =>
  (await database.doc(`webUsers/${uid}`).get()).get('emailPreferences');

/** Whether the user can still sign in. */
async function canSignIn({ email, password }: Person): Promise<boolean> {
  const response = await fetch(
    `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', body: JSON.stringify({ email, password }) },
  );
  return response.ok;
}

async function requestDeletion(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('I understand that this can’t be undone').check();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
}

async function expectDeleted(page: Page, person: Person): Promise<void> {
  await page.waitForURL('/');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect(await left(person)).toEqual([]);
  expect(await canSignIn(person)).toBe(false);
  const stored = await page.evaluate(
    (mark) => [localStorage.getItem('user'), localStorage.getItem(mark)],
    MARK,
  );
  expect(stored).toEqual([null, null]);
}

test('deletes everything except orders and the order list, and shows a confirmation once', async ({
  page,
}) => {
  const person = await settledCustomer();
  const order = await seedOrder(person);
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, AT, person);
  await storeOutbox(page, { [person.uid]: entry(), 'somebody-else': entry() });
  await requestDeletion(page, person.password);
  await expectDeleted(page, person);
  expect(await isQueued(page)).toBe(true);
  expect((await database.doc(`orders/${order}`).get()).exists).toBe(true);
  expect(await storedText(page)).toContain(OTHER.sku);
  // Shown only once.
  await page.reload();
  await expect(page.getByText('Your account is deleted.')).toBeHidden();
  await page.goto('/account');
  await page.waitForURL(/\/login/);
});

test('the order list is cleared if the customer chooses so', async ({ page }) => {
  const person = await settledCustomer();
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, AT, person);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('Also clear the order list in this browser').check();
  await page.getByLabel('I understand that this can’t be undone').check();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expectDeleted(page, person);
  expect(await storedText(page)).not.toContain(OTHER.sku);
});

test('deletion needs the confirmation and the correct password', async ({ page }) => {
  const person = await settledCustomer();
  await customerAt(page, AT, person);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const act = page.getByRole('button', { name: 'Delete my account', exact: true });
  await page.getByLabel('Your password').fill(person.password);
  await act.click();
  await expect(page.getByText('Confirm that you understand')).toBeVisible();
  await page.getByLabel('I understand that this can’t be undone').check();
  await page.getByLabel('Your password').fill('not-the-password');
  await act.click();
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeFocused();
  expect(await left(person)).toEqual(['addresses', 'users', 'webUsers']);
  expect(await page.evaluate((mark) => localStorage.getItem(mark), MARK)).toBeNull();
});

const STEPS: [string, RegExp, string[]][] = [
  [
    'the addresses',
    /:commit[\s\S]*"delete"[\s\S]*\/addresses\//,
    ['addresses', 'users', 'webUsers'],
  ],
  ['the preferences', /:commit[\s\S]*"delete":"[^"]*\/documents\/users\//, ['users', 'webUsers']],
  ['the profile', /:commit[\s\S]*"delete":"[^"]*\/documents\/webUsers\/[^/"]*"/, ['webUsers']],
  ['the sign-in', /accounts:delete/, []],
];

for (const [name, request, rest] of STEPS) {
  test(`a deletion interrupted at ${name} can be finished after a reload`, async ({ page }) => {
    const person = await settledCustomer();
    await customerAt(page, AT, person);
    await breakNext(page, request);
    await requestDeletion(page, person.password);
    await expect(
      page.getByRole('alert').filter({ hasText: "Can't reach the server" }),
    ).toBeVisible();
    expect(await left(person)).toEqual(rest);
    await page.goto('/account');
    await expect(
      page.getByRole('heading', { name: 'Your account is not fully deleted' }),
    ).toBeVisible();
    // Nothing creates deleted documents again.
    await page.reload();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Finish deleting' }).click();
    await expectDeleted(page, person);
  });
}

test('a customer who cancels a partial deletion keeps the account, with all emails off', async ({
  page,
}) => {
  const person = await createPerson();
  await seedProfile(person, {
    emailPreferences: { orderUpdates: true, promotions: false, newsletter: false },
  });
  await customerAt(page, AT, person);
  await breakNext(page, /accounts:delete/);
  await requestDeletion(page, person.password);
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  // Opening the order form, which reads the profile, does not create one.
  await storeLines(page, [lineOf(OTHER)]);
  await page.goto('/order-list#send');
  await expect(page.getByRole('button', { name: 'Send order request' })).toBeVisible();
  expect(await left(person)).toEqual([]);
  await page.goto('/account');
  // Their preferences are deleted, and no defaults are chosen.
  await expect(page.getByText('all emails stay off until you choose again')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account instead' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(await left(person)).toEqual(['webUsers']);
  expect(await preferencesOf(person)).toEqual({
    orderUpdates: false,
    promotions: false,
    newsletter: false,
  });
  await page.goto('/account/preferences');
  await expect(page.getByRole('switch', { name: 'Offers' })).not.toBeChecked();
});

test('a customer who cancels before the profile is deleted keeps their email preferences', async ({
  page,
}) => {
  const chosen = { orderUpdates: true, promotions: false, newsletter: true };
  const person = await createPerson();
  await seedProfile(person, { emailPreferences: chosen });
  await customerAt(page, AT, person);
  await breakNext(page, /:commit[\s\S]*"delete":"[^"]*\/documents\/webUsers\/[^/"]*"/);
  await requestDeletion(page, person.password);
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Keep my account instead' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(await preferencesOf(person)).toEqual(chosen);
});

test('an account stays marked as partially deleted if keeping it fails', async ({ page }) => {
  const person = await settledCustomer();
  await customerAt(page, AT, person);
  await breakNext(page, /accounts:delete/);
  await requestDeletion(page, person.password);
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  await page.goto('/account');
  // A refusal is reported at once; without a response the SDK retries for a while.
  const refusal = [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'Not now.' } }];
  await page.route(/documents:(?:commit|batchGet|beginTransaction)/, (route) =>
    route.fulfill({ status: 403, json: refusal, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.getByRole('button', { name: 'Keep my account instead' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'doesn’t have permission' }),
  ).toBeVisible();
  expect(await page.evaluate((mark) => localStorage.getItem(mark), MARK)).toBe(person.uid);
});
