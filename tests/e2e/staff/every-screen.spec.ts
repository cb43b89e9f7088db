/** Every screen that the router knows: readable by anybody, in both looks, on a telephone and at a desk. */
import type { Page } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { addressOf, openWhole, PATTERNS } from './screens.ts';
import { expect, test } from './staff.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** The width at which WCAG wants everything without scrolling sideways: 1280 px, enlarged four times. */
const NARROWEST = { width: 320, height: 640 };

/** By how much the page is wider than the window, px. */
const isTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Charts take their new width a moment after the window has it. */
const expectFits = (page: Page, where: string): Promise<void> =>
  expect.poll(() => isTooWide(page), where).toBeLessThanOrEqual(0);

/** Looks at a screen as it stands, in both sizes and looks. */
async function isForEverybody(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectFits(page, 'at a desk');
  expect(await axeFinds(page), 'at a desk, light').toEqual([]);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectFits(page, 'on a telephone');
  expect(await axeFinds(page), 'on a telephone, dark').toEqual([]);
  await page.setViewportSize(NARROWEST);
  await expectFits(page, 'at 320 px');
}

/** What the page wrote into its console, the policy's refusals among it, is looked at after every test (`quiet-page.ts`). */
const unanswered = new WeakMap<Page, string[]>();

test.beforeEach(({ page }) => {
  // Each element is looked at in both looks, and other tests leave lists that are long.
  test.slow();
  const failed: string[] = [];
  unanswered.set(page, failed);
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The page itself has given those up that it needs no more.
    if (why !== 'net::ERR_ABORTED') failed.push(`${request.url()}: ${why}`);
  });
});

test.afterEach(({ page }) => {
  expect(unanswered.get(page)).toEqual([]);
});

test('no screen of the router is left out here', async ({ page }) => {
  await openWhole(page, '/inventory');
  const known = await page.evaluate(() => {
    const router: unknown = Reflect.get(self, '__TSR_ROUTER__');
    // The router's own, for its development tools.
    return Object.keys((router as { routesByPath: object }).routesByPath);
  });
  expect(known.toSorted()).toEqual(PATTERNS.toSorted());
});

for (const pattern of PATTERNS) {
  test(`the screen at ${pattern}`, async ({ page }) => {
    await openWhole(page, await addressOf(pattern));
    await expect(page).toHaveTitle(/^\S.* · Back office$/);
    await isForEverybody(page);
  });
}

/** Unlike any word or SKU, however forgiving a search is. */
const NOTHING = 'qxzjvwkq';
/** Other ways to look at a list or a form. */
const STATES = [
  ['products as pictures', '/products?view=grid'],
  ['orders as a board', '/orders?view=board'],
  ['a new product', '/products/new'],
  ['a new post', '/blogs/new'],
  ['a new category', '/categories/new'],
] as const;
/** Lists with filters that nothing fits. */
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
    await isForEverybody(page);
  });
}

for (const path of EMPTY) {
  test(`nothing to show says so, with a way on: ${path.replace(NOTHING, '…')}`, async ({
    page,
  }) => {
    await openWhole(page, path);
    const state = page.locator('.admin-list-state');
    await expect(state).toHaveText(/\w/);
    await expect(state.getByRole('button').or(state.getByRole('link'))).not.toHaveCount(0);
    await isForEverybody(page);
  });
}

test.describe('where the database is out of reach', () => {
  // The SDK that listens looks elsewhere whether there is any connection.
  test.use({
    provoked:
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be (?:loaded|saved)|request to https:\/\/www\.google\.com/,
  });

  const look = async (page: Page): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('zz');
    const state = page.getByRole('main').getByRole('alert');
    await expect(state).toHaveText(/connection/);
    await expect(state.getByRole('button', { name: 'Retry' })).toBeVisible();
    await isForEverybody(page);
    unanswered.get(page)?.splice(0);
  };

  test('a list says so, and comes when it is asked again', async ({ page }) => {
    await openWhole(page, '/customers');
    await page.route(/:runQuery/, (route) => route.abort());
    await look(page);
    await page.unroute(/:runQuery/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No customers match your search or filters.')).toBeVisible();
  });

  test('a list says so without a connection, and comes with it by itself', async ({ page }) => {
    await openWhole(page, '/customers');
    // All that is fetched after the screen is there.
    await expect(page.getByRole('link', { name: /^Publishing:/ })).toBeVisible();
    await page.context().setOffline(true);
    await look(page);
    await page.context().setOffline(false);
    await expect(page.getByText('No customers match your search or filters.')).toBeVisible();
  });
});
