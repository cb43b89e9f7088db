/** A customer's orders: list, accepting quotes, cancelling, ordering again; never orders of others. */
import { expect, createPerson, test, database } from './customer.ts';
import { BROKEN, breakNext, customerAt, quoteOf, seedOrder, seedOrders } from './account-seed.ts';
import { OTHER, PRICED, fitting, lineOf, storedText, storeLines } from '../order-seed.ts';

test.use({ provoked: BROKEN });

const DAY = 86_400_000;
const LINE = { productId: 'gone', sku: 'RG999', title: 'Solitaire ring', qty: 12 };
const numbered = (place: number) => `GB-AAAA${String(place).padStart(2, '0')}`;

test('lists the newest orders first, twenty at a time', async ({ page }) => {
  const person = await createPerson();
  const places = Array.from({ length: 23 }, (_, place) => place);
  await seedOrders(
    person,
    places.map((place) => ({ number: numbered(place), createdAt: Date.now() - place * DAY })),
  );
  await customerAt(page, '/account', person);
  const orders = page.locator('[data-order]');
  await expect(orders).toHaveCount(20);
  await expect(orders.first()).toContainText(numbered(0));
  await expect(orders.first()).toContainText('Requested');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(orders).toHaveCount(23);
  await expect(page.getByRole('link', { name: numbered(20) })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  // Going back from an order keeps the loaded list.
  await page.getByRole('link', { name: numbered(21) }).click();
  await expect(page.getByRole('heading', { name: `Order ${numbered(21)}` })).toBeFocused();
  await expect(page).toHaveTitle(`Order ${numbered(21)} – My Account | GlamBug Mart`);
  await page.goBack();
  await expect(orders).toHaveCount(23);
});

test('accepting a quote asks first and names the amount', async ({ page }) => {
  const person = await createPerson();
  const createdAt = Date.now() - DAY;
  const id = await seedOrder(person, {
    status: 'quoted',
    // Quoted for fewer pieces.
    lines: [{ ...LINE, qty: 20 }],
    quote: quoteOf(LINE, 45_000),
    createdAt,
    timeline: [
      { status: 'requested', at: createdAt, by: person.uid },
      { status: 'quoted', at: createdAt + 1, by: 'staff-1' },
    ],
  });
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Accept ₹5,562' }).click();
  const question = page.getByRole('dialog', { name: 'Accept this quote?' });
  await expect(question).toContainText('12 pieces for ₹5,562, GST included');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Accept ₹5,562' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Until the answer arrives, the question stays open.
  const answer = Promise.withResolvers<undefined>();
  await page.route(/:commit/, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  const sent = page.waitForRequest(/:commit/);
  await question.getByRole('button', { name: 'Accept ₹5,562' }).click();
  await sent;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  answer.resolve(undefined);
  await expect(page.getByText('The quote is accepted.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();
  expect((await database.doc(`orders/${id}`).get()).get('status')).toBe('accepted');
  await page.goto('/account');
  await expect(page.locator('[data-order]')).toContainText('1 design, 12 pieces · ₹5,562');
});

test('an order can be cancelled with a reason', async ({ page }) => {
  const person = await createPerson();
  const id = await seedOrder(person, { number: numbered(1), lines: [LINE] });
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: `Cancel order ${numbered(1)}?` });
  await question.getByRole('textbox').fill('Ordered twice');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('The order is cancelled.')).toBeVisible();
  await expect(page.getByText('“Ordered twice”')).toBeVisible();
  expect((await database.doc(`orders/${id}`).get()).get('status')).toBe('cancelled');
});

test('a change by staff meanwhile shows a message and the new state', async ({ page }) => {
  const person = await createPerson();
  const id = await seedOrder(person, { lines: [LINE] });
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await database.doc(`orders/${id}`).update({
    status: 'rejected',
    rev: 2,
    'timeline.rejected': { at: new Date(), by: 'staff-1', note: 'Not made any more' },
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This order has changed' })).toBeVisible();
  await expect(page.getByText('“Not made any more”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('accepts only the displayed quote, not a newer one', async ({ page }) => {
  const person = await createPerson();
  const id = await seedOrder(person, {
    status: 'quoted',
    rev: 2,
    lines: [LINE],
    quote: quoteOf(LINE, 45_000),
  });
  const dearer = await seedOrder(person, { lines: [LINE], quote: quoteOf(LINE, 54_000) });
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Accept ₹5,562' }).click();
  const quote: unknown = (await database.doc(`orders/${dearer}`).get()).get('quote');
  await database.doc(`orders/${id}`).update({ rev: 3, quote });
  await page.getByRole('dialog').getByRole('button', { name: 'Accept ₹5,562' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This order has changed' })).toBeVisible();
  await expect(page.getByText('₹6,674').first()).toBeVisible();
  expect((await database.doc(`orders/${id}`).get()).get('status')).toBe('quoted');
});

test('an expired quote cannot be accepted', async ({ page }) => {
  const person = await createPerson();
  const quote = quoteOf(LINE, 45_000, Date.now() - 1_000);
  const id = await seedOrder(person, { status: 'quoted', lines: [LINE], quote });
  await customerAt(page, `/account/orders/${id}`, person);
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();
});

test("another customer's order and a missing order look the same", async ({ page }) => {
  const other = await createPerson();
  const id = await seedOrder(other, { number: 'GB-7K2M9Q' });
  await customerAt(page, `/account/orders/${id}`);
  const section = page.locator('[data-section]');
  await expect(page.getByRole('heading', { name: 'We can’t show this order' })).toBeVisible();
  const foreign = await section.innerText();
  expect(foreign).not.toContain('GB-7K2M9Q');
  await page.goto('/account/orders/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'We can’t show this order' })).toBeVisible();
  expect(await section.innerText()).toBe(foreign);
});

test('ordering again shows what changed, and adds the available products to the list', async ({
  page,
}) => {
  const person = await createPerson();
  const old = {
    productId: PRICED.id,
    sku: PRICED.sku,
    title: PRICED.title,
    qty: fitting(PRICED) + 1,
  };
  const id = await seedOrder(person, { lines: [old, LINE], quote: quoteOf(old, 1_00) });
  await storeLines(page, [lineOf(OTHER)]);
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Check and order again' }).click();
  await expect(page.getByText('1 design is not available now.')).toBeFocused();
  await expect(page.getByText('No longer in the catalogue.')).toBeVisible();
  await expect(page.getByText(`instead of ${old.qty}`)).toBeVisible();
  await expect(page.getByText(/Quoted at ₹1 per (?:piece|pair|set)/)).toBeVisible();
  const skus = async () => {
    // The stored order list.
    const { lines } = JSON.parse(await storedText(page)) as { lines: { sku: string }[] };
    return lines.map(({ sku }) => sku);
  };
  expect(await skus()).toEqual([OTHER.sku]);
  await page.getByRole('button', { name: 'Add 1 of 2 designs' }).click();
  await expect(page.getByText('1 design added to your order list.')).toBeFocused();
  expect(await skus()).toEqual([OTHER.sku, PRICED.sku]);
  await expect(page.getByRole('link', { name: 'Open the order list' })).toBeVisible();
});

test('the list shows a changed status without a reload', async ({ page }) => {
  const person = await createPerson();
  const id = await seedOrder(person, { number: numbered(1), lines: [LINE] });
  await customerAt(page, '/account', person);
  const order = page.locator('[data-order]').filter({ hasText: numbered(1) });
  await expect(order).toContainText('Requested');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await database.doc(`orders/${id}`).update({ status: 'rejected', rev: 2 });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(order).toContainText('Declined');
});

test('orders that failed to load can be retried', async ({ page }) => {
  const person = await createPerson();
  await seedOrder(person, { number: numbered(7) });
  await breakNext(page, /runQuery[\s\S]*orders/);
  await customerAt(page, '/account', person);
  await expect(page.getByText("Can't reach the server")).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: numbered(7) })).toBeVisible();
});

test('a customer asks for a change of the quote in words, and can still accept or decline it', async ({
  page,
}) => {
  const person = await createPerson();
  const createdAt = Date.now() - DAY;
  const id = await seedOrder(person, {
    ...{ status: 'quoted', lines: [LINE], quote: quoteOf(LINE, 45_000), createdAt },
    timeline: [
      { status: 'requested', at: createdAt, by: person.uid },
      { status: 'quoted', at: createdAt + 1, by: 'staff-1' },
    ],
  });
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  const question = page.getByRole('dialog', { name: 'Ask for a change' });
  await expect(question.getByRole('button', { name: 'Ask for a change' })).toBeDisabled();
  await question.getByRole('textbox').fill('Only ten\nof them');
  await question.getByRole('button', { name: 'Ask for a change' }).click();
  await expect(page.getByText('You requested a change')).toContainText('Only ten of them');
  const stored = await database.doc(`orders/${id}`).get();
  expect(stored.data()).toMatchObject({
    status: 'quoted',
    changeRequest: { text: 'Only ten of them' },
  });
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await page.getByRole('button', { name: 'Decline quote' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Too dear');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline quote' }).click();
  await expect(page.getByText('The quote is declined.')).toBeVisible();
  await expect(page.getByText('“Too dear”')).toBeVisible();
});
