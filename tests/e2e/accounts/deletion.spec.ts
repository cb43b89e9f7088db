/** Deleting an account: confirmed, complete, and continued after an interruption. */
import type { Page } from '@playwright/test';
import { BROKEN, breakNext, customerAt, seedOrder, settledCustomer } from './account-seed.ts';
import { AUTH_EMULATOR, createPerson, database, expect, test, type Person } from './customer.ts';
import { entry, isQueued, storeOutbox } from './orders.ts';
import { OTHER, lineOf, storedText, storeLines } from '../order-seed.ts';

// Blocking every request also makes the page's own reads fail.
test.use({ provoked: new RegExp(`${BROKEN.source}|could not be (?:loaded|saved)`) });

const MARK = 'glambug-deleting-account';
const AT = '/account/privacy';

/** The remaining documents of a user, by collection. */
async function left({ uid }: Person): Promise<string[]> {
  const [addresses, lists, ...documents] = await Promise.all([
    database.collection(`webUsers/${uid}/addresses`).get(),
    database.collection(`webUsers/${uid}/lists`).get(),
    database.doc(`users/${uid}`).get(),
    database.doc(`webUsers/${uid}`).get(),
  ]);
  return [
    ...(addresses.empty ? [] : ['addresses']),
    ...(lists.empty ? [] : ['lists']),
    ...documents.filter((each) => each.exists).map((each) => each.ref.parent.path),
  ];
}

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
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
}

async function expectDeleted(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
  expect(await left(person)).toEqual([]);
  expect(await canSignIn(person)).toBe(false);
  const stored = await page.evaluate(
    (mark) => [localStorage.getItem('user'), localStorage.getItem(mark)],
    MARK,
  );
  expect(stored).toEqual([null, null]);
}

test('deletes everything except orders and the order list', async ({ page }) => {
  const person = await settledCustomer();
  const order = await seedOrder(person);
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, AT, person);
  await storeOutbox(page, { [person.uid]: entry(), 'somebody-else': entry() });
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeFocused();
  await requestDeletion(page, 'not-the-password');
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
  expect(await left(person)).toEqual(['addresses', 'lists', 'users', 'webUsers']);
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expectDeleted(page, person);
  expect(await isQueued(page)).toBe(true);
  expect((await database.doc(`orders/${order}`).get()).exists).toBe(true);
  expect(await storedText(page)).toContain(OTHER.sku);
  await page.goto('/account');
  await page.waitForURL(/\/login/);
});

test('staff can’t delete their account while they are staff', async ({ page }) => {
  const person = await createPerson({ claims: { admin: true, role: 'owner' } });
  await customerAt(page, AT, person);
  await expect(page.getByText('Accounts of staff can’t be deleted here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toHaveCount(0);
});

test('a failed deletion deletes nothing; one that stops before the sign-in is finished later', async ({
  page,
}) => {
  const person = await settledCustomer();
  await customerAt(page, AT, person);
  await breakNext(page, /:commit[\s\S]*"delete"/);
  await requestDeletion(page, person.password);
  const failure = page.getByRole('alert').filter({ hasText: "Can't reach the server" });
  await expect(failure).toBeVisible();
  expect(await left(person)).toEqual(['addresses', 'lists', 'users', 'webUsers']);
  await breakNext(page, /accounts:delete/);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(failure).toBeVisible();
  expect(await left(person)).toEqual([]);
  // Opening the order form, which reads the profile, does not create one.
  await storeLines(page, [lineOf(OTHER)]);
  await page.goto('/order-list#send');
  await expect(page.getByRole('button', { name: 'Send order request' })).toBeVisible();
  expect(await left(person)).toEqual([]);
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
