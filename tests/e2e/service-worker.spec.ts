/** The service worker with a connection: nothing old passes for fresh, and a new version always gets through. */
import { expect, type Page } from '@playwright/test';
import { CACHES } from '#storefront/shared/model/kept-offline.ts';
import { serviceWorkerScript } from '#site/publish/bundle/service-worker.ts';
import { readSiteFile } from '../built-site.ts';
import { keptIn, offlineNote, test, visit } from './changing-site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page changed on the server is shown as it is now, however slow the server', async ({
  page,
  site,
}) => {
  await visit(page, '/contact');
  for (const words of ['One change', 'Another change']) {
    site.reword('/contact', '</h1>', ` ${words}</h1>`);
    site.slowDown(words === 'One change' ? 0 : 1_500);
    await page.goto('/contact');
    await expect(heading(page)).toContainText(words);
    await expect(page.locator('html')).not.toHaveAttribute('data-kept');
    await expect(offlineNote(page)).toBeHidden();
  }
});

test('what is kept is what was shown last', async ({ page, context, site }) => {
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

test('no error is kept, and an error of the server is shown as one', async ({
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

test('a page that is gone is not kept any longer', async ({ page, context, site }) => {
  await visit(page, '/contact');
  await visit(page, '/about');
  site.change('/contact', { status: 404 });
  expect((await page.goto('/contact'))?.status()).toBe(404);
  await expect.poll(() => keptIn(page, CACHES.pages)).not.toContain('/contact');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(heading(page)).toHaveText('You are offline');
});

test('a detour is kept under the address that it leads to', async ({ page }) => {
  await visit(page, '/about');
  await page.goto('/contact/');
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => keptIn(page, CACHES.pages)).toContain('/contact');
  expect(await keptIn(page, CACHES.pages)).not.toContain('/contact/');
});

test('of the catalogue the newest version is kept, and fetched once unless it is found wanting', async ({
  page,
  site,
}) => {
  await visit(page, '/contact');
  await page.goto('/about');
  const part = '/data/catalogue/0.json';
  const timesAsked = () => site.asked.filter((path) => path === part).length;
  const ask = (version: string, cache: RequestCache = 'default') =>
    page.evaluate(async ([address, mode]) => (await fetch(address, { cache: mode })).status, [
      `${part}?v=${version}`,
      cache,
    ] as const);
  const versions = () =>
    page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => new URL(url).search).filter((search) => search !== '');
    }, CACHES.data);

  await ask('one');
  await expect.poll(versions).toEqual(['?v=one']);
  await ask('two');
  await expect.poll(versions).toEqual(['?v=two']);
  const before = timesAsked();
  await ask('two');
  expect(timesAsked()).toBe(before);
  await ask('two', 'reload');
  expect(timesAsked()).toBe(before + 1);
});

test('a worker of a new version takes over, and what only the old one used is gone', async ({
  page,
  site,
}) => {
  await visit(page, '/contact');
  const [script = ''] = (await keptIn(page, CACHES.assets)).filter((path) =>
    /Page.*\.js$/.test(path),
  );
  const renamed = readSiteFile('sw.js').replaceAll('pages-1', 'pages-2');
  site.change('/sw.js', { body: renamed });
  // The new version has no such file any more; a page that is still open may want it.
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
  await expect.poll(() => keptIn(page, CACHES.pages.replace('-1', '-2'))).toContain('/about');
});

test('a visit alone brings the new version', async ({ page, site }) => {
  await visit(page, '/contact');
  const renamed = readSiteFile('sw.js').replaceAll('pages-1', 'pages-2');
  site.change('/sw.js', { body: renamed });
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(CACHES.pages);
});

test('an installation that breaks off is no harm, and is begun again with the next page', async ({
  page,
  site,
}) => {
  site.change('/search', 'dead');
  await page.goto('/contact');
  await expect.poll(() => site.asked).toContain('/search');
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
  expect(await keptIn(page, CACHES.shell)).toContain('/search');
});

test('a page that the site does not have holds nothing up', async ({ page, site }) => {
  site.change('/search', { status: 404 });
  await visit(page, '/contact');
  expect(await keptIn(page, CACHES.shell)).toContain('/offline');
  expect(await keptIn(page, CACHES.shell)).not.toContain('/search');
});

test('where data are saved, only the offline page is fetched ahead', async ({ page, site }) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  site.change('/sw.js', { body: saving + readSiteFile('sw.js') });
  await visit(page, '/contact');
  await visit(page, '/about');
  expect(await keptIn(page, CACHES.shell)).toEqual(['/offline']);
  expect(site.asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
});

test('on a slow line the page comes first, and the worker in its time', async ({ page }) => {
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
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await expect(offlineNote(page)).toBeHidden();
});

test('a worker that is retired leaves nothing behind', async ({ page, site }) => {
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
