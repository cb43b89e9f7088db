/** The order list of a large shop, on this machine, with the emulators, until it can be used. */
import type { DemoDocument } from '#seed/demo-document.ts';
import { orderDocuments } from '#seed/orders.ts';
import { demoDocuments } from '#seed/shop.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import { EMULATOR_NOTE, listRows, queryTimer, timesToLists } from './back-office-course.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';

const ORDERS = 50_000;
/** From the request until the first order can be clicked, ms. */
const BUDGET = 1_500;
/** The shop itself does not matter. */
const PRODUCTS = 200;
const MINUTE = 60_000;

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

export const orders: Section = {
  name: 'orders',
  async run({ runs }, stage) {
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [...demoDocuments({ products: PRODUCTS }), ...manyOrders()];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, context } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      const screen = { address: '/admin/orders', collectionId: 'orders' };
      const query = queryTimer(host, screen.collectionId, 'createdAt');
      const times = await timesToLists(context, screen, { query, runs });
      return {
        title: `The list of ${ORDERS} orders`,
        notes: [
          `from the page request, signed in, until the first order responds to a click; median of ${runs}; budget ${BUDGET} ms`,
          EMULATOR_NOTE,
        ],
        rows: listRows(times, BUDGET),
      };
    } finally {
      await browser.close();
    }
  },
};
