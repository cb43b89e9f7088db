/** The figures of the home page, which count up to the values in the markup. */
import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';

const FIGURES = ['300', '800', '15'];

const figures = (page: Page) => page.locator('[data-count-up]');

test(
  'the figures count up for two seconds once half visible, and end at their values',
  { tag: '@desk' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A fake clock: real time would continue while the browser is busy.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/');
    const first = figures(page).first();
    await expect(first).toHaveText('300');
    await first.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(16);
      expect(Number(await first.textContent())).toBeLessThan(30);
    }).toPass();
    await page.clock.runFor(1_000);
    const halfway = Number(await first.textContent());
    expect(halfway).toBeGreaterThan(100);
    expect(halfway).toBeLessThan(290);
    await figures(page).last().scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(2_100);
      await expect(figures(page)).toHaveText(FIGURES, { timeout: 100 });
    }).toPass();
  },
);

test('the figures do not count up with reduced motion', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  await figures(page).first().scrollIntoViewIfNeeded();
  for (let step = 0; step < 10; step += 1) {
    await page.clock.runFor(50);
    await expect(figures(page)).toHaveText(FIGURES, { timeout: 50 });
  }
});
