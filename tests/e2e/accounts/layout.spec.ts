/** Every page of an account fits every width: nothing scrolls sideways, nothing is cut off, nothing is covered. */
import { layoutFaults } from '../layout-faults.ts';
import { customerAt, quoteOf, seedAddresses, seedOrder, seedProfile } from './account-seed.ts';
import { expect, somebody, test } from './customer.ts';

test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } });

test('every page of an account fits every width', async ({ page }) => {
  // Seven pages, each at every width.
  test.setTimeout(300_000);
  const person = await somebody({ displayName: 'Lakshmi Venkataraman-Subramaniam' });
  await seedProfile(person, { businessName: 'Lakshmi Silvers & Sons' });
  await seedAddresses(person, [{ label: 'Shop' }, { label: 'W'.repeat(40) }]);
  const line = { productId: 'x', sku: 'RG101', title: 'M'.repeat(120), qty: 12 };
  const quote = quoteOf(line, 45_000);
  const id = await seedOrder(person, { status: 'quoted', lines: [line], quote });
  await customerAt(page, '/account', person);
  for (const path of [
    '/account',
    '/account/profile',
    '/account/addresses',
    '/account/preferences',
    '/account/privacy',
    `/account/orders/${id}`,
    `/order-confirmation/${id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('main :is(.skeleton, .needs-script)')).toHaveCount(0);
    expect.soft(await layoutFaults(page), path).toEqual([]);
  }
});
