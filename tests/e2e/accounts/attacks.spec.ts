/** Texts by customers or staff in accounts and orders are shown as text; no script in them runs. */
import type { Page } from '@playwright/test';
import { PAYLOADS } from '#fixtures/injection-payloads.ts';
import { line } from '#schema/fields.ts';
import { recordRuns, findInjected } from '../attack-watch.ts';
import { changeCatalogue, lineOf, OTHER, PRICED } from '../order-seed.ts';
import { customerAt, quoteOf, seedAddresses, seedOrder, seedProfile } from './account-seed.ts';
import { expect, openSignedIn, createPerson, test, type Person } from './customer.ts';
import { fillForm, formOf, openForm, sendButton, waitForConfirmation } from './orders.ts';

// The content security policy would block the scripts that these tests look for. A document seeded while a page
// saves it makes the page save again.
test.use({ bypassCSP: true, provoked: /400 for .*:commit|status of 400/ });

let attack: { ran: string[] };
test.beforeEach(async ({ page }) => {
  attack = await recordRuns(page);
});

const fitting = (most: number): string[] =>
  PAYLOADS.filter((text) => line(most).safeParse(text).success);

/** Returns the payloads in turn, each with at most this many characters. */
function inTurn(from = 0): (most: number) => string {
  let turn = from;
  return (most) => {
    const all = fitting(most);
    turn += 1;
    return all[turn % all.length] ?? '';
  };
}

/** The page shows the texts, and none runs on hover or focus. */
async function expectText(page: Page, texts: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const text of texts) await expect.soft(main).toContainText(text);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 400);
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
  expect(await findInjected(page)).toEqual([]);
  expect(attack.ran).toEqual([]);
}

/** Address fields with payloads, and their texts. */
function attackedAddresses(count: number) {
  const next = inTurn();
  const addresses = Array.from({ length: count }, () => ({
    label: next(40),
    name: next(80),
    lines: [next(120), next(120), next(120)],
    city: next(60),
    state: next(60),
  }));
  return { addresses, texts: addresses.flatMap(({ label, lines }) => [label, ...lines]) };
}

/** An order with a payload in every text. */
async function attackedOrder(person: Person): Promise<{ id: string; texts: string[] }> {
  const next = inTurn();
  const all = fitting(120);
  // Enough for a meaningful test.
  expect(all.length).toBeGreaterThan(30);
  const lines = [
    { productId: PRICED.id, sku: PRICED.sku, title: next(120), qty: 12, note: next(300) },
    ...all.map((title, place) => ({
      productId: `gone-${place}`,
      sku: `GONE${place}`,
      title,
      qty: 1,
      note: next(300),
    })),
  ];
  const texts = { note: next(500), quote: next(500), requested: next(300), quoted: next(300) };
  const contact = { name: next(80), businessName: next(120), phone: '+919876543210' };
  const address = { lines: [next(120), next(120)], city: next(60), state: next(60), pin: '500002' };
  const at = Date.now() - 1_000;
  const id = await seedOrder(person, {
    lines,
    contact,
    address,
    note: texts.note,
    status: 'quoted',
    rev: 2,
    timeline: [
      { status: 'requested', at: at - 1_000, by: person.uid, note: texts.requested },
      { status: 'quoted', at, by: 'staff', note: texts.quoted },
    ],
    quote: { ...quoteOf({ sku: PRICED.sku, qty: 12 }, 45_000), note: texts.quote },
  });
  const shown = [...Object.values(texts), contact.name, contact.businessName, ...address.lines];
  return { id, texts: [...all, ...lines.map(({ note }) => note), ...shown] };
}

test('a profile shows payloads as text', async ({ page }) => {
  const all = fitting(60);
  const person = await createPerson({ displayName: all[0] ?? '' });
  await openSignedIn(page, person, '/about');
  for (let from = 0; from < all.length; from += 4) {
    const [firstName = '', lastName = '', displayName = '', businessName = ''] = [
      ...all.slice(from),
      ...all,
    ];
    await seedProfile(person, { firstName, lastName, displayName, businessName });
    await page.goto('/account/profile');
    await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue(businessName);
    await expectText(page, []);
  }
  await expect(page.locator('header div > a:has(> .account-name)')).toHaveAccessibleName(
    `Account of ${all[0] ?? ''}`,
  );
});

test('addresses and the message after removing one show payloads as text', async ({ page }) => {
  const person = await createPerson();
  const { addresses, texts } = attackedAddresses(12);
  await seedAddresses(person, addresses);
  await customerAt(page, '/account/addresses', person);
  await expect(page.getByRole('article')).toHaveCount(addresses.length);
  await expectText(page, texts);
  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText(/ removed\.$/)).toBeVisible();
  await expectText(page, []);
});

test('an order shows payloads as text in the list and on its own page', async ({ page }) => {
  const person = await createPerson();
  const { id, texts } = await attackedOrder(person);
  await customerAt(page, '/account/orders', person);
  await expect(page.getByRole('main')).toContainText(/GB-/);
  await expectText(page, []);
  await page.goto(`/account/orders/${id}`);
  await expectText(page, texts);
});

test('ordering again shows old and current titles as text', async ({ page }) => {
  const person = await createPerson();
  const { id } = await attackedOrder(person);
  const [today = ''] = fitting(120);
  await changeCatalogue(page, PRICED, { title: today });
  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('button', { name: 'Check and order again' }).click();
  const panel = page.locator('[data-reorder]');
  for (const text of fitting(120)) await expect.soft(panel).toContainText(text);
  await expect(panel.getByRole('link', { name: today })).toBeVisible();
  await expectText(page, []);
});

test('the order confirmation shows payloads as text', async ({ page }) => {
  const person = await createPerson();
  const { id, texts } = await attackedOrder(person);
  await openSignedIn(page, person, `/order-confirmation/${id}`);
  await expectText(page, texts);
});

test('the order request form and its confirmation show payloads as text', async ({ page }) => {
  const person = await createPerson({ displayName: fitting(80)[3] ?? '' });
  const { addresses } = attackedAddresses(8);
  await seedProfile(person, { businessName: fitting(120)[4] ?? '' });
  await seedAddresses(person, addresses);
  await openSignedIn(page, person, '/order-list');
  const note = fitting(300)[5] ?? '';
  await openForm(page, [{ ...lineOf(OTHER), note }]);
  await expect(formOf(page).getByRole('radio')).toHaveCount(addresses.length + 2);
  await expectText(
    page,
    addresses.flatMap(({ label, lines }) => [label, ...lines]),
  );
  await fillForm(page);
  await formOf(page).getByRole('radio').first().check();
  await formOf(page).getByLabel('Note to us').fill(note);
  await sendButton(page).click();
  await waitForConfirmation(page);
  await expectText(page, [note, addresses[0]?.lines[0] ?? '']);
});

test('the business name of a registration is stored and shown as text', async ({ page }) => {
  const [name = '', business = ''] = fitting(60);
  await page.goto('/register');
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByLabel('Business name (optional)').fill(business);
  await page.getByLabel('Email', { exact: true }).fill(`${crypto.randomUUID()}@example.test`);
  await page.getByLabel('Password', { exact: true }).fill('silver-lining');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectText(page, []);
  await page.goto('/account/profile');
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue(business);
  await expectText(page, []);
});
