/** A line on which the service takes longer than a page waits to say who is signed in: nobody is told that they are not. */
import type { Page } from '@playwright/test';
import { holdBack } from './auth-service.ts';
import { arriveAt, expect, signIn, somebody, test } from './customer.ts';
import { fillForm, formOf, openForm, ordersOf, sendButton } from './orders.ts';

test.use({ provoked: /did not initialise/ });

/** How long a page waits, ms. */
const KNOWN_WAIT = 30_000;

/** Lets the page give up soon, long before the SDK does: its wait is the first of that length. */
const shortenWait = (page: Page): Promise<unknown> =>
  page.addInitScript((wait) => {
    const real = window.setTimeout.bind(window);
    let isFirst = true;
    Object.assign(window, {
      setTimeout: (call: () => void, ms: number) => {
        const isOwn = ms === wait && isFirst;
        if (isOwn) isFirst = false;
        return real(call, isOwn ? 500 : ms);
      },
    });
  }, KNOWN_WAIT);

test('the form says that the line is slow, sends nothing yet, and goes on by itself', async ({
  page,
}) => {
  const person = await somebody({ displayName: 'Asha Rao' });
  await signIn(page, person, '/order-list');
  await shortenWait(page);
  const letGo = await holdBack(page, 'lookup');
  await openForm(page);
  const slow = formOf(page).getByRole('status').filter({ hasText: 'Your connection is slow' });
  await expect(slow).toBeVisible();
  await fillForm(page);
  await sendButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We send the request when it is.' }),
  ).toBeVisible();
  expect(await ordersOf(person)).toEqual([]);
  letGo();
  await expect.poll(async () => (await ordersOf(person)).length).toBe(1);
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await expect(page.getByText('Your connection is slow')).toBeHidden();
  await expect(page.getByText('Your session ended')).toHaveCount(0);
});

test('the form corrects itself once it is known that they are signed in', async ({ page }) => {
  const person = await somebody({ displayName: 'Asha Rao' });
  await signIn(page, person, '/order-list');
  await shortenWait(page);
  const letGo = await holdBack(page, 'lookup');
  await openForm(page);
  const slow = formOf(page).getByText('Your connection is slow');
  await expect(slow).toBeVisible();
  letGo();
  await expect(slow).toBeHidden();
  await expect(formOf(page).getByLabel('Your name')).toHaveValue('Asha Rao');
});

test('a page of the account leads to sign in, and back as soon as it is known who is there', async ({
  page,
}) => {
  const person = await somebody();
  await signIn(page, person, '/about');
  await shortenWait(page);
  const letGo = await holdBack(page, 'lookup');
  let givenUp = 0;
  page.on('console', (message) => {
    if (message.text().includes('did not initialise')) givenUp += 1;
  });
  await page.goto('/account/addresses');
  await page.waitForURL(/\/login\?redirect=%2Faccount%2Faddresses/);
  // The page of sign-in has given up waiting, too.
  await expect.poll(() => givenUp).toBe(2);
  letGo();
  await arriveAt(page, '/account/addresses');
  await expect(page.getByRole('heading', { name: 'Addresses', exact: true })).toBeVisible();
});
