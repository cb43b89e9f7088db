/** The message for every error of the sign-in service. */
import type { Page } from '@playwright/test';
import { REFUSED, refuse, refuseTokens } from './auth-service.ts';
import { expect, signIn, createPerson, test } from './customer.ts';

test.use({ provoked: new RegExp(`${REFUSED.source}|Reference [A-Z0-9]`) });

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

async function fillAnything(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('asha@example.test');
  await page.getByLabel('Password', { exact: true }).fill('silver-lining');
}

const WRONG = 'Email or password is incorrect. Try again or reset your password.';
const UNAVAILABLE = 'Sign-in is unavailable right now. Contact us.';

/** Errors of the service and the messages in the form. */
const REFUSALS: readonly (readonly [message: string, text: string])[] = [
  ['INVALID_LOGIN_CREDENTIALS', WRONG],
  ['INVALID_PASSWORD', WRONG],
  ['EMAIL_NOT_FOUND', WRONG],
  ['USER_DISABLED', 'This account is disabled. Contact us.'],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.',
    'Too many attempts. Wait a few minutes, or reset your password.',
  ],
  ['TOKEN_EXPIRED', 'Your session ended. Please sign in again.'],
  ['API key not valid. Please pass a valid API key.', UNAVAILABLE],
  ['INVALID_API_KEY', UNAVAILABLE],
  ['network', "Can't reach the server. Check your connection."],
];

test('each refusal shows its own message', async ({ page }) => {
  await page.goto('/login?redirect=/about');
  await fillAnything(page);
  for (const [message, text] of REFUSALS) {
    await refuse(page, 'signInWithPassword', message);
    await submit(page);
    await expect(page.getByRole('alert'), message).toHaveText(text);
    await expect(page, 'the return path is kept').toHaveURL('/login?redirect=/about');
  }
});

test('links in messages lead to the contact page and the password reset', async ({ page }) => {
  await page.goto('/login?redirect=/about');
  await fillAnything(page);
  const alert = page.getByRole('alert');
  await refuse(page, 'signInWithPassword', 'USER_DISABLED');
  await submit(page);
  await expect(alert.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await refuse(page, 'signInWithPassword', 'INVALID_LOGIN_CREDENTIALS');
  await submit(page);
  await alert.getByRole('link', { name: 'reset your password' }).click();
  await expect(page).toHaveURL('/reset-password?redirect=%2Fabout');
});

test('an unexpected error shows a reference that is also in the console', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/login');
  await fillAnything(page);
  await refuse(page, 'signInWithPassword', 'OPERATION_NOT_ALLOWED');
  await submit(page);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/^Something went wrong\. Try again\. \(Reference [A-Z0-9]+\)$/);
  const [reference = 'none'] = /(?<=Reference )[A-Z0-9]+/.exec(await alert.innerText()) ?? [];
  expect(logged.some((text) => text.includes(reference) && text.includes('operation-not'))).toBe(
    true,
  );
});

for (const [message, text] of [
  ['TOKEN_EXPIRED', 'Your session ended. Please sign in again.'],
  ['USER_DISABLED', 'This account is disabled. Contact us.'],
] as const) {
  test(`${message} signs out, and the sign-in page says why`, async ({ page }) => {
    const person = await createPerson();
    await signIn(page, person, '/about');
    await refuseTokens(page, message);
    await page.goto('/login?redirect=/contact');
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(page).toHaveURL('/login?redirect=/contact');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}
