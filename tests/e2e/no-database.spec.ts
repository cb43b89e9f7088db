/**
 * Browsing reads no database: whatever is opened, no request goes to Firestore, to Auth or to another site. Loading any
 * template sends none either: every test of `quiet-page.ts` checks it.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { templates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

/** Firebase's services, at Google and as emulators. */
const DATABASES =
  /firestore|identitytoolkit|securetoken|firebasestorage|firebaseinstallations|:(?:8080|9099|9199)\b/;

/** Account pages load scripts of their own, whose file names may contain the name of a service. */
const ACCOUNTS = /^\/(?:login|register|reset-password|verify-email|account|order-confirmation)\b/;
const SCRIPT_FILE = /^\/_astro\/[^/]+\.js$/;

/** Records requests, including those of workers, and blocks requests to other origins. */
async function watchRequests(context: BrowserContext, origin: string, address: string) {
  const isAllowed = (path: string) => ACCOUNTS.test(address) && SCRIPT_FILE.test(path);
  const own: string[] = [];
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    const isOwn =
      url.origin === origin && (!DATABASES.test(url.pathname) || isAllowed(url.pathname));
    (isOwn ? own : foreign).push(url.href);
  });
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.abort(),
  );
  return { own, foreign };
}

/** Templates on which the header and the footer are opened, too. */
const WITH_FRAME: ReadonlySet<string> = new Set(['home', 'product with a price', 'login']);

/** Opens everything that a page opens without navigation, one after the other. @returns how many it has pressed */
async function openEverything(within: Locator): Promise<number> {
  const page = within.page();
  const kinds = within.locator('[data-act]:visible, summary:visible, [popovertarget]:visible');
  const count = await kinds.count();
  let pressed = 0;
  for (let index = 0; index < count; index += 1) {
    const each = kinds.nth(index);
    if (!(await each.isVisible())) continue;
    await each.focus();
    await page.keyboard.press('Enter');
    pressed += 1;
    // Its script is loaded once it is no longer busy; all requests are counted at the end.
    await expect(each).not.toHaveAttribute('aria-busy', 'true');
    // A dialog may appear with a delay, and its field may handle the first Escape.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open], .pswp')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
  return pressed;
}

/** Types a few letters into the search field, if there is one. */
async function search(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('searchbox');
  if ((await field.count()) === 0) return;
  await field.first().fill('ring');
}

/** Templates with nothing to open that the others do not have. */
const WITHOUT_OWN: ReadonlySet<string> = new Set([
  ...['second page of products', 'categories', 'subcategory', 'blogs', 'about', 'size guide'],
  ...['careers', 'privacy policy', 'shipping policy', 'returns policy', 'terms and conditions'],
  ...['rendering test', 'offline', 'password reset', 'email verification'],
  ...['product priced on request', 'product with hostile words', 'post with hostile words'],
]);

for (const [name, address] of templates().filter(([name]) => !WITHOUT_OWN.has(name))) {
  test(`${name}: sends no request to a database or another site`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { own, foreign } = await watchRequests(context, new URL(String(baseURL)).origin, address);
    await page.goto(address, { waitUntil: 'networkidle' });
    if (WITH_FRAME.has(name)) {
      expect(await openEverything(page.locator('body'))).toBeGreaterThan(2);
    }
    // A page without anything to open of its own has its frame opened.
    else if ((await openEverything(page.getByRole('main'))) === 0)
      expect(await openEverything(page.locator('body'))).toBeGreaterThan(0);
    await search(page);
    await page.mouse.wheel(0, 100_000);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    // Proof that requests are recorded.
    expect(own.length).toBeGreaterThan(3);
  });
}
