/** Quotes: creating, changing, printing. */
import type { Locator, Page } from '@playwright/test';
import { ownUid, quoteOf, seedOrder, withoutNews } from './orders-seed.ts';
import {
  anotherOfTheStaff,
  database,
  expect,
  openScreen,
  ownProduct,
  stored,
  test,
} from './staff.ts';

const statusWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

const line = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const totals = (page: Page): Locator => page.getByRole('region', { name: 'Totals' });
const total = (page: Page): Locator => totals(page).getByRole('row', { name: /^Total/ });

const openEditor = (page: Page, { id, number }: { id: string; number: string }): Promise<void> =>
  openScreen(page, `/admin/orders/${id}/edit-quote`, `Quote for ${number}`);

test('a quote starts with current prices, shows totals while typing, and is sent', async ({
  page,
}) => {
  const tiers = [{ minQty: 10, pricePaise: 40_000 }];
  const ring = await ownProduct({ title: 'Lotus ring', pricePaise: 45_000, tiers });
  const chain = await ownProduct({ title: 'Rope chain', netWeightMg: 15_000, gstRateBps: 300 });
  const order = await seedOrder(ownUid(), 'requested', {
    lines: [
      { productId: ring.id, sku: ring.sku, title: ring.title, qty: 12 },
      { productId: chain.id, sku: chain.sku, title: chain.title, qty: 2 },
    ],
    address: { lines: ['1 MG Road'], city: 'Bengaluru', state: 'Karnataka', pin: '560001' },
  });
  await openEditor(page, order);
  await expect(line(page, 'Lotus ring').getByLabel('Price per piece, ₹')).toHaveValue('400');
  await expect(page.getByText('Place of supply: Karnataka')).toBeVisible();

  const chains = line(page, 'Rope chain');
  await chains.getByLabel('Price by').selectOption('Weight');
  await expect(chains.getByLabel('Total weight, g')).toHaveValue('30');
  await expect(chains.getByLabel('Rate per gram, ₹')).not.toHaveValue('');
  await chains.getByLabel('Rate per gram, ₹').fill('');
  await expect(totals(page).getByText('1 line has no price yet')).toBeVisible();
  await page.getByLabel('Silver rate, ₹ per gram').fill('98.50');
  await page.getByRole('button', { name: 'Apply to lines by weight' }).click();
  await chains.getByLabel('Making by').selectOption('Total');
  await chains.getByLabel('Making charge (total)').fill('445');
  await expect(chains).toContainText('₹3,400');
  await page.getByRole('textbox', { name: 'Discount (optional)' }).fill('10%');
  // 4,800 + 3,400 = 8,200; less 820; 3 % IGST of 7,380; rounded to rupees.
  await expect(total(page)).toContainText('₹7,601');
  await page.getByRole('button', { name: 'Send quote' }).click();

  await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible();
  await expect(statusWith(page, `${order.number}: quote sent.`)).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    status: 'quoted',
    rev: order.rev + 1,
    quote: {
      discountPaise: 82_000,
      taxablePaise: 738_000,
      cgstPaise: 0,
      igstPaise: 22_140,
      roundOffPaise: -40,
      totalPaise: 760_100,
    },
  });
});

test('shows errors at their fields, sends nothing, and keeps what was typed', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'requested');
  await openEditor(page, order);
  await line(page, 'Lotus ring').getByLabel('Price per piece, ₹').fill('cheap');
  await page.getByRole('textbox', { name: 'Discount (optional)' }).fill('much');
  await page.getByRole('button', { name: 'Send quote' }).click();
  await expect(
    line(page, 'Lotus ring').getByLabel('Price per piece, ₹'),
  ).toHaveAccessibleDescription('Enter a number.');
  await expect(
    line(page, 'Bell jhumka').getByLabel('Price per piece, ₹'),
  ).toHaveAccessibleDescription(/Required/);
  await expect(
    page.getByRole('textbox', { name: 'Discount (optional)' }),
  ).toHaveAccessibleDescription(/Enter rupees/);
  await expect(statusWith(page, '3 fields need attention.')).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({ status: 'requested' });
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"discount":"much"');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Discount (optional)' })).toHaveValue('much');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('textbox', { name: 'Discount (optional)' })).toHaveValue('');
  await expect(statusWith(page, 'Not sent yet.')).toBeVisible();
});

