/** An order request from the list: who may send it, what it holds, and that it is one however it is pressed. */
import { OTHER, PRICED, storedText, storeLines } from '../order-seed.ts';
import { expect, somebody, test } from './customer.ts';
import {
  fillForm,
  formOf,
  LINES,
  ordersOf,
  referenceShown,
  sendButton,
  waitForConfirmation,
} from './orders.ts';

test('who is not signed in signs in, comes back to the same list, and sends it', async ({
  page,
}) => {
  const person = await somebody({ displayName: 'Asha Rao' });
  await storeLines(page, LINES);
  await page.goto('/order-list');
  await page.getByRole('link', { name: 'Sign in to send' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/order-list#send');
  await expect(formOf(page).getByRole('row', { name: PRICED.title })).toBeVisible();
  await expect(formOf(page).getByRole('row', { name: OTHER.title })).toBeVisible();
  await fillForm(page);
  await expect(formOf(page).getByLabel('Your name')).toHaveValue('Asha Rao');
  const reference = await referenceShown(page);
  await sendButton(page).click();
  await waitForConfirmation(page);

  const [order, ...others] = await ordersOf(person);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    id: new URL(page.url()).pathname.split('/').at(-1),
    uid: person.uid,
    number: reference,
    status: 'requested',
    rev: 1,
    contact: { name: 'Asha Rao', phone: '+919876543210', email: person.email },
  });
  expect(order).not.toHaveProperty('address');
  expect(JSON.parse(await storedText(page))).toMatchObject({ reference: null, lines: [] });
  // The list knew a price; the order knows none.
  expect(JSON.stringify(LINES)).toMatch(/price/i);
  expect(JSON.stringify(order)).not.toMatch(/price|paise|amount|quote/i);
});
