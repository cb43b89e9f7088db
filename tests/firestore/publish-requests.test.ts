/**
 * Publish requests: they show the progress of their publish, and are combined, refused, or requeued after an
 * interruption.
 */
import { describe, expect, test } from 'vitest';
import { openSmallShop } from '#fixtures/publishing.ts';
import {
  requestPublish,
  createGate,
  followRequest,
  outcomeOf,
  requestAt,
  serve,
  until,
  type Gate,
} from '#fixtures/publish-service.ts';
import { localTarget } from '#site/publish/deploy.ts';
import { publishPending } from '#site/publish/run-publish.ts';
import { REGULAR_RUN } from '#site/publish/service.ts';
import { Timestamp } from '#firebase/admin/firestore.ts';

/** A shop whose next publish can be paused while it syncs or deploys. */
async function openPausableShop() {
  const shop = await openSmallShop();
  const syncing: Gate[] = [];
  const deploying: Gate[] = [];
  const publisher = await shop.open({
    sync: async (store, options) => {
      await syncing.shift()?.pass();
      return await shop.sync(store, options);
    },
    target: { ...localTarget, deploy: async () => deploying.shift()?.pass() },
  });
  const pause = (gates: Gate[]): Gate => {
    const gate = createGate();
    gates.push(gate);
    return gate;
  };
  return { shop, publisher, pauseSync: () => pause(syncing), pauseDeploy: () => pause(deploying) };
}

test('a request shows each step of its publish, and its result', async () => {
  const { shop, publisher, pauseSync, pauseDeploy } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  await shop.saveProduct('rg1', { title: 'Ring of the day' });
  const sync = pauseSync();
  const deploy = pauseDeploy();

  const [id] = await requestPublish(shop, {});
  const states = followRequest(shop, id);
  await until(() => expect(states.at(-1)?.state).toBe('syncing'));
  sync.open();
  await until(() => expect(states.at(-1)?.state).toBe('deploying'));
  deploy.open();
  await until(() => expect(states.at(-1)?.state).toBe('live'));

  const rendered = service.published.at(-1)?.published.dirty.length;
  expect(rendered).toBeGreaterThan(0);
  expect(states.filter(({ state }) => state !== 'queued')).toMatchObject([
    { state: 'syncing' },
    { state: 'rendering', done: expect.any(Number), of: rendered },
    { state: 'deploying' },
    { state: 'live', counts: { changed: 1, rendered, written: rendered, deleted: 0 } },
  ]);
  expect(shop.titleOf('product/RG1/rg1.html')).toContain('Ring of the day');
});

test('requests that arrive together share one publish', async () => {
  const { shop, publisher } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  const ids = await requestPublish(shop, {}, {}, {});
  const outcomes = await Promise.all(ids.map((id) => outcomeOf(shop, id)));
  expect(outcomes.map(({ progress }) => progress.state)).toEqual(['live', 'live', 'live']);
  const [another] = await requestPublish(shop, {});
  await outcomeOf(shop, another);
  expect(service.occasions()).toEqual([REGULAR_RUN, '3 requests', 'a request']);
});

test('requests during a publish join the next one', async () => {
  const { shop, publisher, pauseSync } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  const sync = pauseSync();
  const [first] = await requestPublish(shop, {});
  await sync.reached;
  const [second] = await requestPublish(shop, {});
  const [third] = await requestPublish(shop, {});
  sync.open();
  for (const id of [first, second, third]) {
    expect((await outcomeOf(shop, id)).progress.state).toBe('live');
  }
  expect(service.occasions()).toEqual([REGULAR_RUN, 'a request', '2 requests']);
});

test('a malformed request is marked as failed, and does not stop the others', async () => {
  const { shop, publisher } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  const [invalid, good] = await requestPublish(shop, { allow: ['everything'] }, {});
  expect((await outcomeOf(shop, good)).progress.state).toBe('live');
  await until(async () => {
    const progress = (await shop.firestore.doc(`publishes/${invalid}`).get()).get('progress');
    expect(progress).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/is invalid.*allow\[0\].*"everything"/),
    });
  });
  expect(service.occasions()).toEqual([REGULAR_RUN, 'a request']);
  expect(service.failures).toHaveLength(1);
});

test('a deleted request does not stop the reports to the others', async () => {
  const { shop, publisher, pauseSync } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  const sync = pauseSync();
  const [deleted, other] = await requestPublish(shop, {}, {});
  await sync.reached;
  await shop.firestore.doc(`publishes/${deleted}`).delete();
  sync.open();
  expect((await outcomeOf(shop, other)).progress.state).toBe('live');
});

test('a request of a killed publisher is requeued and processed', async () => {
  const { shop, publisher } = await openPausableShop();
  const ids = await requestPublish(
    shop,
    { progress: { state: 'syncing' } },
    { progress: { state: 'rendering', done: 3, of: 9 } },
    { progress: { state: 'deploying' } },
  );
  serve(shop, publisher);
  for (const id of ids) expect((await outcomeOf(shop, id)).progress.state).toBe('live');
});

