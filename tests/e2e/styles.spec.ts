/** What appears on many templates looks the same on each: a stylesheet's place in the head never matters. */
import type { Page } from '@playwright/test';
import { openTemplates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

/** What is compared, by the class that says which look it has. */
const COMPONENTS = {
  'header logo': 'header > div > a[href="/"]',
  'header tool': 'header a[data-act="search"], header a[data-act="order-list"]',
  'header account': 'header .account',
  'card title': 'article .piece-title',
  'card price': 'article .piece-price',
  'card picture': 'article .piece-tile',
  'primary button': 'main .btn-primary:not(.btn-small):not([class*="w-"]):not([class*="col-"])',
  'secondary button': 'main .btn-secondary:not(.btn-small):not([class*="w-"]):not([class*="col-"])',
  'footer heading': 'footer h2',
} as const;

/** Runs in the page: how each component is drawn there, without what its content and its neighbours decide. */
function drawn(components: Readonly<Record<string, string>>): Record<string, string[]> {
  const PROPERTIES = [
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'padding-top',
    'padding-left',
    'border-top-width',
    'border-top-left-radius',
    'text-decoration-line',
  ];
  const look = (element: Element): string => {
    const style = getComputedStyle(element);
    // Within a card the space between its parts is its own.
    const names = element.closest('article') ? [...PROPERTIES, 'margin-top'] : PROPERTIES;
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  return Object.fromEntries(
    Object.entries(components).map(([name, selector]) => [
      name,
      [...new Set([...document.querySelectorAll(selector)].map(look))],
    ]),
  );
}

/** The looks of each component, each with the templates that have it. */
async function looksOf(page: Page): Promise<Map<string, Map<string, string[]>>> {
  const looks = new Map<string, Map<string, string[]>>();
  for (const [template, address] of openTemplates()) {
    await page.goto(address);
    for (const [component, found] of Object.entries(await page.evaluate(drawn, COMPONENTS))) {
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
