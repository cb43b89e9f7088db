import { expect, test } from 'vitest';
import { buildPrice, buildProduct, buildProductDocument } from '#fixtures/build.ts';
import { fixedChanges, issuesIn, planEdit, problemsIn, type Documents } from './editable.ts';
import { beginWith, copyOf, editableProduct, productOf } from './product-form.ts';

const { formOf, finished } = editableProduct;
const edited = (base: Documents, changes: object) => {
  const form = { ...formOf(base), ...changes };
  return finished?.(form, base) ?? form;
};

test('writes nothing when the form is unchanged', () => {
  const base: Documents = [buildProduct({ rev: 3 }), undefined];
  const form = edited(base, {});
  expect(issuesIn(editableProduct, form)).toEqual([]);
  expect(planEdit(editableProduct, { id: 'rg101', base, form })).toEqual([]);
});

test('accepts an incomplete SEO entry, and stores no empty one', () => {
  const base: Documents = [buildProduct({ seo: { title: 'Rings' } }), undefined];
  const half = edited(base, { seo: { title: 'Silver rings', description: '' } });
  expect(issuesIn(editableProduct, half)).toEqual([]);
  const none = edited(base, { seo: { title: '', description: ' ' } });
  const [write] = planEdit(editableProduct, { id: 'rg101', base, form: none });
  expect(write).toMatchObject({ changes: [{ field: 'seo', after: undefined }] });
});

test('makes a new slug from the title when it is emptied, and keeps the old one as a redirect', () => {
  const base: Documents = [buildProduct({ title: 'Moon studs', slug: 'old-studs' }), undefined];
  expect(edited(base, { slug: '' })).toMatchObject({ slug: 'moon-studs', oldSlugs: ['old-studs'] });
});

test('removes a slug from the old ones when it is used again', () => {
  const base: Documents = [buildProduct({ slug: 'studs', oldSlugs: ['first-studs'] }), undefined];
  expect(edited(base, { slug: 'first-studs' })).toMatchObject({ oldSlugs: ['studs'] });
});

test('shows the price for signed-in customers in the form, and removes it with the price mode', () => {
  const base: Documents = [
    buildProduct({ priceMode: 'signIn' }),
    buildPrice({ pricePaise: 9_000 }),
  ];
  expect(formOf(base)).toMatchObject({ priceMode: 'signIn', pricePaise: 9_000 });
  const form = edited(base, { priceMode: 'onRequest' });
  expect(planEdit(editableProduct, { id: 'rg101', base, form })).toMatchObject([
    { collection: 'prod', changes: [{ field: 'priceMode', after: 'onRequest' }] },
    { collection: 'prices', changes: [{ field: 'deletedAt', before: null }] },
  ]);
});

test('restores a removed price with its next revision', () => {
  const deleted = buildPrice({ pricePaise: 9_000, rev: 4, deletedAt: 5 });
  const base: Documents = [buildProduct({ pricePaise: 8_000 }), deleted];
  const form = edited(base, { priceMode: 'signIn' });
  expect(planEdit(editableProduct, { id: 'rg101', base, form })[1]).toMatchObject({
    collection: 'prices',
    rev: 5,
    changes: [
      { field: 'pricePaise', after: 8_000 },
      { field: 'deletedAt', after: null },
    ],
  });
});

test('duplicates a product as a draft without SKU and slug', () => {
  const copy = copyOf([buildProduct({ sku: 'RG101', oldSlugs: ['a'] }), undefined]);
  expect(copy).toMatchObject({ sku: '', slug: '', oldSlugs: [], status: 'draft' });
});

test('returns a preview only while the form is valid', () => {
  const form = formOf([buildProduct({ title: 'Moon studs', sku: 'ER101' }), undefined]);
  expect(productOf({ ...form, pricePaise: 12_000 })).toMatchObject({
    title: 'Moon studs',
    pricePaise: 12_000,
  });
  expect(productOf({ ...form, netWeightMg: 'heavy' })).toBeUndefined();
});

