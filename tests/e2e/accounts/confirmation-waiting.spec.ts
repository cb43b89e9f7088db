/** The page of an order request that could not be sent yet: says so, sends it, and keeps still meanwhile. */
import type { Page } from '@playwright/test';
import { expect, signIn, somebody, test } from './customer.ts';
import { entry, isWrite, LINE_LOST, storeOutbox } from './orders.ts';

test.use({ provoked: LINE_LOST });

/** Opens the page of a request that waits, whose first attempt has failed. @returns what mends the line */
async function openWaiting(page: Page): Promise<() => Promise<void>> {
  const person = await somebody();
  await signIn(page, person, '/');
  // An idle page sends what waits as well, and would be quicker than whoever presses the button.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  const waiting = entry(person.uid);
  await storeOutbox(page, [waiting]);
  await page.goto(`/order-confirmation/${waiting.id}`);
  await expect(page.getByRole('heading', { name: 'GB-7K2M9Q is not sent yet' })).toBeVisible();
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  return () => page.unroute(isWrite);
}

const sent = { name: 'GB-7K2M9Q', exact: true };

test('one that waits says so, and stands there once it is sent', async ({ page }) => {
  const mendLine = await openWaiting(page);
  await mendLine();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('heading', sent)).toBeVisible();
});

test('it goes out by itself when the connection is back', async ({ page }) => {
  const mendLine = await openWaiting(page);
  await mendLine();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', sent)).toBeVisible();
});

test('its button stays where it is, whatever is said of the sending', async ({ page }) => {
  await openWaiting(page);
  const button = page.getByRole('button', { name: 'Send now' });
  const before = await button.boundingBox();
  let fail = (): void => undefined;
  const mayFail = new Promise<void>((resolve) => (fail = resolve));
  await page.route(isWrite, async (route) => {
    await mayFail;
    await route.abort('connectionreset');
  });
  await button.click();
  await expect(page.getByText('Sending…', { exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  fail();
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
