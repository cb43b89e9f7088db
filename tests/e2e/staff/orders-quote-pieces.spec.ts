/** Products of a quote: added by SKU, changed quantities, and on the packing slip. */
import type { Locator, Page } from '@playwright/test';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, ownProduct, test } from './staff.ts';

const line = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

const openEditor = (page: Page, { id, number }: { id: string; number: string }): Promise<void> =>
  openScreen(page, `/admin/orders/${id}/edit-quote`, `Quote for ${number}`);

test('adds, prices, quotes and prints a product that was not requested', async ({ page }) => {
  const ring = await ownProduct({ title: 'Lotus ring', netWeightMg: 4_000 });
  const chain = await ownProduct({
    title: 'Rope chain',
    ...{ pricePaise: 80_000, tiers: [], netWeightMg: 15_000, gstRateBps: 1_800, hsn: '71131120' },
  });
  const cuff = await ownProduct({ title: 'Old cuff', deletedAt: Date.now() });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [
      { productId: ring.id, sku: ring.sku, title: ring.title, size: '12', qty: 4 },
      { productId: ring.id, sku: ring.sku, title: ring.title, size: '14', qty: 6 },
    ],
  });
  await openEditor(page, order);
  const another = page.getByLabel('Add product by SKU');
  for (const [sku, message] of [
    ['RG-MISTYPED', 'No product has the SKU RG-MISTYPED.'],
    [cuff.sku, `${cuff.sku} is deleted.`],
    [ring.sku, `${ring.sku} is already in the quote.`],
  ] as const) {
    await another.fill(sku);
    await another.press('Enter');
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '1 design' })).toBeVisible();

  await another.fill(chain.sku.toLowerCase());
  await another.press('Enter');
  const added = line(page, 'Rope chain');
  await expect(added.getByLabel('Price per piece, ₹')).toHaveValue('800');
  await expect(added.getByLabel('GST, %')).toHaveValue('18');
  await expect(added).toContainText('15 g per piece');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'quote sent' })).toBeVisible();

  const paper = page.getByRole('article');
  await openScreen(page, `/admin/orders/${order.id}/quote`, `Proforma invoice ${order.number}`);
  const rings = paper.getByRole('row', { name: /Lotus ring/ });
  await expect(rings).toContainText('Sizes 12 × 4, 14 × 6');
  await expect(paper.getByRole('row', { name: /Rope chain/ })).toContainText('71131120');
  await openScreen(page, `/admin/orders/${order.id}/packing-slip`, `Packing slip ${order.number}`);
  await expect(rings).toContainText('Sizes 12 × 4, 14 × 6');
  await expect(paper.getByRole('row', { name: /Rope chain/ })).toContainText('15 g');
  // 10 × 4 g and 15 g.
  await expect(paper.getByRole('row', { name: /^2 designs/ })).toContainText('55 g');
  await openEditor(page, order);
  await expect(line(page, 'Rope chain')).toContainText('15 g per piece');
});

test('weight and price follow the quantity, unless typed', async ({ page }) => {
  const tiers = [{ minQty: 20, pricePaise: 40_000 }];
  const ring = await ownProduct({
    title: 'Lotus ring',
    ...{ pricePaise: 45_000, tiers, netWeightMg: 4_000 },
  });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [{ productId: ring.id, sku: ring.sku, title: ring.title, qty: 12 }],
  });
  await openEditor(page, order);
  const rings = line(page, 'Lotus ring');
  const [pieces, each] = [rings.getByLabel('Pieces'), rings.getByLabel('Price per piece, ₹')];
  await pieces.fill('24');
  await expect(each).toHaveValue('400');
  await each.fill('390');
  await pieces.fill('12');
  await expect(each).toHaveValue('390');
  await rings.getByLabel('Price by').selectOption('Weight');
  const grams = rings.getByLabel('Total weight, g');
  await expect(grams).toHaveValue('48');
  await pieces.fill('24');
  await expect(grams).toHaveValue('96');
  await grams.fill('90');
  await pieces.fill('10');
  await expect(grams).toHaveValue('90');
});

test('sizes, quantity and weight of a line follow each other', async ({ page }) => {
  const ring = await ownProduct({
    title: 'Lotus ring',
    ...{ pricePaise: 45_000, tiers: [], netWeightMg: 4_000, sizeSystem: 'indianRing' },
    sizes: [{ label: '12' }, { label: '14', netWeightMg: 5_000 }, { label: '16' }],
  });
  const cuff = await ownProduct({
    title: 'Band',
    ...{ sizeSystem: 'indianRing', sizes: [{ label: '12' }, { label: '14' }] },
  });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [
      { productId: ring.id, sku: ring.sku, title: ring.title, size: '12', qty: 4 },
      { productId: ring.id, sku: ring.sku, title: ring.title, size: '14', qty: 6 },
    ],
  });
  await openEditor(page, order);
  const rings = line(page, 'Lotus ring');
  const [pieces, sizes] = [rings.getByLabel('Pieces'), rings.getByLabel('Sizes')];
  await rings.getByLabel('Price by').selectOption('Weight');
  const grams = rings.getByLabel('Total weight, g');
  await expect(sizes).toHaveValue('12 × 4, 14 × 6');
  await expect(grams).toHaveValue('46');
  await pieces.fill('5');
  await expect(sizes).toHaveValue('12 × 2, 14 × 3');
  await sizes.fill('14x2 16x6');
  await expect(pieces).toHaveValue('8');
  await expect(grams).toHaveValue('34');
  await sizes.fill('14x2 18x6');
  await expect(rings.getByText('Enter each size with its quantity')).toBeVisible();
  await sizes.fill('14x2 16x6');
  await rings.getByLabel('Price by').selectOption('Unit');
  await page.getByRole('button', { name: 'Search product' }).click();
  const search = page.getByRole('dialog', { name: 'Choose product' });
  await search.getByLabel('SKU or title').fill(cuff.sku);
  await search.getByRole('button', { name: cuff.sku }).click();
  await line(page, 'Band').getByLabel('Sizes').fill('12x3');
  await expect(line(page, 'Band').getByLabel('Pieces')).toHaveValue('3');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'quote sent' })).toBeVisible();
  const rows = page.getByRole('region', { name: /2 designs|1 design/ });
  await expect(rows.getByRole('row', { name: /Lotus ring/ })).toContainText(
    'Quoted: Sizes 14 × 2, 16 × 6',
  );
  await expect(rows.getByRole('row', { name: new RegExp(cuff.sku) })).toContainText('Sizes 12 × 3');
});
