/** The violations that axe finds on the page, as text. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on colours and sizes, for another theme and width of a page that was checked completely. */
const VISUAL_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Every violation on its own line. @param part `visual`: only of rules that depend on the theme and the width */
export async function axeFinds(page: Page, part: 'all' | 'visual' = 'all'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Passing checks are not reported. The page has no cross-origin frames, so axe needs no second page.
    .options({ resultTypes: ['violations'], runOnly: part === 'all' ? RULES : VISUAL_RULES })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
