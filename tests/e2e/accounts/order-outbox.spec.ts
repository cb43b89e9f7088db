/**
 * Waiting requests become one order each: offline, with a lost response, from any page, and only for their
 * customer.
 */
import type { Page } from '@playwright/test';
import { lineOf, OTHER, PRICED, storedText, storeLines } from '../order-seed.ts';
import { axeFinds } from '../axe.ts';
import { database, expect, openSignedIn, createPerson, test } from './customer.ts';
import {
  entry,
  fillForm,
  isQueued,
  isWrite,
  LINE_LOST,
  LINES,
  openForm,
  ordersOf,
  referenceShown,
  sendButton,
  sendOffline,
  sentText,
  storeOutbox,
  waitForConfirmation,
  writesOrder,
} from './orders.ts';

test.use({ provoked: LINE_LOST });

test('a retry after a lost response creates no second order', async ({ page }) => {
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
  expect(await ordersOf(person)).toHaveLength(1);
  await page.unroute(isWrite);
  await page.getByRole('button', { name: 'Send now' }).click();
  await waitForConfirmation(page);
  expect(await ordersOf(person)).toHaveLength(1);
  expect(JSON.parse(await storedText(page))).toMatchObject({ lines: [] });
});

test('an offline request waits with its list, and is sent once when online', async ({
  page,
  context,
}) => {
  const person = await createPerson();
  const reference = await sendOffline(page, context, person);
  expect(await isQueued(page)).toBe(true);
  expect(await axeFinds(page)).toEqual([]);
  await expect(page.getByRole('link', { name: PRICED.title })).toBeVisible();
  // Changed meanwhile: it is not part of the request.
  await page.getByRole('button', { name: `More of ${OTHER.title}` }).click();
  await context.setOffline(false);
  await expect(sentText(page)).toBeVisible();
  expect(await ordersOf(person)).toMatchObject([{ number: reference, status: 'requested' }]);
  await expect(page.getByRole('link', { name: PRICED.title })).toHaveCount(0);
  await expect(page.getByRole('link', { name: OTHER.title })).toBeVisible();
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  // Once seen, the list no longer shows it.
  await page.goto('/order-list');
  await expect(page.getByRole('link', { name: OTHER.title })).toBeVisible();
  await expect(sentText(page)).toBeHidden();
});

test('a waiting request can be cancelled', async ({ page, context }) => {
  const person = await createPerson();
  await sendOffline(page, context, person);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByRole('list', { name: 'Designs in the list' })).toBeFocused();
  await expect(page.getByText('“size 14”')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
  expect(await ordersOf(person)).toEqual([]);
});

test('a waiting request is shown as not sent, and is sent by the next page', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/');
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  const waiting = entry();
  await storeOutbox(page, { [person.uid]: waiting });
  await page.goto(`/order-confirmation/${waiting.id}`);
  await expect(page.getByRole('heading', { name: 'GB-7K2M9Q is not sent yet' })).toBeVisible();
  await page.unroute(isWrite);
  // A page whose response is late leaves the request to the next one.
  await expect(async () => {
    await page.goto('/about');
    await expect.poll(() => isQueued(page)).toBe(false);
  }).toPass();
  expect(await ordersOf(person)).toHaveLength(1);
});

/** @param waiting the request that the question names */
async function signOut(page: Page, waiting?: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  if (waiting !== undefined) {
    const question = page.getByRole('dialog', { name: 'Sign out anyway?' });
    await expect(question).toContainText(waiting);
    await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname === '/');
}

test('another account in the same browser neither sends nor sees a waiting request', async ({
  page,
}) => {
  const [one, two] = await Promise.all([createPerson(), createPerson({ displayName: 'Ravi' })]);
  await openSignedIn(page, one, '/order-list');
  // It waits because no write succeeds.
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  await storeOutbox(page, { [one.uid]: entry() });
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
});

test('a request that the rules refuse is reported, and its list stays', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  await storeLines(page, [lineOf(PRICED)]);
  // An invalid phone number, which only the rules detect.
  const wrong = entry({ contact: { name: 'Asha', phone: '+910000000000' } });
  await storeOutbox(page, { [person.uid]: wrong });
  await page.goto('/order-list');
  await expect(page.getByText('This request couldn’t be accepted.')).toBeVisible();
  await expect(page.getByRole('link', { name: PRICED.title })).toBeVisible();
  expect(await ordersOf(person)).toEqual([]);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('This request couldn’t be accepted.')).toBeHidden();
});

test('a request of a paused account is saved, says when it can be sent, and is sent then', async ({
  page,
}) => {
  const person = await createPerson();
  const pause = database.doc(`orderPauses/${person.uid}`);
  await pause.set({ until: new Date(Date.now() + 3_600_000) });
  await openSignedIn(page, person, '/order-list');
  await openForm(page);
  await fillForm(page);
  const reference = await referenceShown(page);
  await sendButton(page).click();
  const request = page.getByRole('region', { name: `Order request ${reference}` });
  await expect(request.getByRole('status')).toContainText(
    /the most for one account.*saved in this browser.*Open this page after \d+ \w+ \d{4} at .*WhatsApp/,
  );
  await expect(page.getByRole('link', { name: PRICED.title })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  // It says so after a reload, too, which tries again.
  const refused = page.waitForResponse(
    (response) => isWrite(new URL(response.url())) && response.status() === 403,
  );
  await page.reload();
  await refused;
  await expect(request.getByRole('status')).toContainText('the most for one account');
  expect(await ordersOf(person)).toEqual([]);

  await pause.set({ until: new Date(), by: 'meera' });
  await page.getByRole('button', { name: 'Send now' }).click();
  await waitForConfirmation(page);
  expect(await ordersOf(person)).toMatchObject([{ number: reference }]);
});

test('manipulated storage does no harm', async ({ page }) => {
  const [person, victim] = await Promise.all([createPerson(), createPerson()]);
  await openSignedIn(page, person, '/order-list');
  const attack = '<img src=x onerror="document.title=1">';
  const good = entry({ note: attack, quote: { totalPaise: 1 }, status: 'accepted' });
  Object.assign(good.request.lines[0] ?? {}, { pricePaise: 1, title: attack, note: attack });
  await storeOutbox(page, { [victim.uid]: entry(), x: { id: 'x' }, [person.uid]: good });
  await page.goto('/order-list');
  await page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(page.getByText(attack).first()).toBeVisible();
  await expect(page).toHaveTitle(/Order Confirmation/);
  const [order, ...others] = await ordersOf(person);
  expect(others).toEqual([]);
  expect(JSON.stringify(order)).not.toMatch(/paise|quote|accepted/i);
  expect(await ordersOf(victim)).toEqual([]);
});
