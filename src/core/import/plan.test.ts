import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPlanOptions } from '#fixtures/build-import.ts';
import { buildPrice } from '#fixtures/build.ts';
import { EMPTY, storing, existingProduct, planOne, updateOf } from '#fixtures/plan-import.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';

const options = buildPlanOptions();

describe('a product the shop does not have', () => {
  it('becomes a draft that fits the schema, in a category that is added', () => {
    const { row, writes, categories } = planOne(EMPTY);
    expect(row).toMatchObject({ action: 'create', id: 'rg101', categoryIds: ['rings'] });
    expect(categories.map(({ id }) => id)).toEqual(['rings']);
    const [write] = writes;
    const data = write?.kind === 'create' ? write.data : {};
    expect(decodeDocument(productKind, 'prod/rg101', data)).toMatchObject({
      ok: true,
      value: { status: 'draft', rev: 1, slug: 'band-ring', category: 'rings', pricePaise: 45_000 },
    });
  });

  it.each([
    ['another has been there before', 'RG101', 'rg101--2', ['rg101']],
    ['it is what a screen is called', 'IMPORT', 'import--2', []],
    ['two have been there', 'RG101', 'rg101--3', ['rg101', 'rg101--2']],
  ])('has an id of its own where %s', (_, sku, id, ids) => {
    const { row, writes } = planOne({ ...EMPTY, ids: new Set(ids) }, buildDraft({ sku }));
    expect(row).toMatchObject({ action: 'create', id });
    expect(writes).toMatchObject([{ id, data: { sku } }]);
  });

  it('is published when asked', () => {
    const { writes } = planOne(EMPTY, buildDraft(), buildPlanOptions({ publish: true }));
    expect(writes).toMatchObject([{ data: { status: 'published' } }]);
  });

  it('keeps its price apart when only customers may see it', () => {
    const mapping = buildMapping({ fields: { priceMode: { value: 'signIn' } } });
    const { writes } = planOne(EMPTY, buildDraft({}, mapping));
    expect(updateOf(writes, 'prices')).toMatchObject({
      id: 'rg101',
      data: { pricePaise: 45_000, tiers: [] },
    });
    expect(updateOf(writes, 'prod')).not.toHaveProperty('data.pricePaise');
  });

  it.each(['draft', 'archived'])('may lack the price for customers while it is %s', (status) => {
    const mapping = buildMapping({
      fields: { priceMode: { value: 'signIn' }, pricePaise: undefined, status: { value: status } },
    });
    const { writes } = planOne(EMPTY, buildDraft({}, mapping));
    expect(writes).toMatchObject([{ collection: 'prod', data: { status } }]);
  });

  it('says so when its price is not kept', () => {
    const mapping = buildMapping({ fields: { priceMode: { value: 'onRequest' } } });
    const { notes, writes } = planOne(EMPTY, buildDraft({}, mapping));
    expect(notes).toContainEqual({ kind: 'priceUnused', field: 'pricePaise' });
    expect(writes[0]).not.toHaveProperty('data.pricePaise');
  });

  it('is addressed by its SKU when the title has no Latin letter', () => {
    expect(planOne(EMPTY, buildDraft({ title: 'पायल' })).writes).toMatchObject([
      { data: { slug: 'rg101' } },
    ]);
  });

  it('is refused when the schema refuses it, in the words of the list', () => {
    const { refusal, row, categories } = planOne(EMPTY, buildDraft({ title: 'x'.repeat(121) }));
    expect(row).toBeUndefined();
    expect(refusal).toMatchObject({
      row: 2,
      column: 'title',
      reason: 'Title must be at most 120 characters',
    });
    expect(categories).toEqual([]);
  });
});

