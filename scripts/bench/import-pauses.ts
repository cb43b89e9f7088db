/** The pauses of the import screen while a browser reads, compares and scrolls a list, beside an empty page. */
import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoDocument, type DemoDocument } from '#seed/demo-document.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import type { Stage } from '#tooling/local/script.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import { signedIn } from './back-office.ts';
import { BENCH_FOLDER, type Row } from './section.ts';

/** The longest time in which the page may not respond, ms. */
export const PAUSE_MS = 200;

/** The whole list, compared with a database in an emulator, ms. */
const PATIENCE = 300_000;

/** Runs in a page: the longest time between two frames, and the longest task, ms, since the last `takePauses`. */
const WATCH = `(() => {
  const longest = { frame: 0, task: 0 };
  let last = performance.now();
  const next = (now) => {
    longest.frame = Math.max(longest.frame, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
  }).observe({ type: 'longtask' });
  window.takePauses = () => {
    const taken = { ...longest };
    longest.frame = longest.task = 0;
    return taken;
  };
})()`;

/** Runs in the page: scrolls the rows from the first to the last. */
const SCROLL = `new Promise((resolve) => {
  const rows = document.querySelector('[aria-label="Rows of the file"]');
  const next = () => {
    const before = rows.scrollTop;
    rows.scrollTop += 4_000;
    if (rows.scrollTop > before) requestAnimationFrame(next);
    else resolve();
  };
  next();
})`;

interface Pauses {
  frame: number;
  task: number;
}

const takePauses = (page: Page): Promise<Pauses> => page.evaluate<Pauses>('window.takePauses()');

const reviewed = (page: Page) => page.getByRole('region', { name: 'Rows of the file' });

/** What staff do, each step until its result is shown. */
const STEPS: Readonly<Record<string, (page: Page, file: string) => Promise<unknown>>> = {
  'read the file': async (page, file) => {
    await page.getByLabel(/Choose file/).setInputFiles(file);
    await page.getByRole('heading', { name: 'Match the columns' }).waitFor({ timeout: PATIENCE });
  },
  'compare it with the shop': async (page) => {
    await page.getByRole('button', { name: 'Review changes' }).click();
    await reviewed(page).getByRole('listitem').first().waitFor({ timeout: PATIENCE });
  },
  'scroll through the rows': (page) => page.evaluate(SCROLL),
  'plan again, with publishing': async (page) => {
    await page.getByLabel('Publish new products and drafts').check();
    await reviewed(page).getByRole('listitem').first().waitFor({ timeout: PATIENCE });
  },
};

const documentsOf = (products: readonly (ProductDocument & { id: string })[]): DemoDocument[] =>
  products.map(({ id, ...product }) => demoDocument(productKind, `prod/${id}`, product));

/**
 * @param lists the texts by the name of the list
 * @param stored products of the shop besides those of the demo shop
 */
export async function importPauses(
  lists: Readonly<Record<string, Uint8Array>>,
  stored: readonly (ProductDocument & { id: string })[],
  stage: Stage,
): Promise<Row[]> {
  const env = readEnvironment();
  const host = await testFirestore(stage, env);
  const site = await provideTestSite(stage, env, host, documentsOf(stored));
  const { browser, page } = await signedIn(String(site['SITE_ORIGIN']));
  const file = `${BENCH_FOLDER}/list.csv`;
  const rows: Row[] = [];
  try {
    // In a window of its own, so that both draw frames.
    const empty = await (await browser.newContext()).newPage();
    await empty.evaluate(WATCH);
    await page.addInitScript(WATCH);
    for (const [list, text] of Object.entries(lists)) {
      writeFileSync(file, text);
      await page.goto('/admin/products/import');
      await page.getByLabel(/Choose file/).waitFor();
      for (const [step, take] of Object.entries(STEPS)) {
        await Promise.all([page, empty].map(takePauses));
        const started = performance.now();
        await take(page, file);
        const took = performance.now() - started;
        const [own, other] = await Promise.all([takePauses(page), takePauses(empty)]);
        rows.push({
          ...{ list, step, 'took ms': Math.round(took) },
          'longest task ms': Math.round(own.task),
          'longest frame ms': Math.round(own.frame),
          'of the empty page ms': Math.round(other.frame),
          isWithinBudget: own.task <= PAUSE_MS,
        });
      }
    }
  } finally {
    rmSync(file, { force: true });
    await browser.close();
  }
  return rows;
}
