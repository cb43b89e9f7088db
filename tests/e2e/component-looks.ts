/** How components are drawn in a page, so that it can be compared between pages and sites. */
import type { Page } from '@playwright/test';

/** What is compared. */
export const COMPONENTS = {
  'header logo': 'header > div > a[href="/"]',
  'header tool': 'header a[data-act="search"], header a[data-act="order-list"]',
  'header account': 'header div > a:has(> .account-name)',
  // Cards of posts, which have a date, are set larger.
  'card title': 'article:not(:has(time)) :is(h2, h3):has(> .stretched-link)',
  'card price': 'article [data-price]',
  'card picture': 'article > .card-image',
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

/** Each component's looks in the page that is open; none where the page has no such component. */
export const looksIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(drawn, COMPONENTS);
