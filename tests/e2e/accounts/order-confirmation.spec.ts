/**
 * The confirmation of an order request: its customer sees it with its status; others cannot see whether it
 * exists.
 */
import { buildOrder } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { PRICED } from '../order-seed.ts';
import { database, expect, openSignedIn, createPerson, test, type Person } from './customer.ts';
import { fillForm, LINE_LOST, openForm, sendButton, waitForConfirmation } from './orders.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Stores an order, bypassing the rules. @returns its ID */
async function stored(person: Person, more: Partial<Order> = {}): Promise<string> {
  const order = buildOrder({
    uid: person.uid,
    number: 'GB-7K2M9Q',
    lines: [
      { productId: PRICED.id, sku: PRICED.sku, title: PRICED.title, qty: 12, note: 'size 14' },
      { productId: 'gone', sku: 'GONE1', title: 'A ring of long ago', qty: 3 },
    ],
    contact: { name: 'Asha Rao', phone: '+919876543210', businessName: 'Rao Silver' },
    createdAt: Date.parse('2026-11-20T20:00:00Z'),
    timeline: [{ status: 'requested', at: Date.parse('2026-11-20T20:00:00Z'), by: person.uid }],
    ...more,
  });
  const id = crypto.randomUUID();
  await database.doc(`orders/${id}`).set(encodeDocument(orderKind, order));
  return id;
}

const quoted = (person: Person): Partial<Order> => ({
  status: 'quoted',
  rev: 2,
  timeline: [
    { status: 'requested', at: Date.parse('2026-11-20T20:00:00Z'), by: person.uid },
    { status: 'quoted', at: Date.parse('2026-11-21T04:30:00Z'), by: 'staff', note: 'Weighed.' },
  ],
  quote: {
    lines: [
      {
        sku: PRICED.sku,
        qty: 12,
        rate: {
          ...{ basis: 'weight', weightMg: 48_500, perGramPaise: 9_500 },
          making: { by: 'total', amountPaise: 120_050 },
        },
        amountPaise: 12_345_650,
        gstRateBps: 300,
      },
    ],
    discountPaise: 50_000,
    taxablePaise: 12_295_650,
    cgstPaise: 184_435,
    sgstPaise: 184_435,
    igstPaise: 0,
    totalPaise: 12_664_520,
    validUntil: Date.now() + 7 * DAY,
  },
});

const confirmation = (id: string): string => `/order-confirmation/${id}`;
const notShown = { name: 'We can’t show this order' };

test('a sent request shows its reference, pieces and next steps', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await openSignedIn(page, person, '/order-list');
  await openForm(page);
  await fillForm(page);
  await sendButton(page).click();
  await waitForConfirmation(page);
  const reference = page.getByRole('heading', { name: /^GB-/ });
  await expect(reference).toBeVisible();
  await expect(page).toHaveTitle('Order Confirmation | GlamBug Mart');
  await expect(page.getByRole('row', { name: PRICED.title })).toContainText('“size 14”');
  await expect(page.getByRole('link', { name: PRICED.title })).toHaveAttribute(
    'href',
    `/product/${PRICED.sku}/${PRICED.slug}`,
  );
  await expect(
    page.getByRole('region', { name: 'What happens next' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('+91 98765 43210');
  const number = await reference.innerText();
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me/91\\d+\\?text=.*${number}`),
  );
  await page.reload();
  await expect(reference).toHaveText(number);
});

test('a quote shows how each amount is calculated, and a timeline', async ({ page }) => {
  const person = await createPerson();
  await openSignedIn(page, person, '/');
  await page.goto(confirmation(await stored(person, quoted(person))));
  const quote = page.getByRole('region', { name: 'Quote' });
  await expect(quote).toContainText('12 pieces: 48.5 g × ₹95 per gram + ₹1,200.50 making charge');
  await expect(quote.getByRole('row', { name: /^Taxable amount/ })).toContainText('₹1,22,956.50');
  await expect(quote.getByRole('row', { name: /^CGST 1.5%/ })).toContainText('₹1,844.35');
  await expect(quote.getByRole('row', { name: /^Total/ })).toContainText('₹1,26,645.20');
  const timeline = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  // In Indian time, whatever the reader's time zone.
  await expect(timeline.first()).toContainText('Requested by you');
  await expect(timeline.first()).toContainText('21 November 2026 at 1:30 am');
  await expect(timeline.last()).toContainText('Quoted by us');
  await expect(timeline.last()).toContainText('“Weighed.”');
  await expect(page.getByRole('link', { name: 'Review the quote' })).toHaveAttribute(
    'href',
    /^\/account\/orders\//,
  );
  // One product is still in the catalogue, the other is not.
  await expect(page.getByRole('link', { name: PRICED.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A ring of long ago' })).toBeHidden();
});

test('a signed-out visitor is sent to sign in, then returned to it', async ({ page }) => {
  const person = await createPerson();
  const path = confirmation(await stored(person));
  await page.goto(path);
  await page.waitForURL(`/login?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'GB-7K2M9Q' })).toBeVisible();
});

test.describe('refused by the server', () => {
  test.use({ provoked: /403|permission-denied/ });

  test('another customer’s order and a missing order look the same', async ({ page }) => {
    const [owner, other] = await Promise.all([createPerson(), createPerson()]);
    const id = await stored(owner);
    await openSignedIn(page, other, '/');
    const seen: string[] = [];
    for (const each of [id, crypto.randomUUID(), 'no-id', 'a/b', '']) {
      await page.goto(confirmation(each));
      await expect(page.getByRole('heading', notShown)).toBeVisible();
      seen.push(await page.getByRole('main').innerText());
    }
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).not.toContain('GB-7K2M9Q');
    await expect(page.getByRole('main').getByRole('link', { name: 'My account' })).toBeVisible();
  });
});

test.describe('without a response', () => {
  test.use({ provoked: LINE_LOST });

  test('an order that failed to load can be retried', async ({ page }) => {
    const person = await createPerson();
    const id = await stored(person);
    await openSignedIn(page, person, '/');
    const isRead = (url: URL) => url.pathname.endsWith(':batchGet');
    await page.route(isRead, (route) => route.abort('connectionreset'));
    await page.goto(confirmation(id));
    await expect(page.getByText("Can't reach the server.")).toBeVisible();
    await page.unroute(isRead);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'GB-7K2M9Q' })).toBeVisible();
  });
});

test('an invalid document shows its reference and no error page', async ({ page }) => {
  const person = await createPerson();
  const id = await stored(person);
  await database.doc(`orders/${id}`).update({ lines: ['nonsense'] });
  await openSignedIn(page, person, '/');
  await page.goto(confirmation(id));
  await expect(page.getByText('Its reference is GB-7K2M9Q.')).toBeVisible();
});
