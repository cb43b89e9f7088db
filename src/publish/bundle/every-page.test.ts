/** What every page loads is one file; what a page loads later, or alone, is not in it. */
import { expect, test } from 'vitest';
import { fileOfModule } from './every-page.ts';

const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/src/behaviour/page.ts': ['/src/layouts/Page.astro'],
  '/src/behaviour/order-count.ts': ['/src/behaviour/page.ts', '/src/behaviour/product.ts'],
  '/nanostores/atom.js': ['/nanostores/index.js'],
  '/nanostores/map/index.js': ['/nanostores/index.js'],
  '/nanostores/index.js': ['/src/stores/kept-atom.ts'],
  '/src/stores/kept-atom.ts': ['/src/behaviour/order-count.ts', '/nanostores/atom.js'],
  '/src/islands/search.tsx': [],
  '/src/domain/quantity.ts': ['/src/behaviour/product.ts'],
};

const graph = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
};

test.each(['/src/behaviour/order-count.ts', '/src/stores/kept-atom.ts', '/nanostores/atom.js'])(
  '%s is in the file of every page',
  (id) => {
    expect(fileOfModule(id, graph)).toBe('page');
  },
);

test.each([
  '/src/islands/search.tsx',
  '/src/domain/quantity.ts',
  '/src/layouts/Page.astro',
  '/nanostores/map/index.js',
])('%s is left to the bundler', (id) => {
  expect(fileOfModule(id, graph)).toBeNull();
});
