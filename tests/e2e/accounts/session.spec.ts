/**
 * A returning user: the header shows the name on every page, and the session is confirmed when the page is
 * idle.
 */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { changeAccount, database, expect, signIn, createPerson, test } from './customer.ts';

const account = (page: Page) => page.locator('header div > a:has(> .account-name)');
const SHOWN = '/products';

/** Stores a copy of the user before any page loads. */
const storeUser = (context: BrowserContext, text: string) =>
  context.addInitScript((copy) => {
    // Only once, so that later changes by the page are kept.
    if (sessionStorage.getItem('test-kept') !== null) return;
    sessionStorage.setItem('test-kept', 'yes');
    localStorage.setItem('user', copy);
  }, text);

/** The page's scripts are empty, so they make no requests. */
const noScriptFiles = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

const copyOf = (displayName: unknown) =>
  JSON.stringify({ uid: 'nobody-1', email: 'nobody@example.test', displayName, photoURL: null });

test.use({ hasOwnWindow: true, provoked: /accounts:lookup|status of 400/ });

/** Records layout shifts, and the header at the first paint. */
const watchFirstSight = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, first: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      // Layout shift entries, which TypeScript does not declare.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const link = document.querySelector('header div > a:has(> .account-name)');
      if (link === null) requestAnimationFrame(look);
      else seen.first = link.getAttribute('aria-label') ?? '';
    };
    requestAnimationFrame(look);
  });

const firstSight = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'seen') as { shift: number; first: string });

test.describe('the header', () => {
  test('shows the name with no script file, no flash and no layout shift', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.route('**/*.js', noScriptFiles);
    await storeUser(context, copyOf('Meera Shah'));
    await watchFirstSight(page);
    await page.goto(SHOWN);
    const link = account(page);
    await expect(link).toHaveAttribute('aria-label', 'Account of Meera Shah');
    await expect(link).toHaveAttribute('href', '/account');
    await expect(link).toHaveText('Meera');
    await page.evaluate(() => document.fonts.ready);
    expect(await firstSight(page)).toEqual({ shift: 0, first: 'Account of Meera Shah' });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('fits 320 px, where the menu links to the account', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await context.route('**/*.js', noScriptFiles);
    await storeUser(context, copyOf('Meera Shah'));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const link = page.locator('#menu').getByRole('link', { name: 'Account of Meera Shah' });
    await expect(link).toHaveAttribute('href', '/account');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is not broken by stored data', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const copy of [
      copyOf('<img src=x onerror=alert(1)>'),
      copyOf('</script><script>alert(1)</script>'),
      copyOf('W'.repeat(1_000_000)),
      copyOf({ trim: 1, toString: 2 }),
      'null',
      '{"displayName":',
    ]) {
      await page.goto('/robots.txt');
      await page.evaluate((text) => localStorage.setItem('user', text), copy);
      await page.goto('/about', { waitUntil: 'networkidle' });
      expect(dialogs).toEqual([]);
      await expect(account(page).locator('*')).toHaveCount(
        (await account(page).locator('svg *').count()) + 2,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });

  test('signs out in all tabs at once', async ({ page, context }) => {
    await storeUser(context, copyOf('Meera Shah'));
    await context.route('**/*.js', noScriptFiles);
    await page.goto(SHOWN);
    await expect(account(page)).toHaveText('Meera');
    const other = await context.newPage();
    await other.goto('/about');
    await other.evaluate(() => localStorage.removeItem('user'));
    await expect(account(page)).toHaveAttribute('aria-label', 'Account');
    await expect(account(page)).toHaveAttribute('href', '/login');
    await expect(account(page)).toHaveText('');
  });
});

