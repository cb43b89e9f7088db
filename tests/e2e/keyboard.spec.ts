/** Every template can be operated by keyboard: the focused element is visible, and the first stop skips to the content. */
import { expect, test } from './quiet-page.ts';

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

for (const address of ['/', '/products']) {
  test(
    `the focused element is always visible on ${address}`,
    { tag: '@desk' },
    async ({ page }) => {
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
