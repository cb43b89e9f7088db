/**
 * No analytics without consent: unconfigured, before a choice, after declining; and what is sent after
 * accepting.
 */
import { expect, test } from '@playwright/test';
import { pageAddresses, readSiteFile, fileOf } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import {
  answer,
  banner,
  buildMeasuredSite,
  choice,
  decide,
  letTimePass,
  measuredPage,
  MEASUREMENT_ID,
  press,
  serveMeasuredSite,
  type Traffic,
} from './measured-site.ts';

// One worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });

let policy = '';
test.beforeAll(async () => {
  test.setTimeout(180_000);
  policy = await buildMeasuredSite();
});

let traffic: Traffic;
test.beforeEach(async ({ page, baseURL }) => {
  traffic = await serveMeasuredSite(page, { origin: new URL(String(baseURL)).origin, policy });
});
test.afterEach(() => {
  expect(traffic.complaints).toEqual([]);
});

const FLOATING_IOS = '[data-apps] [data-app-download="ios"]';

test('without configuration no page contains analytics', () => {
  const traces = pageAddresses().filter((address) =>
    /name="analytics"|cookie-choices|googletagmanager|firebase/i.test(
      readSiteFile(fileOf(address)),
    ),
  );
  expect(traces).toEqual([]);
});

test('before a choice nothing is sent, whatever is pressed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(answer(page, 'Allow')).toBeVisible();
  await press(page, FLOATING_IOS);
  await press(page, '[data-source="hero"]');
  await letTimePass(page);
  expect(traffic.foreign).toEqual([]);
  expect(await choice(page)).toBeNull();
  expect(traffic.scripts.filter((script) => /analytics/.test(script))).toEqual([]);
});

test('after declining nothing is sent, and earlier presses are discarded', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await press(page, FLOATING_IOS);
  await answer(page, 'No thanks').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await choice(page)).toMatch(/^denied \d{4}-\d\d-\d\d$/);
  await press(page, FLOATING_IOS);
  // The press counts as an installed app, which would suppress the app prompt.
  await page.evaluate(() => localStorage.removeItem('glambug-app-installed'));
  await page.goto('/about');
  await press(page, FLOATING_IOS);
  await letTimePass(page);
  await expect(banner(page)).toHaveCount(0);
  expect(traffic.foreign).toEqual([]);
});

test('after accepting, earlier and later events are sent', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await press(page, FLOATING_IOS);
  await answer(page, 'Allow').click();
  const event = { tid: MEASUREMENT_ID, en: 'app_download_click' };
  await expect
    .poll(traffic.events)
    .toEqual([{ ...event, platform: 'ios', source: 'floating_buttons', page: 'home' }]);
  await press(page, '[data-source="hero"][data-app-download="android"]');
  await press(page, '[data-source="b2b-card"][data-app-download="ios"]');
  // Footer links are not among the tracked sources.
  await press(page, 'footer [data-app-download="ios"]');
  await press(page, '[data-source="hero"][data-app-download="ios"]');
  await expect
    .poll(() => traffic.events().slice(1))
    .toEqual([
      { ...event, platform: 'android', source: 'hero', page: 'home' },
      { ...event, platform: 'ios', source: 'b2b-card', page: 'home' },
      { ...event, platform: 'ios', source: 'hero', page: 'home' },
    ]);
  expect(await choice(page)).toMatch(/^granted \d{4}-\d\d-\d\d$/);
});

test('with earlier consent no banner appears; events name the page only on the home page', async ({
  page,
}) => {
  await decide(page, 'granted 2026-01-15');
  await page.goto('/about');
  await press(page, '[data-apps] [data-app-download="android"]');
  await expect.poll(traffic.events).toEqual([
    {
      tid: MEASUREMENT_ID,
      en: 'app_download_click',
      platform: 'android',
      source: 'floating_buttons',
    },
  ]);
  await expect(banner(page)).toHaveCount(0);
});

test('account pages contain no analytics, other pages do', () => {
  const signIn = ['/login', '/register', '/reset-password', '/verify-email'];
  const measured = [...signIn, '/account', '/order-confirmation', '/about'].filter((path) =>
    measuredPage(path).includes('name="analytics"'),
  );
  expect(measured).toEqual(['/about']);
});

