/**
 * Every account page passes axe, has no control that is too small, and at every width has no horizontal
 * scrolling and no clipped or covered content.
 */
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { quoteOf, seedAddresses, seedOrder, seedProfile } from './account-seed.ts';
import { expect, openSignedIn, createPerson, test } from './customer.ts';

test.use({ isMobile: false, contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: controls under 24 px. */
const TOO_SMALL = `[...document.querySelectorAll('.island :is(a, button, input, select)')]
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const inSentence =
      each.matches('p a') && each.parentElement.textContent.trim() !== each.textContent.trim();
    return each.checkVisibility() && !inSentence && (width < 24 || height < 24);
  })
  .map((each) => each.outerHTML.slice(0, 90))`;

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
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFinds(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate<string[]>(TOO_SMALL)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  });
}
