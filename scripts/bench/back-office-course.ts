/** Waiting times in the back office: the list, each key, each frame of a scroll. */
import type { BrowserContext, Page } from '@playwright/test';
import { TEST_PROJECT } from '#tooling/local/test-site.ts';
import type { Row } from './section.ts';
import { median, quantile } from './statistics.ts';

/** Runs in the page: the time from each key press to the next frame, ms (in steps of 8). */
const WATCH_KEYS = `(() => {
  window.keyTimes = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') window.keyTimes.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

/** Scrolls a table evenly, frame by frame, and returns the duration of each frame, ms. */
const SCROLL = `(frames, step) => new Promise((resolve) => {
  const table = document.querySelector('[role=region]:has(> table)');
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

const FIRST_ROW = 'main tbody a';

/**
 * Runs in the page before its own scripts: when the first row could be clicked, on the page's clock, which starts
 * with the request.
 */
const WATCH_LIST = `(() => {
  const look = (now) => {
    if (document.querySelector('${FIRST_ROW}')) window.firstRowAt = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** Runs in the page: the duration of its longest query so far, ms. */
const QUERY_TIME = `Math.max(0, ...performance.getEntriesByType('resource')
  .filter(({ name }) => name.includes(':runQuery'))
  .map(({ duration }) => duration))`;

interface ListTime {
  /** From the request of the page until its first row can be clicked, ms. */
  list: number;
  /** The part of it in which the database answered the query, ms. */
  query: number;
}

async function timeToList(context: BrowserContext, screen: string): Promise<ListTime> {
  const page = await context.newPage();
  await page.addInitScript(WATCH_LIST);
  await page.goto(screen);
  await page.waitForFunction(() => 'firstRowAt' in window);
  const query = await page.evaluate<number>(QUERY_TIME);
  const list = await page.evaluate<number>('window.firstRowAt');
  await page.close();
  return { list, query };
}

/** Runs a query, ms. */
type QueryTimer = () => Promise<number>;

/** Runs the query of a list, the latest first, without a browser and without rules. */
export function queryTimer(host: string, collectionId: string, fieldPath: string): QueryTimer {
  const documents = `projects/${TEST_PROJECT}/databases/(default)/documents`;
  const orderBy = [{ field: { fieldPath }, direction: 'DESCENDING' }];
  const structuredQuery = { from: [{ collectionId }], orderBy, limit: 50 };
  return async () => {
    const started = performance.now();
    const response = await fetch(`http://${host}/v1/${documents}:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery }),
    });
    await response.json();
    return performance.now() - started;
  };
}

/** A query that takes up to this many times as long as the fastest had the emulator to itself. */
const AT_REST = 1.5;

/** Opens a list several times, each time when the emulator has finished the counts of the page before. */
export async function timesToLists(
  context: BrowserContext,
  screen: string,
  { query, runs }: { query: QueryTimer; runs: number },
): Promise<ListTime[]> {
  // The first ones warm the emulator up.
  const fastest = Math.min(await query(), await query(), await query());
  const times: ListTime[] = [];
  for (let run = 0; run < runs; run += 1) {
    while ((await query()) > fastest * AT_REST);
    times.push(await timeToList(context, screen));
  }
  return times;
}

export const EMULATOR_NOTE =
  'the emulator reads all documents for each query, and Firestore only those of the page';

/** @param budget of the whole, ms */
export function listRows(times: readonly ListTime[], budget: number): Row[] {
  const list = Math.round(median(times.map((each) => each.list)));
  const query = Math.round(median(times.map((each) => each.query)));
  return [
    { measure: 'list, ms', figure: list, good: list <= budget },
    { measure: 'of which its query, ms', figure: query, good: true },
  ];
}

/** The text typed into each field; none of its keys is a shortcut. */
const WORDS = 'Handmade 925';
/** Time between two keys, ms: the repeat rate of a held key; nobody types half as fast. */
const PACE = 30;
/** Maximum number of fields per form: the longest field may be anywhere, so every field up to here is measured. */
const MOST_FIELDS = 12;
const WRITABLE = ':is(textarea, input:not([type]), input[type="text"]):not([readonly], [disabled])';
/** A field on an otherwise empty page: the best that this machine can reach. */
const BARE = 'data:text/html,<main><form><textarea aria-label="Bare"></textarea></form></main>';

export interface Typed {
  keys: number;
  /** From a key press to the next frame, ms, in steps of 8; 16 is the smallest reported value. */
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
  // The last part of a screen to load.
  await page.getByRole('link', { name: /^Publishing: / }).waitFor();
  return typeInFields(page);
}

/** Types into a bare field, for comparison. */
export async function typeInBareField(context: BrowserContext): Promise<Typed> {
  const page = await context.newPage();
  await page.goto(BARE);
  const typed = await typeInFields(page);
  await page.close();
  return typed;
}

export interface Scrolled {
  rows: number;
  /** ms; a frame of a 60 Hz screen takes 16.7. */
  median: number;
  slowest: number;
}

/** Loads rows until there are enough, then scrolls back through them. */
export async function scrollThrough(page: Page, rows: number): Promise<Scrolled> {
  await page.goto('/admin/products');
  await page.locator(FIRST_ROW).first().waitFor();
  const loaded = () =>
    page.locator('main tbody tr[data-index]').last().getAttribute('data-index').then(Number);
  while ((await loaded()) < rows - 1) {
    const before = await loaded();
    await page.getByRole('region', { name: 'Products' }).evaluate((table) => {
      table.scrollTop = table.scrollHeight;
    });
    await page.waitForFunction((at) => {
      const all = document.querySelectorAll<HTMLElement>('main tbody tr[data-index]');
      return Number([...all].at(-1)?.dataset['index']) > at;
    }, before);
  }
  const times = await page.evaluate<number[]>(`(${SCROLL})(300, -200)`);
  return { rows, median: quantile(times, 0.5), slowest: quantile(times, 0.99) };
}
