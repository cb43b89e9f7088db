/** The violations that axe finds on the page, as text. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on colours and sizes, for another theme and width of a page that was checked completely. */
const VISUAL_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Runs in the page, where `axe` is a global once its source has run. Violations are reported, passing checks are not. */
const check = (runOnly: readonly string[]): string => `(async () => {
  const { violations } = await axe.run(document, ${JSON.stringify({ iframes: false, resultTypes: ['violations'], runOnly })});
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 160) + ' ' + (failureSummary ?? '')));
})()`;

/**
 * Every violation on its own line. Frames are not checked: the only one shows the HTML of an email. The usual builder
 * for Playwright is not used, because it runs axe's source again for each check and takes three times as long.
 * @param part `visual`: only of rules that depend on the theme and the width
 */
export async function axeFinds(page: Page, part: 'all' | 'visual' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(check(part === 'all' ? RULES : VISUAL_RULES));
}
