/** Pictures of the account: empty for a new customer, and filled. */
import {
  customerAt,
  quoteOf,
  seedAddresses,
  seedOrder,
  seedProfile,
} from '../accounts/account-seed.ts';
import { expect, createPerson, test } from '../accounts/customer.ts';
import { shoot } from './shoot.ts';

const SECTIONS = ['', '/profile', '/addresses', '/preferences', '/privacy'] as const;

test('account: empty', async ({ page }) => {
  const person = await createPerson();
  await customerAt(page, '/account', person);
  for (const section of SECTIONS) {
    await page.goto(`/account${section}`);
    await expect(page.locator('[data-section] .skeleton')).toHaveCount(0);
    await shoot(page, 'account', `account${section} empty`);
  }
});

test('account: filled', async ({ page }) => {
  const person = await createPerson({ emailVerified: false });
  await seedProfile(person, { businessName: 'Lakshmi Silvers & Sons' });
  await seedAddresses(person, [{ label: 'Shop' }, { label: 'Warehouse' }]);
  const line = { productId: 'x', sku: 'RG101', title: 'Classic Half-Round Band', qty: 12 };
  await seedOrder(person, { lines: [line] });
  const quote = quoteOf(line, 45_000);
  const id = await seedOrder(person, { status: 'quoted', lines: [line], quote });
  await customerAt(page, '/account', person);
  for (const section of [...SECTIONS, `/orders/${id}`]) {
    await page.goto(`/account${section}`);
    await expect(page.locator('[data-section] .skeleton')).toHaveCount(0);
    await shoot(page, 'account', `account${section.replace(id, 'quoted')} filled`);
  }
  await page.goto('/account/addresses');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await shoot(page, 'account', 'address with errors');
});
