/** A connection on which the auth state takes longer than the timeout: no one is shown as signed out. */
import type { Page } from '@playwright/test';
import { delayCall } from './auth-service.ts';
import { arriveAt, expect, openSignedIn, createPerson, test } from './customer.ts';

test.use({ provoked: /did not initialise/ });

/** The timeout of a page, ms. */
const AUTH_TIMEOUT = 30_000;

/**
 * Shortens the page's own timeout, which is the first with that length, so that it ends long before the SDK's.
 */
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
  }, AUTH_TIMEOUT);

test('an account page redirects to sign-in, and back once the session is confirmed', async ({
  page,
}) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/about');
  await shortenWait(page);
  const release = await delayCall(page, 'lookup');
  let givenUp = 0;
  page.on('console', (message) => {
    if (message.text().includes('did not initialise')) givenUp += 1;
  });
  await page.goto('/account/addresses');
  await page.waitForURL(/\/login\?redirect=%2Faccount%2Faddresses/);
  // The sign-in page has timed out, too.
  await expect.poll(() => givenUp).toBe(2);
  release();
  await arriveAt(page, '/account/addresses');
  await expect(page.getByRole('heading', { name: 'Addresses', exact: true })).toBeVisible();
});