/** Scripts that contain Firebase. */
async function firebaseScripts(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const answers: Promise<string>[] = [];
  const note = (response: { url: () => string; text: () => Promise<string> }) => {
    if (!response.url().endsWith('.js')) return;
    answers.push(
      response.text().then(
        (text) => (text.includes('identitytoolkit') ? response.url() : ''),
        () => '',
      ),
    );
  };
  page.on('response', note);
  await visit();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return (await Promise.all(answers)).filter(Boolean);
}

test.describe('catalogue pages', () => {
  test('a signed-in visitor downloads it when the page is idle, once per tab', async ({
    page,
    context,
  }) => {
    const person = await createPerson();
    await signIn(page, person, '/about');
    const place = database.doc(`webUsers/${person.uid}`);
    await expect.poll(async () => (await place.get()).exists).toBe(true);
    // A new tab is a new visit.
    const tab = await context.newPage();
    expect(await firebaseScripts(tab, () => tab.goto(SHOWN))).not.toEqual([]);
    const times = await tab.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const requests = performance
        .getEntriesByType('resource')
        .filter(
          ({ name }) => name.includes('signed-in') || new URL(name).origin !== location.origin,
        )
        .map(({ startTime }) => startTime);
      return { loaded: page?.loadEventStart ?? 0, first: Math.min(...requests) };
    });
    expect(times.loaded).toBeGreaterThan(0);
    expect(times.first).toBeGreaterThanOrEqual(times.loaded);
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem('glambug-session-looked-after')))
      .toBe(person.uid);
    expect(await firebaseScripts(tab, () => tab.goto('/about'))).toEqual([]);
  });

  test('when the session has ended, header and stored copy are cleared', async ({
    page,
    context,
  }) => {
    const person = await createPerson();
    await signIn(page, person, '/about');
    await changeAccount(person, { disableUser: true });
    const tab = await context.newPage();
    await tab.goto(SHOWN);
    await expect(account(tab)).toHaveAttribute('aria-label', 'Account');
    expect(await tab.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await tab.goto('/login');
    // At start-up the SDK gives no reason for the sign-out; signing in again shows it.
    await expect(tab.getByText('Your session ended. Please sign in again.')).toBeVisible();
    await tab.getByLabel('Email').fill(person.email);
    await tab.getByLabel('Password', { exact: true }).fill(person.password);
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tab.getByText('This account is disabled. Contact us.')).toBeVisible();
  });
});

test('signing in creates a complete customer document, and the next visit updates the last login', async ({
  page,
  context,
}) => {
  const person = await createPerson({ displayName: 'Meera Devi Shah' });
  await signIn(page, person, '/about');
  const place = database.doc(`webUsers/${person.uid}`);
  await expect.poll(async () => (await place.get()).exists).toBe(true);
  const made = (await place.get()).data() ?? {};
  expect(made).toMatchObject({
    uid: person.uid,
    email: person.email,
    displayName: 'Meera Devi Shah',
    photoURL: null,
    emailVerified: true,
    firstName: 'Meera',
    lastName: 'Devi Shah',
    phone: '',
    emailPreferences: { orderUpdates: true, promotions: true, newsletter: true },
  });
  const last = async () => JSON.stringify((await place.get()).get('lastLogin'));
  const before = await last();
  const tab = await context.newPage();
  await tab.goto(SHOWN);
  await expect.poll(last).not.toBe(before);
  expect((await place.get()).data()?.['createdAt']).toEqual(made['createdAt']);
});

test('signing out in one tab shows a message in the other and clears its draft', async ({
  page,
  context,
}) => {
  const person = await createPerson();
  await signIn(page, person, '/about');
  const other = await context.newPage();
  await other.goto('/account/profile');
  await expect(other.getByLabel('Business name')).toBeVisible();
  await other.evaluate(
    (uid) => sessionStorage.setItem('glambug-order-details', JSON.stringify({ uid, form: {} })),
    person.uid,
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  await other.waitForURL('/login?redirect=%2Faccount%2Fprofile');
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(await other.evaluate(() => sessionStorage.getItem('glambug-order-details'))).toBeNull();
});
