/** Components look the same on all templates, so the order of stylesheets does not matter. */
import type { Page } from '@playwright/test';
import { openTemplates } from '../built-site.ts';
import { COMPONENTS, stylesIn } from './component-styles.ts';
import { expect, test } from './quiet-page.ts';

/** The styles of each component, each with the templates that have it. */
async function stylesOf(page: Page): Promise<Map<string, Map<string, string[]>>> {
  const styles = new Map<string, Map<string, string[]>>();
  for (const [template, address] of openTemplates()) {
    await page.goto(address);
    for (const [component, componentStyles] of Object.entries(await stylesIn(page))) {
      const ofComponent = styles.get(component) ?? new Map<string, string[]>();
      for (const style of componentStyles)
        ofComponent.set(style, [...(ofComponent.get(style) ?? []), template]);
      styles.set(component, ofComponent);
    }
  }
  return styles;
}

test('a component looks the same on every template', async ({ page }) => {
  test.slow();
  const styles = await stylesOf(page);
  for (const component of Object.keys(COMPONENTS)) {
    const ofComponent = [...(styles.get(component) ?? [])];
    expect
      .soft(ofComponent.length, `${component}: ${JSON.stringify(ofComponent, null, 1)}`)
      .toBe(1);
  }
});
