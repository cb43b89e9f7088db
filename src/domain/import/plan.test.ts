import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, buildPlanOptions } from '#fixtures/build-import.ts';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import { decodeDocument } from '#schema/kind.ts';
import { productKind, type Product } from '#schema/product.ts';
import type { DocumentWrite } from '#domain/editing/document-write.ts';
import { planImport } from './plan.ts';
import type { Stored, StoredProduct } from './stored.ts';

const EMPTY: Stored = { products: new Map(), ids: new Set(), categories: [] };
const options = buildPlanOptions();

const holding = (...products: StoredProduct[]): Stored => ({
  products: new Map([['RG101', products]]),
  ids: new Set(products.map(({ id }) => id)),
  categories: [
    { id: 'rings', name: 'Rings', slug: 'rings', parent: null, order: 0, state: 'live' },
  ],
});

const known = (
  overrides: Partial<Product> = {},
  price?: ReturnType<typeof buildPrice>,
): StoredProduct => ({
  state: 'known',
  id: 'abc',
  price,
  product: buildProduct({
    sku: 'RG101',
    title: 'Band ring',
    slug: 'band-ring',
    category: 'rings',
    netWeightMg: 3_200,
    ...overrides,
  }),
});

const updateOf = (writes: readonly DocumentWrite[] | undefined, collection: string) =>
  writes?.find((write) => write.collection === collection);

/** The only row of a plan. */
function planOne(stored: Stored, draft = buildDraft(), settings = options) {
  const { rows, refusals, ...plan } = planImport([draft], stored, settings);
  const [row] = rows;
  const writes = row && row.action !== 'keep' ? row.writes : [];
  return { ...plan, row, writes, refusal: refusals[0]?.problems[0] };
}

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
      reason: 'title: expected at most 120 characters',
    });
    expect(categories).toEqual([]);
  });
});

