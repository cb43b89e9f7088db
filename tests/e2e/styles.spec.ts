/** Components look the same on all templates, so the order of stylesheets does not matter. */
import type { Page } from '@playwright/test';
import { openTemplates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

/** The compared components and their selectors. */
const COMPONENTS = {
  'header logo': 'header > div > a[href="/"]',
  'header tool': 'header a[data-act="search"], header a[data-act="order-list"]',
  'header account': 'header div > a:has(> .account-name)',
  // Cards of posts, which have a date, use a larger title.
  'card title': 'article:not(:has(time)) :is(h2, h3):has(> .stretched-link)',
  'card price': 'article [data-price]',
  'card picture': 'article > .card-image',
  'primary button': 'main .btn-primary:not(.btn-small):not([class*="w-"]):not([class*="col-"])',
  'secondary button': 'main .btn-secondary:not(.btn-small):not([class*="w-"]):not([class*="col-"])',
  'footer heading': 'footer h2',
} as const;

/** Runs in the page: the styles of each component that do not depend on its content and its neighbours. */
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
    // Inside a card, margins are part of the component.
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

/** The styles of each component, each with the templates that have it. */
async function stylesOf(page: Page): Promise<Map<string, Map<string, string[]>>> {
  const styles = new Map<string, Map<string, string[]>>();
  for (const [template, address] of openTemplates()) {
    await page.goto(address);
    for (const [component, componentStyles] of Object.entries(
      await page.evaluate(drawn, COMPONENTS),
    )) {
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
