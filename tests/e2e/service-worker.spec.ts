/**
 * The service worker with a connection: outdated content is never shown as current, and new versions always
 * take over.
 */
import { expect, type Page } from '@playwright/test';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { serviceWorkerScript } from '#site/publish/bundle/service-worker.ts';
import { readSiteFile } from '../built-site.ts';
import { cachedPaths, offlineNote, test, visit } from './changing-site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a changed page is shown as it is now, even from a slow server', async ({ page, site }) => {
  await visit(page, '/contact');
  for (const text of ['One change', 'Another change']) {
    site.reword('/contact', '</h1>', ` ${text}</h1>`);
    site.slowDown(text === 'One change' ? 0 : 1_500);
    await page.goto('/contact');
    await expect(heading(page)).toContainText(text);
    await expect(page.locator('html')).not.toHaveAttribute('data-cached');
    await expect(offlineNote(page)).toBeHidden();
  }
});

test('the cache contains the page as shown last', async ({ page, context, site }) => {
  await visit(page, '/contact');
  site.reword('/contact', '</h1>', ' changed</h1>');
  await page.goto('/contact?from=a-link');
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match('/contact'))?.text()) ?? '', ''),
    )
    .toContain(' changed</h1>');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(heading(page)).toContainText('changed');
});

test('errors are not cached, and an error of the server is shown', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/contact');
  site.change('/contact', { status: 500, body: '<!doctype html><h1>Out of order</h1>' });
  expect((await page.goto('/contact'))?.status()).toBe(500);
  await expect(heading(page)).toHaveText('Out of order');
  await page.goto('/about');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(offlineNote(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText('Out of order');
});

test('a deleted page is removed from the cache', async ({ page, context, site }) => {
  await visit(page, '/contact');
  await visit(page, '/about');
  site.change('/contact', { status: 404 });
  expect((await page.goto('/contact'))?.status()).toBe(404);
  await expect.poll(() => cachedPaths(page, CACHES.pages)).not.toContain('/contact');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(heading(page)).toHaveText('You are offline');
});

test('a redirect is cached under its target', async ({ page }) => {
  await visit(page, '/about');
  await page.goto('/contact/');
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => cachedPaths(page, CACHES.pages)).toContain('/contact');
  expect(await cachedPaths(page, CACHES.pages)).not.toContain('/contact/');
});

test('a version of the catalogue is fetched once unless reloaded', async ({ page, site }) => {
  await visit(page, '/contact');
  await page.goto('/about');
  const part = '/data/catalogue/0.json';
  const timesRequested = () => site.requested.filter((path) => path === part).length;
  const fetchPart = (version: string, cache: RequestCache = 'default') =>
    page.evaluate(async ([address, mode]) => (await fetch(address, { cache: mode })).status, [
      `${part}?v=${version}`,
      cache,
    ] as const);
  const versions = () =>
    page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => new URL(url).search);
    }, CACHES.data);
  await fetchPart('two');
  await expect.poll(versions).toContain('?v=two');
  const before = timesRequested();
  await fetchPart('two');
  expect(timesRequested()).toBe(before);
  await fetchPart('two', 'reload');
  expect(timesRequested()).toBe(before + 1);
});

test('a worker of a new version takes over, and caches of the old version are deleted', async ({
  page,
  site,
}) => {
  await visit(page, '/contact');
  const [script = ''] = (await cachedPaths(page, CACHES.assets)).filter((path) =>
    /Page.*\.js$/.test(path),
  );
  const renamed = readSiteFile('sw.js').replaceAll('pages-1', 'pages-2');
  site.change('/sw.js', { body: renamed });
  // The new version does not contain this file, but a page that is still open may need it.
  site.change(script, { status: 404 });
  await page.evaluate(async () => {
    const taken = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await taken;
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(CACHES.pages);
  expect(await page.evaluate(async (path) => (await fetch(path)).status, script)).toBe(200);
  await page.goto('/about');
  await expect.poll(() => cachedPaths(page, CACHES.pages.replace('-1', '-2'))).toContain('/about');
});

test('a visit is enough to install the new version', async ({ page, site }) => {
  await visit(page, '/contact');
  const renamed = readSiteFile('sw.js').replaceAll('pages-1', 'pages-2');
  site.change('/sw.js', { body: renamed });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(CACHES.pages);
});

test('an interrupted installation does no harm and is retried with the next page', async ({
  page,
  site,
}) => {
  site.change('/search', 'dead');
  await page.goto('/contact');
  await expect.poll(() => site.requested).toContain('/search');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing, registration?.active].every((each) => !each);
      }),
    )
    .toBe(true);
  site.change('/search');
  await visit(page, '/about');
  expect(await cachedPaths(page, CACHES.shell)).toContain('/search');
});

test('a page that is missing on the site does not stop the installation', async ({
  page,
  site,
}) => {
  site.change('/search', { status: 404 });
  await visit(page, '/contact');
  expect(await cachedPaths(page, CACHES.shell)).toContain('/offline');
  expect(await cachedPaths(page, CACHES.shell)).not.toContain('/search');
});

test('with data saver only the offline page is cached in advance', async ({ page, site }) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  site.change('/sw.js', { body: saving + readSiteFile('sw.js') });
  await visit(page, '/contact');
  await visit(page, '/about');
  expect(await cachedPaths(page, CACHES.shell)).toEqual(['/offline']);
  expect(site.requested.filter((path) => path.startsWith('/data/'))).toEqual([]);
});

test('on a slow connection the page loads first', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  });
  await visit(page, '/contact');
  await expect(heading(page)).toBeVisible();
  await page.goto('/contact');
  await expect(page.locator('html')).not.toHaveAttribute('data-cached');
  await expect(offlineNote(page)).toBeHidden();
});

test('a retired worker removes its caches and its registration', async ({ page, site }) => {
  await visit(page, '/contact');
  const retired = await serviceWorkerScript('retired', { files: [], version: 'retired' });
  site.change('/sw.js', { body: retired });
  await page.goto('/about');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await page.goto('/contact');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
