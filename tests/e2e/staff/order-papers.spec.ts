/** Papers around an order: proforma invoices of its quotes, delivery challans, and what an invoice blocks. */
import type { Page } from '@playwright/test';
import { bangles } from '#fixtures/invoices.ts';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { seedInvoice, seedSale } from './invoices-seed.ts';
import { ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import { expect, openScreen, ownProduct, test } from './staff.ts';

const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const dialog = (page: Page) => page.getByRole('dialog');
const documents = (page: Page) => page.getByRole('region', { name: 'Invoices and challans' });

test('prints the proforma invoice of each quote, and compares two', async ({ page }) => {
  const ring = await ownProduct({ title: 'Lotus ring', pricePaise: 50_000, tiers: [] });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [{ productId: ring.id, sku: ring.sku, title: ring.title, qty: 12 }],
  });
  const send = async (price: string, button: string): Promise<void> => {
    await openScreen(page, `/admin/orders/${order.id}/edit-quote`, `Quote for ${order.number}`);
    await page.getByLabel('Price per piece, ₹').fill(price);
    await page.getByLabel('Advance, %').fill('50');
    await page.getByRole('button', { name: button }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: order.number, exact: true }),
    ).toBeVisible();
  };
  await send('500', 'Send quote');
  await send('450', 'Send new quote');
  await page.getByRole('link', { name: 'Compare with quote 1' }).click();
  const changes = page.getByRole('table', { name: 'Changes from quote 1 to quote 2' });
  await expect(changes.getByRole('row', { name: /Lotus ring/ })).toContainText(
    /₹6,000.*12 pieces × ₹500.*₹5,400.*12 pieces × ₹450/,
  );
  // 3 % GST on ₹6,000 and on ₹5,400.
  await expect(changes.getByRole('row', { name: /^Total/ })).toContainText(/₹6,180.*₹5,562/);

  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: 'Proforma invoice' })).toBeVisible();
  await expect(paper).toContainText('Quote2');
  await expect(paper.getByRole('row', { name: /^Advance/ })).toContainText('₹2,781');
  await expect(paper.getByRole('img', { name: 'UPI code to pay ₹2,781' })).toBeVisible();
  await expect(paper).toContainText('IFSC');
  await expect(paper).toContainText('not a tax invoice');
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  expect(await axeFinds(page)).toEqual([]);

  await page.getByLabel('Quote', { exact: true }).selectOption({ index: 1 });
  await expect(paper).toContainText('Replaced by quote 2');
  await expect(paper.getByRole('img', { name: /^UPI code/ })).toHaveCount(0);
  await expect(changes).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  // Without the messages that the quotes were sent.
  await page.reload();
  await expect(changes).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
});

test('customers without an account accept a quote by a reply', async ({ page }) => {
  const order = await seedOrder(crypto.randomUUID(), 'quoted', {
    quote: { ...quoteOf(), revision: 1 },
  });
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const message = page.getByRole('link', { name: 'Message on WhatsApp', exact: true });
  const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Reply here to accept it');
  expect(text).not.toContain('/account/');
  await page.getByRole('link', { name: 'Proforma invoice' }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('To accept, reply to us on WhatsApp, by phone or by email.');
  await expect(paper).not.toContainText('sign in');
});

test('issues a challan for goods on approval, and prints its three copies', async ({ page }) => {
  const order = await seedSale(ownUid());
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await documents(page).getByRole('button', { name: 'Issue challan' }).click();
  await dialog(page).getByLabel('Purpose').selectOption('Goods on approval');
  await dialog(page).getByRole('button', { name: 'Issue challan' }).click();
  await documents(page).getByRole('link', { name: /^DC/ }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Original for consignee');
  await expect(paper).toContainText('Goods on approval');
  await expect(paper).toContainText('not a tax invoice');
  await expect(paper.getByRole('row', { name: /^CGST/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /JSON/ })).toHaveCount(0);
  await page.getByLabel('Copy').selectOption('All copies');
  await expect(paper).toHaveText([/Original/, /Duplicate/, /Triplicate/]);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
});

test('an invoiced order can be cancelled after a credit note only', async ({ page }) => {
  const order = await seedSale(ownUid());
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const next = page.getByRole('region', { name: 'Next' });
  const cancel = next.getByRole('button', { name: 'Cancel order' });
  await expect(cancel).toBeVisible();
  await documents(page).getByRole('button', { name: 'Issue invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(cancel).toHaveCount(0);
  await expect(next).toContainText('first issue a credit note for all invoiced units');
  await documents(page).getByRole('button', { name: 'Issue credit note' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Credit:/ })
    .fill('10');
  await dialog(page).getByLabel('Reason').fill('The shop closed');
  await dialog(page).getByRole('button', { name: 'Issue credit note' }).click();
  await cancel.click();
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
});

test('returned units are credited at the weight of their size', async ({ page }) => {
  const invoice = await seedInvoice(ownUid(), { lines: [bangles([6, 6])] });
  await openScreen(page, `/admin/orders/${invoice.id}`, invoice.orderNumber);
  await documents(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Credit: BG10, size 2-4' })).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Credit: BG10, size 2-10' }).fill('3');
  // 90 g × (₹105 + ₹15) and 3 %.
  await expect(dialog(page)).toContainText('Total of the credit note, with GST: ₹11,124');
  await dialog(page).getByLabel('Reason').fill('Returned');
  await dialog(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(documents(page).getByRole('listitem').last()).toContainText('−₹11,124');
});

test('an invoice that was wrong is credited in full and replaced, and the balance stays due', async ({
  page,
}) => {
  const order = await seedSale(ownUid());
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  const issue = async (name: string): Promise<void> => {
    await documents(page).getByRole('button', { name }).click();
    await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await issue('Issue invoice');
  await documents(page).getByRole('button', { name: 'Issue credit note' }).click();
  await dialog(page)
    .getByLabel('What is credited')
    .selectOption('The whole invoice, because it is wrong');
  await expect(dialog(page).getByRole('textbox', { name: /^Credit:/ })).toHaveCount(0);
  await dialog(page).getByLabel('Reason').fill('Wrong GSTIN');
  await dialog(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(documents(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Balance due₹4,635');
  await issue('Issue new invoice');
  await expect(documents(page).getByRole('link', { name: /^INV/ })).toHaveCount(2);
});
