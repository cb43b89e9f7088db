/**
 * The back office at desktop size: time until a list can be used, keys, frames; on this machine, with the emulators.
 */
import { chromium } from '@playwright/test';
import type { DemoDocument } from '#seed/demo-document.ts';
import { demoDocuments } from '#seed/shop.ts';
import { DEMO_ACCOUNTS } from '#tooling/local/accounts.ts';
import { CHROMIUM_FLAGS } from '#tooling/local/chromium-flags.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import {
  EMULATOR_NOTE,
  listRows,
  queryTimer,
  scrollThrough,
  timesToLists,
  typeInBareField,
  typeInForm,
  type Typed,
} from './back-office-course.ts';
import { CHROMIUM } from './chromium.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

/** From the request until the list can be used, ms. */
const LIST_BUDGET = 1_500;
/** From a key press to the next frame, ms. */
const KEY_BUDGET = 50;
/** Slightly more than a frame of a 60 Hz screen, ms. */
const FRAME_BUDGET = 17.5;
/** Maximum number of rows; half of the products in a small shop, because the list leaves some out. */
const ROWS = 5_000;
/** The collections whose documents have an editor, with its URL. */
const EDITORS_OF = {
  prod: 'products',
  categories: 'categories',
  blogs: 'blogs',
  seo: 'seo',
  pages: 'settings/pages',
} as const;

/** The form of one document of each collection, and of the single documents. */
function formAddresses(documents: readonly DemoDocument[]): string[] {
  const ofDocuments = Object.entries(EDITORS_OF).flatMap(([collection, screen]) => {
    const path = documents.find((each) => each.path.startsWith(`${collection}/`))?.path;
    return path === undefined ? [] : [`/admin/${screen}/${path.slice(collection.length + 1)}`];
  });
  return [...ofDocuments, '/admin/settings', '/admin/settings/home'];
}

export async function signedIn(origin: string) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const staff = DEMO_ACCOUNTS.find(({ role }) => role === 'staff');
  const page = await context.newPage();
  await page.goto('/login?redirect=%2Fadmin%2Fproducts');
  await page.getByLabel('Email').fill(staff?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(staff?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/admin/products');
  return { browser, context, page };
}

export const backOffice: Section = {
  name: 'back-office',
  async run({ products, runs }, stage) {
    const size = Math.max(...products);
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [...demoDocuments({ products: size })];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, context, page } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      const screen = { address: '/admin/products', collectionId: 'prod' };
      const query = queryTimer(host, screen.collectionId, 'updatedAt');
      const lists = await timesToLists(context, screen, { query, runs });
      const bare = await typeInBareField(context);
      const typed = [];
      for (const form of formAddresses(documents)) {
        const courses: Typed[] = [];
        for (let run = 0; run < runs; run += 1) courses.push(await typeInForm(page, form));
        const slowest = median(courses.map((course) => course.slowest));
        typed.push({ form, keys: courses[0]?.keys ?? 0, slowest });
      }
      const scrolled = await scrollThrough(page, Math.min(ROWS, Math.ceil(size / 2)));
      return {
        title: `The back office with ${size} products`,
        notes: [
          `list: from the page request, signed in, until the first row responds to a click; median of ${runs}; budget ${LIST_BUDGET} ms`,
          EMULATOR_NOTE,
          `key: the slowest key press in the form’s fields at key-repeat speed, median of ${runs} runs, from the press to the next frame, by Event Timing to the nearest 8 ms; in a plain field on an empty page: ${bare.slowest} ms; budget ${KEY_BUDGET} ms`,
          `frame: median of 300 frames while a table of ${scrolled.rows} loaded rows scrolls; 99th percentile ${scrolled.slowest.toFixed(1)} ms; budget ${FRAME_BUDGET} ms`,
        ],
        rows: [
          ...listRows(lists, LIST_BUDGET),
          ...typed.map(({ form, keys, slowest }) => ({
            measure: `slowest of ${keys} keys in ${form}, ms`,
            figure: slowest,
            good: slowest <= KEY_BUDGET,
          })),
          {
            measure: 'frame, ms',
            figure: Number(scrolled.median.toFixed(1)),
            good: scrolled.median <= FRAME_BUDGET,
          },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
