/** No layout shifts, neither while a page loads in parts nor when the app prompt appears late. */
import { orderListPath } from '#core/paths.ts';
import { expect, test } from './quiet-page.ts';
import { openTemplates } from '../built-site.ts';
import { shiftsOf } from './layout-shifts.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: ANDROID, contextOptions: { reducedMotion: 'no-preference' } });

/** Templates on which most visits start. */
const ARRIVALS =
  /^(?:home|products|category|search|about|product with a price|product priced after sign-in|post)$/;

for (const [name, address] of openTemplates().filter(([name]) => ARRIVALS.test(name))) {
  test(`${name} has no layout shift, even when the app prompt appears`, async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    await page.clock.runFor(3_000);
    await page.clock.resume();
    const prompt = page.getByRole('region', { name: 'The GlamBug App' });
    await expect(prompt.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(prompt.getByRole('status')).toContainText('Better experience on mobile');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('the order list, which has no app prompt, has no layout shift while its script fills it', async ({
  page,
}) => {
  await page.goto(orderListPath());
  await expect(page.getByRole('heading', { name: 'Your order list is empty' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
