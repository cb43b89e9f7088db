/** What customers see of the payments and parcels of their order. */
import { randomUUID } from 'node:crypto';
import { VISIT_CHECKED_KEY } from '#core/account/storage-keys.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderReturnKind } from '#schema/order-return.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { paymentKind } from '#schema/payment.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { buildOrder, buildPayment, buildShipment } from '#fixtures/build.ts';
import { customerAt, quoteOf, seedOrder, seedProfile } from './account-seed.ts';
import { createPerson, database, expect, test } from './customer.ts';

test('shows payments, the balance and the parcels with their tracking links', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const at = Date.now() - 3_600_000;
  const quote = quoteOf({ sku: 'RG101', qty: 10 }, 50_000);
  const id = await seedOrder(person, {
    ...{ status: 'accepted', quote, paidPaise: 200_000, sentUnits: 4 },
    timeline: [
      { status: 'requested', at, by: person.uid },
      { status: 'quoted', at: at + 1, by: 'staff' },
      { status: 'accepted', at: at + 2, by: person.uid },
    ],
  });
  const payment = buildPayment({ amountPaise: 200_000, method: 'upi', reference: '4012345' });
  const link = 'https://www.delhivery.com/track-v2/package/4711';
  const parcel = buildShipment({
    ...{ courier: 'Delhivery', trackingNumber: '4711', trackingUrl: link },
    ...{ lines: [{ sku: 'RG101', qty: 4 }], weightG: 850, insuredPaise: 25_000_00 },
  });
  await database
    .doc(`orders/${id}/payments/${randomUUID()}`)
    .set(encodeDocument(paymentKind, payment));
  await database
    .doc(`orders/${id}/shipments/${randomUUID()}`)
    .set(encodeDocument(shipmentKind, parcel));
  await customerAt(page, `/account/orders/${id}`, person);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('UPI · 4012345');
  await expect(payments).toContainText('₹2,000');
  const parcels = page.getByRole('region', { name: 'Parcels' });
  await expect(parcels).toContainText(
    '1 parcel · 4 pieces · 0.85 kg · insured for ₹25,000 · Tracking number 4711',
  );
  await expect(parcels.getByRole('link', { name: 'Track this parcel' })).toHaveAttribute(
    'href',
    link,
  );
  // A paid order is cancelled by the seller.
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('names the units that were lost once the order is complete', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const at = Date.now() - 3_600_000;
  const quote = quoteOf({ sku: 'RG101', qty: 10 }, 50_000);
  const id = await seedOrder(person, {
    ...{ status: 'delivered', quote, sentUnits: 10 },
    lines: [{ productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 10 }],
    timeline: [{ status: 'delivered', at, by: 'staff' }],
  });
  const parcels = [
    { lines: [{ sku: 'RG101', qty: 7 }], outcome: { state: 'delivered', on: at, by: 'staff' } },
    { lines: [{ sku: 'RG101', qty: 3 }], outcome: { state: 'lost', on: at, by: 'staff' } },
  ] as const;
  for (const { lines, outcome } of parcels)
    await database
      .doc(`orders/${id}/shipments/${randomUUID()}`)
      .set(encodeDocument(shipmentKind, buildShipment({ lines: [...lines], outcome })));
  await customerAt(page, `/account/orders/${id}`, person);
  const section = page.getByRole('region', { name: 'Parcels' });
  await expect(section).toContainText('Lost and not sent again: 3 pieces');
  await expect(section).toContainText('RG101 × 3');
});

test('says that the parcels come back, instead of that they are on their way', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const at = Date.now() - 3_600_000;
  const quote = quoteOf({ sku: 'RG101', qty: 10 }, 50_000);
  const id = await seedOrder(person, {
    ...{ status: 'dispatched', quote, sentUnits: 10 },
    lines: [{ productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 10 }],
    timeline: [{ status: 'dispatched', at, by: 'staff' }],
  });
  const parcel = buildShipment({
    lines: [{ sku: 'RG101', qty: 10 }],
    outcome: { state: 'returned', on: at, by: 'staff' },
  });
  await database
    .doc(`orders/${id}/shipments/${randomUUID()}`)
    .set(encodeDocument(shipmentKind, parcel));
  await customerAt(page, `/account/orders/${id}`, person);
  await expect(page.getByText('Returned to sender on')).toBeVisible();
  await expect(page.getByText('The courier is returning a parcel to us.')).toBeVisible();
  await expect(page.getByText('The order is on its way to you.')).toHaveCount(0);
});

