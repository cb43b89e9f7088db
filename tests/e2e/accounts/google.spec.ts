/** Signing in with Google: through the window to the page that was wanted, and everything that can go wrong with it. */
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeFinds } from '../axe.ts';
import { arriveAt, AUTH_EMULATOR, database, expect, test } from './customer.ts';
import { allowGoogleWindow, failWindow, GOOGLE_REACHES, noteWindows } from './google-window.ts';

test.use({
  reaches: [AUTH_EMULATOR, `http://${process.env['FIRESTORE_EMULATOR_HOST']}`, ...GOOGLE_REACHES],
});

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

/** Presses the button and gives the window that opens. */
async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await buttonOf(page).click();
  return await opening;
}

/** Chooses an account that Google does not know here yet. */
async function chooseAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

test.beforeEach(async ({ context }) => allowGoogleWindow(context));

test('through Google’s window to the page that was wanted', async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@gmail.test`;
  const windows = await noteWindows(page);
  await page.goto('/login?redirect=/about');
  const popup = await openWindow(page);
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');

  const [opened] = await windows();
  const [address, features] = opened ?? ['', ''];
  expect(features).toContain('width=500,height=600');
  const asked = new URL(address).searchParams;
  expect(asked.get('providerId')).toBe('google.com');
  expect(asked.get('scopes')).toContain('email');
  expect(JSON.parse(asked.get('customParameters') ?? '{}')).toEqual({ prompt: 'select_account' });

  await chooseAccount(popup, email, 'Meera Shah');
  await arriveAt(page, '/about');
  const user: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('user') ?? 'null'),
  );
  expect(user).toMatchObject({ email, displayName: 'Meera Shah', emailVerified: true });
  const saved = database.collection('webUsers').where('email', '==', email);
  await expect.poll(async () => (await saved.get()).size).toBe(1);
});

test('a window that is closed says nothing, and the button works again', async ({ page }) => {
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

test('a blocked window says what to do', async ({ page }) => {
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

/** What the window may come back with. */
const FAILURES: readonly (readonly [code: string, words: string])[] = [
  ['popup-closed-by-user', ''],
  ['cancelled-popup-request', ''],
  ['unauthorized-domain', 'Sign-in is unavailable right now. Contact us.'],
  ['invalid-api-key', 'Sign-in is unavailable right now. Contact us.'],
  ['operation-not-supported-in-this-environment', 'Open this page in Chrome or Safari.'],
  ['user-disabled', 'This account is disabled. Contact us.'],
  ['network-request-failed', "Can't reach the server. Check your connection."],
];

for (const [code, words] of FAILURES) {
  test(`${code} is told as ${words === '' ? 'nothing' : `“${words}”`}`, async ({
    page,
    context,
  }) => {
    await failWindow(context, code);
    await page.goto('/login?redirect=/about');
    await openWindow(page);
    await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page).toHaveURL('/login?redirect=/about');
  });
}

test.describe('without Google’s script', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('the page says that it cannot be reached', async ({ page, context }) => {
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await page.goto('/login');
    await buttonOf(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      "Can't reach the server. Check your connection.",
    );
    await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
  });
});
