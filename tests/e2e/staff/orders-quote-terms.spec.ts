/** The terms of a quote: prices by weight, making charges, discounts of lines, charges and the round-off. */
import { axeFinds } from '../axe.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, ownProduct, test } from './staff.ts';

test('prices all lines by weight for the same amount, with freight and a discount of a line', async ({
  page,
}) => {
  const ring = await ownProduct({
    title: 'Lotus ring',
    ...{ pricePaise: 50_000, tiers: [], netWeightMg: 4_000 },
  });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [{ productId: ring.id, sku: ring.sku, title: ring.title, qty: 12 }],
  });
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  const line = page.getByRole('group', { name: 'Lotus ring', exact: true });
  await page.getByRole('button', { name: 'All lines by weight' }).click();
  await expect(line.getByLabel('Total weight, g')).toHaveValue('48');
  await expect(line.getByLabel('Rate per gram, ₹')).not.toHaveValue('');
  await expect(line).toContainText('₹6,000');
  const rate = page.getByLabel('Silver rate, ₹ per gram');
  await expect(rate).not.toHaveValue('');
  await rate.fill('100');
  await rate.press('Enter');
  const notice = page.getByText('1 line by weight has another rate than the current silver rate');
  await page.getByRole('button', { name: 'Apply current rate' }).click();
  await expect(notice).toHaveCount(0);
  await rate.press('Enter');
  await expect(notice).toBeVisible();
  await line.getByLabel('Making per piece, ₹').fill('50');
  // 48 g × ₹100 + 12 × ₹50
  await expect(line).toContainText('₹5,400');
  await line.getByLabel('Making by').selectOption('Per gram');
  await expect(line.getByLabel('Making per gram, ₹')).toHaveValue('12.50');
  await line.getByLabel('Making by').selectOption('% of silver');
  await expect(line.getByLabel('Making, %')).toHaveValue('12.5');
  // A charge for the whole line stays in proportion to its quantity.
  await line.getByLabel('Making by').selectOption('Total');
  await expect(line.getByLabel('Making charge (total), ₹')).toHaveValue('600');
  await line.getByLabel('Pieces').fill('24');
  await expect(line.getByLabel('Making charge (total), ₹')).toHaveValue('1200');
  await expect(line).toContainText('₹10,800');
  await line.getByLabel('Pieces').fill('12');
  await expect(line.getByLabel('Making charge (total), ₹')).toHaveValue('600');
  await line.getByLabel('Making by').selectOption('% of silver');
  await line.getByLabel('Discount, ₹ or %').fill('10%');
  await expect(line).toContainText('₹4,860');
  await page.getByLabel('Freight, ₹').fill('140.25');
  await page.getByLabel('Packing, ₹').fill('60');
  const totals = page.getByRole('region', { name: 'Totals' });
  // 5,060.25 and 3% of it are 5,212.07, with CGST and SGST of 75.90 each.
  await expect(totals).toContainText('Round-off');
  await expect(totals.getByRole('row', { name: 'Total', exact: false }).last()).toContainText(
    '₹5,212',
  );
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'quote sent' })).toBeVisible();
  await openScreen(page, `/admin/orders/${order.id}/quote`, `Proforma invoice ${order.number}`);
  const paper = page.getByRole('article');
  await expect(paper).toContainText('48 g × ₹100 per gram + making charge 12.5%');
  await expect(paper).toContainText('Discount ₹540');
  for (const text of ['Freight', '₹140.25', 'Packing', 'Round-off'])
    await expect(paper).toContainText(text);
  await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
  await expect(line.getByLabel('Making, %')).toHaveValue('12.5');
  await expect(line.getByLabel('Discount, ₹ or %')).toHaveValue('10%');
  await expect(page.getByLabel('Round off to whole rupees')).toBeChecked();
});
