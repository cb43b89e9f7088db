/** The order list of a large shop, on this machine, with the emulators, until it can be used. */
import type { DemoDocument } from '#seed/demo-document.ts';
import { orderDocuments } from '#seed/orders.ts';
import { demoDocuments } from '#seed/shop.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, TEST_PROJECT, testFirestore } from '#tooling/local/test-site.ts';
import { timeToList, type ListTime } from './back-office-course.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

const ORDERS = 50_000;
/** From the request until the first order can be clicked, ms. */
const BUDGET = 1_500;
/** The shop itself does not matter. */
const PRODUCTS = 200;
const MINUTE = 60_000;
/** A query that takes up to this many times as long as the fastest had the emulator to itself. */
const AT_REST = 1.5;

/** The first page of the list, as the screen reads it. */
const QUERY = {
  structuredQuery: {
    from: [{ collectionId: 'orders' }],
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 50,
  },
};

/** Runs the query of the list without a browser and without rules, ms. */
async function timeToQuery(host: string): Promise<number> {
  const started = performance.now();
  const documents = `projects/${TEST_PROJECT}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(QUERY),
  });
  await response.json();
  return performance.now() - started;
}

/** Copies of the demo orders, one per minute. */
function* manyOrders(): Generator<DemoDocument> {
  const orders = [...orderDocuments(PRODUCTS)].filter(({ path }) => /^orders\/[^/]+$/.test(path));
  for (let at = 0; at < ORDERS; at += 1) {
    const order = orders[at % orders.length];
    if (order === undefined) return;
    const createdAt = new Date(Date.UTC(2026, 5, 1) - at * MINUTE);
    yield { path: `orders/bench-${at}`, data: { ...order.data, createdAt } };
  }
}

/** Until the emulator has finished the counts of the page before. */
async function idle(host: string, fastest: number): Promise<void> {
  while ((await timeToQuery(host)) > fastest * AT_REST);
}

export const orders: Section = {
  name: 'orders',
  async run({ runs }, stage) {
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [...demoDocuments({ products: PRODUCTS }), ...manyOrders()];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, context } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      const times: ListTime[] = [];
      // The first ones warm the emulator up.
      const first = [await timeToQuery(host), await timeToQuery(host), await timeToQuery(host)];
      const fastest = Math.min(...first);
      for (let run = 0; run < runs; run += 1) {
        await idle(host, fastest);
        times.push(await timeToList(context, '/admin/orders'));
      }
      const list = Math.round(median(times.map((each) => each.list)));
      const query = Math.round(median(times.map((each) => each.query)));
      return {
        title: `The list of ${ORDERS} orders`,
        notes: [
          `from the page request, signed in, until the first order responds to a click; median of ${runs}; budget ${BUDGET} ms`,
          'the emulator reads all orders for each query, and Firestore only those of the page',
        ],
        rows: [
          { measure: 'list, ms', figure: list, good: list <= BUDGET },
          { measure: 'of which its query, ms', figure: query, good: true },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
