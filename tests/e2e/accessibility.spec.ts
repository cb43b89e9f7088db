/**
 * On a phone, every template passes axe, reflows at 320 px, has controls large enough to tap, and can be
 * operated by keyboard.
 */
import type { Page } from '@playwright/test';
import { openTemplates } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import { expect, test } from './quiet-page.ts';

/** Runs in the page: controls under 24 px; links inside a sentence may be as small as their line (WCAG 2.2, 2.5.8). */
const TOO_SMALL = `(() => {
  const inSentence = (element) => {
    const parent = element.closest('p, li, dd, td, figcaption, summary, address, label');
    return parent !== null && parent.textContent.trim().length > element.textContent.trim().length + 8;
  };
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.matches('.sr-only, .sr-only *') && !inSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ element, box }) =>
      element.outerHTML.slice(0, 100) + ' ' + Math.round(box.width) + '×' + Math.round(box.height));
})()`;

/** Runs in the page: what causes horizontal scrolling. */
const WIDER_THAN_SCREEN = `(() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .filter((element) => !element.parentElement.closest('.table-scroll, [class*="overflow-x-auto"]'))
    .map((element) => element.outerHTML.slice(0, 100))
    .slice(0, 5)
    .concat('the page scrolls sideways');
})()`;

/**
 * Runs in the page: why the focused element is not visible, or null. The focus indicator may be on the element,
 * its overlay (\`::after\`, as on cards whose title covers them) or a parent.
 */
const UNSEEN_FOCUS = `(() => {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const marked = (style) =>
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== 'none';
  const holders = [element, element.parentElement, element.parentElement?.parentElement].filter(Boolean);
  const name = element.outerHTML.slice(0, 120);
  if (!holders.some((each) => marked(getComputedStyle(each)) || marked(getComputedStyle(each, '::after')))) {
    return 'no focus mark: ' + name;
  }
  const box = element.getBoundingClientRect();
  // The centre of the visible part; WCAG 2.2, 2.4.11 requires that some of it is visible.
  const middle = (from, to, end) => (Math.max(from, 0) + Math.min(to, end)) / 2;
  const x = middle(box.left, box.right, innerWidth);
  const y = middle(box.top, box.bottom, innerHeight);
  const top = document.elementFromPoint(x, y);
  if (top === null || box.right < 1 || box.left > innerWidth - 1) return 'out of sight: ' + name;
  const covered = !element.contains(top) && !top.contains(element);
  return covered ? 'covered by ' + top.outerHTML.slice(0, 80) + ': ' + name : null;
})()`;

const strings = (page: Page, script: string) => page.evaluate<string[]>(script);

for (const [name, address] of openTemplates()) {
  test(`${name}: passes axe, and reflows at 320 px`, async ({ page }) => {
    await page.goto(address);
    expect.soft(await axeFinds(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await strings(page, WIDER_THAN_SCREEN)).toEqual([]);
    expect.soft(await strings(page, TOO_SMALL)).toEqual([]);
  });
}

for (const address of ['/', '/products']) {
  test(
    `the focused element is always visible on ${address}`,
    { tag: '@desk' },
    async ({ page }) => {
      // With smooth scrolling the check would see the old position.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate<string | null>(UNSEEN_FOCUS)).toBeNull();
      }
    },
  );
}

test('the first Tab stop skips to the content', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toBeVisible();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeInViewport();
  expect(new URL(page.url()).hash).not.toBe('');
});
