/** Papers of several orders on one print page. */
import type { Page } from '@playwright/test';
import { buildShipment } from '#fixtures/build.ts';
import { shipmentKind } from '#schema/shipment.ts';
import { ownUid, seedOrders } from './orders-seed.ts';
import { expect, openScreen, put, test } from './staff.ts';

const sheetsOf = async (page: Page): Promise<number | undefined> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
    ?.length;

test('prints a pick list, packing slips and labels of the selected orders', async ({ page }) => {
  test.slow();
  const uid = ownUid();
  const orders = await seedOrders(uid, [
    ['confirmed'],
    ['packed', { sentUnits: 4 }],
    ['packed'],
    ['requested'],
  ]);
  const parcel = buildShipment({ lines: [{ sku: 'NO-RG101', qty: 4 }] });
  await put({ ...shipmentKind, collection: `orders/${orders[1]?.id}/shipments` }, 's1', parcel);
  await openScreen(page, `/admin/orders?uid=${uid}`, 'Orders');
  for (const { number } of orders) await page.getByLabel(`Select ${number}`).check();
  await page.getByRole('link', { name: 'Print (4)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick list' })).toBeVisible();
  await expect(
    page.getByText(/^2 orders left out: only confirmed orders that are not packed/),
  ).toBeVisible();
  const paper = page.getByRole('article');
  const [first, second] = orders.map(({ number }) => number);
  const ring = paper.getByRole('row', { name: /NO-RG101/ });
  await expect(ring).toContainText('16 pieces');
  await expect(ring).toContainText(`${first} × 10`);
  await expect(ring).toContainText(`${second} × 6`);
  expect(await sheetsOf(page)).toBe(1);

  await page.getByRole('link', { name: 'Packing slips' }).click();
  await expect(paper).toHaveCount(3);
  expect(await sheetsOf(page)).toBe(3);

  // 42 units, 24 on a sheet.
  await page.getByRole('link', { name: 'SKU labels' }).click();
  await expect(page.getByRole('img', { name: 'Code of NO-RG101' })).toHaveCount(30);
  expect(await sheetsOf(page)).toBe(2);

  await page.getByRole('link', { name: 'Address labels' }).click();
  await expect(page.getByRole('list', { name: 'Sheet 1' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('list', { name: 'Sheet 1' })).toContainText('Hyderabad 500002');
  expect(await sheetsOf(page)).toBe(1);
});

const textOf = (length: number): string =>
  'Shree Balaji Market Complex '
    .repeat(10)
    .slice(0, length - 1)
    .concat('x');

test('prints the longest address completely, and the proforma invoices of orders with a quote', async ({
  page,
}) => {
  const uid = ownUid();
  const address = {
    lines: Array.from({ length: 4 }, () => textOf(120)),
    ...{ city: textOf(60), state: 'Andaman and Nicobar Islands', pin: '744101' },
  };
  const contact = { name: textOf(80), businessName: textOf(120), phone: '+919876543210' };
  const orders = await seedOrders(uid, [
    ['confirmed', { address, contact }],
    ['quoted'],
    ['requested'],
  ]);
  await openScreen(page, `/admin/orders/print?uid=${uid}&paper=address-labels`, 'Address labels');
  await page.emulateMedia({ media: 'print' });
  const label = page.getByRole('list', { name: 'Sheet 1' }).getByRole('listitem');
  await expect(label).toContainText('Andaman and Nicobar Islands');
  const heights = await label.evaluate(({ scrollHeight, clientHeight }) => ({
    scrollHeight,
    clientHeight,
  }));
  expect(heights.scrollHeight).toBeLessThanOrEqual(heights.clientHeight);
  // A label of 74 mm, at 96 px an inch.
  expect(heights.clientHeight).toBeGreaterThan(270);
  expect(await sheetsOf(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Proforma invoices' }).click();
  const papers = page.getByRole('article');
  await expect(papers).toHaveCount(2);
  for (const order of orders.slice(0, 2))
    await expect(papers.filter({ hasText: order.number })).toContainText('₹8,752.94');
  await expect(page.getByText('1 order left out: without a current quote.')).toBeVisible();
});
