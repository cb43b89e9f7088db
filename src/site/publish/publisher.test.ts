/** Publishes of a small shop with two families of pages: the site always shows the data, whatever happens in between. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildHomeSettings, buildProduct, buildSiteSettings } from '#fixtures/build.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import { homeSettingsKind, siteSettingsKind } from '#schema/settings.ts';
import { ingest, type RawDocument } from '#site/snapshot/ingest.ts';
import { emptyReport } from '#site/snapshot/report.ts';
import { localTarget, type DeployTarget } from './deploy.ts';
import { openPublisher, type Publisher } from './publisher.ts';
import { disk, filesIn } from './site-files.ts';
import type { PublisherOptions } from './write-site.ts';

/** A home page that counts the products, and a page for each product. */
const ENTRY = `
  const route = (component, route, segments) =>
    ({ routeData: { component, route, segments, origin: 'project', type: 'page' } });
  let current;
  const products = async () => current.products().map(({ sku }) => ({ params: { sku } }));
  const page = (paths) => async () => ({ page: () => (paths ? { getStaticPaths: paths } : {}) });
  export const manifest = {
    site: 'https://shop.in/',
    routes: [
      route('index.astro', '/', []),
      route('product.astro', '/product/[sku]',
        [[{ dynamic: false, content: 'product' }], [{ dynamic: true, content: 'sku' }]]),
    ],
    pageMap: new Map([['index.astro', page()], ['product.astro', page(products)]]),
  };
  export const setCatalogue = (catalogue) => { current = catalogue; };
  export const createApp = () => ({
    render: async ({ url }) => {
      const { pathname } = new URL(url);
      const product = current.product(pathname.slice('/product/'.length));
      if (product?.title === 'Broken') throw new Error('This page fails.');
      return new Response(pathname === '/'
        ? current.sizeOf({ kind: 'all' }) + ' products'
        : product.title + '<script>go()</script>');
    },
  });`;

let folder: string;
let site: string;
let options: PublisherOptions;
/** Documents that the next sync reads. */
let saved: RawDocument[];
const opened: Publisher[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  site = join(folder, 'site');
  const assets = join(folder, 'assets');
  mkdirSync(join(assets, '_astro'), { recursive: true });
  writeFileSync(join(assets, '_astro/page.js'), 'go()');
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  saved = [
    { path: 'settings/site', data: encodeDocument(siteSettingsKind, buildSiteSettings()) },
    { path: 'settings/home', data: encodeDocument(homeSettingsKind, buildHomeSettings()) },
  ];
  options = {
    site,
    snapshot: join(folder, 'snapshot.sqlite'),
    folder: join(folder, 'publisher'),
    bundle: { id: 'one', entry, assets, compiled: true },
    target: localTarget,
    sync: (store) => {
      for (const document of saved.splice(0)) ingest(store, document);
      store.setAsOf(Date.parse('2026-07-01'));
      return Promise.resolve(emptyReport('delta'));
    },
  };
  save('rg1');
  save('rg2');
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const publisher of opened.splice(0)) publisher.close();
});

function save(id: string, fields: Partial<Product> = {}): void {
  const product = buildProduct({ sku: id.toUpperCase(), ...fields });
  saved.push({ path: `prod/${id}`, data: encodeDocument(productKind, product) });
}
async function open(change: Partial<PublisherOptions> = {}): Promise<Publisher> {
  // One at a time: the pages query the catalogue of the last one.
  for (const publisher of opened.splice(0)) publisher.close();
  const publisher = await openPublisher({ ...options, ...change });
  opened.push(publisher);
  return publisher;
}
const read = (file: string): string => readFileSync(join(site, file), 'utf8');
const contents = () => Object.fromEntries(filesIn(site).map((file) => [file, read(file)]));

