import { expect, test } from 'vitest';
import { buildAudit, buildPrice, buildProduct } from '#fixtures/build.ts';
import { auditEntry } from '#firebase/browser/audit-entry.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';
import { planEdit, type Documents } from '#core/editing/editable.ts';
import { changesIn, oldValues, pathsOf } from './history.ts';
import { editableProduct } from '#core/editing/product-form.ts';

const ID = 'rg101';

/** Audit entries of one save. */
const auditOf = (writes: readonly DocumentWrite[], at: number, by = 'kavita') =>
  writes.map((write, place) => ({
    id: `${at}-${place}`,
    value: buildAudit({ ...auditEntry(write), at, by }),
  }));

const saved = (base: Documents, change: object, at: number) => {
  const form = { ...editableProduct.formOf(base), ...change };
  return auditOf(planEdit(editableProduct, { id: ID, base, form }), at);
};

const shown = (change: object) => changesIn(editableProduct, saved(PUBLIC, change, 5), false)[0];

const PUBLIC: Documents = [
  buildProduct({ title: 'Lotus ring', priceMode: 'public', pricePaise: 45_000, oldSlugs: [] }),
  undefined,
];

test('shows a save with form labels, units, person and time', () => {
  const publishAt = 1_700_000_000_000;
  expect(shown({ title: 'Rose ring', netWeightMg: 100, publishAt })).toMatchObject({
    action: 'update',
    by: 'kavita',
    at: 5,
    fields: [
      { field: 'title', before: 'Lotus ring', after: 'Rose ring' },
      { field: 'netWeightMg', after: 100 },
      { field: 'publishAt', before: undefined, after: publishAt },
    ],
  });
});

test('combines both documents of a product, and ignores a price that moved between them', () => {
  const change = shown({ priceMode: 'signIn' });
  expect(change?.fields).toEqual([{ field: 'priceMode', before: 'public', after: 'signIn' }]);
  const back: Documents = [
    buildProduct({ priceMode: 'signIn' }),
    buildPrice({ pricePaise: 45_000, deletedAt: null }),
  ];
  const again = changesIn(editableProduct, saved(back, { priceMode: 'public' }, 6), false)[0];
  expect(again?.fields).toEqual([{ field: 'priceMode', before: 'signIn', after: 'public' }]);
});

test('shows a removed price and restores it with its mode', () => {
  const change = shown({ priceMode: 'onRequest' });
  expect(change?.fields).toContainEqual({ field: 'pricePaise', before: 45_000, after: undefined });
  const now = editableProduct.formOf([buildProduct({ priceMode: 'onRequest' }), undefined]);
  expect(
    change && oldValues(editableProduct, change, { saved: now, base: undefined }),
  ).toMatchObject({
    priceMode: 'public',
    pricePaise: 45_000,
  });
});

test('shows a price for signed-in buyers as its own field', () => {
  const base: Documents = [
    buildProduct({ priceMode: 'signIn' }),
    buildPrice({ pricePaise: 1_000 }),
  ];
  const [change] = changesIn(editableProduct, saved(base, { pricePaise: 2_000 }, 7), false);
  expect(change?.fields).toEqual([{ field: 'pricePaise', before: 1_000, after: 2_000 }]);
});

test('separates saves by time and person', () => {
  const one = saved(PUBLIC, { title: 'A' }, 9);
  const other = saved(PUBLIC, { title: 'B' }, 8);
  const changes = changesIn(editableProduct, [...one, ...other], false);
  expect(changes.map(({ at }) => at)).toEqual([9, 8]);
});

test('waits for the other half of the last save if more entries follow', () => {
  const moved = saved(PUBLIC, { priceMode: 'signIn' }, 8);
  const entries = [...saved(PUBLIC, { title: 'A' }, 9), ...moved.slice(0, 1)];
  expect(changesIn(editableProduct, entries, true)).toHaveLength(1);
  expect(changesIn(editableProduct, entries, false)).toHaveLength(2);
});

test('restores only what differs, and no old slugs', () => {
  const base: Documents = [buildProduct({ title: 'A', slug: 'a', oldSlugs: [] }), undefined];
  const form = { ...editableProduct.formOf(base), title: 'B', slug: 'b', oldSlugs: ['a'] };
  const [change] = changesIn(
    editableProduct,
    auditOf(planEdit(editableProduct, { id: ID, base, form }), 3),
    false,
  );
  expect(change?.fields.map(({ field }) => field)).toEqual(['title', 'slug', 'oldSlugs']);
  const values = change && oldValues(editableProduct, change, { saved: form, base: undefined });
  expect(values).toEqual({ title: 'A', slug: 'a' });
  expect(
    change &&
      oldValues(editableProduct, change, { saved: { ...form, title: 'A' }, base: undefined }),
  ).toEqual({
    slug: 'a',
  });
});

test("does not restore a product's URL, which is made of its SKU", () => {
  const base: Documents = [buildProduct({ sku: 'RG2', status: 'published' }), undefined];
  const fields = [
    { field: 'sku', before: 'RG1', after: 'RG2' },
    { field: 'size', before: '8 mm', after: '9 mm' },
  ];
  const change = { key: 'a', action: 'update', by: 'kavita', at: 1, fields } as const;
  const saved = editableProduct.formOf(base);
  expect(oldValues(editableProduct, change, { saved, base })).toEqual({ size: '8 mm' });
});

test('has nothing to restore from the first save', () => {
  const data = { title: 'A' };
  const made = changesIn(
    editableProduct,
    auditOf([{ kind: 'create', collection: 'prod', id: ID, data }], 1),
    false,
  )[0];
  expect(made).toMatchObject({ action: 'create', fields: [] });
  expect(made && oldValues(editableProduct, made, { saved: {}, base: undefined })).toEqual({});
});

test('derives the item from the paths of its documents', () => {
  expect(pathsOf(editableProduct, ID)).toEqual(['prod/rg101', 'prices/rg101']);
});
