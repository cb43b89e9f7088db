/** Sending an order request: sign-in, content, and exactly one order. */
import {
  fitting,
  lineOf,
  manyLines,
  OTHER,
  PRICED,
  storedText,
  storeLines,
} from '../order-seed.ts';
import { axeFinds } from '../axe.ts';
import { database, expect, openSignedIn, createPerson, test } from './customer.ts';
import {
  fillForm,
  formOf,
  isQueued,
  LINES,
  openForm,
  ordersOf,
  referenceShown,
  sendButton,
  waitForConfirmation,
} from './orders.ts';

const DELETED = { sku: 'GONE1', qty: 5 };

test('a signed-out visitor signs in, returns to the same list, and sends it', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
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
  // The list had a price; the order has none.
  expect(JSON.stringify(LINES)).toMatch(/price/i);
  expect(JSON.stringify(order)).not.toMatch(/price|paise|amount|quote/i);
});

test('a list with more designs than the rules can check is sent as one order', async ({ page }) => {
  const person = await createPerson();
  const lines = manyLines(80);
  expect(lines).toHaveLength(80);
  await openSignedIn(page, person, '/order-list');
  await openForm(page, lines);
  await fillForm(page);
  await sendButton(page).click();
  await waitForConfirmation(page);
  const [order, ...others] = await ordersOf(person);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ lines: lines.map(({ sku, qty }) => ({ sku, qty })) });
});

test.describe('in two tabs', () => {
  // The second write may be refused, because the order exists, and the tabs save one customer at the same time.
  test.use({ provoked: /403|permission-denied|could not be saved/ });

  test('two presses in each send one order', async ({ page, context }) => {
    const person = await createPerson();
    await openSignedIn(page, person, '/order-list');
    const other = await context.newPage();
    await openForm(page);
    await other.goto('/order-list#send');
    await Promise.all([fillForm(page), fillForm(other)]);
    // Pressed at the same time, without waiting for stable positions.
    const press = (buttons: Element[]) => {
      for (const button of [...buttons, ...buttons]) {
        if (button instanceof HTMLElement) button.click();
      }
    };
    await Promise.all([page, other].map((tab) => sendButton(tab).evaluateAll(press)));
    await expect
      .poll(() => [page, other].some((tab) => tab.url().includes('/order-confirmation/')))
      .toBe(true);
    // A page that is navigating cannot be read, so retry.
    await expect(async () => expect(await isQueued(page)).toBe(false)).toPass();
    expect(JSON.parse(await storedText(page))).toMatchObject({ lines: [] });
    expect(await ordersOf(person)).toHaveLength(1);
  });
});

test('an order has the saved address, the profile data and a note', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await openSignedIn(page, person, '/order-list');
  await expect
    .poll(async () => (await database.doc(`webUsers/${person.uid}`).get()).exists)
    .toBe(true);
  await database
    .doc(`webUsers/${person.uid}`)
    .update({ phone: '+919812345678', businessName: 'Rao Silver' });
  const place = { lines: ['12 Bazaar Road'], city: 'Hyderabad', state: 'Telangana', pin: '500012' };
  await database.doc(`webUsers/${person.uid}/addresses/shop`).set({
    ...place,
    label: 'Shop',
    name: 'Asha',
    phone: '+919812345678',
    isDefault: true,
    createdAt: new Date(),
  });
  await openForm(page);
  const form = formOf(page);
  await expect(form.getByLabel('Shop or firm')).toHaveValue('Rao Silver');
  await expect(form.getByLabel('Mobile number')).toHaveValue('+91 98123 45678');
  await expect(form.getByRole('radio', { name: /^Shop/ })).toBeChecked();
  await form.getByLabel('Note to us').fill('Pack each\ndesign apart.');
  await sendButton(page).click();
  await waitForConfirmation(page);
  const [order] = await ordersOf(person);
  expect(order).toMatchObject({
    address: place,
    contact: { businessName: 'Rao Silver', phone: '+919812345678' },
    note: 'Pack each design apart.',
  });
});

test('missing input is explained at each field, accessibly, and the first gets the focus', async ({
  page,
}) => {
  await openSignedIn(page, await createPerson(), '/order-list');
  await openForm(page);
  const form = formOf(page);
  await expect(form.getByLabel('Your name')).not.toHaveValue('');
  await form.getByLabel('Your name').fill('');
  await form.getByLabel('Mobile number').fill('12345');
  await form.getByLabel('To this address').check();
  await sendButton(page).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription(/like Asha Rao/);
  await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(/Found 5 digits/);
  await expect(form.getByLabel('PIN code')).toHaveAccessibleDescription(/Enter the PIN code/);
  expect(await axeFinds(page)).toEqual([]);
  await form.getByLabel('Decide later').check();
  await expect(form.getByText('Enter the PIN code')).toBeHidden();
});

test('unavailable products stay in the list with a new reference; other problems are shown', async ({
  page,
}) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/order-list');
  const odd = lineOf(PRICED, fitting(PRICED) + 1);
  await openForm(page, [DELETED, odd]);
  const form = formOf(page);
  await expect(form.getByText(/No longer in the catalogue and not/)).toContainText('GONE1 × 5');
  await expect(form.getByText(new RegExp(`${PRICED.sku}\\): Sold in`))).toBeVisible();
  await fillForm(page);
  const reference = await referenceShown(page);
  await sendButton(page).click();
  await waitForConfirmation(page);
  const [order] = await ordersOf(person);
  expect(order).toMatchObject({ number: reference, lines: [{ sku: PRICED.sku }] });
  await page.goto('/order-list');
  await expect(page.getByText('No longer in the catalogue')).toBeVisible();
  expect(await referenceShown(page)).not.toBe(reference);
});

test('input survives a reload and switching between list and form', async ({ page }) => {
  await openSignedIn(page, await createPerson(), '/order-list');
  await openForm(page);
  await fillForm(page);
  await formOf(page).getByLabel('Note to us').fill('In red boxes, please');
  await page.reload();
  await expect(formOf(page).getByLabel('Note to us')).toHaveValue('In red boxes, please');
  await expect(formOf(page).getByLabel('Decide later')).toBeChecked();
  await page.getByRole('button', { name: 'Back to list' }).click();
  const open = page.getByRole('button', { name: 'Send as order request' });
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(page.getByRole('heading', { name: 'Send as order request' })).toBeFocused();
  await expect(formOf(page).getByLabel('Note to us')).toHaveValue('In red boxes, please');
});

test('the drawer links to the form', async ({ page }) => {
  await openSignedIn(page, await createPerson(), '/order-list');
  await storeLines(page, LINES);
  await page.goto('/contact');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Order list/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Send as order request' }).click();
  await expect(formOf(page).getByLabel('Your name')).toBeVisible();
});
