/**
 * Frames per second while the table of quick order scrolls, with 200 rows and a quantity in one, beside an empty page of
 * the same height: without a GPU, a machine draws both in software, and the empty page is the best that it can do.
 */
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';
import { CHROMIUM } from './chromium.ts';
import { siteAtHand } from './page-weights.ts';
import type { Row, Section } from './section.ts';
import { serveSite } from './static-server.ts';
import { median } from './statistics.ts';

const SCREENS = {
  'phone, 360 px': { width: 360, height: 740 },
  'desktop, 1440 px': { width: 1440, height: 900 },
};
const SLOWDOWNS = [1, 4];
/** A frame at 60 Hz, with the tolerance of the timer, ms. */
const FRAME = 17;
/** Of the frames per second of the empty page. */
const LEAST = 0.97;

/** Runs in the page: scrolls it from its beginning to its end, 40 px in each frame. @returns the frames, ms */
const SCROLL = `new Promise((resolve) => {
  scrollTo({ top: 0, behavior: 'instant' });
  const frames = [];
  let last = performance.now();
  const step = (now) => {
    frames.push(now - last);
    last = now;
    const before = scrollY;
    scrollBy({ top: 40, behavior: 'instant' });
    if (scrollY > before) requestAnimationFrame(step);
    else resolve(frames.slice(2));
  };
  requestAnimationFrame(step);
})`;

const perSecond = (frames: readonly number[]): number =>
  (frames.length * 1_000) / frames.reduce((all, each) => all + each, 0);

const late = (frames: readonly number[]): number =>
  Math.round((frames.filter((each) => each > FRAME).length * 100) / frames.length);

/** Shows all products as a table, with a quantity. @returns the number of rows, and the height of the page */
async function openTable(page: Page): Promise<{ rows: number; height: number }> {
  await page.goto('/products');
  await page.getByRole('button', { name: 'Quick order' }).click();
  const table = page.getByRole('list', { name: 'Quick order' });
  await table
    .getByRole('button', { name: /^More of/ })
    .first()
    .click();
  return {
    rows: await table.locator(':scope > li').count(),
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  };
}

/** Both pages scroll in turns, so that other work of the machine slows both. */
async function scrollBoth(table: Page, empty: Page, runs: number) {
  const frames: { table: number[][]; empty: number[][] } = { table: [], empty: [] };
  for (let run = 0; run < runs; run += 1)
    for (const [name, page] of Object.entries({ table, empty })) {
      await page.bringToFront();
      frames[name === 'table' ? 'table' : 'empty'].push(await page.evaluate<number[]>(SCROLL));
    }
  return frames;
}

export const scrolling: Section = {
  name: 'scroll',
  async run({ products, runs }, { children }) {
    const server = await serveSite(await siteAtHand(children, products));
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    const rows: Row[] = [];
    try {
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        for (const rate of SLOWDOWNS) {
          const table = await browser.newPage({ viewport, baseURL: server.origin });
          const opened = await openTable(table);
          const empty = await browser.newPage({ viewport });
          await empty.setContent(`<div style="height: ${opened.height}px"></div>`);
          for (const page of [table, empty]) {
            const session = await page.context().newCDPSession(page);
            await session.send('Emulation.setCPUThrottlingRate', { rate });
          }
          const frames = await scrollBoth(table, empty, runs);
          const speed = median(frames.table.map(perSecond));
          const limit = median(frames.empty.map(perSecond));
          rows.push({
            screen: `${screen}${rate === 1 ? '' : `, ${rate} times slower`}`,
            rows: opened.rows,
            'per second': Math.round(speed),
            'empty page': Math.round(limit),
            'late, %': median(frames.table.map(late)),
            'late on the empty page, %': median(frames.empty.map(late)),
            'longest, ms': Math.round(median(frames.table.map((each) => Math.max(...each)))),
            // The bar is for this machine's own speed; slower processors are for comparison.
            ...(rate === 1 && { isWithinBudget: speed >= LEAST * limit }),
          });
          await table.close();
          await empty.close();
        }
      }
    } finally {
      await browser.close();
      await server.close();
    }
    return {
      title: 'Scrolling quick order',
      notes: [
        `40 px in each animation frame, to the end of the page; median of ${runs} runs, in turns with an empty page of the same height`,
        'late: longer than a frame at 60 Hz',
        `limit: ${LEAST * 100} % of the frames of the empty page, without a slower processor`,
      ],
      rows,
    };
  },
};
