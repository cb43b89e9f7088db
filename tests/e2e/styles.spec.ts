/** What appears on many templates looks the same on each: a stylesheet's place in the head never matters. */
import type { Page } from '@playwright/test';
import { openTemplates } from '../built-site.ts';
import { COMPONENTS, looksIn } from './component-looks.ts';
import { expect, test } from './quiet-page.ts';

/** The looks of each component, each with the templates that have it. */
async function looksOf(page: Page): Promise<Map<string, Map<string, string[]>>> {
  const looks = new Map<string, Map<string, string[]>>();
  for (const [template, address] of openTemplates()) {
    await page.goto(address);
    for (const [component, found] of Object.entries(await looksIn(page))) {
      const known = looks.get(component) ?? new Map<string, string[]>();
      for (const look of found) known.set(look, [...(known.get(look) ?? []), template]);
      looks.set(component, known);
    }
  }
  return looks;
}

test('a component looks the same on every template', async ({ page }) => {
  test.slow();
  const looks = await looksOf(page);
  for (const component of Object.keys(COMPONENTS)) {
    const known = [...(looks.get(component) ?? [])];
    expect.soft(known.length, `${component}: ${JSON.stringify(known, null, 1)}`).toBe(1);
  }
});
