/** Deleting an account: not by accident, whole, and gone on with when it broke half-way. */
import type { Page } from '@playwright/test';
import {
  BROKEN,
  breakNext,
  customerAt,
  seedOrder,
  seedProfile,
  settledCustomer,
} from './account-seed.ts';
import { AUTH_EMULATOR, database, expect, somebody, test, type Person } from './customer.ts';
import { entry, queued, storeOutbox } from './orders.ts';
import { OTHER, lineOf, storedText, storeLines } from '../order-seed.ts';

// Where all is refused, what the page looks up by itself is too.
test.use({ provoked: new RegExp(`${BROKEN.source}|could not be (?:loaded|saved)`) });

const MARK = 'glambug-deleting-account';
const AT = '/account/privacy';

/** What is left of somebody, by collection. */
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

/** Which mails they get, as their document says. */
const mailsOf = async ({ uid }: Person): Promise<unknown> =>
  (await database.doc(`webUsers/${uid}`).get()).get('emailPreferences');

/** Can they still sign in? */
async function canSignIn({ email, password }: Person): Promise<boolean> {
  const response = await fetch(
    `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', body: JSON.stringify({ email, password }) },
  );
  return response.ok;
}

async function askForDeletion(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('I understand that this can’t be undone').check();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
}

async function expectGone(page: Page, person: Person): Promise<void> {
  await page.waitForURL('/');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect(await left(person)).toEqual([]);
  expect(await canSignIn(person)).toBe(false);
  const kept = await page.evaluate(
    (mark) => [localStorage.getItem('user'), localStorage.getItem(mark)],
    MARK,
  );
  expect(kept).toEqual([null, null]);
}

test('everything goes but the orders, with a farewell; the order list stays unless it shall go', async ({
  page,
}) => {
  const person = await settledCustomer();
  const order = await seedOrder(person);
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, AT, person);
  await storeOutbox(page, [entry(person.uid), entry('somebody-else')]);
  await askForDeletion(page, person.password);
  await expectGone(page, person);
  expect(await queued(page)).toBe(1);
  expect((await database.doc(`orders/${order}`).get()).exists).toBe(true);
  expect(await storedText(page)).toContain(OTHER.sku);
  // Said once.
  await page.reload();
  await expect(page.getByText('Your account is deleted.')).toBeHidden();
  await page.goto('/account');
  await page.waitForURL(/\/login/);
});

test('the order list goes along when that is wished', async ({ page }) => {
  const person = await settledCustomer();
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, AT, person);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByLabel('Also clear the order list in this browser').check();
  await page.getByLabel('I understand that this can’t be undone').check();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expectGone(page, person);
  expect(await storedText(page)).not.toContain(OTHER.sku);
});

test('nothing goes by accident', async ({ page }) => {
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
  test(`a deletion that broke at ${name} is gone on with after a reload`, async ({ page }) => {
    const person = await settledCustomer();
    await customerAt(page, AT, person);
    await breakNext(page, request);
    await askForDeletion(page, person.password);
    await expect(
      page.getByRole('alert').filter({ hasText: "Can't reach the server" }),
    ).toBeVisible();
    expect(await left(person)).toEqual(rest);
    await page.goto('/account');
    await expect(
      page.getByRole('heading', { name: 'Your account is not fully deleted' }),
    ).toBeVisible();
    // Nothing makes anew what is gone.
    await page.reload();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Finish deleting' }).click();
    await expectGone(page, person);
  });
}

test('who thinks better of it half-way keeps the account', async ({ page }) => {
  const person = await somebody();
  await seedProfile(person, {
    emailPreferences: { orderUpdates: true, promotions: false, newsletter: false },
  });
  await customerAt(page, AT, person);
  await breakNext(page, /accounts:delete/);
  await askForDeletion(page, person.password);
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  // A form that looks for their profile makes none.
  await storeLines(page, [lineOf(OTHER)]);
  await page.goto('/order-list#send');
  await expect(page.getByRole('button', { name: 'Send order request' })).toBeVisible();
  expect(await left(person)).toEqual([]);
  await page.goto('/account');
  // What they had chosen is gone: nothing chooses for them.
  await expect(page.getByText('all emails stay off until you choose again')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account instead' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(await left(person)).toEqual(['webUsers']);
  expect(await mailsOf(person)).toEqual({
    orderUpdates: false,
    promotions: false,
    newsletter: false,
  });
  await page.goto('/account/preferences');
  await expect(page.getByRole('switch', { name: 'Offers' })).not.toBeChecked();
});

test('who thinks better of it before the profile is gone keeps the mails they had chosen', async ({
  page,
}) => {
  const chosen = { orderUpdates: true, promotions: false, newsletter: true };
  const person = await somebody();
  await seedProfile(person, { emailPreferences: chosen });
  await customerAt(page, AT, person);
  await breakNext(page, /:commit[\s\S]*"delete":"[^"]*\/documents\/webUsers\/[^/"]*"/);
  await askForDeletion(page, person.password);
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Keep my account instead' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(await mailsOf(person)).toEqual(chosen);
});

test('an account that cannot be kept now stays marked: the next page would make its mails anew', async ({
  page,
}) => {
  const person = await settledCustomer();
  await customerAt(page, AT, person);
  await breakNext(page, /accounts:delete/);
  await askForDeletion(page, person.password);
  await expect(page.getByRole('alert').filter({ hasText: "Can't reach the server" })).toBeVisible();
  await page.goto('/account');
  // A refusal is told at once; what gets no answer the SDK tries again for a while.
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
