/** The shop without a connection: what was visited opens and says of when it is, and nothing old passes for fresh. */
import { expect, type Page } from '@playwright/test';
import { CACHES } from '#domain/kept-offline.ts';
import { templates } from '../built-site.ts';
import { test } from './changing-site.ts';

const PRODUCT = new Map(templates()).get('product with a price') ?? '';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });

/** The addresses kept in a cache, from the site's root. */
const keptIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Goes to a page, and waits until the worker is in charge and keeps it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => keptIn(page, CACHES.pages)).toContain(path);
}

/** No connection, as the browser knows; the server is out of reach, whatever else the browser may think of. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}

test('pages that were visited open offline, with their pictures, and say of when they are', async ({
  page,
}) => {
  await visit(page, '/');
  await visit(page, PRODUCT);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await goOffline(page);
  for (const path of [PRODUCT, '/']) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText(/This page is from \d{1,2} \w+ \d{4}, \d/);
    await expect(page.locator('html')).toHaveAttribute('data-kept', /^\d{4}-\d\d-\d\dT/);
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});