test('shows a return of goods that were handed over without a parcel', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const at = Date.now() - 3_600_000;
  const id = await seedOrder(person, {
    ...{ status: 'delivered', sentUnits: 0, quote: quoteOf({ sku: 'RG101', qty: 10 }, 50_000) },
    timeline: [{ status: 'delivered', at, by: 'staff' }],
  });
  const lines = [{ sku: 'RG101', qty: 3 }];
  const goods = { lines, reason: 'Wrong size', isRestocked: true, by: 'staff', at };
  await database
    .doc(`orders/${id}/returns/${randomUUID()}`)
    .set(encodeDocument(orderReturnKind, goods));
  await customerAt(page, `/account/orders/${id}`, person);
  const section = page.getByRole('region', { name: 'Returns' });
  await expect(section).toContainText('Returned: 3 pieces');
  await expect(section).toContainText('Wrong size');
});

test.describe('an open order', () => {
  // The answer to a quote that has changed is refused.
  test.use({ hasOwnWindow: true, provoked: /status of 403|^403 for/ });

  test('shows a new quote and a dispatch by itself, and an answer counts for the quote that it names', async ({
    page,
  }) => {
    const person = await createPerson({ displayName: 'Asha Rao' });
    await seedProfile(person);
    const at = Date.now() - 3_600_000;
    const line = { sku: 'RG101', qty: 10 };
    const course = (statuses: readonly Order['status'][]) =>
      statuses.map((status, step) => ({ status, at: at + step, by: 'staff' }));
    const order = buildOrder({
      ...{ uid: person.uid, status: 'requested', timeline: course(['requested']) },
      ...{ createdAt: at, updatedAt: at },
    });
    const id = randomUUID();
    const save = (more: Partial<Order>) =>
      database.doc(`orders/${id}`).set(encodeDocument(orderKind, { ...order, ...more }));
    await save({});
    await page.clock.install();
    await customerAt(page, `/account/orders/${id}`, person);
    const steps = page.getByRole('button', { name: /^Accept/ });
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    // The profile is saved: the clock would end a save that is not.
    await expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), VISIT_CHECKED_KEY))
      .toBe(person.uid);

    const quoted = { status: 'quoted', timeline: course(['requested', 'quoted']) } as const;
    await save({ ...quoted, quote: quoteOf(line, 50_000), rev: 2 });
    await page.clock.fastForward(61_000);
    await expect(steps).toHaveText('Accept ₹5,150');
    await steps.click();
    await save({ ...quoted, quote: quoteOf(line, 60_000), rev: 3 });
    await page.clock.fastForward(61_000);
    await expect(steps.first()).toHaveText('Accept ₹6,180');
    const dialog = page.getByRole('dialog', { name: 'Accept this quote?' });
    await expect(dialog).toContainText('₹5,150');
    await dialog.getByRole('button', { name: 'Accept ₹5,150' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(steps).toHaveText('Accept ₹6,180');
    expect((await database.doc(`orders/${id}`).get()).get('status')).toBe('quoted');

    const parcel = buildShipment({ courier: 'Delhivery', lines: [line] });
    await database
      .doc(`orders/${id}/shipments/${randomUUID()}`)
      .set(encodeDocument(shipmentKind, parcel));
    await save({
      ...{ status: 'dispatched', quote: quoteOf(line, 60_000), sentUnits: 10, rev: 7 },
      timeline: course(['requested', 'quoted', 'accepted', 'confirmed', 'packed', 'dispatched']),
    });
    // The customer comes back to the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('Delhivery');
    await expect(steps).toHaveCount(0);
  });
});
