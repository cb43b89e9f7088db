/** Orders, spending and balances of customers in their list, and balances due by age. */
import { buildWebUser } from '#fixtures/build.ts';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { webUserKind } from '#schema/web-user.ts';
import type { Order } from '#schema/order.ts';
import { axeFinds } from '../axe.ts';
import { ownUid, quoteOf, seedOrder } from './orders-seed.ts';
import { expect, openScreen, PATIENT, put, searchable, stored, test } from './staff.ts';

const DAY = 86_400_000;
const QUOTE = quoteOf();
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const rupees = (paise: number): string => RUPEES.format(paise / 100).replace(/\.00$/, '');

/** An order that was confirmed so many days ago, with a payment due. */
const soldOrder = (uid: string, days: number, duePaise: number): Promise<Order & { id: string }> =>
  seedOrder(uid, 'delivered', {
    ...{ createdAt: Date.now() - days * DAY, quote: QUOTE, duePaise },
    paidPaise: QUOTE.totalPaise - duePaise,
    contact: { name: 'Asha Rao', businessName: `Balance ${uid}`, phone: '+919876543210' },
  });

test('shows what customers have ordered and still have to pay, by age', async ({ page }) => {
  const uid = ownUid();
  const email = `${uid}@example.test`;
  const customer = buildWebUser({ ...{ uid, email }, businessName: `Balance ${uid}` });
  await put(webUserKind, uid, { ...customer, lastLogin: Date.now() });
  await searchable(uid);
  const name = customer.businessName ?? '';
  await soldOrder(uid, 10, 100_000);
  await soldOrder(uid, 100, 250_050);
  await seedOrder(uid, 'quoted', { createdAt: Date.now() });
  const totals = { spentPaise: 2 * QUOTE.taxablePaise, duePaise: 350_050 };
  await expect
    .poll(async () => (await stored(`customerIndex/${uid}`))?.['totals'], PATIENT)
    .toMatchObject(totals);

  await openScreen(page, `/admin/customers?q="${name}"`, /^Customers/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('2 confirmed');
  await expect(row).toContainText(rupees(2 * QUOTE.taxablePaise));
  await expect(row).toContainText('₹3,500.50');

  // Orders of other tests are an hour old.
  await openScreen(page, '/admin/customers?sort=ordered', /^Customers/);
  await expect(page.getByLabel('Sort')).toHaveValue('ordered');
  await expect(page.getByText('Only customers with orders are shown')).toBeVisible();
  await expect(row).toContainText('₹3,500.50');

  await page.getByRole('link', { name: 'Balances due' }).click();
  const balance = page.getByRole('row').filter({ hasText: name });
  await expect(balance.getByRole('cell')).toContainText([
    ...[name, '₹3,500.50', '₹1,000', '–', '–', '₹2,500.50', 'Email reminder'],
  ]);
  const whatsapp = balance.getByRole('link', { name: `WhatsApp reminder to ${name}` });
  const message = readWhatsappLink((await whatsapp.getAttribute('href')) ?? '');
  expect(message?.text).toContain('₹3,500.50 is due for 2 orders.');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: /^31–60 days/ }).click();
  await expect(page).toHaveURL(/age=to60/);
  await expect(balance).toHaveCount(0);
  await page.getByRole('link', { name: /^Over 90 days/ }).click();
  await expect(balance).toContainText('₹2,500.50');
  await balance.getByRole('link', { name: '2 orders' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'due' })).toHaveCount(2);
});