/** The expected site of products with these titles by SKU. */
const siteOf = (titles: Record<string, string>) => ({
  '_astro/page.js': 'go()',
  'index.html': `${Object.keys(titles).length} products`,
  ...Object.fromEntries(
    Object.entries(titles).map(([sku, title]) => [
      `product/${sku}.html`,
      `${title}<script>go()</script>`,
    ]),
  ),
});
const RING = 'Solitaire ring';

test('publishes everything first, then what changed, and nothing without changes', async () => {
  const publisher = await open();
  const first = await publisher.publish();
  expect(contents()).toEqual(siteOf({ RG1: RING, RG2: RING }));
  expect(first.policy).toContain("'sha256-");
  save('rg1', { title: 'Another' });
  save('rg3');
  const next = await publisher.publish();
  expect(next.dirty.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/product/RG1',
    '/product/RG3',
  ]);
  expect(next).toMatchObject({ written: 3, deleted: 0, policy: first.policy });
  save('rg2', { status: 'archived' });
  const allow = new Set(['fewer-products'] as const);
  expect(await publisher.publish({ allow })).toMatchObject({
    removed: ['/product/RG2'],
    deleted: 1,
  });
  expect(contents()).toEqual(siteOf({ RG1: 'Another', RG3: RING }));
  expect(await publisher.publish()).toMatchObject({ dirty: [], written: 0, deleted: 0 });
});

test('renders everything when the bundle changed, and deletes old assets', async () => {
  await (await open()).publish();
  const assets = join(folder, 'other-assets');
  mkdirSync(assets);
  writeFileSync(join(assets, 'new.js'), 'went()');
  const publisher = await open({ bundle: { ...options.bundle, id: 'two', assets } });
  expect(await publisher.publish()).toMatchObject({ written: 1, deleted: 1 });
  expect(filesIn(site)).toContain('new.js');
  expect(filesIn(site)).not.toContain('_astro/page.js');
});

test('repairs files that other programs deleted, changed or added', async () => {
  const publisher = await open();
  await publisher.publish();
  const before = contents();
  rmSync(join(site, 'product/RG1.html'));
  rmSync(join(site, '_astro/page.js'));
  appendFileSync(join(site, 'index.html'), '<p>More.</p>');
  writeFileSync(join(site, 'evil.html'), 'Hello');
  await publisher.publish();
  expect(contents()).toEqual(before);
  expect(await publisher.publish()).toMatchObject({ dirty: [], written: 0, deleted: 0 });
  // Something else in place of a folder, of a folder of assets, and of a file.
  const outside = temporaryFolder();
  for (const name of ['product', '_astro', 'index.html'])
    rmSync(join(site, name), { recursive: true });
  symlinkSync(outside, join(site, 'product'));
  writeFileSync(join(site, '_astro'), 'Hello');
  mkdirSync(join(site, 'index.html/within'), { recursive: true });
  await publisher.publish();
  expect(contents()).toEqual(before);
  expect(readdirSync(outside)).toEqual([]);
});

test('a page that fails leaves the site and the state unchanged', async () => {
  const publisher = await open();
  await publisher.publish();
  const before = contents();
  save('rg1', { title: 'Broken' });
  await expect(publisher.publish()).rejects.toThrow('This page fails.');
  expect(contents()).toEqual(before);
  save('rg1', { title: 'Whole' });
  expect((await publisher.publish()).dirty).toHaveLength(1);
  expect(contents()).toEqual(siteOf({ RG1: 'Whole', RG2: RING }));
});

