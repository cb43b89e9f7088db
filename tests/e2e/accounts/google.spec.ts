/** Signing in with Google: the popup, the target page, and all failures. */
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeFinds } from '../axe.ts';
import { arriveAt, AUTH_EMULATOR, database, expect, test } from './customer.ts';
import { allowGoogleWindow, failWindow, GOOGLE_REACHES, noteWindows } from './google-window.ts';

test.use({
  hasOwnWindow: true,
  reaches: [AUTH_EMULATOR, `http://${process.env['FIRESTORE_EMULATOR_HOST']}`, ...GOOGLE_REACHES],
});

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Presses the button and returns the popup. */
async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await buttonOf(page).click();
  return await opening;
}

/** Creates a new account in the Google page of the Auth emulator. */
async function chooseAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

test.beforeEach(async ({ context }) => allowGoogleWindow(context));

test('signing in through the Google popup leads to the target page', async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@gmail.test`;
  const windows = await noteWindows(page);
  await page.goto('/login?redirect=/about');
  const popup = await openWindow(page);
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');

  const [opened] = await windows();
  const [address, features] = opened ?? ['', ''];
  expect(features).toContain('width=500,height=600');
  const params = new URL(address).searchParams;
  expect(params.get('providerId')).toBe('google.com');
  expect(params.get('scopes')).toContain('email');
  expect(JSON.parse(params.get('customParameters') ?? '{}')).toEqual({ prompt: 'select_account' });

  await chooseAccount(popup, email, 'Meera Shah');
  await arriveAt(page, '/about');
  const user: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('user') ?? 'null'),
  );
  expect(user).toMatchObject({ email, displayName: 'Meera Shah', emailVerified: true });
  const saved = database.collection('webUsers').where('email', '==', email);
  await expect.poll(async () => (await saved.get()).size).toBe(1);
});

test('closing the popup shows no error, and the button works again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const popup = await openWindow(page);
  await popup.close();
  await page.clock.runFor(15_000);
  await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page).toHaveURL('/login');
  await (await openWindow(page)).close();
});

test('a blocked popup shows how to allow it', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await buttonOf(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser blocked the Google window. Allow pop-ups, then try again.',
  );
  expect(await axeFinds(page)).toEqual([]);
});

/** Errors that the popup can return. */
const FAILURES: readonly (readonly [code: string, message: string])[] = [
  ['popup-closed-by-user', ''],
  ['operation-not-supported-in-this-environment', 'Open this page in Chrome or Safari.'],
  ['user-disabled', 'This account is disabled. Contact us.'],
];

for (const [code, message] of FAILURES) {
  test(`${code} shows ${message === '' ? 'nothing' : `“${message}”`}`, async ({
    page,
    context,
  }) => {
    await failWindow(context, code);
    await page.goto('/login?redirect=/about');
    await openWindow(page);
    await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(page).toHaveURL('/login?redirect=/about');
  });
}

test.describe('without Google’s script', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('the page says that Google cannot be reached', async ({ page, context }) => {
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await page.goto('/login');
    await buttonOf(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      "Can't reach the server. Check your connection.",
    );
    await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
  });
});
