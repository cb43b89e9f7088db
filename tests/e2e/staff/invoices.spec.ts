/** Invoices: the card of an order, the paper, the list, its exports and many on one print page. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { formatRupees } from '#core/format.ts';
import { indiaDay } from '#core/india-time.ts';
import { BUYER_GSTIN, piece, portalResponse } from '#fixtures/invoices.ts';
import { layoutFaults } from '../layout-faults.ts';
import { seedCreditNote, seedInvoice, seedReceipt, seedSale } from './invoices-seed.ts';
import { ownUid, seedOrder } from './orders-seed.ts';
import { expect, openScreen, orderSearchable, PATIENT, test } from './staff.ts';

const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const card = (page: Page) => page.getByRole('region', { name: 'Invoices and challans' });

const dialog = (page: Page) => page.getByRole('dialog');

const textOf = async (download: Download): Promise<string> =>
  await readFile(await download.path(), 'utf8');

test('a confirmed order offers its invoice, a requested one does not', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'confirmed');
  await openScreen(page, `/admin/orders/${order.id}`, order.number);
  await card(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect(dialog(page)).toContainText('₹8,752.94');
  await expect(dialog(page)).toContainText('series INV of');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  const requested = await seedOrder(ownUid(), 'requested');
  await openScreen(page, `/admin/orders/${requested.id}`, requested.number);
  await expect(page.getByRole('region', { name: 'Next' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('the function issues an invoice once, and a credit note', async ({ page, context }) => {
  const order = await seedSale(ownUid());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openScreen(tab, `/admin/orders/${order.id}`, order.number);
    await card(tab).getByRole('button', { name: 'Issue invoice' }).click();
  }
  // Two tabs at once.
  await Promise.all(
    [page, other].map((tab) => dialog(tab).getByRole('button', { name: 'Issue invoice' }).click()),
  );
  await expect(page.getByRole('status').filter({ hasText: /Invoice INV\S+ issued\./ })).toBeVisible(
    PATIENT,
  );
  await expect(dialog(other)).toHaveCount(0);
  await other.close();
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
  await expect(card(page).getByRole('link', { name: /^INV/ })).toBeVisible();

  await card(page).getByRole('button', { name: 'Issue credit note' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^Credit:/ })
    .first()
    .fill('1');
  await dialog(page).getByLabel('Reason').fill('One was bent');
  await dialog(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(card(page).getByRole('listitem')).toHaveCount(2);
  await expect(card(page).getByRole('listitem').last()).toContainText('One was bent');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Credited');
});

test('an order shows its invoice, which prints on one sheet, and its credit notes', async ({
  page,
}) => {
  const invoice = await seedInvoice(ownUid(), undefined, Date.parse('2024-05-01T06:00:00Z'));
  const note = await seedCreditNote(invoice);
  await openScreen(page, `/admin/orders/${invoice.id}`, invoice.orderNumber);
  await expect(card(page).getByRole('listitem')).toHaveText([
    new RegExp(`^${invoice.number}₹9,`),
    new RegExp(`^${note.number}−₹9.*Two rings were bent`),
  ]);
  await card(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(dialog(page)).toContainText(/Since 1 Dec\S* 2025, a credit note no longer reduces/);
  await dialog(page).getByLabel('Credit: RG101').fill('9');
  await dialog(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('RG101: enter a whole number up to 8.');
  await dialog(page).getByLabel('Credit: RG101').fill('8');
  await dialog(page).getByRole('button', { name: 'Issue credit note' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Enter the reason.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await card(page).getByRole('link', { name: invoice.number }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Original for recipient');
  await expect(paper).toContainText('36-Telangana');
  await expect(paper.getByRole('img', { name: /^UPI code to pay ₹9,/ })).toBeVisible();
  await expect(paper.getByRole('table', { name: 'HSN summary, in rupees' })).toContainText(
    '711311',
  );
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.getByLabel('Copy').selectOption('Duplicate for transporter');
  await expect(paper).toContainText('Duplicate for transporter');

  await openScreen(page, `/admin/invoices/${note.id}`, `Credit note ${note.number}`);
  await expect(paper).toContainText(`For invoice${invoice.number}`);
  await expect(paper).toContainText('Two rings were bent');
});

test('an invoice of eight lines with discount, charges and an advance prints on one sheet', async ({
  page,
}) => {
  const lines = Array.from({ length: 8 }, (_, at) => piece('RG101', 4 + at, 45_050));
  const terms = { freightPaise: 15_000, packingPaise: 5_000, isRounded: true };
  const sale = { lines, discountPaise: 10_000, terms, paidPaise: 1_000_000 };
  const invoice = await seedInvoice(ownUid(), sale);
  await openScreen(page, `/admin/invoices/${invoice.id}`, `Tax invoice ${invoice.number}`);
  const paper = page.getByRole('article');
  await expect(paper.getByRole('row', { name: /^Discount/ })).toContainText('−₹100');
  await expect(paper.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(paper.getByRole('row', { name: /^Received/ })).toContainText('₹10,000');
  const balance = formatRupees(invoice.totalPaise - 1_000_000);
  await expect(paper.getByRole('row', { name: /^Balance due/ })).toContainText(balance);
  await expect(paper.getByRole('img', { name: `UPI code to pay ${balance}` })).toBeVisible();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test('downloads the e-invoice and the e-way bill of a registered buyer', async ({ page }) => {
  const sale = { lines: [piece('BOX1', 2, 90_000)], state: 'Karnataka', gstin: BUYER_GSTIN };
  const invoice = await seedInvoice(ownUid(), sale);
  await openScreen(page, `/admin/invoices/${invoice.id}`, `Tax invoice ${invoice.number}`);
  const [eInvoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'E-invoice JSON' }).click(),
  ]);
  expect(JSON.parse(await textOf(eInvoice))).toMatchObject([
    { DocDtls: { No: invoice.number }, ValDtls: { IgstVal: 54 } },
  ]);
  await page.getByRole('button', { name: 'E-way bill JSON' }).click();
  await dialog(page).getByRole('button', { name: 'Download JSON' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Enter the vehicle number or the transporter ID.',
  );
  await dialog(page).getByLabel('Vehicle number').fill('ts09ab1234');
  const [eWayBill] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(JSON.parse(await textOf(eWayBill))).toMatchObject({
    billLists: [{ docNo: invoice.number, vehicleNo: 'TS09AB1234' }],
  });

  await page.getByRole('button', { name: 'E-way bill JSON' }).click();
  await dialog(page).getByLabel('Transport', { exact: true }).selectOption('Air');
  await expect(dialog(page).getByLabel('Vehicle number')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Download JSON' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Enter the number of the airway bill.');
  await dialog(page).getByLabel('Airway bill number').fill('098-12345675');
  await dialog(page).getByLabel('Airway bill date').fill(indiaDay(Date.now()));
  const [byAir] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(JSON.parse(await textOf(byAir))).toMatchObject({
    billLists: [{ transMode: 3, transDocNo: '098-12345675', vehicleNo: '' }],
  });
});

test.describe('with a file that the function refuses first', () => {
  test.use({ provoked: /400/ });

  test('adds the IRN that the e-invoice portal returned, which prints with its QR code', async ({
    page,
  }) => {
    const sale = { lines: [piece('BOX1', 2, 90_000)], state: 'Karnataka', gstin: BUYER_GSTIN };
    const [invoice, other] = [await seedInvoice(ownUid(), sale), await seedInvoice(ownUid(), sale)];
    await openScreen(page, `/admin/invoices/${invoice.id}`, `Tax invoice ${invoice.number}`);
    await page.getByRole('button', { name: 'Add IRN' }).click();
    const choose = (responses: readonly object[]) =>
      dialog(page)
        .getByLabel('Choose the portal’s file')
        .setInputFiles({
          name: 'irn.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(responses)),
        });
    await choose([portalResponse(other)]);
    await expect(dialog(page).getByRole('alert')).toContainText(
      `no signed QR code for ${invoice.number}`,
    );
    const responses = [other, invoice].map((each) => portalResponse(each));
    await choose(responses);
    const paper = page.getByRole('article');
    await expect(paper).toContainText(`IRN ${responses[1]?.Irn}`);
    await expect(paper).toContainText('Acknowledgement 112610000000001, 25 November 2026');
    await expect(paper.getByRole('img', { name: 'Signed QR code of the e-invoice' })).toBeVisible();
    await expect(page.getByRole('button', { name: /IRN|E-invoice/ })).toHaveCount(0);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    // Without the message.
    await page.reload();
    await expect(paper).toContainText('Acknowledgement');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await layoutFaults(page)).toEqual([]);
  });
});

test('lists the invoices of a month, exports them, and prints several at once', async ({
  page,
}) => {
  // Other tests issue theirs today.
  const at = Date.parse('2025-05-14T06:00:00Z');
  const city = `Zz${ownUid().slice(2, 10)}`;
  const sale = {
    lines: [piece('RG101', 10, 45_000)],
    address: { lines: ['12 Bazaar Road'], city, state: 'Telangana', pin: '500002' },
  };
  const invoices = [];
  for (let number = 0; number < 3; number += 1)
    invoices.push(
      await seedInvoice(ownUid(), number === 2 ? sale : undefined, at + number * 60_000),
    );
  await seedReceipt(invoices[0]?.id ?? '', at);
  await orderSearchable(invoices[2]?.id ?? '');
  await openScreen(page, '/admin/invoices?period=2025-05', /^Invoices/);
  for (const { number } of invoices)
    await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog(page).getByLabel('Period')).toHaveValue('2025-05');
  for (const [file, content] of [
    ['Invoices (CSV)', invoices[0]?.number],
    ['GSTR-1 for the GST portal (JSON)', '"fp":"052025"'],
    ['Day book (CSV)', `2025-05-14,Receipt,${invoices[0]?.orderNumber},`],
    ['Tally (XML)', `<VOUCHERNUMBER>${invoices[0]?.number}</VOUCHERNUMBER>`],
  ] as const) {
    if (!(await dialog(page).isVisible()))
      await page.getByRole('button', { name: 'Export' }).click();
    await dialog(page).getByLabel('File').selectOption(file);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(await textOf(download)).toContain(content);
    await expect(dialog(page)).toHaveCount(0);
  }
  const find = page.getByLabel('Search invoices');
  for (const [typed, match] of [
    [invoices[0]?.number.toLowerCase(), 0],
    [String(invoices[1]?.serial), 1],
    [`asha ${city.toLowerCase()}`, 2],
  ] as const) {
    await find.fill(typed ?? '');
    await expect(page.getByRole('link', { name: invoices[match]?.number ?? '' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  }
  await find.fill('');
  for (const { number } of invoices) await page.getByLabel(`Select ${number}`).check();
  await page.getByRole('link', { name: 'Print (3)' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(3);
  await page.getByLabel('Copy').selectOption('Duplicate for transporter');
  await expect(
    page.getByText('Duplicate for transporter').and(page.locator('article *')),
  ).toHaveCount(3);
  await page.getByLabel('Copy').selectOption('All copies');
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('exports the e-invoices of several invoices as one file, and names what is left out', async ({
  page,
}) => {
  const at = Date.parse('2025-03-10T06:00:00Z');
  const registered = { lines: [piece('BOX1', 2, 90_000)], state: 'Karnataka', gstin: BUYER_GSTIN };
  const elsewhere = {
    ...registered,
    address: { lines: ['1 Road'], city: 'Kochi', state: 'Kerala', pin: '682001' },
  };
  const [one, other, refused] = [
    await seedInvoice(ownUid(), registered, at),
    await seedInvoice(ownUid(), registered, at + 60_000),
    await seedInvoice(ownUid(), elsewhere, at + 120_000),
  ];
  // The buyer has no GSTIN.
  await seedInvoice(ownUid(), undefined, at + 180_000);
  await openScreen(page, '/admin/invoices/print?period=2025-03', '4 invoices');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'E-invoice JSON (3)' }).click(),
  ]);
  expect(JSON.parse(await textOf(file))).toMatchObject([
    { DocDtls: { No: one.number } },
    { DocDtls: { No: other.number } },
  ]);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`${refused.number}: `);
  await expect(alert).toContainText('1 document left out');
});