describe('a disk', () => {
  /** Makes an operation fail after a number of successful ones. */
  function failAfter(operation: keyof typeof disk, successes: number) {
    // Its arguments are passed on unchanged.
    const real = disk[operation].bind(disk) as (...args: unknown[]) => void;
    let done = 0;
    return vi.spyOn(disk, operation).mockImplementation((...args: unknown[]) => {
      done += 1;
      if (done > successes) throw new Error('The disk is full.');
      real(...args);
    });
  }

  test('that is full leaves the site unchanged, and no partial site at first', async () => {
    const publisher = await open();
    const failing = failAfter('writeFileSync', 2);
    await expect(publisher.publish()).rejects.toThrow('The disk is full.');
    expect(existsSync(site)).toBe(false);
    failing.mockRestore();
    await publisher.publish();
    expect(contents()).toEqual(siteOf({ RG1: RING, RG2: RING }));
  });

  test('that fails between two moves is repaired by the next process, with later changes', async () => {
    const publisher = await open();
    await publisher.publish();
    save('rg1', { title: 'Another' });
    save('rg3');
    const failing = failAfter('renameSync', 1);
    await expect(publisher.publish()).rejects.toThrow('The disk is full.');
    // A page is moved after the pages it links to.
    expect([read('product/RG3.html').length > 0, read('index.html')]).toEqual([true, '2 products']);
    failing.mockRestore();
    save('rg2', { title: 'Later' });
    const { dirty } = await (await open()).publish();
    expect(dirty[0]?.reason).toBe('the last publish was interrupted');
    expect(contents()).toEqual(siteOf({ RG1: 'Another', RG2: 'Later', RG3: RING }));
  });
});

test('an older copy of the snapshot is brought up to date by the next sync', async () => {
  const publisher = await open();
  await publisher.publish();
  const older = join(folder, 'older.sqlite');
  publisher.store.copyTo(older);
  for (const title of ['First', 'Second']) {
    save('rg1', { title });
    await publisher.publish();
  }
  opened.pop()?.close();
  for (const ending of ['-wal', '-shm']) rmSync(`${options.snapshot}${ending}`, { force: true });
  copyFileSync(older, options.snapshot);
  save('rg1', { title: 'Third' });
  await (await open()).publish();
  expect(contents()).toEqual(siteOf({ RG1: 'Third', RG2: RING }));
});

test('renders many pages in several processes, and reports progress', async () => {
  for (let number = 3; number <= 1_000; number += 1) save(`rg${number}`);
  const publisher = await open();
  const progress: unknown[] = [];
  const published = await publisher.publish({ onProgress: (at) => progress.push(at) });
  expect(published.written).toBe(1_002);
  expect(progress.at(-2)).toEqual({ state: 'rendering', done: 1_001, of: 1_001 });
  expect(read('product/RG1000.html')).toContain(RING);
  save('rg7', { title: 'Another' });
  expect((await publisher.publish()).dirty.map(({ path }) => path)).toEqual(['/product/RG7']);
  save('rg8', { title: 'Broken' });
  await expect(publisher.publish({ full: true })).rejects.toThrow('This page fails.');
  expect(read('product/RG8.html')).toContain(RING);
});

describe('a deploy', () => {
  /** A fake target, whose state and failures can be set. */
  function fakeTarget() {
    const live = { changedAt: 0, deploys: 0, fails: false };
    const target: DeployTarget = {
      name: 'firebase',
      shows: (changedAt) => Promise.resolve(live.changedAt === changedAt),
      deploy({ changedAt }) {
        if (live.fails) return Promise.reject(new Error('Hosting is unavailable.'));
        live.deploys += 1;
        live.changedAt = changedAt;
        return Promise.resolve();
      },
    };
    return { live, target };
  }

  test('happens only when the target does not show the site, also after another program', async () => {
    const { live, target } = fakeTarget();
    const publisher = await open({ target });
    await publisher.publish();
    expect(await publisher.publish()).toMatchObject({ deployed: false });
    live.changedAt -= 1;
    expect(await publisher.publish()).toMatchObject({ written: 0, deployed: true });
    expect(live.deploys).toBe(2);
  });

  test('that failed is repeated without new changes', async () => {
    const { live, target } = fakeTarget();
    const publisher = await open({ target });
    await publisher.publish();
    save('rg1', { title: 'Another' });
    live.fails = true;
    await expect(publisher.publish()).rejects.toThrow('Hosting is unavailable.');
    live.fails = false;
    expect(await publisher.publish()).toMatchObject({ written: 0, deployed: true });
  });
});
