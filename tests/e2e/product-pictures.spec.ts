/** The picture viewer of a product: by pointer, keyboard and pinch, loaded on demand, without layout shift. */
import type { CDPSession, Page } from '@playwright/test';
import { fileOf, pageAddresses, readSiteFile } from '../built-site.ts';
import { axeFinds } from './axe.ts';
import { expect, test } from './quiet-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SEVERAL = pageAddresses().find(
  (address) =>
    /^\/product\/(?!ZZ)/.test(address) && readSiteFile(fileOf(address)).includes('id="picture-2"'),
);

const pictures = (page: Page) => page.locator('#pictures a');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const shown = (page: Page) => viewer(page).locator('.pswp__item[aria-hidden="false"] img').last();

/** Runs in the page: the width of the picture once it has not changed for some frames, CSS px. */
async function widthAtRest(picture: Element): Promise<number> {
  let width = 0;
  for (let same = 0; same < 6; same += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = picture.getBoundingClientRect().width;
    if (now !== width) same = 0;
    width = now;
  }
  return width;
}

/** Waits until the picture has stopped moving. */
async function rests(page: Page): Promise<number> {
  await expect(viewer(page).locator('.pswp--ui-visible')).toHaveCount(1);
  let width = 0;
  await expect(async () => {
    width = await shown(page).evaluate(widthAtRest);
    // A picture that has just been replaced has no size.
    expect(width).toBeGreaterThan(0);
  }).toPass();
  return width;
}

async function open(page: Page): Promise<number> {
  await pictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
  return rests(page);
}

test.beforeEach(({ page }) => page.goto(SEVERAL ?? '').then(() => undefined));

test('the viewer is fetched when a picture is opened, not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('/zoom'))).toEqual([]);
  await open(page);
  expect(fetched.filter((url) => url.includes('/zoom'))).toHaveLength(2);
});

test('opening and closing cause no layout shift', { tag: '@desk' }, async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.dataset['moved'] = '0';
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      const { dataset } = document.documentElement;
      dataset['moved'] = String(Number(dataset['moved']) + moved);
    }).observe({ type: 'layout-shift' });
  });
  const before = await page.locator('h1').boundingBox();
  await open(page);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  // Layout shifts are reported with the next frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator('html')).toHaveAttribute('data-moved', '0');
});

test(
  'by keyboard: opens, switches pictures, zooms, pans, and returns the focus',
  { tag: '@desk' },
  async ({ page }) => {
    await pictures(page).first().focus();
    await page.keyboard.press('Enter');
    const whole = await rests(page);
    const alts = await pictures(page)
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('alt')));
    await expect(viewer(page).getByRole('status')).toHaveText(`Picture 1 of 2: ${alts[0]}`);
    await expect(shown(page)).toHaveAttribute('alt', alts[0] ?? '');

    await page.keyboard.press('+');
    await expect.poll(() => rests(page)).toBeCloseTo(whole * 1.5, -1);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => rests(page)).toBeGreaterThan(whole * 3);
    const { x: left } = (await shown(page).boundingBox()) ?? { x: 0 };
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await shown(page).boundingBox())?.x).toBeLessThan(left);
    await expect(viewer(page).getByRole('status')).toHaveText(/^Picture 1 of 2/);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('-');
    await expect.poll(() => rests(page)).toBe(whole);

    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByRole('status')).toHaveText(`Picture 2 of 2: ${alts[1]}`);
    await page.keyboard.press('Tab');
    expect(await viewer(page).evaluate((all) => all.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(pictures(page).nth(1)).toBeFocused();
    await expect(pictures(page).nth(1)).toBeInViewport({ ratio: 0.5 });
  },
);

test('its buttons have descriptive names', async ({ page }) => {
  await open(page);
  for (const name of ['Zoom', 'Close', 'Previous picture', 'Next picture']) {
    await expect(viewer(page).getByRole('button', { name, includeHidden: true })).toHaveCount(1);
  }
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toHaveCount(0);
});

test('axe finds nothing while it is open', async ({ page }) => {
  await open(page);
  expect(await axeFinds(page)).toEqual([]);
});

test(
  'by pointer: a click or the wheel zooms, a click outside closes',
  { tag: '@desk' },
  async ({ page }) => {
    const whole = await open(page);
    await shown(page).click();
    await expect.poll(() => rests(page)).toBeCloseTo(whole * 2.5, -1);
    await shown(page).click();
    await expect.poll(() => rests(page)).toBe(whole);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => rests(page)).toBeGreaterThan(whole);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await open(page);
    const box = (await shown(page).boundingBox()) ?? { x: 0, y: 0 };
    // On a desktop there is room at the sides, on a phone above.
    await (box.x > 40 ? page.mouse.click(20, 450) : page.mouse.click(180, box.y - 20));
    await expect(viewer(page)).toHaveCount(0);
  },
);

const touches = (
  client: CDPSession,
  type: string,
  points: readonly (readonly [number, number])[],
) =>
  client.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });

test('by pinch: two fingers zoom', async ({ page }) => {
  const whole = await open(page);
  const client = await page.context().newCDPSession(page);
  const spread = (by: number) =>
    [
      [180 - by, 370],
      [180 + by, 370],
    ] as const;
  await touches(client, 'touchStart', spread(30));
  for (let by = 30; by <= 90; by += 10) await touches(client, 'touchMove', spread(by));
  await touches(client, 'touchEnd', []);
  await expect.poll(() => rests(page)).toBeGreaterThan(whole * 1.5);
});

test.describe('when the viewer fails to load', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('the picture itself opens', async ({ page }) => {
    await page.route('**/_astro/zoom*', (route) => route.abort());
    await pictures(page).first().click();
    await expect(page).toHaveURL(/\.webp$/);
  });
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
});
