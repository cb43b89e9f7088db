/** What customers see of the quotes of their order. */
import { draftPaper } from '#core/invoicing/draft-paper.ts';
import { calculateQuote } from '#core/quoting/calculate-quote.ts';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { encodeDocument } from '#schema/kind.ts';
import { sentQuoteKind, type SentQuote } from '#schema/sent-quote.ts';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { customerAt, seedOrder, seedProfile } from './account-seed.ts';
import { createPerson, database, expect, test } from './customer.ts';

const HOUR = 3_600_000;

function sentQuote(revision: number, pricePaise: number, qty: number): SentQuote {
  const lines = [piece('RG101', qty, pricePaise), piece('ER7', 4, 100_000)];
  const calculated = calculateQuote(lines, { discountPaise: 0, isWithinState: true });
  const quote = { ...calculated.quote, revision, validUntil: Date.now() + 72 * HOUR };
  const paper = draftPaper(saleOf({ lines }), quote);
  return { quote, paper, by: 'meera', at: Date.now() - (5 - revision) * HOUR };
}

test('compares two quotes, and prints the proforma invoice', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const sent = [sentQuote(1, 45_000, 10), sentQuote(2, 42_000, 12)];
  const at = Date.now() - 6 * HOUR;
  const timeline = (['requested', 'quoted'] as const).map((status, step) => ({
    ...{ status, at: at + step, by: person.uid },
  }));
  const id = await seedOrder(person, { status: 'quoted', quote: sent[1]?.quote, timeline });
  for (const each of sent)
    await database
      .doc(`orders/${id}/quotes/${each.quote.revision}`)
      .set(encodeDocument(sentQuoteKind, each));

  await customerAt(page, `/account/orders/${id}`, person);
  await page.getByRole('link', { name: 'Proforma invoice, and changes since quote 1' }).click();
  const changes = page.getByRole('table', { name: 'Changes from quote 1 to quote 2' });
  await expect(changes.getByRole('row', { name: /RG101/ })).toContainText(
    /₹4,500.*10 pieces × ₹450.*₹5,040.*12 pieces × ₹420/,
  );
  await expect(page.getByText('1 line unchanged.')).toBeVisible();
  // 3 % GST on ₹8,500 and on ₹9,040.
  await expect(changes.getByRole('row', { name: /^Total/ })).toContainText(/₹8,755.*₹9,311.20/);
  await expect(page).toHaveTitle(/^Proforma invoice GB-/);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFinds(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(changes).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
