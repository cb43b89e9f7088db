/** Registration: the account, its document, the email, and refusals. */
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeFinds } from '../axe.ts';
import { countCalls, delayCall, delayScript, obey, REFUSED, refuse } from './auth-service.ts';
import {
  arriveAt,
  changeAccount,
  database,
  expect,
  mailCodes,
  createPerson,
  test,
} from './customer.ts';

test.use({ provoked: REFUSED });

const newEmail = () => `${randomUUID().slice(0, 8)}@example.test`;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

async function fill(page: Page, input: { email: string; password?: string; business?: string }) {
  await field(page, 'Your name').fill('Asha Rao');
  await field(page, 'Business name (optional)').fill(input.business ?? '');
  await field(page, 'Email').fill(input.email);
  await field(page, 'Password').fill(input.password ?? 'silver-lining');
}

async function register(page: Page, email: string, to = '/about'): Promise<void> {
  await page.goto(`/register?redirect=${to}`);
  await fill(page, { email });
  await buttonOf(page).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
}

const uidOf = (page: Page) =>
  page.evaluate<string>(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').uid));

test('registering creates an account and a document, sends an email, and continues', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/register?redirect=/about');
  await fill(page, { email, business: 'Rao Silver House' });
  const calls = countCalls(page, 'signUp');
  await buttonOf(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`We sent a link to ${email}`);
  expect(calls).toHaveLength(1);
  expect(await mailCodes(email)).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);

  const saved = database.doc(`webUsers/${await uidOf(page)}`);
  await expect
    .poll(async () => (await saved.get()).data())
    .toMatchObject({
      email,
      displayName: 'Asha Rao',
      firstName: 'Asha',
      lastName: 'Rao',
      businessName: 'Rao Silver House',
      emailVerified: false,
    });
  await page.getByRole('link', { name: 'Continue without verifying' }).click();
  await arriveAt(page, '/about');
});

test('a form submitted before its script has loaded still shows the confirmation', async ({
  page,
}) => {
  const email = newEmail();
  const release = await delayScript(page);
  await page.goto('/register?redirect=/about', { waitUntil: 'commit' });
  await fill(page, { email });
  await page.waitForLoadState('domcontentloaded');
  await buttonOf(page).click();
  release();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/register?redirect=/about');
});

test('the page shows the verified email after a check on request', async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  const look = page.getByRole('button', { name: 'I’ve verified my email' });
  await look.click();
  await expect(page.getByRole('status').filter({ hasText: 'Not verified yet' })).toBeVisible();
  await changeAccount({ uid: await uidOf(page) }, { emailVerified: true });
  await look.click();
  await expect(page.getByRole('heading', { name: 'is verified' })).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await arriveAt(page, '/about');
});

test.describe('after half a minute', () => {
  // The fake clock also applies to the database, whose response may then be late.
  test.use({ hasOwnWindow: true, provoked: /could not be saved/ });

  test('the email is sent again, once', async ({ page }) => {
    await page.clock.install();
    const email = newEmail();
    await register(page, email);
    const again = page.getByRole('button', { name: /^Send link again/ });
    await expect(again).toHaveText(/in \d+ s/);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await again.click({ force: true });
    await page.clock.runFor(31_000);
    await expect(again).toHaveText('Send link again');
    await again.dblclick();
    await expect(page.getByText(`We sent another link to ${email}.`)).toBeVisible();
    await expect(again).toHaveText(/in \d+ s/);
    expect(await mailCodes(email)).toHaveLength(2);
  });
});

test('if the email cannot be sent, the account is created and the page says so', async ({
  page,
}) => {
  const email = newEmail();
  await refuse(page, 'sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await register(page, email);
  await expect(page.getByRole('alert')).toContainText('Too many attempts. Wait a few minutes');
  await obey(page, 'sendOobCode');
  await page.getByRole('button', { name: 'Send link again' }).click();
  await expect(page.getByText(`We sent another link to ${email}.`)).toBeVisible();
});

test('a database without response delays neither the email nor the confirmation', async ({
  page,
}) => {
  const email = newEmail();
  await page.route(/documents:(?:batchGet|commit)|:beginTransaction/, () => undefined);
  await register(page, email);
  await expect(page.getByRole('main')).toContainText(`We sent a link to ${email}`);
  expect(await mailCodes(email)).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);
});

test('an email that is already registered is not disclosed', async ({ page }) => {
  const { email } = await createPerson();
  await page.goto('/register?redirect=/about');
  await fill(page, { email });
  await buttonOf(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    "We couldn't create this account. Try signing in or resetting the password.",
  );
  await alert.getByRole('link', { name: 'signing in' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fabout');
});

test('missing and invalid input is explained at each field', async ({ page }) => {
  await page.goto('/register');
  await field(page, 'Email').fill('asha@shop');
  await field(page, 'Password').fill('12345');
  await buttonOf(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription('Enter your name.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Enter an email like name@shop.in.',
  );
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /^The password must be 6 characters long or more\./,
  );
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password');
});

/** Password requirements of a project's policy. */
const POLICIES: readonly (readonly [message: string, text: string])[] = [
  [
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'The password must be 6 characters long or more.',
  ],
  [
    'WEAK_PASSWORD : Password should be at least 10 characters',
    'The password must be 10 characters long or more.',
  ],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters, Password must contain an upper case character]',
    'Choose a stronger password. Password must contain at least 12 characters, Password must contain an upper case character',
  ],
];

test('a password that the project rejects is explained at the field', async ({ page }) => {
  // The SDK's request after such an error.
  await page.route('**/passwordPolicy*', (route) =>
    route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto('/register');
  await fill(page, { email: newEmail() });
  for (const [message, text] of POLICIES) {
    await refuse(page, 'signUp', message);
    await buttonOf(page).click();
    await expect(page.locator('#password-error')).toHaveText(text);
    await expect(field(page, 'Password')).toBeFocused();
  }
});

test('axe finds nothing in any state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/register');
  expect.soft(await axeFinds(page)).toEqual([]);
  await buttonOf(page).click();
  await expect(field(page, 'Your name')).toBeFocused();
  expect.soft(await axeFinds(page)).toEqual([]);
  await fill(page, { email: newEmail() });
  const release = await delayCall(page, 'signUp');
  await buttonOf(page).click();
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  expect.soft(await axeFinds(page)).toEqual([]);
});
