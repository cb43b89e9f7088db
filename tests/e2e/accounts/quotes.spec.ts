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

const BANK = {
  ...{ name: 'GlamBug Mart LLP', bank: 'Demo Bank' },
  ...{ number: '50200012345678', ifsc: 'DEMO0001234' },
};

function sentQuote(revision: number, pricePaise: number, qty: number): SentQuote {
  const lines = [piece('RG101', qty, pricePaise), piece('NP101', 4, 100_000)];
  const calculated = calculateQuote(lines, { discountPaise: 0, isWithinState: true });
  const quote = { ...calculated.quote, revision, validUntil: Date.now() + 72 * HOUR };
  const settings = { bank: BANK, upiId: 'glambug@demobank', terms: '' };
  const paper = draftPaper({ ...saleOf({ lines }), settings }, quote);
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
  // Staff added this design to the request.
  const added = page.getByRole('table', { name: 'Quote' }).getByRole('row', { name: /NP101/ });
  await expect(added).toContainText('Single-Stone Nose Pin, 2 mm');
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

test('says until when the silver rate of a quote by weight is fixed', async ({ page }) => {
  const person = await createPerson({ displayName: 'Asha Rao' });
  await seedProfile(person);
  const byWeight = {
    ...piece('RG101', 10, 45_000),
    rate: {
      ...{ basis: 'weight' as const, weightMg: 42_000, perGramPaise: 10_250 },
      making: { by: 'gram' as const, amountPaise: 2_000 },
    },
  };
  const { quote } = calculateQuote([byWeight], { discountPaise: 0, isWithinState: true });
  const validUntil = Date.now() + 72 * HOUR;
  const at = Date.now() - 6 * HOUR;
  const timeline = (['requested', 'quoted'] as const).map((status, step) => ({
    ...{ status, at: at + step, by: person.uid },
  }));
  const id = await seedOrder(person, {
    ...{ status: 'quoted', timeline },
    quote: { ...quote, revision: 1, validUntil },
  });
  await customerAt(page, `/account/orders/${id}`, person);
  await expect(
    page.getByText(/The silver rate of ₹102\.50\/g is fixed until then\./),
  ).toBeVisible();
  await expect(page.getByText(/[Vv]alid until/).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('says how to pay the advance, and nothing more once it is paid', async ({ page }) => {
    const person = await createPerson({ displayName: 'Asha Rao' });
    await seedProfile(person);
    const sent = sentQuote(1, 45_000, 10);
    const quote = { ...sent.quote, advanceBps: 5_000 };
    const at = Date.now() - 6 * HOUR;
    const timeline = (['requested', 'quoted', 'accepted'] as const).map((status, step) => ({
      ...{ status, at: at + step, by: person.uid },
    }));
    const id = await seedOrder(person, { status: 'accepted', quote, timeline });
    await database.doc(`orders/${id}/quotes/1`).set(encodeDocument(sentQuoteKind, sent));
    await customerAt(page, `/account/orders/${id}`, person);
    const section = page.getByRole('region', { name: 'How to pay' });
    // Half of ₹8,755, in whole rupees.
    await expect(section).toContainText(/Advance to confirm the order\s*₹4,378/);
    await expect(section).toContainText(/IFSC\s*DEMO0001234/);
    const link = section.getByRole('link', { name: 'Pay ₹4,378 by UPI' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?pa=glambug@demobank&.*am=4378\.00&/);
    await expect(section.getByRole('img', { name: 'UPI code to pay ₹4,378' })).toBeHidden();
    expect(await axeFinds(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await database.doc(`orders/${id}`).update({ paidPaise: 437_800 });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Proforma invoice' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payments' })).toBeVisible();
    await expect(section).toHaveCount(0);
  });
});
