/** A browser page that remembers everything a visitor should never cause: errors, CSP reports, foreign requests. */
import { test as base, expect, type Page } from '@playwright/test';

/** What went wrong on a page, in words. */
export type Complaints = readonly string[];

/** What Playwright itself writes where it keeps the service worker away. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Watches a page from now on; the list that it gives grows. */
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

/** A page that is not found is answered with 404; tests keep the service worker out. Chromium writes both down. */
const EXPECTED =
  /the server responded with a status of 404|Service Worker registration blocked by Playwright/;

/** Playwright's `test` with `complaints`, which every test expects to be empty at its end, but for what it provokes and what any of its kind may meet; `reaches` names other origins that its pages may ask. */
export const test = base.extend<{
  complaints: Complaints;
  provoked: RegExp;
  met: RegExp;
  reaches: readonly string[];
}>({
  provoked: [/(?!)/, { option: true }],
  met: [/(?!)/, { option: true }],
  reaches: [[], { option: true }],
  complaints: [
    async ({ page, baseURL, provoked, met, reaches }, use) => {
      const complaints = watch(page, new Set([new URL(String(baseURL)).origin, ...reaches]));
      await use(complaints);
      const known = [EXPECTED, provoked, met];
      const unexpected = complaints.filter((text) => !known.some((each) => each.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
