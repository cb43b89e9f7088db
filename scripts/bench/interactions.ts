/** The cost of the first use of each island, and the time from a press to its visible result. */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { acts, type Act } from './visitor-actions.ts';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';
import { CHROMIUM } from './chromium.ts';
import { samplePages, siteAtHand } from './page-weights.ts';
import type { Row, Section } from './section.ts';
import { serveSite } from './static-server.ts';
import { median } from './statistics.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** An island with all its files, bytes. */
const FIRST_USE_BUDGET = 100_000;
/** From the press to the next frame on the screen, ms. */
const INP_BUDGET = 100;
/** How many times slower than this machine a cheap phone is assumed to be. */
const SLOWDOWN = 4;

/** Runs in the page: records the longest interaction from its start. */
const WATCH = `(() => {
  window.longestInteraction = 0;
  const take = (list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId > 0) {
        window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
      }
    }
  };
  new PerformanceObserver(take).observe({ type: 'event', durationThreshold: 16, buffered: true });
})()`;

interface Measured {
  /** Scripts and styles loaded by the action, brotli bytes. */
  code: number;
  /** The catalogue's files, brotli bytes. */
  data: number;
  /** ms. */
  longest: number;
}

const isCode = (response: Response): boolean => /\.(?:js|css)(?:\?|$)/.test(response.url());
const isData = (response: Response): boolean => response.url().includes('/data/');

async function bytesOf(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
}

async function measure(
  browser: Browser,
  origin: string,
  act: Act,
  slowdown: number,
): Promise<Measured> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, serviceWorkers: 'block' });
  try {
    const page: Page = await context.newPage();
    await page.goto(act.address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(WATCH);
    const came: Response[] = [];
    page.on('response', (response) => came.push(response));
    await act.run(page);
    await page.waitForLoadState('networkidle');
    const longest = await page.evaluate<number>('window.longestInteraction');
    return {
      code: await bytesOf(came.filter(isCode)),
      data: await bytesOf(came.filter(isData)),
      longest,
    };
  } finally {
    await context.close();
  }
}

export const interactions: Section = {
  name: 'use',
  async run({ products, runs }, { children }) {
    const folder = await siteAtHand(children, products);
    const server = await serveSite(folder);
    const product = samplePages(folder).find(({ name }) => name === 'product')?.address ?? '';
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    const rows: Row[] = [];
    try {
      for (const act of acts(product)) {
        const plain: Measured[] = [];
        const slow: Measured[] = [];
        for (let run = 0; run < runs; run += 1) {
          plain.push(await measure(browser, server.origin, act, 1));
          slow.push(await measure(browser, server.origin, act, SLOWDOWN));
        }
        const code = Math.max(...plain.map((each) => each.code));
        const longest = median(plain.map((each) => each.longest));
        rows.push({
          act: act.name,
          'first use, bytes': code,
          'its data, bytes': Math.max(...plain.map((each) => each.data)),
          'longest press, ms': longest,
          [`${SLOWDOWN} times slower, ms`]: median(slow.map((each) => each.longest)),
          good: code <= FIRST_USE_BUDGET && longest <= INP_BUDGET,
        });
      }
    } finally {
      await browser.close();
      await server.close();
    }
    return {
      title: 'First use of islands on a phone',
      notes: [
        `bytes: scripts and styles fetched on first use, maximum brotli compression; budget ${FIRST_USE_BUDGET}`,
        `press: the longest interaction by Event Timing (steps of 8 ms), median of ${runs} run(s); budget ${INP_BUDGET} ms`,
      ],
      rows,
    };
  },
};
