/** What a member of the staff waits for: the list, each key, each frame of a scroll; and what editors leave behind. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import * as z from 'zod';
import { median, quantile } from './statistics.ts';

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
  await page.locator('.admin-publish-status').waitFor();
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

export interface Held {
  /** What scripts hold, bytes: no machine code, and nothing that the browser keeps of its own work. */
  bytes: number;
  /** Of documents, shown or not. */
  nodes: number;
  listeners: number;
}

/** What makes up the objects of scripts, in a picture of the heap. */
const OF_SCRIPTS = new Set(['object', 'closure', 'array', 'string', 'concatenated string']);

const heapPicture = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

function bytesOfScripts(picture: string): number {
  const { snapshot, nodes } = heapPicture.parse(JSON.parse(picture));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const named = types[0][nodes[at + type] ?? -1] ?? '';
    if (OF_SCRIPTS.has(named)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}

async function heldBy(session: CDPSession): Promise<Held> {
  const parts: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: bytesOfScripts(parts.join('')), nodes, listeners: jsEventListeners };
}

const BACK = 'Breadcrumbs';

/** A screen is opened from a list and left again: the form of a product; or a page of words, to compare with. */
const COURSES = {
  editor: {
    list: '/admin/products',
    open: async (page: Page) => {
      await page.locator(FIRST_ROW).first().click();
      await page.getByLabel('Description (optional)').waitFor();
    },
    close: (page: Page) => page.getByRole('navigation', { name: BACK }).getByRole('link').click(),
  },
  words: {
    list: '/admin/products',
    open: async (page: Page) => {
      await page.getByRole('navigation', { name: 'Back office' }).getByText('Media').click();
      await page.getByRole('heading', { level: 1, name: 'Media Management' }).waitFor();
    },
    close: (page: Page) =>
      page.getByRole('navigation', { name: 'Back office' }).getByText('Products').click(),
  },
} as const;

/** Screens between one look at what is held and the next. */
const APART = 10;

/**
 * Opens and closes a screen again and again. Until the half of them, caches fill and channels open that are there once.
 * @returns what is held after the half of them, and after each ten more
 */
export async function openAndClose(
  page: Page,
  course: keyof typeof COURSES,
  times: number,
): Promise<Held[]> {
  const session = await page.context().newCDPSession(page);
  const { list, open, close } = COURSES[course];
  // A list that is just being drawn holds its rows twice: what is held is looked at where none is.
  const held = async (): Promise<Held> => {
    await COURSES.words.open(page);
    const now = await heldBy(session);
    await COURSES.words.close(page);
    return now;
  };
  await page.goto(list);
  const openSome = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await page.locator(FIRST_ROW).first().waitFor();
      await open(page);
      await close(page);
    }
  };
  const half = Math.ceil(times / 2);
  await openSome(half);
  const looks = [await held()];
  for (let at = half; at < times; at += APART) {
    await openSome(APART);
    looks.push(await held());
  }
  return looks;
}

/**
 * What each screen leaves, bytes: the median of what every ten of them add. A list that is fetched anew is held beside
 * the one of before from then on; that is one step, and no growth.
 */
export const leftByEach = (looks: readonly Held[]): number =>
  Math.round(
    median(looks.slice(1).map(({ bytes }, at) => (bytes - (looks[at]?.bytes ?? bytes)) / APART)),
  );
