/** A browser with full storage. */
import type { Page } from '@playwright/test';

/** Fills local storage to the last character. */
export async function fillStore(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    let text = 'x'.repeat(4_000_000);
    for (let part = 0; text.length > 0;) {
      try {
        localStorage.setItem(`filled-${part}`, text);
        part += 1;
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });
}
