/** Every screen of the back office fits every width: nothing scrolls sideways, nothing is cut off, nothing is covered. */
import { layoutFaults } from '../layout-faults.ts';
import { addressOf, openWhole, PATTERNS } from './screens.ts';
import { expect, test } from './staff.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Products of the import tests have pictures on a host that does not exist.
  provoked: /pictures\.example|ERR_NAME_NOT_RESOLVED/,
});

const VIEWS = ['/products?view=grid', '/orders?view=board', '/products/new'];

for (const pattern of [...PATTERNS, ...VIEWS]) {
  test(`the screen at ${pattern} fits every width`, async ({ page }) => {
    test.slow();
    await openWhole(page, await addressOf(pattern));
    expect(await layoutFaults(page)).toEqual([]);
  });
}
