/** Shared helpers for tests of order requests: stored lists, the form, stored orders. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { fitting, lineOf, OTHER, PRICED, storeLines } from '../order-seed.ts';
import { database, expect, openSignedIn, type Person } from './customer.ts';

const OUTBOX_KEY = 'glambug-order-outbox';

/** Two products, one with a note, as stored by the pages, with seen prices. */
export const LINES = [{ ...lineOf(PRICED), note: 'size 14' }, lineOf(OTHER)];
export const PIECES = fitting(PRICED) + fitting(OTHER);

/** The order documents of a user. */
export async function ordersOf({ uid }: Pick<Person, 'uid'>) {
  const snapshot = await database.collection('orders').where('uid', '==', uid).get();
  return snapshot.docs.map((each) => ({ id: each.id, ...each.data() }));
}

/** Opens the form over a list with these lines. */
export async function openForm(page: Page, lines: readonly object[] = LINES): Promise<void> {
  await storeLines(page, lines);
  await page.goto('/order-list#send');
  await formOf(page).waitFor();
}

export const formOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Send as order request' });

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send order request' });

/** Fills in the required fields of a new customer. */
export async function fillForm(page: Page): Promise<void> {
  const form = formOf(page);
  // Prefilled from the account.
  await expect(form.getByLabel('Your name')).not.toHaveValue('');
  await form.getByLabel('Mobile number').fill('98765 43210');
  await form.getByLabel('Decide later').check();
}

/** The reference that the page shows. */
export async function referenceShown(page: Page): Promise<string> {
  const text = await page
    .getByText(/Reference GB-/)
    .first()
    .innerText();
  return /GB-[0-9A-Z]{6}/.exec(text)?.[0] ?? '';
}

export const waitForConfirmation = (page: Page): Promise<void> =>
  page.waitForURL(/\/order-confirmation\/[0-9a-f-]{36}$/);

/** Requests that write documents. */
export const isWrite = (url: URL): boolean => url.pathname.endsWith(':commit');

/** Writes of an order, not of a profile. */
export const writesOrder = (route: Route): boolean =>
  route.request().postData()?.includes('/orders/') ?? false;

/** The request status on the page of the list. */
const requests = (page: Page): Locator => page.getByRole('region', { name: /^Order request GB-/ });
export const waitingText = (page: Page): Locator =>
  requests(page).getByText('Will be sent when you are online.');
export const sentText = (page: Page): Locator => requests(page).getByText('Sent.', { exact: true });

/** The console messages of offline and refused requests. */
export const LINE_LOST =
  /HTTP error has no status|ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)|could not be loaded|could not be saved|403|400|invalid_format/;

/** Signs in, fills the form in, and loses the connection. @returns the reference */
export async function sendOffline(
  page: Page,
  context: BrowserContext,
  person: Person,
): Promise<string> {
  await openSignedIn(page, person, '/order-list');
  await openForm(page);
  await fillForm(page);
  const reference = await referenceShown(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(waitingText(page)).toBeVisible();
  return reference;
}

/** Whether the request of a customer waits in the browser. */
export const isQueued = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key)?.includes('"waiting"') === true, OUTBOX_KEY);

/** A waiting request, as stored. */
export const entry = (more: object = {}) => ({
  id: randomUUID(),
  state: 'waiting',
  request: {
    number: 'GB-7K2M9Q',
    lines: [{ productId: PRICED.id, sku: PRICED.sku, title: PRICED.title, qty: 12 }],
    contact: { name: 'Asha Rao', phone: '+919876543210' },
    ...more,
  },
});

/** Puts requests into the browser's store, by the uid of their customer. */
export const storeOutbox = (
  page: Page,
  waiting: Readonly<Record<string, unknown>>,
): Promise<void> =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    OUTBOX_KEY,
    JSON.stringify(waiting),
  ] as const);
