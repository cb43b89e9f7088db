import { expect, test } from 'vitest';
import { unnamedFiles, type BundledFile } from './unnamed-files.ts';

/** Vite's client bundle, by file name. */
const bundleOf = (...files: BundledFile[]): Record<string, BundledFile> =>
  Object.fromEntries(files.map((file) => [file.fileName, file]));

const chunk = (name: string, facts: Partial<BundledFile> = {}): BundledFile => ({
  type: 'chunk',
  fileName: `_astro/${name}`,
  code: '',
  imports: [],
  moduleIds: [],
  ...facts,
});

const asset = (name: string): BundledFile => ({ type: 'asset', fileName: `_astro/${name}` });

/** A script that a page or a directive loads itself. */
const entry = (name: string, facts: Partial<BundledFile> = {}): BundledFile =>
  chunk(name, { isEntry: true, ...facts });

const drawer = entry('drawer.1.js', {
  moduleIds: ['/home/src/shop/src/storefront/features/order-list/drawer.tsx'],
});

test('includes scripts of pages and islands with their static imports, without duplicates', () => {
  const bundle = bundleOf(
    entry('page.1.js', { moduleIds: ['/home/src/shop/src/storefront/page-script/page.ts'] }),
    { ...drawer, imports: ['_astro/react.1.js'] },
    entry('search.1.js', {
      moduleIds: ['/home/src/shop/src/storefront/features/search/dialog.tsx'],
      imports: ['_astro/react.1.js'],
    }),
    chunk('react.1.js', { imports: ['_astro/hooks.1.js'] }),
    // Two files that import each other.
    chunk('hooks.1.js', { imports: ['_astro/react.1.js'] }),
  );
  expect(unnamedFiles(bundle, '/home/src/shop/')).toEqual([
    '/_astro/drawer.1.js',
    '/_astro/hooks.1.js',
    '/_astro/page.1.js',
    '/_astro/react.1.js',
    '/_astro/search.1.js',
  ]);
});

test('includes their styles and worker scripts, and no others', () => {
  const bundle = bundleOf(
    {
      ...drawer,
      code: `new Worker(new URL("/_astro/index-worker.1.js", import.meta.url));
        link.href = "/_astro/sheet.1.css"`,
      viteMetadata: { importedCss: new Set(['_astro/drawer.1.css']) },
    },
    asset('drawer.1.css'),
    asset('sheet.1.css'),
    asset('other.1.css'),
    asset('mark.1.svg'),
    asset('index-worker.1.js'),
    asset('other-worker.1.js'),
  );
  expect(unnamedFiles(bundle, '/home/src/shop/')).toEqual([
    '/_astro/drawer.1.css',
    '/_astro/drawer.1.js',
    '/_astro/index-worker.1.js',
    '/_astro/sheet.1.css',
  ]);
});

test('omits files that need the network, and what only those load', () => {
  const bundle = bundleOf(
    { ...drawer, dynamicImports: ['_astro/request.1.js'] },
    chunk('request.1.js', {
      moduleIds: ['/home/src/shop/src/storefront/features/order-request/form.tsx'],
      imports: ['_astro/texts.1.js'],
    }),
    chunk('texts.1.js', { moduleIds: ['/home/src/shop/src/core/texts.ts'] }),
    entry('sign-in.1.js', {
      moduleIds: ['/home/src/shop/src/storefront/features/account/sign-in.tsx'],
      imports: ['_astro/auth.1.js', '_astro/texts.1.js', '_astro/profile.1.js'],
      dynamicImports: ['_astro/schema.1.js'],
    }),
    chunk('profile.1.js', { moduleIds: ['/home/src/shop/src/core/profile.ts'] }),
    chunk('schema.1.js', { moduleIds: ['/home/src/shop/src/schema/profile.ts'] }),
    chunk('auth.1.js', { moduleIds: ['/home/src/shop/node_modules/@firebase/auth/dist/index.js'] }),
    chunk('admin.1.js', { moduleIds: ['/home/src/shop/src/admin/app.tsx'] }),
  );
  expect(unnamedFiles(bundle, '/home/src/shop/')).toEqual([
    '/_astro/drawer.1.js',
    '/_astro/request.1.js',
    '/_astro/texts.1.js',
  ]);
});

test('omits files that only the back office loads, in any folder', () => {
  const bundle = bundleOf(
    { ...drawer, imports: ['_astro/prices.1.js'], dynamicImports: ['_astro/later.1.js'] },
    chunk('prices.1.js', { moduleIds: ['/home/src/shop/src/core/prices.ts'] }),
    chunk('later.1.js', { moduleIds: ['/home/src/shop/src/firebase/browser/load.ts'] }),
    entry('admin-page.1.js', {
      moduleIds: ['/home/src/shop/src/pages/admin.astro?astro&type=script&index=0&lang.ts'],
      dynamicImports: ['_astro/app.1.js'],
    }),
    chunk('app.1.js', {
      moduleIds: ['/home/src/shop/src/admin/app.tsx'],
      imports: ['_astro/editing.1.js'],
    }),
    chunk('editing.1.js', { moduleIds: ['/home/src/shop/src/admin/shell/editing/merge.ts'] }),
  );
  expect(unnamedFiles(bundle, '/home/src/shop/')).toEqual([
    '/_astro/drawer.1.js',
    '/_astro/later.1.js',
    '/_astro/prices.1.js',
  ]);
});
