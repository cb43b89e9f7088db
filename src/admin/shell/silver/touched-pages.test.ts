import { expect, test } from 'vitest';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { touchedPages } from './touched-pages.ts';

const categoryOf = (id: string, name: string) => ({ id, name, slug: id, parentId: null });
const categories = [categoryOf('rings', 'Rings'), categoryOf('chains', 'Chains')];
const entries = [
  { id: 'rg1', category: 'rings' },
  { id: 'rg2', category: 'rings' },
  { id: 'ch1', category: 'chains' },
  { id: 'ch2', category: 'chains' },
];
const changeOf = (id: string, unpublished?: string): PreviewedPrice => ({
  ...{ kind: 'changed', item: { id, sku: id.toUpperCase(), title: id }, unpublished },
});

test('names the product pages by category', () => {
  const changes = ['rg1', 'rg2', 'ch1'].map((id) => changeOf(id));
  expect(touchedPages(changes, entries, categories)).toBe(
    'Published again: 3 product pages in Rings (2) and Chains (1), and the lists, search and feeds that show these prices.',
  );
});

test('drafts have no page', () => {
  expect(touchedPages([changeOf('rg1', 'Draft')], entries, categories)).toBe('');
});