test('takes the tax of a new product from the settings, and requires it when they have none', () => {
  expect(beginWith({ hsn: '71131120', gstRateBps: 250 })).toMatchObject({
    hsn: '71131120',
    gstRateBps: 250,
    purity: 925,
  });
  const typed = {
    ...beginWith(undefined),
    sku: 'RG1',
    title: 'Ring',
    slug: 'ring',
    netWeightMg: 1_000,
    grossWeightMg: 1_000,
    pricePaise: 1_000,
  };
  expect(problemsIn(editableProduct, typed)).toEqual([]);
  expect(problemsIn(editableProduct, { ...typed, status: 'published' })).toEqual([
    'HSN code is required to publish.',
    'GST is required to publish.',
  ]);
});

const newDraft = (typed: object) => {
  const form = { ...beginWith(undefined), ...typed };
  return finished?.(form, undefined) ?? form;
};

test.each([
  ['a title', { title: 'Moon studs' }, { title: 'Moon studs', slug: 'moon-studs', sku: '' }],
  ['a SKU', { sku: 'ER101' }, { title: '', slug: 'er101', sku: 'ER101' }],
  [
    'an image',
    { images: [{ url: '/pictures/a-640.webp', width: 640, height: 640, alt: '' }] },
    { title: '', slug: '', images: [{ alt: 'Untitled product' }] },
  ],
] as const)('saves a draft that has only %s', (_name, typed, data) => {
  const form = newDraft(typed);
  expect(issuesIn(editableProduct, form)).toEqual([]);
  expect(planEdit(editableProduct, { id: 'a', base: undefined, form })).toMatchObject([
    { kind: 'create', collection: 'prod', data },
  ]);
});

test.each(['published', 'scheduled'])('reports the missing fields of a %s product', (status) => {
  const form = newDraft({ status, publishAt: 5 });
  expect(problemsIn(editableProduct, form)).toEqual([
    'Title is required to publish.',
    'SKU is required to publish.',
    'Price is required to publish. Add a price or change the price mode.',
    'Net weight is required to publish.',
    'Gross weight is required to publish.',
    'HSN code is required to publish.',
    'GST is required to publish.',
  ]);
});

test('requires the price for signed-in customers only when published', () => {
  const draft = { ...formOf([buildProduct({ priceMode: 'signIn' }), undefined]), status: 'draft' };
  expect(problemsIn(editableProduct, draft)).toEqual([]);
  expect(problemsIn(editableProduct, { ...draft, status: 'published' })).toEqual([
    'Price is required to publish. Add a price or change the price mode.',
  ]);
});

test('uses the title as alt text as soon as there is one', () => {
  const image = { url: '/pictures/a-640.webp', width: 640, height: 640, alt: 'Untitled product' };
  const other = { ...image, alt: 'Side view' };
  expect(newDraft({ title: 'Moon studs', images: [image, other] })).toMatchObject({
    images: [{ alt: 'Moon studs' }, { alt: 'Side view' }],
  });
});

test('gives a draft without a SKU its own ID, and allows adding a SKU in any status', () => {
  expect(editableProduct.idOf(newDraft({ title: 'Moon studs' }))).toMatch(/^draft-[0-9a-f]{8}$/);
  const base: Documents = [buildProductDocument({ sku: '', status: 'archived' }), undefined];
  expect(fixedChanges(editableProduct, base, edited(base, { sku: 'ER101' }))).toEqual([]);
});

test.each([
  ['draft', []],
  ['published', ['sku']],
  ['scheduled', ['sku']],
  ['archived', ['sku']],
] as const)('locks these fields of a product that is %s: %j', (status, expected) => {
  const base: Documents = [buildProduct({ sku: 'RG101', status, publishAt: 5 }), undefined];
  const late = (changes: object) =>
    fixedChanges(editableProduct, base, edited(base, changes)).map(({ field }) => field);
  expect(late({ sku: 'RG102' })).toEqual(expected);
  expect(late({ sku: 'RG102', status: 'draft' })).toEqual(expected);
  expect(late({ title: 'Moon studs', status: 'published' })).toEqual([]);
});
