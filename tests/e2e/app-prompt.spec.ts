/** The app prompt: only on phones and tablets, three seconds after loading, and not again after an answer. */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe.ts';
import { goToEnd } from './page-end.ts';
import { expect, test } from './quiet-page.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const DAY = 24 * 60 * 60 * 1_000;

const promptOf = (page: Page) => page.getByRole('region', { name: 'The GlamBug App' });

/** A fake clock; with real time a slow machine would show the prompt. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** Lets three seconds pass, and waits for the prompt. */
async function waitForPrompt(page: Page): Promise<void> {
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(promptOf(page)).toBeVisible();
}

/** The scripts fetched from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** After more than three seconds: no prompt, and no additional script. */
async function expectNoPrompt(page: Page, address = '/products'): Promise<void> {
  const scripts = scriptsOf(page);
  await page.goto(address);
  const own = scripts.length;
  await page.clock.runFor(10_000);
  await page.clock.resume();
  // A script request would have started by now.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts.slice(own)).toEqual([]);
  await expect(promptOf(page)).toHaveCount(0);
}

const stored = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)));

/** Links do not navigate, so that other effects of a click can be checked. */
const stay = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

test.describe('on a desktop', () => {
  test('no prompt appears, and its script is not fetched', async ({ page }) => {
    await stopClock(page);
    await expectNoPrompt(page);
  });
});

// Other devices are tested beside `app-prompt.ts`.
for (const [device, userAgent, offered, other] of [
  ['an iPhone', IPHONE, 'iOS', 'Android'],
  ['an Android phone', ANDROID, 'Android', 'iOS'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test(`the ${offered} app is offered after 3000 ms, without taking the focus`, async ({
      page,
    }) => {
      await stopClock(page);
      await page.goto('/products');
      await page.clock.runFor(2_999);
      await expect(promptOf(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await page.clock.resume();
      const prompt = promptOf(page);
      await expect(prompt.getByRole('status')).toContainText('Get the GlamBug App');
      await expect(prompt.getByRole('status')).toContainText('Better experience on mobile');
      const link = prompt.getByRole('link', { name: offered });
      const floating = page.locator(`[data-apps] [data-app-download="${offered.toLowerCase()}"]`);
      await expect(link).toHaveAttribute('href', String(await floating.getAttribute('href')));
      await expect(prompt.getByRole('link', { name: other })).toHaveCount(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });
  });
}

test.describe('answers to the prompt', () => {
  test.use({ userAgent: ANDROID });

  test.beforeEach(async ({ page }) => stopClock(page));

  test('the end of the page is visible above the prompt', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await waitForPrompt(page);
    await goToEnd(page);
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
    // The page makes room once it has measured the prompt.
    await expect(async () => {
      const [link, prompt] = [await last.boundingBox(), await promptOf(page).boundingBox()];
      expect((link?.y ?? Infinity) + (link?.height ?? 0)).toBeLessThanOrEqual(prompt?.y ?? 0);
    }).toPass();
  });

  test('Skip hides it for 30 days, on all pages', async ({ page }) => {
    await page.goto('/products');
    await waitForPrompt(page);
    const before = await page.evaluate(() => Date.now());
    await promptOf(page).getByRole('button', { name: 'Skip' }).click();
    await expect(promptOf(page)).toHaveCount(0);
    const answers = await stored(page);
    expect(answers['glambug-app-prompt-skipped']).toBe('true');
    const expiry = Number(answers['glambug-app-prompt-expiry']);
    expect(expiry).toBeGreaterThanOrEqual(before + 30 * DAY);
    expect(expiry).toBeLessThan(before + 30 * DAY + 60_000);

    await page.clock.pauseAt(expiry - 60_000);
    await expectNoPrompt(page, '/about');
    await page.clock.pauseAt(expiry);
    await page.goto('/about');
    const forgotten = await stored(page);
    expect(forgotten).not.toHaveProperty('glambug-app-prompt-skipped');
    expect(forgotten).not.toHaveProperty('glambug-app-prompt-expiry');
    await waitForPrompt(page);
  });

  test('Close hides it for the visit', async ({ page, context }) => {
    await page.goto('/products');
    await waitForPrompt(page);
    await promptOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(promptOf(page)).toHaveCount(0);
    expect(Object.keys(await stored(page)).filter((key) => /app/.test(key))).toEqual([]);
    await expectNoPrompt(page, '/about');

    const nextVisit = await context.newPage();
    await nextVisit.goto('/products');
    await waitForPrompt(nextVisit);
  });

  test('Escape closes it when it has the focus, and returns the focus', async ({ page }) => {
    await page.goto('/products');
    await waitForPrompt(page);
    const last = page.getByRole('link', { name: 'Enquire on WhatsApp' });
    await last.focus();
    await page.keyboard.press('Escape');
    await expect(promptOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(promptOf(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(promptOf(page)).toHaveCount(0);
    await expect(last).toBeFocused();
  });

  test('its store link marks the app as installed', async ({ page }) => {
    await page.goto('/products');
    await waitForPrompt(page);
    await stay(page);
    await promptOf(page).getByRole('link').click();
    await expect(promptOf(page)).toHaveCount(0);
    expect(await stored(page)).toHaveProperty('glambug-app-installed', 'true');
    await page.clock.pauseAt(400 * DAY);
    await expectNoPrompt(page, '/about');
  });

  for (const [place, link] of [
    ['floating', '[data-apps] [data-app-download="android"]'],
    ['in the footer', 'footer [data-app-download="android"]'],
    ['in the hero', '[data-source="hero"]'],
    ['on the B2B card', '[data-source="b2b-card"]'],
  ] as const) {
    test(`a store link ${place} marks the app as installed`, async ({ page }) => {
      await page.goto('/');
      await stay(page);
      await goToEnd(page);
      await page.clock.runFor(1_000);
      await page.locator(link).first().click();
      expect(await stored(page)).toHaveProperty('glambug-app-installed', 'true');
      await expectNoPrompt(page);
    });
  }
});

test.describe('together with other parts of the page', () => {
  test.use({ userAgent: ANDROID });

  test('it does not appear while a dialog is open', async ({ page }) => {
    await stopClock(page);
    await page.goto('/products');
    await goToEnd(page);
    await page.clock.runFor(1_000);
    await page.clock.resume();
    await page.getByRole('link', { name: 'Enquire on WhatsApp' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(promptOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(promptOf(page)).toBeVisible();
  });

  test('axe finds nothing, and it is fully visible at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await stopClock(page);
    await page.goto('/products');
    await waitForPrompt(page);
    expect(await axeFinds(page)).toEqual([]);
    for (const button of await promptOf(page).locator('a, button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    // Floating buttons are above it.
    const [above, prompt] = [
      page.locator('[data-dock] [data-act="whatsapp"], [data-action-menu] summary'),
      promptOf(page),
    ];
    await above.focus();
    await expect(above).toHaveCSS('opacity', '1');
    await expect(above).toBeInViewport({ ratio: 1 });
    const bottom = (await above.boundingBox())?.y ?? Infinity;
    expect(bottom).toBeLessThan((await prompt.boundingBox())?.y ?? 0);
  });

  test('with blocked storage no prompt appears, and the page works', async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await stopClock(page);
    await expectNoPrompt(page);
    await goToEnd(page);
    await page.getByRole('link', { name: 'Enquire on WhatsApp' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('with full storage the prompt can be skipped', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await stopClock(page);
    await page.goto('/products');
    await waitForPrompt(page);
    await promptOf(page).getByRole('button', { name: 'Skip' }).click();
    await expect(promptOf(page)).toHaveCount(0);
  });
});
