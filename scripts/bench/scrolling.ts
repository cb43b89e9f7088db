/** Frames per second while the table of quick order scrolls, with 200 rows and a quantity in some. */
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';
import { CHROMIUM } from './chromium.ts';
import { siteAtHand } from './page-weights.ts';
import type { Row, Section } from './section.ts';
import { serveSite } from './static-server.ts';

const SCREENS = {
  'phone, 360 px': { width: 360, height: 740 },
  'desktop, 1440 px': { width: 1440, height: 900 },
};
const SLOWDOWNS = [1, 4];
/** A frame at 60 Hz, with the tolerance of the timer, ms. */
const FRAME = 17;

/** Runs in the page: scrolls the rows from the first to the last, 40 px in each frame. @returns the frames, ms */
const SCROLL = `new Promise((resolve) => {
  const frames = [];
  let last = performance.now();
  const step = (now) => {
    frames.push(now - last);
    last = now;
    const before = scrollY;
    scrollBy({ top: 40, behavior: 'instant' });
    if (scrollY > before) requestAnimationFrame(step);
    else resolve(frames.slice(1));
  };
  requestAnimationFrame(step);
})`;

export const scrolling: Section = {
  name: 'scroll',
  async run({ products }, { children }) {
    const server = await serveSite(await siteAtHand(children, products));
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    const rows: Row[] = [];
    try {
      for (const [screen, viewport] of Object.entries(SCREENS)) {
        for (const rate of SLOWDOWNS) {
          const page = await browser.newPage({ viewport, baseURL: server.origin });
          await page.goto('/products');
          await page.getByRole('button', { name: 'Quick order' }).click();
          const table = page.getByRole('list', { name: 'Quick order' });
          await table
            .getByRole('button', { name: /^More of/ })
            .first()
            .click();
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate });
          const frames = await page.evaluate<number[]>(SCROLL);
          const sum = frames.reduce((all, each) => all + each, 0);
          rows.push({
            screen: `${screen}${rate === 1 ? '' : `, ${rate} times slower`}`,
            rows: await table.locator(':scope > li').count(),
            frames: frames.length,
            'per second': Math.round((frames.length * 1_000) / sum),
            'late, %': Math.round(
              (frames.filter((each) => each > FRAME).length * 100) / frames.length,
            ),
            'longest, ms': Math.round(Math.max(...frames)),
          });
          await page.close();
        }
      }
    } finally {
      await browser.close();
      await server.close();
    }
    return {
      title: 'Scrolling quick order',
      notes: [
        '40 px in each animation frame, to the end of the page; late: longer than a frame at 60 Hz',
      ],
      rows,
    };
  },
};
