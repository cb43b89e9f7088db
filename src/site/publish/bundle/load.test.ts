import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { createCatalogue } from '#site/snapshot/queries.ts';
import { openStore } from '#site/snapshot/store.ts';
import { loadBundle } from './load.ts';

/** Four pages as compiled by Astro, reduced to what the publisher uses. */
const ENTRY = `
  const text = (content) => ({ dynamic: false, content });
  const parameter = (content) => ({ dynamic: true, content });
  const route = (component, route, segments, more = {}) =>
    ({ routeData: { component, route, segments, origin: 'project', type: 'page', ...more } });
  const page = (paths) => async () =>
    ({ page: () => (paths ? { getStaticPaths: async () => paths.map((params) => ({ params })) } : {}) });

  export const manifest = {
    site: 'https://shop.in/',
    routes: [
      route('index.astro', '/', []),
      route('404.astro', '/404', [[text('404')]]),
      route('product.astro', '/product/[sku]/[slug]',
        [[text('product')], [parameter('sku')], [parameter('slug')]]),
      route('list.astro', '/category/[slug]/[...page]',
        [[text('category')], [parameter('slug')], [parameter('...page')]]),
      route('map.ts', '/sitemap-[part].xml',
        [[text('sitemap-'), parameter('part'), text('.xml')]], { type: 'endpoint' }),
      route('moved.astro', '/old', [[text('old')]], { type: 'redirect' }),
      route('image.ts', '/_image', [[text('_image')]], { origin: 'internal', type: 'endpoint' }),
    ],
    pageMap: new Map([
      ['index.astro', page()],
      ['404.astro', page()],
      ['product.astro', page([{ sku: 'RG1', slug: 'ring' }, { sku: 'RG2', slug: 'ring' }])],
      ['list.astro', page([{ slug: 'rings' }, { slug: 'rings', page: '2' }, { slug: 'rings' }])],
      ['map.ts', page([{ part: '1' }])],
    ]),
  };
  let current;
  export const setCatalogue = (catalogue) => { current = catalogue; };
  export const createApp = () => ({
    render: async ({ url }) => {
      const { pathname } = new URL(url);
      const status = pathname === '/404' ? 404 : pathname.includes('RG2') ? 500 : 200;
      return new Response(url + ' of ' + current.sizeOf({ kind: 'all' }) + ' products', { status });
    },
  });`;

async function loadExample(source = ENTRY) {
  const entry = join(temporaryFolder(), 'entry.mjs');
  writeFileSync(entry, source);
  return await loadBundle(entry, createCatalogue(openStore(':memory:')));
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test('families are the project pages that render something', async () => {
  const bundle = await loadExample();
  expect(bundle.families()).toEqual([
    '404.astro',
    'index.astro',
    'list.astro',
    'map.ts',
    'product.astro',
  ]);
});

test('paths contain the parameters, without duplicates; an undefined rest parameter is omitted', async () => {
  const bundle = await loadExample();
  expect(await bundle.addresses('index.astro')).toEqual(['/']);
  expect(await bundle.addresses('product.astro')).toEqual([
    '/product/RG1/ring',
    '/product/RG2/ring',
  ]);
  expect(await bundle.addresses('list.astro')).toEqual(['/category/rings', '/category/rings/2']);
  expect(await bundle.addresses('map.ts')).toEqual(['/sitemap-1.xml']);
});

test.each([
  ['/', 'index.astro', 'index.html'],
  ['/404', '404.astro', '404.html'],
  ['/product/RG1/ring', 'product.astro', 'product/RG1/ring.html'],
  ['/sitemap-1.xml', 'map.ts', 'sitemap-1.xml'],
])('%s of %s lies in %s', async (path, family, file) => {
  expect((await loadExample()).fileOf({ path, family })).toBe(file);
});

test('renders a page at the URL of the site with the given catalogue', async () => {
  const bundle = await loadExample();
  const page = await bundle.render({ path: '/product/RG1/ring', family: 'product.astro' });
  expect(textOf(page)).toBe('https://shop.in/product/RG1/ring of 0 products');
});

test('publishers in one process share the pages, and each renders its own catalogue', async () => {
  const entry = join(temporaryFolder(), 'entry.mjs');
  writeFileSync(entry, ENTRY);
  const catalogue = createCatalogue(openStore(':memory:'));
  const [one, other] = [
    await loadBundle(entry, { ...catalogue, sizeOf: () => 1 }),
    await loadBundle(entry, { ...catalogue, sizeOf: () => 2 }),
  ];
  const home = { path: '/', family: 'index.astro' };
  expect(textOf(await one.render(home))).toContain('of 1 products');
  expect(textOf(await other.render(home))).toContain('of 2 products');
});

test('accepts status 404 from the 404 page only, and names any other page that fails', async () => {
  const bundle = await loadExample();
  expect(textOf(await bundle.render({ path: '/404', family: '404.astro' }))).toContain('/404');
  await expect(
    bundle.render({ path: '/product/RG2/ring', family: 'product.astro' }),
  ).rejects.toThrow('The page at /product/RG2/ring returned status 500 (product.astro).');
});

test('names a page that the bundle does not have', async () => {
  const bundle = await loadExample();
  await expect(bundle.addresses('old.astro')).rejects.toThrow('The bundle has no page old.astro.');
});

test('rejects a bundle that is missing or malformed', async () => {
  const catalogue = createCatalogue(openStore(':memory:'));
  await expect(loadBundle(join(temporaryFolder(), 'none.mjs'), catalogue)).rejects.toThrow();
  await expect(loadExample('export const nothing = true;')).rejects.toThrow('not a function');
  await expect(loadExample('throw new Error("out of order");')).rejects.toThrow('out of order');
});
