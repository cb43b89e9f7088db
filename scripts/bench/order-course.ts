/** From a WhatsApp message with 20 products to a sent quote, on this machine, with the emulators. */
import { demoDocuments, DEMO_PRODUCTS } from '#seed/shop.ts';
import {
  newDigits,
  ORDER_MESSAGE,
  quoteMessage,
  type Interaction,
} from '#fixtures/order-from-message.ts';
import { readEnvironment } from '#tooling/local/env.ts';
import { provideTestSite, testFirestore } from '#tooling/local/test-site.ts';
import { signedIn } from './back-office.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

/** From the list of orders until the quote is sent, s. */
const TIME_BUDGET = 90;
const INTERACTION_BUDGET = 12;

/**
 * Seconds of an average office worker in the keystroke-level model (Card, Moran and Newell, 1980): deciding what to do,
 * pointing with the mouse, moving a hand between mouse and keyboard, and a key.
 */
const HUMAN = { decide: 1.35, point: 1.1, home: 0.4, key: 0.28 };

/** Characters of a name or a phone number. */
const TYPED = 10;

/** How long a person takes, without the shop. */
function secondsOf(interaction: Interaction): number {
  const { decide, point, home, key } = HUMAN;
  const click = decide + point + key;
  switch (interaction) {
    case 'click':
      return click;
    case 'type':
      return click + home + TYPED * key + home;
    // In WhatsApp: press the message and copy it; then change the window, and paste.
    case 'paste':
      return 4 * click + home + 2 * key;
  }
}

export const orderCourse: Section = {
  name: 'order-course',
  async run({ runs }, stage) {
    const env = readEnvironment();
    const host = await testFirestore(stage, env);
    const documents = [...demoDocuments({ products: DEMO_PRODUCTS })];
    const site = await provideTestSite(stage, env, host, documents);
    const { browser, page } = await signedIn(String(site['SITE_ORIGIN']));
    try {
      const times: number[] = [];
      let interactions: Interaction[] = [];
      for (let run = 0; run < runs; run += 1) {
        await page.goto('/admin/orders');
        await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
        const started = performance.now();
        interactions = await quoteMessage(page, newDigits());
        times.push((performance.now() - started) / 1_000);
      }
      const shop = Math.round(median(times) * 10) / 10;
      const person = Math.round(interactions.reduce((sum, each) => sum + secondsOf(each), 0));
      return {
        title: `From a message of ${ORDER_MESSAGE.split('\n').length - 1} lines to a sent quote`,
        notes: [
          `median of ${runs} runs of a browser that types at once, and the time that a person needs for the same interactions by the keystroke-level model; budgets ${INTERACTION_BUDGET} interactions and ${TIME_BUDGET} s`,
        ],
        rows: [
          {
            interactions: interactions.length,
            'shop, s': shop,
            'person, s': person,
            'together, s': Math.round(shop + person),
            'within budget':
              interactions.length <= INTERACTION_BUDGET && shop + person <= TIME_BUDGET,
          },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
