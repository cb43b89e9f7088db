/**
 * Waiting requests: their owner, moving them back to the list, and requests that are refused or manipulated.
 */
import type { Page } from '@playwright/test';
import { PRICED, storedText, storeLines } from '../order-seed.ts';
import { expect, openSignedIn, createPerson, test } from './customer.ts';
import {
  entry,
  fillForm,
  isWrite,
  LINE_LOST,
  LINES,
  openForm,
  ordersOf,
  OUTBOX_KEY,
  queued,
  referenceShown,
  sendButton,
  sendOffline,
  sentText,
  storeOutbox,
  waitForConfirmation,
  writesOrder,
} from './orders.ts';

test.use({ provoked: LINE_LOST });

test('a waiting request moves back to the list with its lines and reference', async ({
  page,
  context,
}) => {
  const person = await createPerson();
  const reference = await sendOffline(page, context, person);
  await page.getByRole('button', { name: `Move back to list (${reference})` }).click();
  await expect(page.getByRole('list', { name: 'Designs in the list' })).toBeFocused();
  await expect(page.getByText('“size 14”')).toBeVisible();
  expect(JSON.parse(await storedText(page))).toMatchObject({
    reference,
    lines: LINES.map(({ sku, qty }) => ({ sku, qty })),
  });
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
  expect(await ordersOf(person)).toEqual([]);
});

test('a request that may have arrived is sent again, but cannot be moved back', async ({
  page,
}) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  await openForm(page);
  await fillForm(page);
  await page.route(isWrite, async (route) => {
    if (!writesOrder(route)) {
      await route.fallback();
      return;
    }
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move back to list/ })).toHaveCount(0);
  await page.unroute(isWrite);
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  expect(await ordersOf(person)).toHaveLength(1);
});

test('the Send now button sends a waiting request and opens the order', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  await storeOutbox(page, [entry(person.uid)]);
  await page.goto('/order-list');
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  await page.getByRole('button', { name: /^Send now/ }).click();
  await page.unroute(isWrite);
  await waitForConfirmation(page);
  expect(await ordersOf(person)).toHaveLength(1);
});

/** Accepts the question about requests that have not been sent, which has to name `waiting`. */
async function signOut(page: Page, waiting?: string): Promise<void> {
  await page.goto('/account');
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain(waiting);
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('another account in the same browser neither sends nor sees a waiting request', async ({
  page,
  context,
}) => {
  const [one, two] = await Promise.all([createPerson(), createPerson({ displayName: 'Ravi' })]);
  await openSignedIn(page, one, '/order-list');
  // It waits because no write succeeds.
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  await storeOutbox(page, [entry(one.uid)]);
  await signOut(page, 'GB-7K2M9Q');
  await page.unroute(isWrite);
  await page.goto('/order-list');
  await expect(page.getByText('An order request is waiting to be sent.')).toBeVisible();
  await expect(page.getByText('GB-7K2M9Q')).toBeHidden();

  await openSignedIn(page, two, '/order-list');
  await expect(page.getByText('is waiting for another account')).toBeVisible();
  await expect(page.getByText('GB-7K2M9Q')).toBeHidden();
  await storeLines(page, LINES);
  await page.goto('/order-list#send');
  await fillForm(page);
  await sendButton(page).click();
  await waitForConfirmation(page);
  expect(await ordersOf(two)).toHaveLength(1);
  expect(await ordersOf(one)).toEqual([]);

  // Signed in again: their request is sent.
  await signOut(page);
  await openSignedIn(page, one, '/order-list');
  await expect.poll(async () => (await ordersOf(one)).length).toBe(1);
  await context.close();
});

test('a request that the rules refuse returns to the list with a message', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  // An invalid phone number, which only the rules detect.
  const wrong = entry(person.uid, { contact: { name: 'Asha', phone: '+910000000000' } });
  await storeOutbox(page, [wrong]);
  await page.goto('/order-list');
  await expect(page.getByText('We couldn’t accept this request')).toBeVisible();
  await expect(page.getByRole('link', { name: PRICED.title })).toBeVisible();
  expect(await queued(page)).toBe(0);
  expect(await ordersOf(person)).toEqual([]);
  expect(await referenceShown(page)).not.toBe('GB-7K2M9Q');
  await page.getByRole('button', { name: /^OK/ }).click();
  await expect(page.getByText('We couldn’t accept this request')).toBeHidden();
});

test('an ID that another order uses is reported, and nothing is overwritten', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  const first = entry(person.uid);
  await storeOutbox(page, [first]);
  await page.goto('/order-list');
  await expect(sentText(page)).toBeVisible();
  const [stored] = await ordersOf(person);
  const changed = { ...first, request: { ...first.request, note: 'and ten more' } };
  await storeOutbox(page, [changed]);
  await page.reload();
  await expect(page.getByText('We couldn’t accept this request')).toBeVisible();
  expect(await ordersOf(person)).toEqual([stored]);
});

test('manipulated storage does no harm', async ({ page }) => {
  const [person, victim] = await Promise.all([createPerson(), createPerson()]);
  await openSignedIn(page, person, '/order-list');
  const attack = '<img src=x onerror="document.title=1">';
  const good = entry(person.uid, { note: attack, quote: { totalPaise: 1 }, status: 'accepted' });
  Object.assign(good.request.lines[0] ?? {}, { pricePaise: 1, title: attack, note: attack });
  await storeOutbox(page, [entry(victim.uid), { id: 'x' }, null, good]);
  await page.goto('/order-list');
  await page.getByRole('link', { name: /^View \(GB-/ }).click();
  await expect(page.getByText(attack).first()).toBeVisible();
  await expect(page).toHaveTitle(/Order Confirmation/);
  const [order, ...others] = await ordersOf(person);
  expect(others).toEqual([]);
  expect(JSON.stringify(order)).not.toMatch(/paise|quote|accepted/i);
  expect(await ordersOf(victim)).toEqual([]);

  // Fills the storage.
  await page.evaluate(
    ([key]) => {
      localStorage.clear();
      localStorage.setItem(key, 'x'.repeat(5_000_000));
    },
    [OUTBOX_KEY] as const,
  );
  await page.goto('/order-list');
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
});
