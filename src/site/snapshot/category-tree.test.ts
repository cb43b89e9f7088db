import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { ingest } from './ingest.ts';
import { createCatalogue } from './queries.ts';
import { openStore } from './store.ts';

test('ignores old IDs that cannot be part of a page URL', () => {
  const store = openStore(':memory:');
  const category = buildCategory({ slug: 'rings', oldIds: ['bands', 'x;y', 'a.html'] });
  ingest(store, { path: 'categories/rings', data: encodeDocument(categoryKind, category) });
  expect(createCatalogue(store).category('rings')?.oldIds).toEqual(['bands']);
});
