/** What a member of the staff waits for: the list, each key, each frame of a scroll. */
import type { BrowserContext, Page } from '@playwright/test';
import { quantile } from './statistics.ts';

/** Runs in the page: how long each key takes from its press to the next picture, ms (steps of 8). */
const WATCH_KEYS = `(() => {
  window.keyTimes = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') window.keyTimes.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

/** Scrolls a table evenly, frame by frame, and gives how long each frame took, ms. */
const SCROLL = `(frames, step) => new Promise((resolve) => {
  const table = document.querySelector('.admin-table');
  const times = [];
  let last = performance.now();
  const next = (now) => {
    times.push(now - last);
    last = now;
    if (times.length === frames) return resolve(times);
    table.scrollTop += step;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;

const FIRST_ROW = '.admin-table tbody a';

/** Runs in the page before its own scripts: when the first row was there to be pressed, by the page’s clock, which begins with the request. */
const WATCH_LIST = `(() => {
  const look = (now) => {
    if (document.querySelector('${FIRST_ROW}')) window.firstRowAt = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** From the request of the page until its first row can be pressed, ms. */
export async function timeToList(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(WATCH_LIST);
  await page.goto('/admin/products');
  await page.waitForFunction(() => 'firstRowAt' in window);
  const took = await page.evaluate<number>('window.firstRowAt');
  await page.close();
  return took;
}

/** What is typed into each field: no key of it does anything but write. */
const WORDS = 'Handmade 925';
/** Between two keys, ms: a key that is held down repeats as fast, and nobody types half as fast. */
const PACE = 30;
/** A form's longest fields are its last ones as often as its first, so every one is tried up to here. */
const MOST_FIELDS = 12;
const WRITABLE = ':is(textarea, input:not([type]), input[type="text"]):not([readonly], [disabled])';
/** A field of a page that does nothing else: what this machine gives at best. */
const BARE = 'data:text/html,<main><form><textarea aria-label="Bare"></textarea></form></main>';

export interface Typed {
  keys: number;
  /** From a key’s press to the next picture, ms, in steps of 8; 16 is the least that is told. */
  slowest: number;
}

async function typeInFields(page: Page): Promise<Typed> {
  const fields = page.locator(`main form ${WRITABLE}`);
  await fields.first().waitFor();
  const count = Math.min(await fields.count(), MOST_FIELDS);
  await page.evaluate(WATCH_KEYS);
  let keys = 0;
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    if (!(await field.isVisible())) continue;
    await field.pressSequentially(WORDS, { delay: PACE });
    keys += WORDS.length;
  }
  const times = await page.evaluate<number[]>('window.keyTimes');

  return { keys, slowest: Math.max(16, ...times) };
}

/** Types into every field of a form of the back office. */
export async function typeInForm(page: Page, address: string): Promise<Typed> {
  await page.goto(address);
  // The last thing that a screen asks for.
  await page.getByRole('link', { name: /^Publishing: / }).waitFor();
  return typeInFields(page);
}

/** Types into a bare field, to compare with. */
export async function typeInBareField(context: BrowserContext): Promise<Typed> {
  const page = await context.newPage();
  await page.goto(BARE);
  const typed = await typeInFields(page);
  await page.close();
  return typed;
}

export interface Scrolled {
  rows: number;
  /** ms; 16.7 is a picture of a screen of 60 Hz. */
  median: number;
  slowest: number;
}

/** Loads rows until there are enough, then scrolls back through them. */
export async function scrollThrough(page: Page, rows: number): Promise<Scrolled> {
  await page.goto('/admin/products');
  await page.locator(FIRST_ROW).first().waitFor();
  const loaded = () =>
    page
      .locator('.admin-table tbody tr[data-index]')
      .last()
      .getAttribute('data-index')
      .then(Number);
  while ((await loaded()) < rows - 1) {
    const before = await loaded();
    await page.locator('.admin-table').evaluate((table) => {
      table.scrollTop = table.scrollHeight;
    });
    await page.waitForFunction((at) => {
      const all = document.querySelectorAll<HTMLElement>('.admin-table tbody tr[data-index]');
      return Number([...all].at(-1)?.dataset['index']) > at;
    }, before);
  }
  const times = await page.evaluate<number[]>(`(${SCROLL})(300, -200)`);
  return { rows, median: quantile(times, 0.5), slowest: quantile(times, 0.99) };
}
