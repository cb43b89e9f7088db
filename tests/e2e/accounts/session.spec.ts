/** Who signed in before: greeted at once on every page, looked after when the page is idle, and never asked for more. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { axeFinds } from '../axe.ts';
import { changeAccount, database, expect, signIn, somebody, test } from './customer.ts';

const account = (page: Page) => page.locator('header div > a:has(> .account-name)');
const SHOWN = '/products';

/** Puts a copy of whoever signed in into the browser's store before any page is there. */
const keepUser = (context: BrowserContext, text: string) =>
  context.addInitScript((copy) => {
    // Once: what the page does to it later stays.
    if (sessionStorage.getItem('test-kept') !== null) return;
    sessionStorage.setItem('test-kept', 'yes');
    localStorage.setItem('user', copy);
  }, text);

/** The page’s script files are empty: nobody there could ask anything. */
const noScriptFiles = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

const copyOf = (displayName: unknown) =>
  JSON.stringify({ uid: 'nobody-1', email: 'nobody@example.test', displayName, photoURL: null });

test.use({ provoked: /accounts:lookup|status of 400/ });

/** Notes shifts of the layout, and what the header says when the page is painted for the first time. */
const watchFirstSight = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, first: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      // The browser's own entries of this kind.
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
  for (const width of [360, 768, 1280]) {
    test(`greets by name at ${width} px with no script file, no flash and no shift`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await context.route('**/*.js', noScriptFiles);
      await keepUser(context, copyOf('Meera Shah'));
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
  }

  test('holds at 320 px, where the menu leads to the account', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await context.route('**/*.js', noScriptFiles);
    await keepUser(context, copyOf('Meera Shah'));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const link = page.locator('#menu').getByRole('link', { name: 'Account of Meera Shah' });
    await expect(link).toHaveAttribute('href', '/account');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const [what, copy] of [
    ['an image that runs', copyOf('<img src=x onerror=alert(1)>')],
    ['a closing script', copyOf('</script><script>alert(1)</script>')],
    ['a quote', copyOf('" onmouseover="alert(1)')],
    ['an endless name', copyOf('W'.repeat(1_000_000))],
    ['a name that turns the line round', copyOf('\u202Emoc.live\u202E')],
    ['nothing but blanks', copyOf(' \n ')],
    ['a number', copyOf(7)],
    ['an object', copyOf({ trim: 1, toString: 2 })],
    ['a list', copyOf(['a'])],
    ['no name', '{}'],
    ['null', 'null'],
    ['a text', '"Meera"'],
    ['no JSON', '{"displayName":'],
    ['nothing', ''],
  ] as const) {
    test(`stands whatever the store holds: ${what}`, async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 740 });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await keepUser(context, copy);
      await page.goto('/about', { waitUntil: 'networkidle' });
      expect(dialogs).toEqual([]);
      await expect(account(page).locator('*')).toHaveCount(
        (await account(page).locator('svg *').count()) + 2,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const box = await account(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(60);
    });
  }

  test('goes back at once in all tabs when somebody signs out in one', async ({
    page,
    context,
  }) => {
    await keepUser(context, copyOf('Meera Shah'));
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

/** Scripts that hold Firebase, by what they say. */
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

test.describe('pages of the catalogue', () => {
  test('who never signed in downloads no Firebase and asks nothing', async ({ page }) => {
    expect(await firebaseScripts(page, () => page.goto(SHOWN))).toEqual([]);
  });

  test('who signed in downloads it when the page is idle, and once in a visit', async ({
    page,
    context,
  }) => {
    const person = await somebody();
    await signIn(page, person, '/about');
    const place = database.doc(`webUsers/${person.uid}`);
    await expect.poll(async () => (await place.get()).exists).toBe(true);
    // Another tab is another visit.
    const tab = await context.newPage();
    expect(await firebaseScripts(tab, () => tab.goto(SHOWN))).not.toEqual([]);
    const times = await tab.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const asked = performance
        .getEntriesByType('resource')
        .filter(
          ({ name }) => name.includes('signed-in') || new URL(name).origin !== location.origin,
        )
        .map(({ startTime }) => startTime);
      return { loaded: page?.loadEventStart ?? 0, first: Math.min(...asked) };
    });
    expect(times.loaded).toBeGreaterThan(0);
    expect(times.first).toBeGreaterThanOrEqual(times.loaded);
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem('glambug-session-looked-after')))
      .toBe(person.uid);
    expect(await firebaseScripts(tab, () => tab.goto('/about'))).toEqual([]);
  });

  test('where the session turns out to be over, header and saved copy are cleared', async ({
    page,
    context,
  }) => {
    const person = await somebody();
    await signIn(page, person, '/about');
    await changeAccount(person, { disableUser: true });
    const tab = await context.newPage();
    await tab.goto(SHOWN);
    await expect(account(tab)).toHaveAttribute('aria-label', 'Account');
    expect(await tab.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await tab.goto('/login');
    // The SDK does not say at the start why nobody is signed in any more; signing in again finds out.
    await expect(
      tab.getByText(
        'Your session ended, or this account is disabled. Sign in again, or contact us.',
      ),
    ).toBeVisible();
    await tab.getByLabel('Email').fill(person.email);
    await tab.getByLabel('Password', { exact: true }).fill(person.password);
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tab.getByText('This account is disabled. Contact us.')).toBeVisible();
  });
});

test('signing in makes the customer’s document with all its fields; the next visit notes it', async ({
  page,
  context,
}) => {
  const person = await somebody({ displayName: 'Meera Devi Shah' });
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

test('who signs out in one tab is told so in the other, which keeps nothing of them', async ({
  page,
  context,
}) => {
  const person = await somebody();
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
  expect(await other.evaluate(() => sessionStorage.getItem('glambug-order-details'))).toBeNull();
});
