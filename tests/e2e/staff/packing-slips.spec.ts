/** Packing slips stay as they were issued, until staff issue them again. */
import { ownUid, quoteOf, seedOrder, seedOrders } from './orders-seed.ts';
import { database, expect, openScreen, ownProduct, stored, test } from './staff.ts';

const NOTE = /have changed since/;
const AGAIN = 'Issue again with the current data';

test('a reprint is identical, and a corrected slip is issued again', async ({ page }) => {
  const { id, sku } = await ownProduct({ title: 'Lotus ring', netWeightMg: 4_000 });
  const lines = [{ productId: id, sku, title: 'Lotus ring', qty: 10 }];
  const rate = { basis: 'unit', pricePaise: 45_000 } as const;
  const quote = quoteOf([{ sku, qty: 10, rate, gstRateBps: 300 }]);
  const order = await seedOrder(ownUid(), 'confirmed', { lines, quote });
  const open = () =>
    openScreen(page, `/admin/orders/${order.id}/packing-slip`, `Packing slip ${order.number}`);
  const row = page.getByRole('article').getByRole('row', { name: new RegExp(sku) });
  await open();
  await expect(row).toContainText('40 g10 pieces');
  expect(await stored(`packingSlips/${order.id}`)).toMatchObject({ rev: 1 });

  const heavier = { netWeightMg: 4_500, grossWeightMg: 4_500 };
  await database.doc(`prod/${id}`).update({ title: 'Lotus ring, oxidised', ...heavier });
  await open();
  await expect(row).toContainText('40 g10 pieces');
  await expect(row).not.toContainText('oxidised');
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(NOTE)).toBeHidden();
  // Still to be packed.
  const outdated = page.getByText('Outdated: issue this packing slip again');
  await expect(outdated).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 360, height: 740 });
  const quantity = row.getByRole('cell', { name: '10 pieces' });
  await quantity.scrollIntoViewIfNeeded();
  await expect(quantity).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: AGAIN }).click();
  await expect(row).toContainText('Lotus ring, oxidised');
  await expect(row).toContainText('45 g10 pieces');
  await expect(page.getByRole('article')).toContainText('Revision2');
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await expect(outdated).toHaveCount(0);
  expect(await stored(`packingSlips/${order.id}`)).toMatchObject({ rev: 2 });
  const path = `packingSlips/${order.id}`;
  const { docs } = await database.collection('audit').where('path', '==', path).get();
  expect(docs.map((entry) => String(entry.get('action'))).sort()).toEqual(['create', 'update']);
});

test('of several orders, those that have changed and are still here are issued again', async ({
  page,
}) => {
  const uid = ownUid();
  const [first, second, sent] = await seedOrders(uid, [['confirmed'], ['packed'], ['dispatched']]);
  const open = () =>
    openScreen(page, `/admin/orders/print?uid=${uid}&paper=packing-slips`, 'Packing slips');
  const slip = page.getByRole('article').filter({ hasText: second?.number ?? '' });
  await open();
  await expect(slip).toContainText('12 Bazaar Road');
  for (const order of [second, sent])
    await database
      .doc(`orders/${order?.id}`)
      .update({ 'address.lines': ['7 Temple Street'], rev: 9 });
  await open();
  await expect(slip).toContainText('12 Bazaar Road');
  const note = page.getByText(NOTE);
  // Packed with the slip as it was.
  await expect(page.getByText(/^Outdated/)).toHaveCount(0);
  await expect(note).toContainText(second?.number ?? '');
  // The goods of the third have left with the slip as it was.
  for (const order of [first, sent]) await expect(note).not.toContainText(order?.number ?? '');
  await page.getByRole('button', { name: AGAIN }).click();
  await expect(slip).toContainText('7 Temple Street');
  await expect(note).toHaveCount(0);
});
