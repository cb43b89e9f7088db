/** Signing in with email and password, from the form to the target page. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { countCalls, delayCall, delayScript, REFUSED } from './auth-service.ts';
import { arriveAt, expect, signIn, createPerson, test, type Person } from './customer.ts';

test.use({ provoked: REFUSED });

const emailOf = (page: Page) => page.getByLabel('Email', { exact: true });
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function fill(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
}

test('a customer signs in and gets to the requested page', async ({ page }) => {
  const person = await createPerson();
  await signIn(page, person, '/products/2?sort=new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Back leads to the page before sign-in.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

test('two presses send one request, and the button shows progress', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/login?redirect=/about');
  await fill(page, person);
  const calls = countCalls(page, 'signInWithPassword');
  const release = await delayCall(page, 'signInWithPassword');
  await buttonOf(page).dblclick();
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Signing in…' })).toBeAttached();
  await passwordOf(page).press('Enter');
  release();
  await arriveAt(page, '/about');
  expect(calls).toHaveLength(1);
});

test('input submitted before the actions have loaded is not lost', async ({ page }) => {
  const person = await createPerson();
  const release = await delayScript(page);
  await page.goto('/login?redirect=/about', { waitUntil: 'commit' });
  await fill(page, person);
  await expect(page.locator('astro-island[ssr]:has(#email)')).toHaveCount(0);
  await buttonOf(page).click();
  expect(page.url()).not.toContain(person.email);
  release();
  await arriveAt(page, '/about');
});

test('input submitted before hydration is not lost', async ({ page }) => {
  const person = await createPerson();
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  // React, with which the form is hydrated.
  await page.route(/\/_astro\/client\..*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login?redirect=/about', { waitUntil: 'domcontentloaded' });
  await fill(page, person);
  await buttonOf(page).click();
  await expect(page.getByRole('link', { name: 'Register your business' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fabout',
  );
  resolve(undefined);
  await arriveAt(page, '/about');
});

test('when the script fails to load, the page shows a message with a reload link', async ({
  page,
}) => {
  const script = /\/_astro\/actions\..*\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/login');
  const alert = page.getByRole('alert').filter({ hasText: 'Part of this page' });
  await expect(alert).toBeVisible();
  await page.unroute(script);
  await alert.getByRole('link', { name: 'Reload the page' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('a signed-in visitor is redirected', async ({ page }) => {
  const person = await createPerson();
  await signIn(page, person, '/about');
  await page.goto('/login?redirect=/contact');
  await arriveAt(page, '/contact');
  await page.goto('/register');
  await arriveAt(page, '/account');
});

test('the first invalid field gets the focus and a message', async ({ page }) => {
  await page.goto('/login');
  await emailOf(page).fill('not an address');
  await buttonOf(page).click();
  await expect(emailOf(page)).toBeFocused();
  await expect(emailOf(page)).toHaveAccessibleDescription('Enter an email like name@shop.in.');
  await expect(passwordOf(page)).toHaveAccessibleDescription('Enter your password.');

  await emailOf(page).fill('asha@example.test');
  await expect(emailOf(page)).not.toHaveAttribute('aria-invalid');
  await expect(emailOf(page)).toBeFocused();
  await buttonOf(page).click();
  await expect(passwordOf(page)).toBeFocused();
});

test('existing and unknown emails get the same response', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/login');
  const seen: unknown[] = [];
  for (const email of [person.email, 'nobody-at-all@example.test']) {
    await fill(page, { email, password: 'not-the-password' });
    const answered = page.waitForResponse(/:signInWithPassword/);
    await buttonOf(page).click();
    const answer = await answered;
    await expect(page.getByRole('alert')).toHaveText(
      'Email or password is incorrect. Try again or reset your password.',
    );
    await expect(buttonOf(page)).not.toHaveAttribute('aria-busy');
    seen.push({
      status: answer.status(),
      body: await answer.json(),
      shown: (await page.getByRole('main').innerText()).replaceAll(email, 'EMAIL'),
      focused: await page.evaluate(() => document.activeElement?.textContent),
    });
    await page.reload();
  }
  expect(seen[0]).toEqual(seen[1]);
});

test('the password can be shown and pasted, and has autocomplete for password managers', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(emailOf(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordOf(page)).toHaveAttribute('autocomplete', 'current-password');
  await emailOf(page).fill('a-long-secret');
  await emailOf(page).press('ControlOrMeta+a');
  await emailOf(page).press('ControlOrMeta+c');
  await passwordOf(page).press('ControlOrMeta+v');
  await expect(passwordOf(page)).toHaveValue('a-long-secret');
  await expect(passwordOf(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordOf(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordOf(page)).toHaveAttribute('type', 'password');
});

test('axe finds nothing in any state', async ({ page }) => {
  const person = await createPerson();
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/login');
  expect.soft(await axeFinds(page)).toEqual([]);
  await buttonOf(page).click();
  await expect(emailOf(page)).toHaveAttribute('aria-invalid', 'true');
  expect.soft(await axeFinds(page)).toEqual([]);
  await fill(page, { email: person.email, password: 'wrong' });
  await buttonOf(page).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect.soft(await axeFinds(page)).toEqual([]);
  const release = await delayCall(page, 'signInWithPassword');
  await buttonOf(page).click();
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  expect.soft(await axeFinds(page)).toEqual([]);
  release();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript and offers WhatsApp', async ({ page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByText('Signing in needs JavaScript')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
  });
});
