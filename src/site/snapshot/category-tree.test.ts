import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { categoryKind } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { takeIn } from './intake.ts';
import { createCatalogue } from './queries.ts';
import { openStore } from './store.ts';

test('old IDs that cannot be part of a page URL lead nowhere', () => {
  const store = openStore(':memory:');
  const category = buildCategory({ slug: 'rings', oldIds: ['bands', 'x;y', '.htaccess'] });
  takeIn(store, { path: 'categories/rings', data: encodeDocument(categoryKind, category) });
  expect(createCatalogue(store).category('rings')?.oldIds).toEqual(['bands']);
});
