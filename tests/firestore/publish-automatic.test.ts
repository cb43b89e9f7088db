/** Automatic publishing: staff see when the publisher runs next, and it respects their pause. */
import { describe, expect, test } from 'vitest';
import { openSmallShop, type SmallShop } from '#fixtures/publishing.ts';
import { requestPublish, outcomeOf, serve, until } from '#fixtures/publish-service.ts';
import { automaticOf } from '#admin/shell/publishing/automatic.ts';
import { publishPending } from '#site/publish/run-publish.ts';
import { AUTOMATIC_ID, automaticPublishingKind } from '#schema/automatic-publishing.ts';
import { decodeDocument } from '#schema/kind.ts';

const PATH = `${automaticPublishingKind.collection}/${AUTOMATIC_ID}`;
const HOUR = 3_600_000;
/** The interval of automatic publishes: ten per second, ms. */
const OFTEN = 100;

/** What staff see on their screens. */
async function stateOf({ firestore }: SmallShop) {
  const snapshot = await firestore.doc(PATH).get();
  const decoded = decodeDocument(automaticPublishingKind, PATH, snapshot.data() ?? {});
  if (!decoded.success) throw new Error(JSON.stringify(decoded.problems));
  return { ...decoded.value, shown: automaticOf(decoded.value, snapshot.readTime.toMillis()) };
}

const pause = ({ firestore }: SmallShop) =>
  firestore.doc(PATH).set({ pausedAt: new Date(), pausedBy: 'meera' }, { merge: true });
const resume = ({ firestore }: SmallShop) =>
  firestore.doc(PATH).set({ pausedAt: null, pausedBy: null }, { merge: true });

/** Counts the heartbeats of a publisher. */
async function signsOfLife(shop: SmallShop, count: number): Promise<void> {
  const times = new Set<number | undefined>([(await stateOf(shop)).seenAt]);
  await until(async () => {
    times.add((await stateOf(shop)).seenAt);
    expect(times.size).toBeGreaterThan(count);
  });
}

describe('a running publisher', () => {
  test('reports when it runs next, and that it has stopped', async () => {
    const shop = await openSmallShop();
    const service = serve(shop, await shop.open(), HOUR);
    await until(async () => expect((await stateOf(shop)).shown.kind).toBe('on'));
    const { shown } = await stateOf(shop);
    const nextAt = shown.kind === 'on' ? shown.nextAt : 0;
    expect(nextAt - Date.now()).toBeGreaterThan(HOUR - 60_000);
    expect(nextAt - Date.now()).toBeLessThan(HOUR + 60_000);
    await service.stop();
    expect((await stateOf(shop)).shown.kind).toBe('off');
  });

  test('publishes only requests while it is paused, and continues afterwards', async () => {
    const shop = await openSmallShop();
    const publisher = await shop.open();
    await publisher.publish();
    await pause(shop);
    const publishAt = Date.now() + 500;
    await shop.saveProduct('rg1', { title: 'Ring of the day' });
    await shop.saveProduct('rg50', { status: 'scheduled', publishAt });
    const service = serve(shop, publisher, OFTEN);

    await signsOfLife(shop, 3);
    await until(() => expect(Date.now()).toBeGreaterThan(publishAt));
    await signsOfLife(shop, 3);
    expect(service.published).toEqual([]);
    expect((await stateOf(shop)).shown).toMatchObject({ kind: 'paused', by: 'meera' });
    expect(shop.titleOf('product/RG1/rg1.html')).not.toContain('Ring of the day');

    const [id] = await requestPublish(shop, {});
    expect((await outcomeOf(shop, id)).progress.state).toBe('live');
    expect(shop.titleOf('product/RG1/rg1.html')).toContain('Ring of the day');
    expect(shop.isThere('product/RG50/rg50.html')).toBe(true);

    await shop.saveProduct('rg1', { title: 'Ring of the night' });
    await signsOfLife(shop, 3);
    expect(shop.titleOf('product/RG1/rg1.html')).toContain('Ring of the day');
    await resume(shop);
    await until(() => expect(shop.titleOf('product/RG1/rg1.html')).toContain('Ring of the night'));
  });
});

describe('a single run of the publisher', () => {
  test('respects the pause when started by a schedule, unless staff requested a publish', async () => {
    const shop = await openSmallShop();
    const publisher = await shop.open();
    await pause(shop);
    const run = (isAutomatic: boolean) =>
      publishPending(publisher, shop.firestore, { isAutomatic, onInvalid: () => undefined });
    expect(await run(true)).toBeUndefined();
    expect(shop.isThere('index.html')).toBe(false);
    const [id] = await requestPublish(shop, {});
    expect(await run(true)).toBeDefined();
    expect((await outcomeOf(shop, id)).progress.state).toBe('live');
    await shop.saveProduct('rg1', { title: 'Ring of the day' });
    expect(await run(true)).toBeUndefined();
    expect(await run(false)).toMatchObject({ written: expect.any(Number) });
    expect(shop.titleOf('product/RG1/rg1.html')).toContain('Ring of the day');
  });
});
