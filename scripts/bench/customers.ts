/** Customers in the back office: their search and their totals, on this machine, with the emulators. */
import type { Page, Request } from '@playwright/test';
import { demoDocument, type DemoDocument } from '#seed/demo-document.ts';
import { demoDocuments } from '#seed/shop.ts';
import { indexOfCustomer } from '#core/account/customer-index.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, TEST_PROJECT, testFirestore } from '#tooling/local/test-site.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

const CUSTOMERS = 20_000;
/** From Enter until the result is in the list, ms. */
const SEARCH_BUDGET = 300;
const SEARCHES = 12;
/** Reads that follow each other are one, ms. */
const QUIET = 250;
/** The shop itself does not matter. */
const PRODUCTS = 200;

const CITIES = ['Hyderabad', 'Warangal'];

const nameOf = (at: number): string => `Jewellers ${String(at).padStart(5, '0')}`;

/** A profile and its search index. */
function customer(at: number): DemoDocument[] {
  const uid = `bench-${at}`;
  const day = Date.UTC(2026, 0, 1) + at * 60_000;
  const profile: WebUser = {
    ...{ uid, email: `${uid}@example.test`, displayName: `Owner ${at}`, photoURL: null },
    ...{ emailVerified: true, createdAt: day, lastLogin: day, firstName: '', lastName: '' },
    ...{ phone: `+9170${String(at).padStart(8, '0')}`, businessName: nameOf(at) },
    emailPreferences: { orderUpdates: true, promotions: false, newsletter: false },
  };
  const place = {
    ...{ name: `Owner ${at}`, phone: profile.phone, lines: [`${at} Bazaar Road`] },
    ...{ city: CITIES[at % 2] ?? '', state: 'Telangana', pin: '506002' },
  };
  const index = indexOfCustomer(profile, {
    ...{ places: [place], orders: [], merged: [], tags: ['Regular'] },
    notes: 'Likes to choose by video call.',
  });
  return [
    demoDocument(webUserKind, `webUsers/${uid}`, profile),
    demoDocument(customerIndexKind, `customerIndex/${uid}`, index),
  ];
}

/** Counts what the page reads, so that a search is not measured together with reads of the screen before. */
function watchReads(page: Page): { idle: () => Promise<void> } {
  const reading = new Set<Request>();
  const isRead = (request: Request): boolean => /:run\w*Query$/.test(request.url());
  page.on('request', (request) => isRead(request) && reading.add(request));
  page.on('requestfinished', (request) => reading.delete(request));
  page.on('requestfailed', (request) => reading.delete(request));
  return {
    idle: async () => {
      do await page.waitForTimeout(QUIET);
      while (reading.size > 0);
    },
  };
}

/** From Enter until the customer is in the list, ms; typing alone searches after a pause. */
async function timeToFind(page: Page, text: string, name: string): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search customers' });
  await field.fill(text);
  const started = performance.now();
  await field.press('Enter');
  await page.getByRole('link', { name, exact: true }).waitFor();
  return performance.now() - started;
}

/** The documents of the test site in Firestore's REST API. */
const DOCUMENTS = `projects/${TEST_PROJECT}/databases/(default)/documents`;

/** Reads one document in the page, ms. */
const timeToGet = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const started = performance.now();
    const response = await fetch(address, { headers: { authorization: 'Bearer owner' } });
    await response.json();
    return performance.now() - started;
  }, url);

export const customers: Section = {
  name: 'customers',
  async run(_options, stage) {
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [
      ...demoDocuments({ products: PRODUCTS }),
      ...Array.from({ length: CUSTOMERS }, (_, at) => customer(at)).flat(),
    ];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, page } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      await page.goto('/admin/customers');
      await page.locator('main tbody a').first().waitFor();
      const reads = watchReads(page);
      const times: number[] = [];
      const gets: number[] = [];
      for (let run = 0; run < SEARCHES; run += 1) {
        const at = Math.floor((run * CUSTOMERS) / SEARCHES) + run;
        const name = nameOf(at);
        const phone = `70${String(at).padStart(8, '0')}`;
        const typed = [`${String(at)} owner`, phone, `${CITIES[at % 2]} ${name.toLowerCase()}`];
        await reads.idle();
        times.push(await timeToFind(page, typed[run % typed.length] ?? '', name));
        gets.push(await timeToGet(page, `http://${host}/v1/${DOCUMENTS}/webUsers/bench-${at}`));
      }
      const get = Math.round(median(gets));
      const search = Math.round(median(times));
      return {
        title: `The search among ${CUSTOMERS} customers`,
        notes: [
          `from Enter until the customer is in the list, by the second word of a name, by phone number, and by city and business; median of ${SEARCHES}; budget ${SEARCH_BUDGET} ms`,
          'get: one document from the same page, the least that a search can take',
        ],
        rows: [
          { measure: 'search, ms', figure: search, good: search <= SEARCH_BUDGET },
          { measure: 'get, ms', figure: get, good: true },
          { measure: 'slowest search, ms', figure: Math.round(Math.max(...times)), good: true },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
