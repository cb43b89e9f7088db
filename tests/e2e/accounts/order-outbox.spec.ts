/**
 * Waiting requests become one order each: offline, with a lost response, in two tabs, after a reload, after
 * sign-in.
 */
import type { Page, Route } from '@playwright/test';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { lineOf, OTHER, storedText, storeLines } from '../order-seed.ts';
import { axeFinds } from '../axe.ts';
import { expect, openSignedIn, createPerson, test } from './customer.ts';
import {
  fillForm,
  formOf,
  entry,
  isWrite,
  LINE_LOST,
  LINES,
  openForm,
  ordersOf,
  queued,
  sendButton,
  sendOffline,
  sentText,
  storeOutbox,
  waitingText,
  writesOrder,
} from './orders.ts';

test.use({ provoked: LINE_LOST });

/** The first written order arrives without a response. @returns the number of writes */
async function loseFirstResponse(
  page: Page,
  lose: (route: Route) => Promise<void>,
): Promise<() => number> {
  let writes = 0;
  await page.route(isWrite, async (route) => {
    if (writesOrder(route)) writes += 1;
    if (!writesOrder(route) || writes > 1) {
      await route.fallback();
      return;
    }
    await route.fetch();
    await lose(route);
  });
  return () => writes;
}

test('a retry after a lost response creates no second order', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  await openForm(page);
  await fillForm(page);
  const writes = await loseFirstResponse(page, (route) => route.abort('connectionreset'));
  await sendButton(page).click();
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  await expect.poll(async () => (await ordersOf(person)).length).toBe(1);

  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  expect(writes()).toBe(2);
  expect(await ordersOf(person)).toHaveLength(1);
});

test('two tabs that send one list at the same time create one order', async ({ page, context }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  const other = await context.newPage();
  await openForm(page);
  await other.goto('/order-list#send');
  await Promise.all([fillForm(page), fillForm(other)]);
  // Pressed at the same time, without waiting for stable positions.
  const press = (buttons: Element[]) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  };
  await Promise.all([page, other].map((tab) => sendButton(tab).evaluateAll(press)));
  await expect
    .poll(async () => (await ordersOf(person)).length, { message: 'the order is sent' })
    .toBe(1);
  // One or both open the order; nothing waits, and the list is empty. A page that is navigating cannot be read,
  // so retry.
  await expect(async () => expect(await queued(page)).toBe(0)).toPass();
  await expect
    .poll(() => [page, other].some((tab) => tab.url().includes('/order-confirmation/')))
    .toBe(true);
  expect(JSON.parse(await storedText(page))).toMatchObject({ lines: [] });
  expect(await ordersOf(person)).toHaveLength(1);
});

test('an offline request waits, and is sent once when online', async ({ page, context }) => {
  const person = await createPerson();
  const reference = await sendOffline(page, context, person);
  expect(JSON.parse(await storedText(page))).toMatchObject({ lines: [], reference: null });
  expect(await queued(page)).toBe(1);
  expect(await axeFinds(page)).toEqual([]);
  // With another tab open, one of them sends it.
  expect(await ordersOf(person)).toEqual([]);
  await context.setOffline(false);
  await expect(sentText(page)).toBeVisible();
  expect(await ordersOf(person)).toMatchObject([{ number: reference, status: 'requested' }]);
  expect(await queued(page)).toBe(0);
  await page.getByRole('link', { name: `View (${reference})` }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  // Once seen, the list no longer shows it.
  await page.goto('/order-list');
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
  await expect(sentText(page)).toBeHidden();
});

test('a list collected while a request waits is a separate order', async ({ page, context }) => {
  const person = await createPerson();
  const first = await sendOffline(page, context, person);
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    },
    [
      'glambug-order-list',
      JSON.stringify({ format: 1, reference: null, lines: [lineOf(OTHER)] }),
    ] as const,
  );
  await page.getByRole('button', { name: 'Send as order request' }).click();
  await fillForm(page);
  const second = await formOf(page)
    .getByText(/^Reference GB-/)
    .innerText();
  expect(second).not.toContain(first);
  await sendButton(page).click();
  await expect(waitingText(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(sentText(page)).toHaveCount(2);
  const numbers = (await ordersOf(person)).map((order) => String(Reflect.get(order, 'number')));
  expect(numbers.sort()).toEqual([first, second.replace(/^Reference /, '')].sort());
});

test('a reload during sending creates no second order', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  await openForm(page);
  await fillForm(page);
  // It is stored, and the response never arrives.
  await loseFirstResponse(page, () => Promise.resolve());
  await sendButton(page).click();
  await expect.poll(async () => (await ordersOf(person)).length).toBe(1);
  await page.reload();
  await expect(sentText(page)).toBeVisible();
  expect(await queued(page)).toBe(0);
  expect(await ordersOf(person)).toHaveLength(1);
});

test('a waiting request is sent from any page, at the next page load', async ({
  page,
  context,
}) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  await storeOutbox(page, [entry(person.uid)]);
  await context.setOffline(false);
  await page.goto('/about');
  await expect.poll(async () => (await ordersOf(person)).length).toBe(1);
  await expect.poll(() => queued(page)).toBe(0);
});

test.describe('from the service worker cache', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a cached page stores the request, which is sent once when online', async ({
    page,
    context,
  }) => {
    const person = await createPerson();
    await openSignedIn(page, person, '/order-list');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect
      .poll(() =>
        page.evaluate(
          async ([shell, data]) =>
            (await (await caches.open(shell)).keys()).some(({ url }) =>
              url.endsWith('/order-list'),
            ) &&
            (await (await caches.open(data)).keys()).some(({ url }) =>
              url.includes('/data/catalogue/0.json'),
            ),
          [CACHES.shell, CACHES.data] as const,
        ),
      )
      .toBe(true);
    await storeLines(page, LINES);
    await context.setOffline(true);
    await page.goto('/order-list#send');
    await fillForm(page);
    await sendButton(page).click();
    await expect(waitingText(page)).toBeVisible();
    // Still waiting after an offline reload.
    await page.goto('/order-list');
    await expect(waitingText(page)).toBeVisible();
    await context.setOffline(false);
    await expect(sentText(page)).toBeVisible();
    expect(await ordersOf(person)).toHaveLength(1);
  });
});
