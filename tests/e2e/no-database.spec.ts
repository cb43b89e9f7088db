/** Who only looks costs no read: on every template, whatever is opened, no request goes to Firestore, to Auth or to anybody else. */
import type { BrowserContext, Page } from '@playwright/test';
import { templates } from '../built-site.ts';
import { expect, test } from './quiet-page.ts';

/** Firebase's services, at Google and as emulators. */
const DATABASES =
  /firestore|identitytoolkit|securetoken|firebasestorage|firebaseinstallations|:(?:8080|9099|9199)\b/;

/** What pages with accounts bring their own script for; its file may be named after what it asks. */
const ACCOUNTS = /^\/(?:login|register|reset-password|verify-email|account|order-confirmation)\b/;
const SCRIPT_FILE = /^\/_astro\/[^/]+\.js$/;

/** Requests beyond the shop, those of workers too; what they would reach is kept away. */
async function watchRequests(context: BrowserContext, origin: string, address: string) {
  const mayHold = (path: string) => ACCOUNTS.test(address) && SCRIPT_FILE.test(path);
  const own: string[] = [];
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http')) return;
    const isOwn = url.origin === origin && (!DATABASES.test(url.pathname) || mayHold(url.pathname));
    (isOwn ? own : foreign).push(url.href);
  });
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.abort(),
  );
  return { own, foreign };
}

/** Opens, one after the other, everything that a page opens in its place. */
async function openEverything(page: Page): Promise<number> {
  const kinds = page.locator('[data-act]:visible, summary:visible, [popovertarget]:visible');
  const count = await kinds.count();
  for (let index = 0; index < count; index += 1) {
    const each = kinds.nth(index);
    if (!(await each.isVisible())) continue;
    await each.focus();
    await page.keyboard.press('Enter');
    // What is fetched for it has come when it is no longer busy and the network is quiet.
    await expect(each).not.toHaveAttribute('aria-busy', 'true');
    await page.waitForLoadState('networkidle');
    // A dialog may appear a moment after, and take one Escape for its own field.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open], .pswp')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
  return count;
}

/** Types a few letters into what takes a search. */
async function search(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('searchbox');
  if ((await field.count()) === 0) return;
  await field.first().fill('ring');
  await page.waitForLoadState('networkidle');
}

for (const [name, address] of templates()) {
  test(`${name}: no request to a database, nor to anybody else`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { own, foreign } = await watchRequests(context, new URL(String(baseURL)).origin, address);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await openEverything(page)).toBeGreaterThan(1);
    await search(page);
    await page.mouse.wheel(0, 100_000);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    // They would have been seen.
    expect(own.length).toBeGreaterThan(3);
  });
}
