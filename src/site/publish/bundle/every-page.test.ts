/**
 * Code that every page loads goes into one chunk; dynamic imports and code of single pages do not.
 */
import { expect, test } from 'vitest';
import { fileOfModule } from './every-page.ts';

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
  '/src/storefront/features/search/search.tsx': [],
  '/src/core/quantity.ts': ['/src/storefront/features/product/product.ts'],
};

const graph = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
};

test.each([
  '/src/storefront/page-script/order-count.ts',
  '/src/storefront/shared/stores/stored-atom.ts',
  '/nanostores/atom.js',
  '/src/core/pricing.ts',
])('%s is in the file of every page', (id) => {
  expect(fileOfModule(id, graph)).toBe('page');
});

test.each([
  '/src/storefront/features/search/search.tsx',
  '/src/core/quantity.ts',
  '/src/storefront/layouts/Page.astro',
  '/nanostores/map/index.js',
])('%s is left to the bundler', (id) => {
  expect(fileOfModule(id, graph)).toBeNull();
});