describe('a product the shop has', () => {
  it('stays untouched when the list says the same', () => {
    expect(planOne(holding(known())).row).toMatchObject({ action: 'keep', id: 'abc' });
  });

  it('changes only in what the list says otherwise, in the next revision', () => {
    const { row, writes } = planOne(holding(known({ rev: 7 })), buildDraft({ price: '475' }));
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
    const stored = holding(known({ purity: 950, plating: 'gold', status: 'archived' }));
    expect(planOne(stored).row?.action).toBe('keep');
  });

  it('gets a new slug with a new title, and the old one keeps leading to it', () => {
    const { writes } = planOne(holding(known()), buildDraft({ title: 'Bague dorée' }));
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
      planOne(holding(known({ status: 'draft' })), buildDraft(), publish).writes,
    ).toMatchObject([{ changes: [{ field: 'status', before: 'draft', after: 'published' }] }]);
    expect(planOne(holding(known({ status: 'archived' })), buildDraft(), publish).row?.action).toBe(
      'keep',
    );
  });

  it('changes its price where it is kept', () => {
    const stored = holding(
      known({ priceMode: 'signIn' }, buildPrice({ pricePaise: 45_000, rev: 2 })),
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
    const stored = holding(known({ images: [image] }));
    const same = buildDraft({ category: image.url }, mapping);
    expect(planOne(stored, same).row?.action).toBe('keep');
    const other = buildDraft({ category: 'https://pictures.example/b.jpg' }, mapping);
    expect(planOne(stored, other).writes).toMatchObject([{ changes: [{ field: 'images' }] }]);
  });

  describe('whose weight with stones is said to be the one without', () => {
    it('keeps the one that staff have weighed', () => {
      const stored = holding(known({ grossWeightMg: 5_200 }));
      expect(planOne(stored, buildDraft({ weight: '4.1' })).row).toMatchObject({
        changes: [{ field: 'netWeightMg', after: 4_100 }],
      });
    });

    it('follows as long as they are the same', () => {
      const stored = holding(known({ grossWeightMg: 3_200 }));
      expect(planOne(stored, buildDraft({ weight: '4.1' })).row).toMatchObject({
        changes: [
          { field: 'netWeightMg', after: 4_100 },
          { field: 'grossWeightMg', after: 4_100 },
        ],
      });
    });
  });

  it('gets pictures with its own title where the list has none', () => {
    const mapping = buildMapping({
      partial: true,
      fields: { title: undefined },
      images: { columns: ['category'], width: 600, height: 600 },
      categories: undefined,
    });
    const url = 'https://pictures.example/b.jpg';
    const { writes } = planOne(holding(known()), buildDraft({ category: url }, mapping), {
      ...options,
      mapping,
    });
    expect(writes).toMatchObject([{ changes: [{ field: 'images' }] }]);
    expect(JSON.stringify(writes)).toContain('Band ring');
  });

  it('that is deleted comes back as a draft, with what the list says and nothing else', () => {
    const deletedAt = Date.UTC(2026, 9, 1);
    const gone = known({ deletedAt, rev: 7, purity: 950, status: 'published' });
    const { row, writes } = planOne(holding(gone), buildDraft({ price: '475' }));
    expect(row).toMatchObject({
      action: 'restore',
      changes: [
        { field: 'pricePaise', after: 47_500 },
        { field: 'status', before: 'published', after: 'draft' },
      ],
    });
    expect(writes).toMatchObject([
      { kind: 'update', rev: 8, changes: [{}, {}, { field: 'deletedAt', after: null }] },
    ]);
    const publish = buildPlanOptions({ publish: true });
    expect(planOne(holding(gone), buildDraft(), publish).row).toMatchObject({
      changes: [{ field: 'status', after: 'draft' }],
    });
    // Nor by a list of the shop itself, of the time when it was live.
    const mapping = buildMapping({ fields: { status: { value: 'published' } } });
    const old = buildDraft({}, mapping);
    const said = { ...old, fromList: new Set([...old.fromList, 'status']) };
    expect(planOne(holding(gone), said, { ...publish, mapping }).row).toMatchObject({
      changes: [{ field: 'status', before: 'published', after: 'draft' }],
    });
  });

  it('that an import made, and that was taken back with it, is as the second try has it', () => {
    const gone = known({ deletedAt: 1, rev: 2, purity: 950, moq: 1 });
    expect(planOne(holding(gone)).row).toMatchObject({
      action: 'restore',
      changes: [
        { field: 'purity', before: 950, after: 925 },
        { field: 'status', after: 'draft' },
      ],
    });
    const publish = buildPlanOptions({ publish: true });
    expect(planOne(holding(gone), buildDraft(), publish).row).toMatchObject({
      changes: [{ field: 'purity' }, { field: 'status', after: 'draft' }],
    });
  });

  it('is the one that is there, where a deleted one has its SKU too', () => {
    const stored = holding({ ...known({ deletedAt: 1 }), id: 'gone' }, known());
    expect(planOne(stored).row).toMatchObject({ action: 'keep', id: 'abc' });
  });

  it('is refused when the change would make it invalid', () => {
    const heavy = buildMapping({ fields: { grossWeightMg: { value: '9 g' } } });
    const { refusal } = planOne(
      holding(known({ grossWeightMg: 3_300 })),
      buildDraft({ weight: '4' }, heavy),
    );
    expect(refusal).toMatchObject({
      reason: 'grossWeightMg: expected at least the net weight',
      found: '3300 (number)',
    });
  });

  it.each([
    [
      'there twice, and deleted',
      [known({ deletedAt: 1 }), known({ deletedAt: 2 })],
      'expected one product with this SKU in the shop',
    ],
    ['there twice', [known(), known()], 'expected one product with this SKU in the shop'],
    [
      'malformed',
      [{ state: 'malformed', id: 'abc', problem: 'prod/abc · purity: …' } as const],
      'expected a stored product that can be read',
    ],
  ])('is refused when it is %s', (_, products, expected) => {
    expect(planOne(holding(...products)).refusal).toMatchObject({ row: 2, expected });
  });
});