test('a refused request gets the reason and its name, and a request with the override succeeds', async () => {
  const { shop, publisher } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  for (const id of ['rg1', 'rg2', 'rg3']) await shop.remove(`prod/${id}`);

  const [refused] = await requestPublish(shop, {});
  expect((await outcomeOf(shop, refused)).progress).toMatchObject({
    state: 'failed',
    refusal: 'fewer-products',
    reason: expect.stringMatching(/^7 products are live, and 10 were/),
  });
  expect(shop.isThere('product/RG1/rg1.html')).toBe(true);

  const [allowed] = await requestPublish(shop, { allow: ['fewer-products'] });
  expect((await outcomeOf(shop, allowed)).progress).toMatchObject({
    state: 'live',
    counts: { deleted: expect.any(Number) },
  });
  expect(shop.isThere('product/RG1/rg1.html')).toBe(false);
});

test('a malformed document is reported with path, field, value and expected value', async () => {
  const { shop, publisher } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  const stored = (await shop.firestore.doc('prod/rg1').get()).data();
  await shop.write({ 'prod/copied': { ...stored, netWeightMg: '4.2 g', updatedAt: new Date() } });
  const [id] = await requestPublish(shop, {});
  const outcome = await outcomeOf(shop, id);
  expect(outcome.progress.state).toBe('live');
  expect(outcome.quarantine).toEqual([
    { path: 'prod/copied', field: 'netWeightMg', actual: '"4.2 g"', expected: 'expected a number' },
  ]);
});

test('a running publish is finished when the service is stopped', async () => {
  const { shop, publisher, pauseSync } = await openPausableShop();
  const service = serve(shop, publisher);
  await service.hasRun();
  const sync = pauseSync();
  const [id] = await requestPublish(shop, {});
  await sync.reached;
  const stopped = service.stop();
  sync.open();
  await stopped;
  expect((await requestAt(shop, id)).progress.state).toBe('live');
});

describe('a single run of the publisher', () => {
  async function openShop() {
    const shop = await openSmallShop();
    const publisher = await shop.open();
    const publishes = shop.firestore.collection('publishes');
    return {
      shop,
      once: () => publishPending(publisher, shop.firestore, { onInvalid: () => undefined }),
      states: async () =>
        (await publishes.get()).docs.map((doc): unknown => doc.get('progress.state')).toSorted(),
    };
  }

  test('processes requests, and those that another publisher started and never finished', async () => {
    const { shop, once, states } = await openShop();
    const [queued, left, busy] = await requestPublish(shop, {}, {}, {});
    const takeUp = (id: string | undefined, updatedAt: Timestamp) =>
      shop.firestore.doc(`publishes/${id}`).update({ progress: { state: 'syncing' }, updatedAt });
    await takeUp(left, Timestamp.fromMillis(Timestamp.now().toMillis() - 11 * 60_000));
    await takeUp(busy, Timestamp.now());
    await once();
    expect(await outcomeOf(shop, queued)).toMatchObject({ progress: { state: 'live' } });
    expect(await outcomeOf(shop, left)).toMatchObject({ progress: { state: 'live' } });
    expect(await states()).toEqual(['live', 'live', 'syncing']);
  });

  test('reports a refusal once, and publishes with the override of a request', async () => {
    const { shop, once, states } = await openShop();
    await once();
    await shop.remove('prod/rg1');
    await shop.remove('prod/rg2');
    await shop.remove('prod/rg3');
    await expect(once()).rejects.toThrow(/products are live/);
    await expect(once()).rejects.toThrow(/products are live/);
    expect(await states()).toEqual(['failed', 'live']);
    const [allowing] = await requestPublish(shop, { allow: ['fewer-products'] });
    await once();
    expect(await outcomeOf(shop, allowing)).toMatchObject({ progress: { state: 'live' } });
  });
});

/** A query or collection whose first reads fail as if Firestore were unavailable; watching it works. */
function withFailingReads<T extends object>(target: T, failures: { left: number }): T {
  return new Proxy(target, {
    get: (own, key) => {
      const member: unknown = Reflect.get(own, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (key === 'get' && failures.left > 0) {
          failures.left -= 1;
          return Promise.reject(Object.assign(new Error('Unavailable'), { code: 14 }));
        }
        const answer: unknown = Reflect.apply(member, own, args);
        // These return another query.
        const isQuery = key === 'where' || key === 'orderBy' || key === 'limit';
        return isQuery ? withFailingReads(answer as object, failures) : answer;
      };
    },
  });
}

test('a request is published even if it could not be read at first', async () => {
  const shop = await openSmallShop();
  const failures = { left: 0 };
  const firestore = new Proxy(shop.firestore, {
    get: (own, key) => {
      const member: unknown = Reflect.get(own, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, own, args);
        return args[0] === 'publishes' ? withFailingReads(answer as object, failures) : answer;
      };
    },
  });
  const service = serve({ ...shop, firestore }, await shop.open());
  await service.hasRun();
  failures.left = 2;
  const [id] = await requestPublish(shop, {});
  expect((await outcomeOf(shop, id)).progress.state).toBe('live');
  expect(failures.left).toBe(0);
});
