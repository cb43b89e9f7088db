/** Payments, parcels and returns of an order, recorded by staff. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { auditOf, ownUid, quoteOf, seedOrder, withoutNews } from './orders-seed.ts';
import { anotherOfTheStaff, expect, openScreen, stored, test } from './staff.ts';
import { card, comeBack, dialog } from './returned-parcel.ts';
import { loseResponse, onWrites } from './writes.ts';

test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

test('records an advance and the rest once each, voids a wrong one, and shows what is due', async ({
  page,
}) => {
  test.slow();
  const order = await seedOrder(ownUid(), 'confirmed', { duePaise: 875_294 });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const payments = card(page, 'Payments');
  await expect(payments).toContainText('Balance due₹8,752.94');
  await payments.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog(page).getByLabel('Amount (₹)')).toHaveValue('8752.94');
  await dialog(page).getByLabel('Amount (₹)').fill('-5');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Enter the amount in rupees');
  await dialog(page).getByLabel('Amount (₹)').fill('5,000');
  await dialog(page).getByLabel('Method').selectOption('Bank transfer');
  await dialog(page).getByLabel('Reference').fill('HDFCN52026');
  await onWrites(page, 'orders', (route, number) =>
    number === 1 ? loseResponse(route) : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(payments).toContainText('Balance due₹3,752.94');
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await expect(payments).toContainText('₹5,000 Bank transfer');
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    ...{ paidPaise: 500_000, duePaise: 375_294 },
  });

  await payments.getByRole('button', { name: 'Record refund' }).click();
  await dialog(page).getByLabel('Amount (₹)').fill('6000');
  await dialog(page).getByRole('button', { name: 'Record refund' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'The refund is more than has been paid.',
  );
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await payments.getByRole('button', { name: 'Void ₹5,000' }).click();
  await dialog(page).getByLabel('Reason').fill('Another order');
  await dialog(page).getByRole('button', { name: 'Void payment' }).click();
  await expect(payments).toContainText('Voided');
  await expect(payments).toContainText('Balance due₹8,752.94');
  expect((await auditOf(order.id)).length).toBe(2);
  const reminder = payments.getByRole('link', { name: 'WhatsApp reminder' });
  expect(decodeURIComponent((await reminder.getAttribute('href')) ?? '')).toContain(
    `${order.number}: ₹8,752.94 is due.`,
  );

  await openScreen(page, `/admin/orders?uid=${order.uid}`, 'Orders');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export payments' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const [, ...rows] = text.trim().split('\r\n');
  expect(rows).toHaveLength(1);
  // Voided: neither an amount nor a refund.
  expect(rows[0]).toContain(`,${order.number},`);
  expect(rows[0]).toContain(',Bank transfer,HDFCN52026,,,,');
  expect(rows[0]).toContain(',5000.00,');
  expect(rows[0]).toMatch(/,Another order$/);

  const downloadingLines = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export lines' }).click();
  const lines = readFileSync(await (await downloadingLines).path(), 'utf8');
  expect(lines.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,NO-RG101,Lotus ring,,10,piece,450\.00,0\.00,4500\.00,3$/),
    expect.stringMatching(/,NO-ER7,Bell jhumka,,4,piece,999\.50,0\.00,3998\.00,3$/),
  ]);
});

test('asks for the advance before an order is confirmed', async ({ page }) => {
  // Half of ₹8,752.94, in whole rupees, of which ₹1,000 is paid.
  const quote = { ...quoteOf(), advanceBps: 5_000 };
  const order = await seedOrder(ownUid(), 'accepted', { quote, paidPaise: 100_000 });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const next = card(page, 'Next');
  await expect(next).toContainText('Waiting for ₹3,376 of the advance.');
  await next.getByRole('button', { name: 'Confirm order' }).click();
  await expect(dialog(page)).toContainText('₹3,376 of the advance is not paid.');
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await card(page, 'Payments').getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog(page).getByLabel('Amount (₹)')).toHaveValue('3376');
  await expect(dialog(page)).toContainText('₹7,752.94 to pay, of which ₹3,376 now as advance.');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(next).toContainText('The quote was accepted. Confirm the order.');
});

test('records a payment that a colleague may have recorded only when asked again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const order = await seedOrder(ownUid(), 'confirmed', { duePaise: 875_294 });
  const other = await anotherOfTheStaff(browser, String(baseURL));
  await withoutNews(page);
  const enter = async (screen: Page) => {
    await openScreen(screen, `/admin/orders/${order.id}`, order.number);
    await card(screen, 'Payments').getByRole('button', { name: 'Record payment' }).click();
    await dialog(screen).getByLabel('Amount (₹)').fill('1000');
    await dialog(screen).getByLabel('Reference').fill('UTR1');
  };
  const press = (screen: Page) =>
    dialog(screen).getByRole('button', { name: 'Record payment' }).click();
  await enter(page);
  await enter(other);
  await press(other);
  await expect(dialog(other)).toHaveCount(0);
  await other.context().close();
  await press(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Nothing was recorded.');
  await expect(dialog(page)).toContainText('A colleague has recorded ₹1,000 in the meantime.');
  await expect(dialog(page)).toContainText('₹7,752.94 to pay.');
  await expect(dialog(page).getByLabel('Reference')).toHaveValue('UTR1');
  expect(await stored(`orders/${order.id}`)).toMatchObject({ paidPaise: 100_000 });
  await press(page);
  await expect(card(page, 'Payments').getByRole('listitem')).toHaveCount(2);
  expect(await stored(`orders/${order.id}`)).toMatchObject({ paidPaise: 200_000 });
});

test('sends an order in two parcels, one of which is lost, and records a return', async ({
  page,
}) => {
  test.slow();
  const order = await seedOrder(ownUid(), 'packed');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const parcels = card(page, 'Parcels');
  const send = async (units: string, tracking: string) => {
    await parcels.getByRole('button', { name: 'Send parcel' }).click();
    await dialog(page).getByLabel('Send: NO-RG101').fill(units);
    await dialog(page).getByLabel('Courier').fill('Blue Dart');
    await dialog(page).getByLabel('Tracking number').fill(tracking);
    await dialog(page).getByLabel('Total weight (kg)').fill('0.85');
    await dialog(page).getByRole('button', { name: 'Record parcel' }).click();
  };
  await expect(parcels).toContainText('14 pieces to send.');
  await send('11', '4711');
  await expect(dialog(page).getByRole('alert')).toContainText('up to 10');
  await dialog(page).getByLabel('Send: NO-RG101').fill('6');
  await dialog(page).getByRole('button', { name: 'Record parcel' }).click();
  await expect(parcels).toContainText('4 pieces to send.');
  await expect(parcels.getByRole('link', { name: 'Track 4711' })).toHaveAttribute(
    'href',
    /bluedart.*4711$/,
  );
  const next = card(page, 'Next');
  await expect(next).toContainText('10 units of this order were sent.');
  await expect(next.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await parcels.getByRole('link', { name: 'Packing slip of the parcel of Blue Dart' }).click();
  const slip = page.getByRole('article');
  await expect(slip).toContainText('Tracking number4711');
  await expect(slip).toContainText('Whole order14 pieces');
  await expect(slip.getByRole('row', { name: /NO-RG101/ })).toContainText('6 pieces');
  await expect(slip.getByRole('row', { name: /designs/ })).toContainText('10 pieces');
  await page.goBack();
  await send('4', '4712');
  await expect(page.getByText('Dispatched', { exact: true }).first()).toBeVisible();

  const end = async (place: number, outcome: string) => {
    await parcels.getByRole('button', { name: 'Update parcel' }).nth(place).click();
    await dialog(page).getByLabel('What happened').selectOption(outcome);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await expect(parcels.getByRole('listitem')).toHaveCount(2);
  await end(0, 'Lost');
  await expect(parcels).toContainText('4 pieces to send.');
  await send('4', '4713');
  await expect(parcels.getByRole('listitem')).toHaveCount(3);
  await end(0, 'Delivered');
  await end(2, 'Delivered');
  await expect.poll(async () => (await stored(`orders/${order.id}`))?.['status']).toBe('delivered');

  await parcels.getByRole('button', { name: 'Record return' }).click();
  await dialog(page).getByLabel('Return: NO-ER7').fill('1');
  await dialog(page).getByLabel('Reason').fill('The clasp does not close');
  await dialog(page).getByRole('button', { name: 'Record return' }).click();
  await expect(parcels).toContainText('Return of 1 piece');
});

test('records a return of goods that were handed over without a parcel', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'delivered');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const parcels = card(page, 'Parcels');
  await expect(parcels).toContainText('No parcels are recorded.');
  await parcels.getByRole('button', { name: 'Record return' }).click();
  await dialog(page).getByLabel('Return: NO-RG101').fill('11');
  await dialog(page).getByLabel('Reason').fill('Wrong size');
  await dialog(page).getByRole('button', { name: 'Record return' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('up to 10');
  await dialog(page).getByLabel('Return: NO-RG101').fill('10');
  await dialog(page).getByRole('button', { name: 'Record return' }).click();
  await expect(parcels).toContainText('Return of 10 pieces');
  await expect(dialog(page)).toHaveCount(0);
  await parcels.getByRole('button', { name: 'Record return' }).click();
  await expect(dialog(page).getByLabel(/^Return: /)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await card(page, 'Next').getByRole('button', { name: /^Undo/ }).click();
  await dialog(page).getByLabel('Reason').fill('Wrong order');
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('so “Delivered” can’t be undone.')).toBeVisible();
});

test('corrects a parcel, cancels the order when it came back, and closes one with a lost parcel', async ({
  page,
}) => {
  test.slow();
  const order = await seedOrder(ownUid(), 'packed', { duePaise: 875_294 });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const parcels = card(page, 'Parcels');
  await parcels.getByRole('button', { name: 'Send parcel' }).click();
  await dialog(page).getByLabel('Courier').fill('Blue Dart');
  await dialog(page).getByLabel('Tracking number').fill('4711');
  await dialog(page).getByRole('button', { name: 'Record parcel' }).click();
  await parcels.getByRole('button', { name: 'Edit parcel' }).click();
  await expect(dialog(page).getByLabel('Tracking link')).toHaveValue('');
  await dialog(page).getByLabel('Courier').fill('Delhivery');
  await dialog(page).getByLabel('Tracking number').fill('4712');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(parcels.getByRole('link', { name: 'Track 4712' })).toHaveAttribute(
    'href',
    /delhivery.*4712$/,
  );
  await comeBack(page, order);
  await parcels.getByRole('button', { name: 'Send parcel' }).click();
  await dialog(page).getByLabel('Courier').fill('Delhivery');
  await dialog(page).getByRole('button', { name: 'Record parcel' }).click();
  await expect(parcels.getByRole('listitem')).toHaveCount(3);
  const update = parcels.getByRole('button', { name: 'Update parcel' }).first();
  await update.click();
  await dialog(page).getByLabel('What happened').selectOption('Lost');
  await dialog(page).getByLabel('Note for the customer').fill('The courier searches for it');
  const day = dialog(page).getByLabel('Date');
  const today = await day.inputValue();
  await day.fill('2026-01-01');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Enter that day or a later one.');
  await day.fill(today);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(parcels).toContainText('14 pieces to send.');
  // What is recorded stays unless it is changed.
  await update.click();
  await expect(dialog(page).getByLabel('What happened')).toHaveValue('lost');
  await expect(dialog(page).getByLabel('Note for the customer')).toHaveValue(
    'The courier searches for it',
  );
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(parcels).toContainText('14 pieces to send.');
  await card(page, 'Next').getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(dialog(page)).toContainText('Lost and not sent again: 14 pieces.');
  await dialog(page).getByRole('button', { name: 'Mark as delivered' }).click();
  await expect.poll(async () => (await stored(`orders/${order.id}`))?.['status']).toBe('delivered');
  // They can still be replaced.
  await expect(parcels).toContainText('Lost or returned: 14 pieces.');
  await parcels.getByRole('button', { name: 'Send parcel' }).click();
  await dialog(page).getByLabel('Courier').fill('Blue Dart');
  await dialog(page).getByRole('button', { name: 'Record parcel' }).click();
  await expect(parcels.getByRole('listitem')).toHaveCount(4);
  await expect(parcels).not.toContainText('Lost or returned: 14 pieces.');
});
