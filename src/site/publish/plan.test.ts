import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { COUNTS } from '#site/snapshot/change-keys.ts';
import { ingest } from '#site/snapshot/ingest.ts';
import { createRecorder, type Recorder } from '#site/snapshot/recorder.ts';
import { openStore, type Store } from '#site/snapshot/store.ts';
import type { SiteBundle } from './bundle/load.ts';
import { planChanges, planEverything, type Plan, type PlanContext } from './plan.ts';
import { openState, type State } from './state.ts';

let store: Store;
let state: State;
let recorder: Recorder;
let planning: PlanContext;

const PRODUCT = 'product.astro';
const HOME = 'index.astro';

/** Two families: one page for each product, and a home page that counts them. */
function smallBundle(): SiteBundle {
  const { catalogue } = recorder;
  return {
    families: () => [HOME, PRODUCT],
    addresses: (family) =>
      Promise.resolve(
        family === HOME ? ['/'] : catalogue.products().map(({ sku }) => `/product/${sku}`),
      ),
    fileOf: ({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`),
    render: ({ path, family }) => {
      const shown =
        family === HOME
          ? catalogue.sizeOf({ kind: 'all' })
          : catalogue.product(path.replace('/product/', ''))?.title;
      return Promise.resolve(Buffer.from(String(shown)));
    },
  };
}

const save = (id: string, fields: Partial<Product> = {}) =>
  ingest(store, {
    path: `prod/${id}`,
    data: encodeDocument(productKind, buildProduct({ sku: id.toUpperCase(), ...fields })),
  });

/** Renders the plan and stores the queries of each page. */
async function carryOut({ dirty }: Plan): Promise<void> {
  for (const route of dirty) {
    const { queries } = await recorder.record(() => planning.bundle.render(route));
    state.putResults(recorder.takeResults());
    state.putRoute(route, queries);
  }
}

/** The plan after `work` changes the shop. */
async function planAfter(work: () => unknown): Promise<Plan> {
  const since = store.lastChange();
  work();
  return planChanges(planning, new Set(store.changesSince(since)));
}
const dirtyPaths = ({ dirty }: Plan): string[] => dirty.map(({ path }) => path);

beforeEach(async () => {
  store = openStore(':memory:');
  store.setAsOf(Date.parse('2026-07-01'));
  state = openState(':memory:');
  recorder = createRecorder(store);
  planning = { state, recorder, bundle: smallBundle() };
  save('rg1');
  save('rg2');
  await carryOut(await planEverything(planning, 'the first time'));
});

describe('after a change', () => {
  test('marks the pages that show it as dirty, with the reason', async () => {
    const { dirty, removed } = await planAfter(() => save('rg1', { title: 'New' }));
    expect(removed).toEqual([]);
    expect(dirty).toEqual([
      {
        path: '/product/RG1',
        family: PRODUCT,
        file: 'product/RG1.html',
        reason: 'product ["RG1"] has another result, because product RG1 changed',
      },
    ]);
  });

  test('marks nothing when no result changed', async () => {
    expect(dirtyPaths(await planAfter(() => save('rg1')))).toEqual([]);
    const plan = await planAfter(() => ingest(store, { path: 'seo/global', data: {} }));
    expect(dirtyPaths(plan)).toEqual([]);
  });

  test('does not mark a page whose results are equal although their keys changed', async () => {
    const since = store.lastChange();
    const plan = await planAfter(() => save('rg1', { category: 'rings' }));
    expect(store.changesSince(since)).toContain(COUNTS);
    expect(dirtyPaths(plan)).toEqual(['/product/RG1']);
  });

  test('marks a new page and the pages that list it', async () => {
    const plan = await planAfter(() => save('rg3'));
    expect(dirtyPaths(plan).toSorted()).toEqual(['/', '/product/RG3']);
    const added = plan.dirty.find(({ path }) => path === '/product/RG3');
    expect(added).toMatchObject({ reason: 'it is new' });
  });

  test('lists a removed page as removed, not as dirty', async () => {
    const plan = await planAfter(() => save('rg1', { status: 'archived', title: 'New' }));
    expect(plan.removed).toMatchObject([{ path: '/product/RG1', file: 'product/RG1.html' }]);
    expect(dirtyPaths(plan)).toEqual(['/']);
  });

  test('finds the next change after the plan was carried out', async () => {
    await carryOut(await planAfter(() => save('rg3')));
    expect(dirtyPaths(await planAfter(() => save('rg3', { title: 'New' })))).toEqual([
      '/product/RG3',
    ]);
    await carryOut(await planAfter(() => save('rg3', { status: 'archived' })));
    expect([...state.routes().keys()].toSorted()).toEqual(['/', '/product/RG1', '/product/RG2']);
    expect(await planAfter(() => undefined)).toEqual({ dirty: [], removed: [] });
  });

  test('follows an equal result to its new keys', async () => {
    await carryOut(
      await planAfter(() => {
        ingest(store, { path: 'prod/rg1', data: { deletedAt: new Date() } });
        save('copy', { sku: 'RG1' });
      }),
    );
    const plan = await planAfter(() => save('copy', { sku: 'RG1', title: 'Of the copy' }));
    expect(dirtyPaths(plan)).toEqual(['/product/RG1']);
  });
});

test('everything contains every route, and lists removed routes and forgets their family', async () => {
  state.putRoute({ path: 'old.astro', family: 'old.astro', file: null }, []);
  state.putRoute({ path: '/old', family: 'old.astro', file: 'old.html' }, []);
  const plan = await planEverything(planning, 'requested');
  expect(dirtyPaths(plan)).toEqual(['/', '/product/RG1', '/product/RG2']);
  expect(plan.dirty.every(({ reason }) => reason === 'requested')).toBe(true);
  expect(plan.removed).toMatchObject([{ path: '/old', file: 'old.html' }]);
  expect([...state.routes().keys()]).toEqual([]);
});
