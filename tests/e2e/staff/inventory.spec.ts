/** Stock from the staff's seat: count, correct, and take orders through it; on a phone and on a desktop. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildStock } from '#fixtures/build.ts';
import { stockOf } from '#core/stock/stock-levels.ts';
import { stockKind } from '#schema/stock.ts';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import {
  expect,
  filterChips,
  openScreen,
  ownProducts,
  PATIENT,
  put,
  stored,
  test,
} from './staff.ts';

/** Checks the current screen at both widths; afterwards it is 1440 px wide. */
async function expectGood(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFinds(page, 'visual'), `${name} on a phone`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await axeFinds(page), `${name} on a desktop`).toEqual([]);
}

const ownStock = async () => {
  const sizes = [{ label: '12' }, { label: '14', sku: 'L', netWeightMg: 3_500 }];
  const [ring, studs] = await ownProducts([
    { title: 'Ledger ring', netWeightMg: 3_000, sizeSystem: 'indianRing', sizes },
    { title: 'Ledger studs' },
  ]);
  if (ring === undefined || studs === undefined) throw new Error('They were not made.');
  return { ring, studs };
};

test('stock is counted from a list, corrected, undone, and seen in the list', async ({ page }) => {
  test.slow();
  const { ring, studs } = await ownStock();
  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  await page
    .getByLabel('SKUs and quantities')
    .fill(`${ring.sku} 12x10 14x6\n${studs.sku}\n${studs.sku} 3\nNO-SUCH-1 4`);
  await page.reload();
  await expect(page.getByLabel('SKUs and quantities')).toHaveValue(/NO-SUCH-1 4$/, PATIENT);
  await expectGood(page, 'count');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText('NO-SUCH-1: No product has this SKU.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${ring.sku}, size 14` })).toContainText(
    'from 0 → to 6',
  );
  await expectGood(page, 'review');
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save 2 products' }).click();
  await expect(page.getByText('Stock of 2 products saved.')).toBeVisible(PATIENT);
  expect(await stored(`stock/${ring.id}`)).toMatchObject({
    ...{ onHand: 16, reserved: 0, available: 16, stockStatus: 'inStock' },
    levels: [
      { size: '12', onHand: 10 },
      { size: '14', onHand: 6 },
    ],
  });
  expect(await stored(`stock/${studs.id}`)).toMatchObject({
    ...{ onHand: 4, stockStatus: 'lowStock' },
  });

  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  await expect(page.getByLabel('SKUs and quantities')).toHaveValue('');
  await page.goto(`/admin/inventory?q=${studs.sku}`);
  await expect(page.getByRole('row').filter({ hasText: studs.sku })).toContainText(
    'Low stock',
    PATIENT,
  );

  await openScreen(page, `/admin/inventory/${ring.id}`, 'Stock of Ledger ring');
  // 10 × 3 g and 6 × 3.5 g.
  await expect(page.getByRole('row', { name: 'Total' })).toContainText('51 g');
  await page.getByRole('button', { name: 'Change stock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'Damaged or lost' });
  await dialog.getByLabel('Quantity of size 12').fill('11');
  await expect(dialog.getByLabel('Quantity of size 12')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Quantity of size 12').fill('2');
  await dialog.getByLabel('Note').fill('Bent in transit');
  await expectGood(page, 'dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${ring.sku}: stock changed.`)).toBeVisible(PATIENT);
  const moves = page.getByRole('region', { name: 'Movements' });
  await expect(moves).toContainText('Size 12: −2 on hand (6 g)');
  await expect(moves).toContainText('“Bent in transit”');
  // The message disappears after some seconds.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves).toContainText('Size 12: +2 on hand (6 g)', PATIENT);
  await expectGood(page, 'product');
  expect(await stored(`stock/${ring.id}`)).toMatchObject({ onHand: 16 });

  await page.getByLabel('Low-stock threshold').fill('20');
  await page.getByRole('button', { name: 'Save threshold' }).click();
  await expect(page.getByText('Low stock', { exact: true }).first()).toBeVisible(PATIENT);
  expect(await stored(`stock/${ring.id}`)).toMatchObject({
    ...{ lowStockAt: 20, stockStatus: 'lowStock' },
  });

  await page.getByRole('button', { name: 'Stop tracking' }).click();
  await expect(page.getByText('This product isn’t tracked.')).toBeVisible(PATIENT);
  expect((await stored(`stock/${ring.id}`))?.['deletedAt']).not.toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: 'Total' })).toContainText('16', PATIENT);
});

test('an order reserves stock, warns of a shortage, and takes what is available', async ({
  page,
}) => {
  test.slow();
  const { ring, studs } = await ownStock();
  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  await page.getByLabel('SKUs and quantities').fill(`${ring.sku} 12 10`);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await page.getByRole('button', { name: 'Save 1 product' }).click();
  await expect(page.getByText('Stock of 1 product saved.')).toBeVisible(PATIENT);
  const line = { productId: ring.id, sku: ring.sku, title: ring.title, size: '12', qty: 12 };
  const untracked = { productId: studs.id, sku: studs.sku, title: studs.title, qty: 4 };
  const quoted = [ring, studs].map(({ sku }, at) => ({
    ...{ sku, qty: [line, untracked][at]?.qty ?? 0, gstRateBps: 300 },
    rate: { basis: 'unit' as const, pricePaise: 45_000 },
  }));
  const order = await seedOrder(ownUid(), 'accepted', {
    ...{ lines: [line, untracked], quote: quoteOf(quoted) },
  });

  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${ring.sku}, size 12: 12 ordered, 10 available (2 missing)`);
  await expectGood(page, 'shortage');
  await dialog.getByRole('button', { name: 'Confirm what is available' }).click();
  await expect(dialog).toHaveCount(0, PATIENT);
  expect(await stored(`stock/${ring.id}`)).toMatchObject({ reserved: 10, available: 0 });
  expect(await stored(`stock/${studs.id}`)).toBeUndefined();

  // A count below what is reserved is refused in its row.
  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  await page.getByLabel('SKUs and quantities').fill(`${ring.sku} 12 4`);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByText('10 are reserved for orders.')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);

  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await dialog.getByRole('button', { name: 'Pack what is available' }).click();
  await expect(dialog).toHaveCount(0, PATIENT);
  expect(await stored(`stock/${ring.id}`)).toMatchObject({ onHand: 0, reserved: 0 });
  await openScreen(page, `/admin/inventory/${ring.id}`, 'Stock of Ledger ring');
  const moves = page.getByRole('region', { name: 'Movements' });
  await expect(moves).toContainText('Size 12: −10 on hand (30 g), −10 reserved');
  await expect(moves.getByRole('link', { name: order.number })).toHaveCount(2);

  // The same in the list of movements, of this product or of all.
  await moves.getByRole('link', { name: 'View all movements of this product' }).click();
  await expect(filterChips(page)).toContainText(ring.sku);
  await expect(page.getByRole('row').filter({ hasText: ring.sku })).toHaveCount(3, PATIENT);
  await openScreen(page, '/admin/inventory/moves?reason=sold', /^Stock movements/);
  const sold = page.getByRole('row').filter({ hasText: order.number });
  await expect(sold).toContainText('Size 12: −10 on hand (30 g), −10 reserved', PATIENT);
  await expect(sold.getByRole('link', { name: ring.sku })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Received' })).toHaveCount(0);
  await expectGood(page, 'movements');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toMatch(new RegExp(`,${ring.sku},12,Sold,-10,-10,-30,${order.number},,`));
});

test('the only size of a product is counted by its SKU, and used by orders without a size', async ({
  page,
}) => {
  const [pendant] = await ownProducts([
    { title: 'Ledger pendant', sizeSystem: 'inch', sizes: [{ label: '18 inch' }] },
  ]);
  if (pendant === undefined) throw new Error('It was not made.');
  const { id, sku, title } = pendant;
  const levels = () => stored(`stock/${id}`).then((stock) => stock?.['levels']);
  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  const list = page.getByLabel('SKUs and quantities');
  const choose = async (csv: string): Promise<void> => {
    const file = { name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('Choose CSV file').setInputFiles(file);
  };
  const question = page.getByRole('dialog', { name: 'Add the file to your list?' });
  await choose(`SKU,Counted\n${sku},4\n`);
  await expect(list).toHaveValue(`${sku}\t4 nos`);
  await choose(`SKU,Counted\n${sku},9\n`);
  await expect(question).toContainText('Your list has 1 line, and the file has 1 line.');
  expect(await axeFinds(page)).toEqual([]);
  await question.getByRole('button', { name: 'Replace the list' }).click();
  await expect(list).toHaveValue(`${sku}\t9 nos`);
  await choose(`SKU,Counted\n${sku},1\n`);
  await question.getByRole('button', { name: 'Add to the list' }).click();
  await expect(list).toHaveValue(`${sku}\t9 nos\n${sku}\t1 nos`);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('row', { name: `${sku}, size 18 inch` })).toContainText('to 10');
  await page.getByRole('button', { name: 'Save 1 product' }).click();
  await expect(page.getByText('Stock of 1 product saved.')).toBeVisible(PATIENT);

  const quoted = [
    { sku, qty: 4, gstRateBps: 300, rate: { basis: 'unit' as const, pricePaise: 45_000 } },
  ];
  const order = await seedOrder(ownUid(), 'accepted', {
    ...{ lines: [{ productId: id, sku, title, qty: 4 }], quote: quoteOf(quoted) },
  });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm order' }).click();
  await expect(dialog).toHaveCount(0, PATIENT);
  expect(await levels()).toEqual([{ size: '18 inch', onHand: 10, reserved: 4 }]);
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await dialog.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(dialog).toHaveCount(0, PATIENT);
  expect(await levels()).toEqual([{ size: '18 inch', onHand: 6, reserved: 0 }]);
});

test('stock from before a product got several sizes is to be counted by size', async ({ page }) => {
  const { ring } = await ownStock();
  const levels = [{ onHand: 40, reserved: 0 }];
  await put(stockKind, ring.id, buildStock({ sku: ring.sku, ...stockOf(levels, 10) }));
  await page.goto(`/admin/inventory?q=${ring.sku}`);
  // A row of a table, or a card on a phone.
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: ring.sku });
  await expect(row).toContainText('Out of stock', PATIENT);
  await expect(row).toContainText('Count needed');
  await expect(row.locator('strong')).toHaveText(/^0/);
  await expectGood(page, 'list with a count needed');
  await openScreen(page, `/admin/inventory/${ring.id}`, 'Stock of Ledger ring');
  const advice = page.getByText('40 without a size are not for sale: count them by size.');
  await expect(advice).toBeVisible();
  await expectGood(page, 'product with a count needed');
  await page.getByRole('button', { name: 'Change stock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'Counted' });
  await dialog.getByLabel('Quantity of size 12').fill('30');
  await dialog.getByLabel('Quantity of size 14').fill('10');
  await dialog.getByLabel('Quantity', { exact: true }).fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(advice).toHaveCount(0, PATIENT);
  await expect(page.getByText('In stock', { exact: true })).toBeVisible();
});

test('a first count of 0 takes a product out of stock, from a list and by hand', async ({
  page,
}) => {
  const [studs] = await ownProducts([{ title: 'Ledger studs' }]);
  if (studs === undefined) throw new Error('They were not made.');
  const stock = () => stored(`stock/${studs.id}`);
  await openScreen(page, '/admin/inventory/count', 'Count or receive stock');
  const csv = `Name of Item,Alias,Closing Balance\n${studs.title},${studs.sku},0.00 Pairs\n`;
  const file = { name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Choose CSV file').setInputFiles(file);
  await expect(page.getByLabel('SKUs and quantities')).toHaveValue(`${studs.sku}\t0.00 Pairs`);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('row', { name: studs.sku })).toContainText('from not counted → to 0');
  await expectGood(page, 'review of a first count');
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save 1 product' }).click();
  await expect(page.getByText('Stock of 1 product saved.')).toBeVisible(PATIENT);
  expect(await stock()).toMatchObject({ onHand: 0, stockStatus: 'outOfStock', deletedAt: null });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Stock restored.')).toBeVisible(PATIENT);
  expect((await stock())?.['deletedAt']).not.toBeNull();

  await openScreen(page, `/admin/inventory/${studs.id}`, 'Stock of Ledger studs');
  await expect(page.getByText('This product isn’t tracked.')).toBeVisible();
  await page.getByRole('button', { name: 'Change stock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'Counted' });
  await dialog.getByLabel('Quantity').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Out of stock', { exact: true })).toBeVisible(PATIENT);
  const moves = page.getByRole('region', { name: 'Movements' });
  await expect(moves.getByRole('listitem').filter({ hasText: '0 on hand' })).toHaveCount(3);
  await expectGood(page, 'product with a first count');
  expect(await stock()).toMatchObject({ onHand: 0, stockStatus: 'outOfStock', deletedAt: null });
});
