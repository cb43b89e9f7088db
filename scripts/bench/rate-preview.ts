/** The preview of a new silver rate in the back office, on this machine, with the emulators. */
import type { Page } from '@playwright/test';
import { demoDocument, type DemoDocument } from '#seed/demo-document.ts';
import { demoProducts } from '#seed/products.ts';
import { editedByStaff } from '#seed/staff-edit.ts';
import { priceKind } from '#schema/price.ts';
import { productKind } from '#schema/product.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

/** From the typed rate until the new prices are listed, ms. */
const BUDGET = 2_000;
/** One product in this many has its price for signed-in buyers only. */
const SIGN_IN_STEP = 4;
/** Higher than the demo shop’s rate, and lower, so that prices are also compared with costs; rupees per gram. */
const HIGHER = 200;
const LOWER = '60';
/** For the comparison with costs, ms. */
const PATIENCE = 180_000;

const byWeight = { makingPerGramPaise: 2_500, makingTiers: [] };

/** The demo products, all priced by weight and with a cost. */
function* productsByWeight(count: number): Generator<DemoDocument> {
  let at = 0;
  for (const { id, product } of demoProducts(count)) {
    at += 1;
    const isSignIn = at % SIGN_IN_STEP === 0;
    yield demoDocument(productKind, `prod/${id}`, {
      ...{ ...product, pricePaise: undefined, tiers: [] },
      priceMode: isSignIn ? 'signIn' : 'public',
      byWeight: isSignIn ? undefined : byWeight,
    });
    const { createdAt, updatedAt, rev } = product;
    const edited = editedByStaff(createdAt, { updatedAt, rev });
    if (isSignIn) yield demoDocument(priceKind, `prices/${id}`, { byWeight, tiers: [], ...edited });
  }
}

const isLive = ({ path, data }: DemoDocument): boolean =>
  path.startsWith('prod/') && data['status'] === 'published' && data['deletedAt'] === null;

async function openDialog(page: Page) {
  // A screen that reads little.
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: /^Silver ₹/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Silver rate' });
  return { dialog, rate: dialog.getByLabel('Rate per gram (₹)') };
}

const DRAFTS_LOADING = 'Loading drafts and unpublished changes…';
const LISTED = /^The price of ([\d,]+) products changes/;

/** Opens the dialog, types a rate at once, and waits until the prices of all live products are listed, ms. */
async function timeToPreview(page: Page, perGram: string, live: number): Promise<number> {
  const { dialog, rate } = await openDialog(page);
  await rate.fill(perGram);
  const started = performance.now();
  const summary = dialog.getByText(LISTED);
  await summary.waitFor();
  const time = performance.now() - started;
  // Drafts are listed a moment later.
  const count = Number(LISTED.exec(await summary.innerText())?.[1]?.replaceAll(',', ''));
  if (count < live) throw new Error(`${count} of ${live} live products are listed.`);
  // Until then the emulator would delay the next run.
  await dialog.getByText(DRAFTS_LOADING).waitFor({ state: 'detached' });
  return time;
}

/** The same with a lower rate, until the prices are compared with all costs, ms. */
async function timeToCompare(page: Page): Promise<number> {
  const { dialog, rate } = await openDialog(page);
  await rate.fill(LOWER);
  const started = performance.now();
  await dialog.getByText(/products would be sold below cost/).waitFor({ timeout: PATIENCE });
  return performance.now() - started;
}

export const ratePreview: Section = {
  name: 'rate-preview',
  async run({ products, runs }, stage) {
    const size = Math.max(...products);
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [...productsByWeight(size)];
    const site = await provideTestSite(stage, env, host, documents);
    const live = documents.filter(isLive).length;
    const { browser, page } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await timeToPreview(page, String(HIGHER + run), live));
      const listed = Math.round(median(times));
      const compared = Math.round(await timeToCompare(page));
      return {
        title: `The preview of a silver rate with ${size} products by weight`,
        notes: [
          `one product in ${SIGN_IN_STEP} has its price for signed-in buyers only`,
          `from the typed rate, right after the dialog was opened, until the prices of all ${live} live products are listed; median of ${runs}; budget ${BUDGET} ms`,
          'compared with costs: one run with a lower rate; the rate can be saved before',
        ],
        rows: [
          { measure: 'new prices listed, ms', figure: listed, good: listed <= BUDGET },
          { measure: 'slowest, ms', figure: Math.round(Math.max(...times)), good: true },
          { measure: 'compared with costs, ms', figure: compared, good: true },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
