/** Whose a request is, and what becomes of one that is taken back, refused, or tampered with. */
import type { Page } from '@playwright/test';
import { PRICED, storedText, storeLines } from '../order-seed.ts';
import { expect, signIn, somebody, test } from './customer.ts';
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

test('it can be taken back before it was sent, whole and under its reference', async ({
  page,
  context,
}) => {
  const person = await somebody();
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

test('one that may have arrived is taken back only when it has not', async ({ page, context }) => {
  const person = await somebody();
  await signIn(page, person, '/order-list');
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
  const back = page.getByRole('button', { name: /^Move back to list/ });
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  await context.setOffline(true);
  await back.click();
  await expect(page.getByText('We may have received this request already.')).toBeVisible();
  // Only the reading, not the sending, is to succeed.
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await expect(page.getByText("Can't reach the server.")).toBeVisible();
  await back.click();
  await expect(page.getByText('We have already received this request')).toBeVisible();
  expect(JSON.parse(await storedText(page))).toMatchObject({ lines: [] });
  expect(await ordersOf(person)).toHaveLength(1);
});

/** @param anyway answers the question whether to go */
async function signOut(page: Page, anyway?: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  if (anyway !== undefined) {
    const question = page.getByRole('dialog', { name: 'Not everything is sent yet' });
    await expect(question).toContainText('GB-7K2M9Q');
    await question.getByRole('button', { name: anyway }).click();
  }
  await page.waitForURL((url) => url.pathname === '/');
}

test('another account on the same browser neither sends nor sees it', async ({ page, context }) => {
  const [one, two] = await Promise.all([somebody(), somebody({ displayName: 'Ravi' })]);
  await signIn(page, one, '/order-list');
  // It waits because nothing can be written just now.
  await page.route(isWrite, (route) => route.abort('connectionreset'));
  await storeOutbox(page, [entry(one.uid)]);
  await signOut(page, 'Sign out anyway');
  await page.unroute(isWrite);
  await page.goto('/order-list');
  await expect(page.getByText('An order request is waiting to be sent.')).toBeVisible();
  await expect(page.getByText('GB-7K2M9Q')).toBeHidden();

  await signIn(page, two, '/order-list');
  await expect(page.getByText('is waiting for another account')).toBeVisible();
  await expect(page.getByText('GB-7K2M9Q')).toBeHidden();
  await storeLines(page, LINES);
  await page.goto('/order-list#send');
  await fillForm(page);
  await sendButton(page).click();
  await waitForConfirmation(page);
  expect(await ordersOf(two)).toHaveLength(1);
  expect(await ordersOf(one)).toEqual([]);

  // Back again: theirs goes out.
  await signOut(page);
  await signIn(page, one, '/order-list');
  await expect.poll(async () => (await ordersOf(one)).length).toBe(1);
  await context.close();
});

test('what the rules refuse comes back to the list, and is told', async ({ page }) => {
  const person = await somebody();
  await signIn(page, person, '/order-list');
  // A number that no telephone in India has: the browser does not look at it, the rules do.
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

test('an id under which another order stands is told, and nothing is overwritten', async ({
  page,
}) => {
  const person = await somebody();
  await signIn(page, person, '/order-list');
  const first = entry(person.uid);
  await storeOutbox(page, [first]);
  await page.goto('/order-list');
  await expect(sentText(page)).toBeVisible();
  const [stored] = await ordersOf(person);
  const changed = { ...first, request: { ...first.request, note: 'and ten more' } };
  await storeOutbox(page, [changed]);
  await page.reload();
  await expect(page.getByText('a different order with this reference')).toBeVisible();
  expect(await ordersOf(person)).toEqual([stored]);
});

test('a store that somebody has tampered with does no harm', async ({ page }) => {
  const [person, victim] = await Promise.all([somebody(), somebody()]);
  await signIn(page, person, '/order-list');
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

  // As much as a browser's store takes.
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
