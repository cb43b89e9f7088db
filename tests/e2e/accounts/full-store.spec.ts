/** Order requests while signed in, from a browser whose storage is full or blocked. */
import type { Page } from '@playwright/test';
import { listToText } from '#storefront/features/order-list/model/order-link.ts';
import { orderListPath, productPath } from '#core/paths.ts';
import { fillStore } from '../filled-store.ts';
import { fitting, OTHER } from '../order-seed.ts';
import { expect, createPerson, test, type Person } from './customer.ts';
import { fillForm, ordersOf, sendButton, waitForConfirmation } from './orders.ts';

const LINE = { sku: OTHER.sku, qty: fitting(OTHER) };

/** Local storage exists, and every access fails. */
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
  ['is blocked', forbidStore],
] as const) {
  test(`when storage ${name}, the list of a link is sent after sign-in`, async ({ page }) => {
    const person = await createPerson();
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

  test('a request that fails to send waits while the page is open, and the page asks to keep it open', async ({
    page,
  }) => {
    const person = await createPerson();
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

test('a product added with full storage is still in the list after sign-in', async ({ page }) => {
  const person = await createPerson();
  await fillStore(page);
  await page.goto(productPath(OTHER.sku, OTHER.slug));
  await page.getByRole('button', { name: 'Add to order list' }).click();
  await signInToSend(page, person);
  await expect(page.getByRole('heading', { name: OTHER.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send as order request' })).toBeVisible();
});
