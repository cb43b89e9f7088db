/** Availability: from the settings to the published page and the table of a list. */
import { stockOf } from '#core/stock/stock-levels.ts';
import { buildStock } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { stockKind } from '#schema/stock.ts';
import { FieldValue } from '#firebase/admin/firestore.ts';
import { expect, openAsStaff, test } from './published-shop.ts';
import { PATIENT } from './staff.ts';

const RING = '/product/RG1/rg1';

// Waits for publishes. The small shop has no picture files.
test.describe.configure({ timeout: 240_000 });
test.use({ provoked: /request to |404 for .*\/pictures\// });

test('stock is shown in words or numbers, with dispatch, as the settings say', async ({
  page,
  shop,
}) => {
  const stock = buildStock({ sku: 'RG1', ...stockOf([{ onHand: 90, reserved: 6 }], 10) });
  const saved = { ...encodeDocument(stockKind, stock), updatedAt: FieldValue.serverTimestamp() };
  await shop.write({ 'stock/rg1': saved });
  await shop.startPublisher();
  await expect.poll(() => shop.served(RING), PATIENT).toContain('In stock, ready to dispatch');
  expect(await shop.served('/data/catalogue/0.json')).not.toContain('available');

  await openAsStaff(page, '/admin/settings');
  const show = page.getByLabel('Stock on the site');
  await show.selectOption('In numbers: 84 in stock', PATIENT);
  await page.getByLabel('Same-day dispatch until').fill('3 pm');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All changes saved.' })).toBeVisible();
  await page.goto('/admin/publishing');
  await page.getByRole('button', { name: 'Publish now' }).click(PATIENT);
  await expect
    .poll(() => shop.served(RING), PATIENT)
    .toContain('84 in stock. Leaves the same working day if confirmed by 3 pm');

  await page.goto('/products');
  await page.getByRole('button', { name: 'Quick order', exact: true }).click();
  const table = page.getByRole('list', { name: 'Quick order' });
  const row = table.getByRole('listitem').filter({ has: page.locator(`a[href="${RING}"]`) });
  await expect(row.getByText('84 in stock').filter({ visible: true })).toBeVisible(PATIENT);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row.getByText(/84 in stock/).filter({ visible: true })).toBeVisible();
});