test('changes a quote, and undoes the change', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'quoted');
  await openEditor(page, order);
  await page.getByRole('textbox', { name: 'Discount (optional)' }).fill('5%');
  await page.getByRole('button', { name: 'Send new quote' }).click();
  await expect(statusWith(page, 'quote sent')).toBeVisible();
  // 5 % of 10 × ₹450 and 4 × ₹999.50.
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    quote: { discountPaise: 42_490, discountBps: 500 },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statusWith(page, 'the previous quote is active again')).toBeVisible();
  expect(await stored(`orders/${order.id}`)).toMatchObject({
    quote: { discountPaise: 0 },
    rev: order.rev + 2,
  });
});

test.describe('two people edit one quote', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource|^403 for .*:commit/ });

  test('the second sees both versions, and chooses', async ({ page, browser, baseURL }) => {
    const order = await seedOrder(ownUid(), 'quoted');
    const other = await anotherOfTheStaff(browser, String(baseURL));
    await withoutNews(page);
    await openEditor(page, order);
    await openEditor(other, order);
    await line(other, 'Lotus ring').getByLabel('Price per piece, ₹').fill('400');
    await other.getByLabel('Note for the customer').fill('Ready on Friday');
    await other.getByRole('button', { name: 'Send new quote' }).click();
    await expect(statusWith(other, 'quote sent')).toBeVisible();

    await line(page, 'Lotus ring').getByLabel('Price per piece, ₹').fill('430');
    await page.getByRole('button', { name: 'Send new quote' }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Someone else saved changes while you were editing',
    });
    const lines = dialog.getByRole('group', { name: 'Lines' });
    await expect(lines).toContainText('NO-RG101: 10 pieces at ₹430');
    await expect(lines).toContainText('NO-RG101: 10 pieces at ₹400');
    await expect(dialog).toContainText('Changed only by them and kept: Note.');
    expect(await stored(`orders/${order.id}`)).toMatchObject({ rev: order.rev + 1 });
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(statusWith(page, 'quote sent')).toBeVisible();
    const now = await stored(`orders/${order.id}`);
    expect(now).toMatchObject({ rev: order.rev + 2 });
    // 10 × 430 and 4 × 999.50, with their note.
    expect(now?.['quote']).toMatchObject({ taxablePaise: 829_800, note: 'Ready on Friday' });
    await other.context().close();
  });

  test('a quote that was accepted meanwhile is not changed', async ({ page }) => {
    const order = await seedOrder(ownUid(), 'quoted');
    await withoutNews(page);
    await openEditor(page, order);
    await database.doc(`orders/${order.id}`).update({
      status: 'accepted',
      rev: order.rev + 1,
      'timeline.accepted': { at: new Date(), by: order.uid },
    });
    await page.getByRole('textbox', { name: 'Discount (optional)' }).fill('100');
    await page.getByRole('button', { name: 'Send new quote' }).click();
    await expect(statusWith(page, 'it is now “Accepted”').first()).toBeVisible();
    expect(await stored(`orders/${order.id}`)).toMatchObject({
      status: 'accepted',
      quote: { discountPaise: 0 },
    });
    await expect(page.getByRole('textbox', { name: 'Discount (optional)' })).toHaveValue('100');
  });
});

/** Sheets of a PDF. */
const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('quote and packing slip print on one sheet each, without the frame', async ({ page }) => {
  const order = await seedOrder(ownUid(), 'packed');
  await openScreen(page, `/admin/orders/${order.id}/quote`, `Proforma invoice ${order.number}`);
  const paper = page.getByRole('article');
  await expect(paper).toContainText(
    'Rupees eight thousand seven hundred fifty-two and ninety-four paise only',
  );
  await expect(paper).toContainText('Place of supply');
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await openScreen(page, `/admin/orders/${order.id}/packing-slip`, `Packing slip ${order.number}`);
  await expect(paper).toContainText('Matte, please');
  await expect(paper).toContainText('14 pieces');
  await expect(paper).not.toContainText('₹');
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

  // A long quote breaks between lines.
  const lines = Array.from({ length: 60 }, (_, at) => ({
    sku: `RG${at + 100}`,
    qty: 3,
    rate: { basis: 'unit' as const, pricePaise: 10_001 + at },
    gstRateBps: at % 2 === 0 ? 300 : 1_800,
  }));
  const long = await seedOrder(ownUid(), 'quoted', {
    lines: lines.map(({ sku, qty }) => ({
      productId: `no-${sku}`,
      sku,
      title: `Ring ${sku}`,
      qty,
    })),
    quote: quoteOf(lines),
  });
  await openScreen(page, `/admin/orders/${long.id}/quote`, `Proforma invoice ${long.number}`);
  await expect(page.getByText('HSN summary, in rupees')).toBeVisible();
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(1);
});
