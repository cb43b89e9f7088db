/**
 * Code that every page loads goes into one chunk, and code that only the back office loads into the first part of it
 * that needs the code; dynamic imports and code of single pages and screens do not.
 */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunkOfBackOffice, chunkOfPages, BACK_OFFICE_CHUNKS } from './chunks.ts';

/** The modules that import each module. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/src/storefront/page-script/page.ts': ['/src/storefront/layouts/Page.astro'],
  '/src/storefront/page-script/order-count.ts': [
    '/src/storefront/page-script/page.ts',
    '/src/storefront/features/product/product.ts',
  ],
  '/nanostores/atom.js': ['/nanostores/index.js'],
  '/nanostores/map/index.js': ['/nanostores/index.js'],
  '/nanostores/index.js': ['/src/storefront/shared/stores/stored-atom.ts'],
  '/src/storefront/shared/stores/stored-atom.ts': [
    '/src/storefront/page-script/order-count.ts',
    '/nanostores/atom.js',
  ],
  '/src/core/quantity.ts': ['/src/storefront/features/product/product.ts'],
  '/src/admin/router.ts': ['/src/admin/app.tsx'],
  '/src/admin/shell/list/document-list-screen.tsx': [
    '/src/admin/features/orders/orders-screen.tsx',
  ],
  '/src/admin/shell/list/data-table.tsx': ['/src/admin/shell/list/document-list-screen.tsx'],
  '/src/admin/shell/button.tsx': ['/src/admin/router.ts', '/src/admin/shell/list/data-table.tsx'],
  '/src/admin/features/orders/order-board.tsx': ['/src/admin/features/orders/orders-screen.tsx'],
  '/src/core/sorting.ts': ['/src/admin/shell/list/data-table.tsx'],
  '/src/core/format.ts': [
    '/src/admin/router.ts',
    '/src/storefront/features/account/orders-page.tsx',
  ],
};

/** The modules that import these only on demand. */
const ON_DEMAND: Readonly<Record<string, readonly string[]>> = {
  '/src/admin/app.tsx': ['/src/admin/start.ts'],
  '/src/admin/features/orders/orders-screen.tsx': ['/src/admin/router.ts'],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importers: IMPORTERS[id] ?? [],
    dynamicImporters: ON_DEMAND[id] ?? [],
  }),
};

describe('pages', () => {
  test.each([
    '/src/storefront/page-script/order-count.ts',
    '/src/storefront/shared/stores/stored-atom.ts',
    '/nanostores/atom.js',
    '/src/core/pricing.ts',
    '/src/core/unit-of-sale.ts',
  ])('%s is in the file of every page', (id) => {
    expect(chunkOfPages(id, graph)).toBe('page');
  });

  test.each([
    '/src/storefront/page-script/page.ts',
    '/src/storefront/features/search/search.tsx',
    '/src/core/quantity.ts',
    '/src/storefront/layouts/Page.astro',
    '/nanostores/map/index.js',
  ])('%s is left to the bundler', (id) => {
    expect(chunkOfPages(id, graph)).toBeNull();
  });
});

describe('back office', () => {
  test.each(BACK_OFFICE_CHUNKS.flatMap(([, files]) => files))('%s exists', (file) => {
    expect(existsSync(`src/admin/${file}`)).toBe(true);
  });

  test.each([
    ['/src/admin/app.tsx', 'back-office'],
    ['/src/admin/router.ts', 'back-office'],
    ['/src/admin/shell/button.tsx', 'back-office'],
    ['/src/admin/shell/list/data-table.tsx', 'lists'],
    ['/src/core/sorting.ts', 'lists'],
  ])('%s is in %s', (id, chunk) => {
    expect(chunkOfBackOffice(id, graph)).toBe(chunk);
  });

  test.each([
    ['the storefront needs it too', '/src/core/format.ts'],
    ['one screen', '/src/admin/features/orders/order-board.tsx'],
    ['the storefront', '/src/core/quantity.ts'],
  ])('%s: %s is left to the bundler', (_, id) => {
    expect(chunkOfBackOffice(id, graph)).toBeNull();
  });
});
