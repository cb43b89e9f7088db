/** Waiting times in the back office: the list, each key, each frame of a scroll. */
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Response } from '@playwright/test';
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

/** Whether a request runs the query of the list; also runs in the page. */
const isListQuery = (address: string, body: unknown, collectionId: string): boolean =>
  address.includes(':runQuery') && String(body).includes(`"collectionId":"${collectionId}"`);

/** Runs in the page before its own scripts: answers the query of the list at once. */
const replay = ({ answer, collectionId }: { answer: string; collectionId: string }): string =>
  `(() => {
  const isListQuery = ${isListQuery.toString()};
  const fetchIt = window.fetch;
  window.fetch = (address, options) =>
    isListQuery(String(address), options?.body, '${collectionId}')
      ? Promise.resolve(new Response(${JSON.stringify(answer)}))
      : fetchIt(address, options);
})()`;

interface ListTime {
  /** From the request of the page until its first row can be clicked, ms. */
  list: number;
  /** The part of it in which the database answered the query, ms. */
  query: number;
  /** What the database answered. */
  answer: string;
}

interface ListScreen {
  address: string;
  /** Of its documents. */
  collectionId: string;
}

/** @param recorded an answer that replaces the database’s */
async function timeToList(
  context: BrowserContext,
  { address, collectionId }: ListScreen,
  recorded?: string,
): Promise<ListTime> {
  const page = await context.newPage();
  await page.addInitScript(WATCH_LIST);
  if (recorded !== undefined) await page.addInitScript(replay({ answer: recorded, collectionId }));
  const isAnswer = (response: Response): boolean =>
    isListQuery(response.url(), response.request().postData(), collectionId);
  const answered = recorded ?? page.waitForResponse(isAnswer).then((response) => response.text());
  await page.goto(address);
  await page.waitForFunction(() => 'firstRowAt' in window);
  const query = await page.evaluate<number>(QUERY_TIME);
  const list = await page.evaluate<number>('window.firstRowAt');
  const answer = await answered;
  await page.close();
  return { list, query, answer };
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

/** For which the emulator goes on to collect garbage after its answers, ms. */
const REST = 2_000;

/** A query that takes up to this many times as long as the fastest had the emulator to itself. */
const AT_REST = 1.5;

interface ListTimes {
  /** With the emulator. */
  stored: readonly ListTime[];
  /** With an answer recorded before. */
  recorded: readonly ListTime[];
}

/**
 * Opens a list several times, each time when the emulator has finished the counts of the page before: with its
 * database, and with a recorded answer.
 */
export async function timesToLists(
  context: BrowserContext,
  screen: ListScreen,
  { query, runs }: { query: QueryTimer; runs: number },
): Promise<ListTimes> {
  // The first ones warm the emulator up.
  const fastest = Math.min(await query(), await query(), await query());
  const stored: ListTime[] = [];
  const recorded: ListTime[] = [];
  const rest = async (): Promise<void> => {
    while ((await query()) > fastest * AT_REST);
    await setTimeout(REST);
  };
  for (let run = 0; run < runs; run += 1) {
    await rest();
    const time = await timeToList(context, screen);
    stored.push(time);
    await rest();
    recorded.push(await timeToList(context, screen, time.answer));
  }
  return { stored, recorded };
}

export const EMULATOR_NOTE =
  'the emulator reads all documents for each query, and Firestore only those of the page: so the list is also measured with the answer of its query at once, without a database';

/** @param budget of the whole, ms */
export function listRows({ stored, recorded }: ListTimes, budget: number): Row[] {
  const list = Math.round(median(stored.map((each) => each.list)));
  const query = Math.round(median(stored.map((each) => each.query)));
  const alone = Math.round(median(recorded.map((each) => each.list)));
  return [
    { measure: 'list, ms', figure: list, good: list <= budget },
    { measure: 'of which its query, ms', figure: query, good: true },
    { measure: 'list with its query answered at once, ms', figure: alone, good: alone <= budget },
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
