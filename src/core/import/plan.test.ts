import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPlanOptions } from '#fixtures/build-import.ts';
import { buildPrice } from '#fixtures/build.ts';
import { EMPTY, storing, existingProduct, planOne, updateOf } from '#fixtures/plan-import.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';

describe('a new product', () => {
  it('becomes a valid draft in an added category', () => {
    const { row, writes, categories } = planOne(EMPTY);
    expect(row).toMatchObject({ action: 'create', title: 'Band ring' });
    expect(categories.map(({ id }) => id)).toEqual(['rings']);
    const [write] = writes;
    const data = write?.kind === 'create' ? write.data : {};
    expect(decodeDocument(productKind, 'prod/rg101', data)).toMatchObject({
      success: true,
      value: { status: 'draft', rev: 1, slug: 'band-ring', category: 'rings', pricePaise: 45_000 },
    });
  });

  it.each([
    ['the ID is in use', 'RG101', 'rg101--2', ['rg101']],
    ['the ID is the path of a screen', 'IMPORT', 'import--2', []],
    ['the ID and the next one are in use', 'RG101', 'rg101--3', ['rg101', 'rg101--2']],
  ])('gets another ID when %s', (_, sku, id, ids) => {
    const { row, writes } = planOne({ ...EMPTY, ids: new Set(ids) }, buildDraft({ sku }));
    expect(row).toMatchObject({ action: 'create' });
    expect(writes).toMatchObject([{ id, data: { sku } }]);
  });

  it('is published with the publish option', () => {
    const { writes } = planOne(EMPTY, buildDraft(), buildPlanOptions({ publish: true }));
    expect(writes).toMatchObject([{ data: { status: 'published' } }]);
  });

  it('stores its price separately when only signed-in customers may see it', () => {
    const mapping = buildMapping({ defaults: { priceMode: 'signIn' } });
    const { writes } = planOne(EMPTY, buildDraft({}, mapping));
    expect(updateOf(writes, 'prices')).toMatchObject({
      id: 'rg101',
      data: { pricePaise: 45_000, tiers: [] },
    });
    expect(updateOf(writes, 'prod')).not.toHaveProperty('data.pricePaise');
  });

  it.each(['draft', 'archived'])(
    'may lack the price for signed-in customers while it is %s',
    (status) => {
      const mapping = buildMapping({ defaults: { priceMode: 'signIn', status } });
      const { writes } = planOne(EMPTY, buildDraft({ price: '' }, mapping));
      expect(writes).toMatchObject([{ collection: 'prod', data: { status } }]);
    },
  );

  it.each([
    // 3.2 g at ₹105 are ₹336.
    ['112', 10_500, ['Price below the value of the silver']],
    ['335.99', 10_500, ['Price below the value of the silver']],
    ['336', 10_500, []],
    ['112', undefined, []],
  ])('notes a price of %s that is below the value of the silver', (price, silverRate, reasons) => {
    const { row } = planOne(EMPTY, buildDraft({ price }), buildPlanOptions({ silverRate }));
    expect(row?.notes.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('notes nothing about the silver without a weight, or of a price that is not used', () => {
    const options = buildPlanOptions({ silverRate: 10_500 });
    expect(planOne(EMPTY, buildDraft({ price: '1', weight: '' }), options).row?.notes).toEqual([]);
    const mapping = buildMapping({ defaults: { priceMode: 'onRequest' } });
    const { row } = planOne(EMPTY, buildDraft({ price: '1' }, mapping), options);
    expect(row?.notes.map(({ reason }) => reason)).toEqual([
      'Price: not used, because the product is priced on request',
    ]);
  });

  it.each([
    [{ price: '650/pair' }, 'pair'],
    [{ price: '450/pc' }, undefined],
    [{ weight: '3.2 g per pair' }, 'pair'],
    [{ price: '450/pc', weight: '3.2 g per pair' }, undefined],
  ])('is sold by the unit that %j states', (cells, unit) => {
    const { row, writes } = planOne(EMPTY, buildDraft(cells));
    const [write] = writes;
    const sold = write?.kind === 'create' ? write.data['unit'] : undefined;
    expect(sold === 'piece' ? undefined : sold).toBe(unit);
    expect(row?.notes).toEqual([]);
  });

  it('notes that a price is for another unit', () => {
    const mapping = buildMapping({ defaults: { unit: 'set of 2' } });
    const { row } = planOne(EMPTY, buildDraft({ price: '650/pair' }, mapping));
    expect(row?.notes.map(({ message }) => message)).toEqual([
      'The list has its price or weight per pair, but the product is sold per set of 2. Check both.',
    ]);
    const pair = storing(existingProduct({ unit: 'pair' }));
    const changed = planOne(pair, buildDraft({ price: '700/pc' }));
    expect(updateOf(changed.writes, 'prod')).not.toHaveProperty('data.unit');
    expect(changed.row?.notes.map(({ reason }) => reason)).toEqual([
      'Price or weight of another unit',
    ]);
    expect(planOne(pair, buildDraft({ price: '700/pair' })).row?.notes).toEqual([]);
  });

  it('notes that a price is not stored, and that a title is shortened', () => {
    const mapping = buildMapping({ defaults: { priceMode: 'onRequest' } });
    const { row, writes } = planOne(EMPTY, buildDraft({ title: 'silver '.repeat(30) }, mapping));
    expect(row?.notes.map(({ reason }) => reason)).toEqual([
      'Title: shortened',
      'Price: not used, because the product is priced on request',
    ]);
    expect(writes[0]).not.toHaveProperty('data.pricePaise');
  });

  it('takes defaults from the list, then from the import, then from the settings and the form', () => {
    const newProducts = { hsn: '71131120', gstRateBps: 250 };
    const mapping = buildMapping({ defaults: { gstRateBps: '5%', moq: '12' } });
    const { writes } = planOne(EMPTY, buildDraft({}, mapping), buildPlanOptions({ newProducts }));
    expect(writes).toMatchObject([
      { data: { hsn: '71131120', gstRateBps: 500, moq: 12, purity: 925, grossWeightMg: 3_200 } },
    ]);
  });

  it('needs a title, so that a mistyped SKU adds nothing', () => {
    expect(planOne(EMPTY, buildDraft({ title: '' })).refusal).toMatchObject({
      reason: 'No product has this SKU, and a new product needs a title',
    });
  });

  it('uses its SKU as slug when the title has no Latin letter', () => {
    expect(planOne(EMPTY, buildDraft({ title: 'पायल' })).writes).toMatchObject([
      { data: { slug: 'rg101' } },
    ]);
  });

  it('is rejected by the schema with the column name of the list', () => {
    const columns = { ...buildMapping().columns, originCountry: 'weight' };
    const mapping = buildMapping({ columns });
    const options = buildPlanOptions({ mapping });
    const { refusal, row, categories } = planOne(EMPTY, buildDraft({}, mapping), options);
    expect(row).toBeUndefined();
    expect(refusal).toMatchObject({
      column: 'weight',
      reason: 'Country of origin must be a country code of 2 capital letters, like IN for India',
    });
    // The category of a refused row is not added.
    expect(categories).toEqual([]);
  });
});

describe('an existing product', () => {
  it('stays unchanged when the list has the same values', () => {
    expect(planOne(storing(existingProduct())).row).toMatchObject({
      action: 'unchanged',
      writes: [],
    });
  });

  it('changes only in the differing values, with the next revision', () => {
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

  it('keeps values that staff entered instead of defaults and constants of the mapping', () => {
    const stored = storing(existingProduct({ purity: 950, plating: 'gold', status: 'archived' }));
    expect(planOne(stored).row?.action).toBe('unchanged');
  });

  it('gets a new slug with a new title, and the old slug redirects', () => {
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

  it('is published by the publish option only if it is a draft', () => {
    const publish = buildPlanOptions({ publish: true });
    expect(
      planOne(storing(existingProduct({ status: 'draft' })), buildDraft(), publish).writes,
    ).toMatchObject([{ changes: [{ field: 'status', before: 'draft', after: 'published' }] }]);
    expect(
      planOne(storing(existingProduct({ status: 'archived' })), buildDraft(), publish).row?.action,
    ).toBe('unchanged');
  });

  it('changes its price in the document that stores it', () => {
    const stored = storing(
      existingProduct({ priceMode: 'signIn' }, buildPrice({ pricePaise: 45_000, rev: 2 })),
    );
    expect(planOne(stored).row?.action).toBe('unchanged');
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

  it('keeps pictures and their alt texts while the addresses are the same', () => {
    const image = { url: 'https://pictures.example/a.jpg', width: 9, height: 9, alt: 'By staff' };
    const mapping = buildMapping({ columns: { sku: 'sku', images: 'category' } });
    const options = buildPlanOptions({ mapping });
    const stored = storing(existingProduct({ images: [image] }));
    const same = buildDraft({ category: image.url }, mapping);
    expect(planOne(stored, same, options).row?.action).toBe('unchanged');
    const other = buildDraft({ category: 'https://pictures.example/b.jpg' }, mapping);
    // Without a title in the list, the product's own title is the alt text.
    expect(planOne(stored, other, options).writes).toMatchObject([
      { changes: [{ field: 'images', after: [{ alt: 'Band ring' }] }] },
    ]);
  });

  describe('whose gross weight is copied from the net weight', () => {
    it('keeps a gross weight that staff have changed', () => {
      const stored = storing(existingProduct({ grossWeightMg: 5_200 }));
      expect(planOne(stored, buildDraft({ weight: '4.1' })).row).toMatchObject({
        changes: [{ field: 'netWeightMg', after: 4_100 }],
      });
    });

    it('updates the gross weight while both were the same', () => {
      const stored = storing(existingProduct({ grossWeightMg: 3_200 }));
      expect(planOne(stored, buildDraft({ weight: '4.1' })).row).toMatchObject({
        changes: [
          { field: 'netWeightMg', after: 4_100 },
          { field: 'grossWeightMg', after: 4_100 },
        ],
      });
    });
  });

  it('is rejected when the change would make it invalid', () => {
    const stored = storing(existingProduct({ grossWeightMg: 3_300 }));
    expect(planOne(stored, buildDraft({ weight: '4' })).refusal).toMatchObject({
      reason: "Gross weight can't be lower than net weight",
    });
  });

  it.each([
    [
      'stored twice, both deleted',
      [existingProduct({ deletedAt: 1 }), existingProduct({ deletedAt: 2 })],
      'Two products in the shop have this SKU.',
    ],
    [
      'stored twice',
      [existingProduct(), existingProduct()],
      'Two products in the shop have this SKU.',
    ],
    [
      'malformed',
      [{ state: 'malformed', id: 'abc', problem: 'prod/abc · purity: …' } as const],
      'The product in the shop has errors.',
    ],
  ])('is rejected when it is %s', (_, products, expected) => {
    expect(planOne(storing(...products)).refusal?.message).toContain(expected);
  });
});