test('account pages are not measured, whatever the visitor chooses there', async ({ page }) => {
  await decide(page, 'granted 2026-01-15');
  await page.clock.install();
  await page.goto('/login');
  await letTimePass(page);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await answer(page, 'Allow').click();
  await letTimePass(page);
  expect(traffic.views()).toEqual([]);
  expect(traffic.scripts.filter((script) => /analytics/.test(script))).toEqual([]);
});

for (const path of ['/verify-email', '/reset-password']) {
  test(`the code of an email link to ${path} is not sent to other sites`, async ({ page }) => {
    await decide(page, 'granted 2026-01-15');
    await page.goto(`${path}?mode=resetPassword&oobCode=secret-code&apiKey=any`);
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    const reported = traffic.foreign.filter(
      ({ host }) => host !== 'identitytoolkit.googleapis.com',
    );
    expect(reported).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const { origin } = new URL(page.url());
    await expect
      .poll(traffic.views)
      .toMatchObject([{ tid: MEASUREMENT_ID, dl: `${origin}/about`, dr: `${origin}/` }]);
  });
}

for (const [what, script] of [
  ['a stored refusal', `localStorage.setItem('glambug-analytics-consent', 'denied 2026-01-15')`],
  [
    'Global Privacy Control',
    `Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
     localStorage.setItem('glambug-analytics-consent', 'granted 2026-01-15')`,
  ],
  ['Do Not Track', `Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })`],
] as const) {
  test(`${what} sends nothing and shows no banner`, async ({ page }) => {
    await page.addInitScript(script);
    await page.clock.install();
    await page.goto('/');
    await press(page, FLOATING_IOS);
    await letTimePass(page);
    await expect(banner(page)).toHaveCount(0);
    expect(traffic.foreign).toEqual([]);
  });
}

test('the choice can be changed in the footer; then nothing more is sent', async ({ page }) => {
  await decide(page, 'granted 2026-01-15');
  await page.goto('/about');
  await press(page, FLOATING_IOS);
  await expect.poll(traffic.events).toHaveLength(1);
  const choices = page.getByRole('button', { name: 'Cookie choices' });
  await choices.click();
  await expect(banner(page)).toContainText('You allowed it.');
  await expect(banner(page).locator(':focus')).toHaveText(/Close|Allow|No thanks|^$/);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  await expect(choices).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, 'No thanks').click();
  await expect(choices).toBeFocused();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await press(page, FLOATING_IOS);
  await page.waitForLoadState('networkidle');
  expect(traffic.events()).toHaveLength(1);
  expect(await choice(page)).toMatch(/^denied /);
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [1440, 900],
] as const) {
  test(`the banner at ${width} px: both choices look alike, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/products');
    await expect(banner(page).getByRole('status')).toContainText('May we measure visits');
    const [allow, refuse] = [answer(page, 'Allow'), answer(page, 'No thanks')];
    await expect(allow).toBeInViewport({ ratio: 1 });
    await expect(refuse).toBeInViewport({ ratio: 1 });
    expect(await allow.getAttribute('class')).toBe(await refuse.getAttribute('class'));
    await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await axeFinds(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
  });

  test('the app prompt appears first, and the banner once it is answered', async ({ page }) => {
    await page.clock.install();
    await page.goto('/products');
    await page.clock.fastForward(3_000);
    const prompt = page.getByRole('region', { name: 'The GlamBug App' });
    await expect(prompt).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await prompt.getByRole('link').click();
    await page.reload();
    await page.clock.fastForward(3_000);
    await expect(banner(page)).toBeVisible();
    await expect(prompt).toHaveCount(0);
  });

  test('a press on the prompt is sent with its source', async ({ page }) => {
    await decide(page, 'granted 2026-01-15');
    await page.goto('/');
    const link = page.getByRole('region', { name: 'The GlamBug App' }).getByRole('link');
    await expect(link).toBeVisible();
    await press(page, '[data-source="mobile_prompt"]');
    await expect
      .poll(traffic.events)
      .toMatchObject([{ platform: 'android', source: 'mobile_prompt', page: 'home' }]);
  });
});
