/** Order requests from a browser that has no room left, or may keep nothing: whoever signed in can send them. */
import type { Page } from '@playwright/test';
import { listToText } from '#storefront/features/order-list/model/order-link.ts';
import { orderListPath, productPath } from '#core/paths.ts';
import { fillStore } from '../filled-store.ts';
import { fitting, OTHER } from '../order-seed.ts';
import { expect, somebody, test, type Person } from './customer.ts';
import { fillForm, ordersOf, sendButton, waitForConfirmation } from './orders.ts';

const LINE = { sku: OTHER.sku, qty: fitting(OTHER) };

/** Local storage is there, and refuses all that it is asked. */
const forbidStore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });

async function signInToSend(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Sign in to send' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/order-list/);
}

for (const [name, spoil] of [
  ['is full', fillStore],
  ['is forbidden', forbidStore],
] as const) {
  test(`where the store ${name}, the list of a link is sent once its buyer has signed in`, async ({
    page,
  }) => {
    const person = await somebody();
    await spoil(page);
    await page.goto(orderListPath(listToText([LINE])));
    await signInToSend(page, person);
    await page.getByRole('button', { name: 'Send as order request' }).click();
    await fillForm(page);
    await sendButton(page).click();
    await waitForConfirmation(page);
    expect(await ordersOf(person)).toMatchObject([{ lines: [{ sku: LINE.sku }] }]);
  });
}

test.describe('without a connection', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('what does not arrive waits as long as the page is open, which says so', async ({
    page,
  }) => {
    const person = await somebody();
    await fillStore(page);
    await page.goto(orderListPath(listToText([LINE])));
    await signInToSend(page, person);
    await page.getByRole('button', { name: 'Send as order request' }).click();
    await fillForm(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('Don’t close this page before it is sent')).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(async () => (await ordersOf(person)).length).toBe(1);
  });
});

test('a piece put on the list of a full browser comes along to the page that sends it', async ({
  page,
}) => {
  const person = await somebody();
  await fillStore(page);
  await page.goto(productPath(OTHER.sku, OTHER.slug));
  await page.getByRole('button', { name: 'Add to order list' }).click();
  await signInToSend(page, person);
  await expect(page.getByRole('heading', { name: OTHER.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send as order request' })).toBeVisible();
});
