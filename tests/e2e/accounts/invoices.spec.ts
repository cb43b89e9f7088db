/** What customers see of the invoice of their order. */
import { draftCreditNote } from '#core/invoicing/draft-credit-note.ts';
import { draftInvoice } from '#core/invoicing/draft-invoice.ts';
import { issued, piece, saleOf, unwrapped } from '#fixtures/invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { invoiceKind, type Invoice } from '#schema/invoice.ts';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { customerAt, seedOrder, seedProfile } from './account-seed.ts';
import { createPerson, database, expect, test } from './customer.ts';

const put = (id: string, invoice: Invoice) =>
  database.doc(`invoices/${id}`).set(encodeDocument(invoiceKind, invoice));

test('shows the invoice and the credit note of an order, and prints them', async ({ page }) => {
  test.slow();
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const source = saleOf({ lines: [piece('RG101', 10, 45_000)] });
  const { quote } = source.order;
  const at = Date.now() - 3_600_000;
  const timeline = (['requested', 'quoted', 'accepted', 'confirmed'] as const).map(
    (status, step) => ({
      ...{ status, at: at + step, by: person.uid },
    }),
  );
  const id = await seedOrder(person, { status: 'confirmed', quote, timeline });
  const order = { ...source.order, uid: person.uid };
  const invoice = issued(unwrapped(draftInvoice({ ...source, id, order })));
  const note = unwrapped(draftCreditNote(id, invoice, [], [{ line: 0, qty: 2 }], 'Bent'));
  const noteId = crypto.randomUUID();
  await put(id, invoice);
  await put(noteId, issued(note, 1, invoice.issuedAt + 60_000));

  await customerAt(page, `/account/orders/${id}`, person);
  const card = page.getByRole('region', { name: 'Invoice' });
  await expect(card.getByRole('listitem')).toHaveText([/INV\/26-27\/0001.*₹4,635$/, /CRN.*−₹927$/]);
  await card.getByRole('link', { name: invoice.number }).click();
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Rupees four thousand six hundred thirty-five only');
  await expect(page).toHaveTitle(/^Invoice INV\/26-27\/0001 – /);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFinds(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(paper).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test.describe('without permission', () => {
  test.use({ provoked: /403/ });

  test('does not show the invoice of another customer', async ({ page }) => {
    const person = await createPerson({ displayName: 'Ravi Teja' });
    await seedProfile(person);
    const source = saleOf({ lines: [piece('RG101', 10, 45_000)] });
    const id = crypto.randomUUID();
    await put(id, issued(unwrapped(draftInvoice(source))));
    await customerAt(page, `/account/invoices/${id}`, person);
    await expect(page.getByRole('heading', { name: 'We can’t show this invoice' })).toBeVisible();
  });
});
