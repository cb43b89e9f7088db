/** A page that records errors, CSP reports and requests to other origins, which no visitor should cause. */
import { test as base, expect, type Page } from '@playwright/test';
import { watchSubscriptions } from './subscriptions.ts';

/** Problems of a page, as text. */
export type Complaints = readonly string[];

/** What Playwright logs when it blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Records problems of a page from now on; the returned list grows. */
function watch(page: Page, origins: ReadonlySet<string>): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!origins.has(url.origin) && url.protocol.startsWith('http')) {
      complaints.push(`request to ${url.origin}`);
    }
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) {
      complaints.push(`${response.status()} for ${response.url()}`);
    }
  });
  return complaints;
}

/**
 * A missing page has status 404. Writes that contend for one document are refused with 409 by Firestore, and its SDK
 * sends them again. Tests block the service worker. Chromium logs all three.
 */
const EXPECTED =
  /status of 404|status of 409|^409 for .*:commit|Service Worker registration blocked by Playwright/;

/**
 * Playwright's `test` with `complaints`, which must be empty at the end of every test, except for what the test
 * provokes (`provoked`). `reaches` lists other origins that its pages may request.
 */
export const test = base.extend<{
  subscriptions: undefined;
  complaints: Complaints;
  provoked: RegExp;
  reaches: readonly string[];
}>({
  provoked: [/(?!)/, { option: true }],
  reaches: [[], { option: true }],
  // Set up before the page, and so ended after it is closed.
  subscriptions: [
    async ({ context }, use) => {
      const end = watchSubscriptions(context);
      await use(undefined);
      await end();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, baseURL, provoked, reaches }, use) => {
      const complaints = watch(page, new Set([new URL(String(baseURL)).origin, ...reaches]));
      await use(complaints);
      const allowed = [EXPECTED, provoked];
      const unexpected = complaints.filter((text) => !allowed.some((each) => each.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
