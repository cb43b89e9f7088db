/**
 * Every account page passes axe, has no control that is too small, and at every width has no horizontal
 * scrolling and no clipped or covered content.
 */
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { smallControls } from '../small-controls.ts';
import { quoteOf, seedAddresses, seedOrder, seedProfile } from './account-seed.ts';
import { expect, openSignedIn, createPerson, test } from './customer.ts';

test.use({ isMobile: false });

for (const pattern of [
  '/account',
  '/account/profile',
  '/account/addresses',
  '/account/preferences',
  '/account/privacy',
  '/account/orders/$id',
  '/order-confirmation/$id',
]) {
  test(`${pattern} is accessible and fits every width`, async ({ page }) => {
    test.slow();
    const person = await createPerson({
      emailVerified: false,
      displayName: 'Lakshmi Venkataraman-Subramaniam',
    });
    await seedProfile(person, { businessName: 'Lakshmi Silvers & Sons' });
    await seedAddresses(person, [{ label: 'Shop' }, { label: 'W'.repeat(40) }]);
    const line = { productId: 'x', sku: 'RG101', title: 'M'.repeat(120), qty: 12 };
    const quote = quoteOf(line, 45_000);
    const id = await seedOrder(person, { status: 'quoted', lines: [line], quote });
    await openSignedIn(page, person, pattern.replace('$id', id));
    await expect(page.locator('main :is(.skeleton, .needs-script)')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect.soft(await axeFinds(page, 'visual'), 'on a desktop').toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await axeFinds(page), 'on a phone').toEqual([]);
    expect.soft(await smallControls(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  });
}
