/** The order list, and one order. */
import type { Locator, Page } from '@playwright/test';
import { auditOf, ownUid, quoteOf, seedOrder, seedOrders, withoutNews } from './orders-seed.ts';
import {
  anotherOfTheStaff,
  database,
  expect,
  openFilters,
  openScreen,
  orderSearchable,
  ownSku,
  stored,
  test,
} from './staff.ts';

const statusWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

const openOrder = (page: Page, { id, number }: { id: string; number: string }): Promise<void> =>
  openScreen(page, `/admin/orders/${id}`, number);

const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Opens the dialog of a step and confirms it. */
async function take(page: Page, step: string, note = ''): Promise<void> {
  await page.getByRole('button', { name: step }).click();
  const dialog = page.getByRole('dialog');
  if (note !== '') await dialog.getByLabel('Note for the customer').fill(note);
  await dialog.getByRole('button', { name: step }).click();
}

test('filters by status, day and customer, and counts statuses', async ({ page }) => {
  const uid = ownUid();
  const packed = await seedOrder(uid, 'packed');
  const requested = await seedOrder(uid, 'requested', {
    createdAt: Date.parse('2026-01-10T20:00:00Z'),
  });
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  await expect(tabs.getByRole('link', { name: 'All 2' })).toBeVisible();
  await expect(row(page, packed.number)).toContainText('₹8,752.94');
  await tabs.getByRole('link', { name: 'Packed 1' }).click();
  await expect(row(page, requested.number)).toHaveCount(0);
  await expect(row(page, packed.number)).toBeVisible();
  await tabs.getByRole('link', { name: 'All 2' }).click();
  // Already the 11th in India.
  const menu = await openFilters(page);
  await menu.getByLabel('To', { exact: true }).fill('2026-01-11');
  await menu.getByLabel('Requested from').fill('2026-01-11');
  await expect(row(page, packed.number)).toHaveCount(0);
  await expect(row(page, requested.number)).toBeVisible();
  await expect(page).toHaveURL(/from=2026-01-11/);
});

