/** Customers in the back office: their search and their totals, on this machine, with the emulators. */
import type { Page } from '@playwright/test';
import { demoDocument, type DemoDocument } from '#seed/demo-document.ts';
import { demoDocuments } from '#seed/shop.ts';
import { webUserKind } from '#schema/web-user.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

const CUSTOMERS = 20_000;
/** From Enter until the result is in the list, ms. */
const SEARCH_BUDGET = 300;
const SEARCHES = 12;
/** The shop itself does not matter. */
const PRODUCTS = 200;

const nameOf = (at: number): string => `Jewellers ${String(at).padStart(5, '0')}`;

function customer(at: number): DemoDocument {
  const uid = `bench-${at}`;
  const day = Date.UTC(2026, 0, 1) + at * 60_000;
  return demoDocument(webUserKind, `webUsers/${uid}`, {
    ...{ uid, email: `${uid}@example.test`, displayName: `Owner ${at}`, photoURL: null },
    ...{ emailVerified: true, createdAt: day, lastLogin: day, firstName: '', lastName: '' },
    ...{ phone: `+9170${String(at).padStart(8, '0')}`, businessName: nameOf(at) },
    emailPreferences: { orderUpdates: true, promotions: false, newsletter: false },
  });
}

/** From Enter until the customer is in the list, ms; typing alone searches after a pause. */
async function timeToFind(page: Page, text: string, name: string): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search customers' });
  await field.fill('');
  await field.press('Enter');
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  await field.fill(text);
  const started = performance.now();
  await field.press('Enter');
  await page.getByRole('link', { name, exact: true }).waitFor();
  return performance.now() - started;
}

export const customers: Section = {
  name: 'customers',
  async run(_options, stage) {
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [
      ...demoDocuments({ products: PRODUCTS }),
      ...Array.from({ length: CUSTOMERS }, (_, at) => customer(at)),
    ];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, page } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      await page.goto('/admin/customers');
      await page.locator('main tbody a').first().waitFor();
      const times: number[] = [];
      for (let run = 0; run < SEARCHES; run += 1) {
        const at = Math.floor((run * CUSTOMERS) / SEARCHES) + run;
        const name = nameOf(at);
        const phone = `70${String(at).padStart(8, '0')}`;
        times.push(await timeToFind(page, run % 2 === 0 ? name : phone, name));
      }
      const search = Math.round(median(times));
      return {
        title: `The search among ${CUSTOMERS} customers`,
        notes: [
          `from Enter until the customer is in the list, by name and by phone number; median of ${SEARCHES}; budget ${SEARCH_BUDGET} ms`,
        ],
        rows: [
          { measure: 'search, ms', figure: search, good: search <= SEARCH_BUDGET },
          { measure: 'slowest search, ms', figure: Math.round(Math.max(...times)), good: true },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
