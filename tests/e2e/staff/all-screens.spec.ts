/**
 * Every screen of the router is accessible in both themes, on a phone and on a desktop. At every width nothing
 * scrolls sideways, and no content is clipped or covered.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { layoutFaults } from '../layout-faults.ts';
import { addressOf, openWhole, PATTERNS } from './screens.ts';
import { expect, test } from './staff.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** How much wider the page is than the window, px. */
const isTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Charts follow the window's width with a delay. */
const expectFits = (page: Page, where: string): Promise<void> =>
  expect.poll(() => isTooWide(page), where).toBeLessThanOrEqual(0);

/** Checks the current screen in both sizes and themes; the second time only what depends on them. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectFits(page, 'desktop');
  expect(await axeFinds(page), 'desktop, light').toEqual([]);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectFits(page, 'phone');
  expect(await axeFinds(page, 'visual'), 'phone, dark').toEqual([]);
}

/** Console output, including policy violations, is checked after every test (`quiet-page.ts`). */
const failedRequests = new WeakMap<Page, string[]>();

test.beforeEach(({ page }) => {
  // Slow, because both themes of long lists are checked.
  test.slow();
  const failed: string[] = [];
  failedRequests.set(page, failed);
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Requests that the page itself has aborted, and those of a test without a connection.
    if (!/ERR_ABORTED|ERR_INTERNET_DISCONNECTED/.test(why)) failed.push(`${request.url()}: ${why}`);
  });
});

test.afterEach(({ page }) => {
  expect(failedRequests.get(page)).toEqual([]);
});

test('the list of screens covers every route of the router', async ({ page }) => {
  await openWhole(page, '/reviews');
  const registered = await page.evaluate(() => {
    const router: unknown = Reflect.get(self, '__TSR_ROUTER__');
    // The router's own global for its devtools.
    return Object.keys((router as { routesByPath: object }).routesByPath);
  });
  expect(registered.toSorted()).toEqual(PATTERNS.toSorted());
});

for (const pattern of PATTERNS) {
  test(`the screen at ${pattern} is accessible and fits every width`, async ({ page }) => {
    await openWhole(page, await addressOf(pattern));
    await expect(page).toHaveTitle(/^\S.* · Back office$/);
    await expectAccessible(page);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

/** Similar to no word or SKU, even in a fuzzy search. */
const NOTHING = 'qxzjvwkq';
/** Other states of lists and forms. */
const STATES = [
  ['products as a grid', '/products?view=grid'],
  ['orders as a board', '/orders?view=board'],
  ['a new product', '/products/new'],
  ['a new post', '/blogs/new'],
  ['a new category', '/categories/new'],
] as const;
/** Lists whose filters match nothing. */
const EMPTY = [
  `/products?category=${NOTHING}`,
  `/products?q=${NOTHING}`,
  `/blogs?q=${NOTHING}`,
  `/categories?q=${NOTHING}`,
  `/customers?q=${NOTHING}`,
  `/orders?uid=${NOTHING}`,
  `/orders?q=${NOTHING}`,
  `/seo/redirects?q=${NOTHING}`,
  '/analytics?from=1985-01-01&to=1985-01-02',
];

for (const [name, path] of STATES) {
  test(name, async ({ page }) => {
    await openWhole(page, path);
    await expectAccessible(page);
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test('an empty list shows a message and a next step', async ({ page }) => {
  for (const path of EMPTY) {
    await openWhole(page, path);
    const state = page.locator('[data-list-empty]');
    await expect(state, path).toHaveText(/\w/);
    await expect(state.getByRole('button').or(state.getByRole('link')), path).not.toHaveCount(0);
  }
  await expectAccessible(page);
});

test.describe('without the database', () => {
  // Offline, the SDK's listener checks the connection elsewhere.
  test.use({
    provoked:
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be (?:loaded|saved)|request to https:\/\/www\.google\.com/,
  });

  const look = async (page: Page): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('zz');
    const state = page.getByRole('main').getByRole('alert');
    await expect(state).toHaveText(/connection/);
    await expect(state.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page);
  };

  test('a list shows that it is offline and loads when the connection is back', async ({
    page,
  }) => {
    await openWhole(page, '/customers');
    // Loaded after the screen.
    await expect(page.getByRole('link', { name: /^Publishing:/ })).toBeVisible();
    await page.context().setOffline(true);
    await look(page);
    await page.context().setOffline(false);
    await expect(page.getByText('No customers match your search or filters.')).toBeVisible();
  });
});
