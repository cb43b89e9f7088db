/** Automatic publishes: scheduled documents at the server's time, and publishes at the interval. */
import { describe, expect, test, vi } from 'vitest';
import { afterwards, openSmallShop, type SmallShop } from '#fixtures/publishing.ts';
import { requestPublish, outcomeOf, serve, until } from '#fixtures/publish-service.ts';
import { REGULAR_RUN } from '#site/publish/service.ts';
import { SHOP_COLLECTIONS } from '#schema/shop-collections.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** Long enough for one automatic publish before, ms. */
const SOON_MS = 4_000;

const SCHEDULED = ['product/RG50/rg50.html', 'blogs/news.html'];

/** Saves a product and a post scheduled for `publishAt`, ms. */
async function schedule(shop: SmallShop, publishAt: number): Promise<void> {
  await shop.saveProduct('rg50', { status: 'scheduled', publishAt });
  await shop.savePost('news', { status: 'scheduled', publishAt });
}

const liveFiles = (shop: SmallShop): string[] => SCHEDULED.filter((file) => shop.isThere(file));

/** Moves the clock of this machine, but not the server's, by `ms`. */
function setClock(ms: number): void {
  const shifted = new Proxy(Date, {
    get: (real, key) => (key === 'now' ? () => real.now() + ms : Reflect.get(real, key)),
    construct: (real, args) =>
      args.length === 0 ? new real(real.now() + ms) : Reflect.construct(real, args),
  });
  vi.stubGlobal('Date', shifted);
  afterwards(() => vi.unstubAllGlobals());
}

describe('a scheduled document', () => {
  test('goes live at its time, and not before', async () => {
    const shop = await openSmallShop();
    const publisher = await shop.open();
    await publisher.publish();
    const publishAt = Date.now() + SOON_MS;
    await schedule(shop, publishAt);
    const service = serve(shop, publisher);

    await service.hasRun();
    expect(publisher.store.asOf()).toBeLessThan(publishAt);
    expect(liveFiles(shop)).toEqual([]);

    await until(() => expect(liveFiles(shop)).toEqual(SCHEDULED));
    expect(publisher.store.asOf()).toBeGreaterThanOrEqual(publishAt);
    expect(shop.linksOf('index.html')).toContain('/product/RG50/rg50');
    expect(shop.linksOf('blogs.html')).toContain('/blogs/news');
    await until(() => expect(service.occasions()).toEqual([REGULAR_RUN, 'a scheduled item']));
  });
});

test('a failed publish of a scheduled document is not retried at once', async () => {
  const shop = await openSmallShop();
  let works = true;
  const publisher = await shop.open({
    sync: async (store, options) => {
      if (works) return await shop.sync(store, options);
      throw Object.assign(new Error('PERMISSION_DENIED'), { code: 7 });
    },
  });
  await publisher.publish();
  await schedule(shop, Date.now() + SOON_MS);
  const service = serve(shop, publisher);
  await service.hasRun();
  works = false;
  await until(() => expect(service.failures.length).toBeGreaterThan(0));
  const [id] = await requestPublish(shop, {});
  expect((await outcomeOf(shop, id)).progress).toMatchObject({
    state: 'failed',
    reason: 'PERMISSION_DENIED',
  });
  const occasions = service.failures.map(({ occasion }) => occasion);
  expect(occasions).toEqual(['a scheduled item', 'a request']);
});

/** A live shop in which one product is due soon, and another an hour later. */
async function openScheduledShop() {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  await publisher.publish();
  const publishAt = Date.now() + SOON_MS;
  await schedule(shop, publishAt);
  await shop.saveProduct('rg60', { status: 'scheduled', publishAt: publishAt + HOUR });
  return { shop, publisher, publishAt };
}

describe('with another clock on this machine', () => {
  test('at the start, scheduled documents follow the time of the server', async () => {
    const { shop, publisher, publishAt } = await openScheduledShop();
    setClock(3 * YEAR);
    const service = serve(shop, publisher);
    await service.hasRun();
    expect(liveFiles(shop)).toEqual([]);
    await until(() => expect(liveFiles(shop)).toEqual(SCHEDULED));
    expect(shop.isThere('product/RG60/rg60.html')).toBe(false);
    expect(publisher.store.nextScheduled(publisher.store.asOf())).toBe(publishAt + HOUR);
  });

  test('while it is running, no scheduled document is late or early', async () => {
    const { shop, publisher, publishAt } = await openScheduledShop();
    const service = serve(shop, publisher);
    await service.hasRun();

    setClock(-3 * YEAR);
    await shop.saveProduct('rg1', { title: 'Saved meanwhile' });
    const [id] = await requestPublish(shop, {});
    const { progress } = await outcomeOf(shop, id);
    expect(progress.state).toBe('live');
    expect('at' in progress && Math.abs(progress.at - publishAt)).toBeLessThan(HOUR);
    expect(shop.titleOf('product/RG1/rg1.html')).toContain('Saved meanwhile');

    await until(() => expect(liveFiles(shop)).toEqual(SCHEDULED));
    expect(publisher.store.asOf()).toBeGreaterThanOrEqual(publishAt);
    expect(shop.isThere('product/RG60/rg60.html')).toBe(false);
    expect(service.failures).toEqual([]);
  });
});

test('it publishes at the interval, and costs few reads when nothing changed', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  const service = serve(shop, publisher, 50);
  await until(() => expect(service.published.length).toBeGreaterThanOrEqual(4));
  expect(new Set(service.occasions())).toEqual(new Set([REGULAR_RUN]));
  for (const { published } of service.published.slice(1)) {
    expect(published).toMatchObject({ dirty: [], written: 0, deleted: 0 });
    expect(published.sync.reads).toBeLessThanOrEqual(2 * SHOP_COLLECTIONS.length);
  }
});

test('it publishes changes without a request', async () => {
  const shop = await openSmallShop();
  const publisher = await shop.open();
  const service = serve(shop, publisher, 50);
  await service.hasRun();
  await shop.saveProduct('rg1', { title: 'Without a request' });
  await until(() => expect(shop.titleOf('product/RG1/rg1.html')).toContain('Without a request'));
});