test('shows every column whole at 1440 px, also with quantities in three units', async ({
  page,
}) => {
  const uid = ownUid();
  const line = { productId: 'rg101', title: 'Lotus ring' };
  const createdAt = Date.parse('2026-01-10T07:06:00Z');
  const order = {
    createdAt,
    contact: { name: 'Asha Rao', phone: '+919876543210', businessName: 'Asha Silver Emporium' },
    address: { lines: ['1 Road'], city: 'Hyderabad', state: 'Madhya Pradesh', pin: '452001' },
    lines: [
      { ...line, sku: 'RG101', qty: 144 },
      { ...line, sku: 'ER101', qty: 170, unit: 'pair' as const },
      { ...line, sku: 'BG104', qty: 16, unit: 'set of 6' as const },
    ],
  };
  // Dearer than most, and one with an estimate.
  const [first] = quoteOf().lines;
  const rate = { basis: 'unit', pricePaise: 1_212_115 } as const;
  const quoted = order.lines.map(({ productId: _, title: __, ...each }) => ({ ...each, rate }));
  const quote = quoteOf(first && quoted.map((each) => ({ ...first, ...each })), createdAt);
  await seedOrders(uid, [
    ['quoted', { ...order, quote }],
    ['requested', order],
  ]);
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  await expect(page.getByText('144 pieces, 170 pairs, 16 sets')).toHaveCount(2);
  await expect(page.getByText(/^(?:about|at least) ₹/)).toBeVisible();
  const tooNarrow = await page
    .getByRole('table')
    .evaluate((table) =>
      [...table.querySelectorAll('bdi'), ...(table.parentElement ? [table.parentElement] : [])]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(tooNarrow).toEqual([]);
});

test('finds an order by reference, and by words of its customer and its SKUs', async ({ page }) => {
  const word = `zz${ownUid().slice(2, 10)}`;
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const sku = ownSku();
  const order = await seedOrder(ownUid(), 'quoted', {
    contact: { name: 'Asha Rao', businessName: `Sri ${word} Silver`, phone: `+919${digits}` },
    lines: [{ productId: 'none', sku, title: 'Toe ring', qty: 10 }],
  });
  await orderSearchable(order.id);
  await openScreen(page, '/admin/orders', 'Orders');
  const search = page.getByLabel('Search orders');
  for (const typed of [
    order.number.toLowerCase().slice(3),
    `9${digits}`,
    `silver ${word.toUpperCase()}`,
    `hyderabad ${sku}`,
  ]) {
    await search.fill(typed);
    await expect(row(page, order.number)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  }
  await search.fill('Qqqqqqqq');
  await expect(page.getByText('No orders found for')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(search).toHaveValue('');
});

test('a step with a note: visible to the customer, audited, with a WhatsApp message', async ({
  page,
}) => {
  const order = await seedOrder(ownUid(), 'packed');
  await openOrder(page, order);
  await take(page, 'Mark as dispatched', 'Blue Dart 4711');
  await expect(statusWith(page, `${order.number}: dispatched.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const now = await stored(`orders/${order.id}`);
  expect(now).toMatchObject({
    status: 'dispatched',
    rev: order.rev + 1,
    timeline: { dispatched: { note: 'Blue Dart 4711' } },
  });
  expect(await auditOf(order.id)).toMatchObject([
    { action: 'update', before: { status: 'packed' }, after: { status: 'dispatched' } },
  ]);
  const link = page.getByRole('link', { name: 'Message on WhatsApp', exact: true });
  const message = new URL((await link.getAttribute('href')) ?? '');
  expect(message.pathname).toBe('/919876543210');
  expect(message.searchParams.get('text')).toContain('Blue Dart 4711');
  expect(message.searchParams.get('text')).toContain(`/account/orders/${order.id}`);
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('an acceptance by phone is recorded with who and how', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'quoted');
  await openOrder(page, order);
  await page.getByRole('button', { name: 'Record acceptance' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Accepted', { exact: true }).selectOption('by phone');
  await expect(dialog.getByLabel('By whom')).toHaveValue('Asha Rao');
  await dialog.getByLabel('By whom').fill(' Ravi  Rao ');
  await dialog.getByRole('button', { name: 'Record acceptance' }).click();
  await expect(statusWith(page, `${order.number}: accepted.`)).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'accepted',
    timeline: { accepted: { how: 'phone', who: 'Ravi Rao' } },
  });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('by Ravi Rao, by phone, recorded by you');
  await page.getByRole('button', { name: 'Undo “Accepted”' }).click();
  await dialog.getByLabel('Reason').fill(' ');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Enter the reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('He wants fewer rings');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(statusWith(page, `${order.number}: “Accepted” undone.`)).toBeVisible();
  const now = await stored(`orders/${order.id}`);
  expect(now).toMatchObject({
    status: 'quoted',
    undoneStep: { status: 'accepted', reason: 'He wants fewer rings' },
  });
  expect(now?.['timeline']).not.toHaveProperty('accepted');
  await expect(timeline).toContainText('“He wants fewer rings”');
  expect(await auditOf(order.id)).toHaveLength(2);
});

test('an expired quote is renewed in one step', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'quoted', {
    quote: quoteOf(undefined, Date.now() - 1_000),
  });
  await openOrder(page, order);
  await expect(page.getByRole('button', { name: 'Record acceptance' })).toHaveCount(0);
  await take(page, 'Mark as expired');
  await expect(statusWith(page, `${order.number}: expired.`)).toBeVisible();
  await page.getByRole('link', { name: 'Renew quote' }).click();
  await expect(page.getByText('This quote has expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Send new quote' }).click();
  await expect(statusWith(page, `${order.number}: quote sent.`)).toBeVisible();
  const now = await stored(`orders/${order.id}`);
  expect(now).toMatchObject({ status: 'quoted' });
  await expect(page.getByRole('button', { name: 'Record acceptance' })).toBeVisible();
});

test('a note for staff stays internal, and its draft survives a reload', async ({ page }) => {
  const name = 'مجوهرات <img src=x onerror=alert(1)>';
  const order = await seedOrder(ownUid(), 'requested', {
    contact: { name, phone: '+919876543210', gstin: '36AABCU9603R1ZA' },
  });
  await openOrder(page, order);
  const customer = page.getByRole('region', { name: 'Customer' });
  await expect(customer.locator('bdi').first()).toHaveText(name);
  await expect(customer.getByText('Check digit is wrong')).toBeVisible();
  const notes = page.getByRole('region', { name: 'Notes and calls' });
  await notes.getByLabel('Note for staff').fill('Pays late.\nShip after the advance.');
  await page.reload();
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Pays late.');
  await expect(notes.getByRole('listitem')).toContainText('you, ');
  await expect(notes.getByLabel('Note for staff')).toHaveValue('');
  expect(JSON.stringify(await stored(`orders/${order.id}`))).not.toContain('Pays late');
  // In the activity of its writer.
  const own = database.collection('audit').where('path', '>=', `orders/${order.id}/notes/`);
  const { docs } = await own.where('path', '<', `orders/${order.id}/notes0`).get();
  expect(docs.map((entry) => String(entry.get('action')))).toEqual(['create']);
});

test('a new request appears in the open list', async ({ page }) => {
  const uid = ownUid();
  const old = await seedOrder(uid, 'requested');
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  await expect(row(page, old.number)).toBeVisible();
  const now = Date.now();
  const fresh = await seedOrder(uid, 'requested', { createdAt: now, updatedAt: now });
  await expect(row(page, fresh.number)).toBeVisible();
});

test.describe('concurrent changes', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource|^403 for .*:commit/ });

  test('the second person sees what happened, and nothing is overwritten', async ({
    page,
    browser,
    baseURL,
  }) => {
    const order = await seedOrder(ownUid(), 'accepted');
    const other = await anotherOfTheStaff(browser, String(baseURL));
    await withoutNews(page);
    await openOrder(page, order);
    await openOrder(other, order);
    await take(other, 'Confirm order', 'Ready on Friday');
    await expect(statusWith(other, `${order.number}: confirmed.`)).toBeVisible();

    await take(page, 'Cancel order', 'Out of stock');
    await expect(
      statusWith(page, 'Someone else has changed this order: it is now “Confirmed”'),
    ).toBeVisible();
    const now = await stored(`orders/${order.id}`);
    expect(now).toMatchObject({ status: 'confirmed', rev: order.rev + 1 });
    expect(now?.['timeline']).not.toHaveProperty('cancelled');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click();
    await expect(page.getByText('“Ready on Friday”')).toBeVisible();
    await other.context().close();
  });

  test('does not overwrite a change by the customer while the dialog is open', async ({ page }) => {
    const order = await seedOrder(ownUid(), 'quoted');
    await openOrder(page, order);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const now = new Date();
    await database.doc(`orders/${order.id}`).update({
      status: 'accepted',
      'timeline.accepted': { at: now, by: order.uid },
      rev: order.rev + 1,
      updatedAt: now,
    });
    // The change is displayed before the step is taken.
    await expect(page.getByText('The quote was accepted. Confirm the order.')).toBeAttached();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(
      statusWith(page, 'Someone else has changed this order: it is now “Accepted”'),
    ).toBeVisible();
    expect(await stored(`orders/${order.id}`)).toMatchObject({
      status: 'accepted',
      rev: order.rev + 1,
    });
  });
});
