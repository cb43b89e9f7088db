/** What tests of order requests share: a list that is ready to be sent, the form filled in, the documents counted. */
import type { Locator, Page } from '@playwright/test';
import { fitting, lineOf, OTHER, PRICED, storeLines } from '../order-seed.ts';
import { database, expect, type Person } from './customer.ts';

export const OUTBOX_KEY = 'glambug-order-outbox';

/** Two pieces, of which one bears a note, as pages of pieces and the list itself keep them: with the prices seen. */
export const LINES = [{ ...lineOf(PRICED), note: 'size 14' }, lineOf(OTHER)];
export const PIECES = fitting(PRICED) + fitting(OTHER);

/** The documents of somebody's orders, as the seller has them. */
export async function ordersOf({ uid }: Pick<Person, 'uid'>) {
  const found = await database.collection('orders').where('uid', '==', uid).get();
  return found.docs.map((each) => ({ id: each.id, ...each.data() }));
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

/** Fills in what a new customer has to. */
export async function fillForm(page: Page): Promise<void> {
  const form = formOf(page);
  // Filled in by the account, as soon as it is known.
  await expect(form.getByLabel('Your name')).not.toHaveValue('');
  await form.getByLabel('Mobile number').fill('98765 43210');
  await form.getByLabel('Decide later').check();
}

/** The reference of the list that is shown. */
export async function referenceShown(page: Page): Promise<string> {
  const text = await page
    .getByText(/Reference GB-/)
    .first()
    .innerText();
  return /GB-[0-9A-Z]{6}/.exec(text)?.[0] ?? '';
}

export const waitForConfirmation = (page: Page): Promise<void> =>
  page.waitForURL(/\/order-confirmation\/[0-9a-f-]{36}$/);

/** Requests that write an order. */
export const isWrite = (url: URL): boolean => url.pathname.endsWith(':commit');