describe('a product the shop has', () => {
  it('stays untouched when the list says the same', () => {
    expect(planOne(storing(existingProduct())).row).toMatchObject({ action: 'keep', id: 'abc' });
  });

  it('changes only in what the list says otherwise, in the next revision', () => {
    const { row, writes } = planOne(
      storing(existingProduct({ rev: 7 })),
      buildDraft({ price: '475' }),
    );
    expect(row?.action).toBe('update');
    expect(writes).toEqual([
      {
        kind: 'update',
        collection: 'prod',
        id: 'abc',
        rev: 8,
        changes: [{ field: 'pricePaise', before: 45_000, after: 47_500 }],
      },
    ]);
  });

  it('keeps what staff put in place of a default or constant of the mapping', () => {
    const stored = storing(existingProduct({ purity: 950, plating: 'gold', status: 'archived' }));
    expect(planOne(stored).row?.action).toBe('keep');
  });

  it('gets a new slug with a new title, and the old one keeps leading to it', () => {
    const { writes } = planOne(storing(existingProduct()), buildDraft({ title: 'Bague dorée' }));
    expect(writes).toMatchObject([
      {
        changes: [
          { field: 'title', after: 'Bague dorée' },
          { field: 'slug', after: 'bague-doree' },
          { field: 'oldSlugs', after: ['band-ring'] },
        ],
      },
    ]);
  });

  it('goes live with --publish only from a draft', () => {
    const publish = buildPlanOptions({ publish: true });
    expect(
      planOne(storing(existingProduct({ status: 'draft' })), buildDraft(), publish).writes,
    ).toMatchObject([{ changes: [{ field: 'status', before: 'draft', after: 'published' }] }]);
    expect(
      planOne(storing(existingProduct({ status: 'archived' })), buildDraft(), publish).row?.action,
    ).toBe('keep');
  });

  it('changes its price where it is kept', () => {
    const stored = storing(
      existingProduct({ priceMode: 'signIn' }, buildPrice({ pricePaise: 45_000, rev: 2 })),
    );
    expect(planOne(stored).row?.action).toBe('keep');
    expect(planOne(stored, buildDraft({ price: '400' })).writes).toEqual([
      {
        kind: 'update',
        collection: 'prices',
        id: 'abc',
        rev: 3,
        changes: [{ field: 'pricePaise', before: 45_000, after: 40_000 }],
      },
    ]);
  });

  it('keeps the pictures, and what was said of them, while their addresses stay', () => {
    const image = { url: 'https://pictures.example/a.jpg', width: 9, height: 9, alt: 'By staff' };
    const mapping = buildMapping({
      images: { columns: ['category'], width: 600, height: 600 },
      categories: undefined,
    });
    const stored = storing(existingProduct({ images: [image] }));
    const same = buildDraft({ category: image.url }, mapping);
    expect(planOne(stored, same).row?.action).toBe('keep');
    const other = buildDraft({ category: 'https://pictures.example/b.jpg' }, mapping);
    expect(planOne(stored, other).writes).toMatchObject([{ changes: [{ field: 'images' }] }]);
  });

  describe('whose weight with stones is said to be the one without', () => {
    it('keeps the one that staff have weighed', () => {
      const stored = storing(existingProduct({ grossWeightMg: 5_200 }));
      expect(planOne(stored, buildDraft({ weight: '4.1' })).row).toMatchObject({
        changes: [{ field: 'netWeightMg', after: 4_100 }],
      });
    });

    it('follows as long as they are the same', () => {
      const stored = storing(existingProduct({ grossWeightMg: 3_200 }));
      expect(planOne(stored, buildDraft({ weight: '4.1' })).row).toMatchObject({
        changes: [
          { field: 'netWeightMg', after: 4_100 },
          { field: 'grossWeightMg', after: 4_100 },
        ],
      });
    });
  });

  it('keeps words for search engines in step with its title, until staff write others', () => {
    const mapping = buildMapping({ fields: { 'seo.title': { sameAs: 'title' } } });
    const renamed = buildDraft({ title: 'Hoop ring' }, mapping);
    const changesOf = (seo: Product['seo']) =>
      planOne(storing(existingProduct({ seo })), renamed).row;
    expect(changesOf({ title: 'Band ring' })).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'seo', after: { title: 'Hoop ring' } }),
      ]),
    });
    expect(JSON.stringify(changesOf({ title: 'Silver bands' }))).not.toContain('"seo"');
  });

  it('gets pictures with its own title where the list has none', () => {
    const mapping = buildMapping({
      partial: true,
      fields: { title: undefined },
      images: { columns: ['category'], width: 600, height: 600 },
      categories: undefined,
    });
    const url = 'https://pictures.example/b.jpg';
    const { writes } = planOne(storing(existingProduct()), buildDraft({ category: url }, mapping), {
      ...options,
      mapping,
    });
    expect(writes).toMatchObject([{ changes: [{ field: 'images' }] }]);
    expect(JSON.stringify(writes)).toContain('Band ring');
  });

  it('is refused when the change would make it invalid', () => {
    const heavy = buildMapping({ fields: { grossWeightMg: { value: '9 g' } } });
    const { refusal } = planOne(
      storing(existingProduct({ grossWeightMg: 3_300 })),
      buildDraft({ weight: '4' }, heavy),
    );
    expect(refusal).toMatchObject({
      reason: "Gross weight can't be lower than net weight",
      found: '3300 (number)',
    });
  });

  it.each([
    [
      'there twice, and deleted',
      [existingProduct({ deletedAt: 1 }), existingProduct({ deletedAt: 2 })],
      'Two products in the shop have this SKU.',
    ],
    [
      'there twice',
      [existingProduct(), existingProduct()],
      'Two products in the shop have this SKU.',
    ],
    [
      'malformed',
      [{ state: 'malformed', id: 'abc', problem: 'prod/abc · purity: …' } as const],
      'The product in the shop has errors.',
    ],
  ])('is refused when it is %s', (_, products, expected) => {
    expect(planOne(storing(...products)).refusal).toMatchObject({ row: 2, expected });
  });
});
