import { describe, expect, it } from 'vitest';
import { buildDraft, buildMapping, LIST_HEADER, mapBuiltRow } from '#fixtures/build-import.ts';
import { mapRow } from './map-row.ts';

const problemsOf = (...row: Parameters<typeof mapBuiltRow>) => {
  const mapped = mapBuiltRow(...row);
  return mapped.ok ? [] : mapped.problems;
};

describe('mapRow', () => {
  it("converts values to the shop's units", () => {
    expect(buildDraft({ weight: '3.2', price: '450' }).values).toMatchObject({
      sku: 'RG101',
      title: 'Band ring',
      netWeightMg: 3_200,
      grossWeightMg: 3_200,
      pricePaise: 45_000,
    });
  });

  it('distinguishes values from the list and from the mapping', () => {
    const { fromList, copied } = buildDraft();
    expect(fromList.has('netWeightMg')).toBe(true);
    expect(fromList.has('grossWeightMg')).toBe(false);
    expect([...copied]).toEqual([['grossWeightMg', 'netWeightMg']]);
    expect(fromList.has('purity')).toBe(false);
  });

  it('reports a missing title with row, column, expectation and remedy', () => {
    expect(problemsOf({ title: ' ' }, buildMapping(), 17)).toEqual([
      {
        row: 17,
        column: 'title',
        actual: 'nothing',
        expected: 'expected a value',
        remedy: 'Fill in the cell.',
        reason: 'Title is missing',
      },
    ]);
  });

  it('accepts a row without weight and price as a draft', () => {
    expect(problemsOf({ weight: ' ', price: '' })).toEqual([]);
  });

  it('uses the default of the mapping, with a note', () => {
    const fields = { netWeightMg: { column: 'weight', unit: 'g', default: '5 g' } } as const;
    const draft = buildDraft({ weight: '' }, buildMapping({ fields }));
    expect(draft.values.netWeightMg).toBe(5_000);
    expect(draft.notes).toContainEqual({ kind: 'default', field: 'netWeightMg' });
    expect(draft.fromList.has('netWeightMg')).toBe(false);
  });

  it('reports all problems of a row at once', () => {
    const reasons = problemsOf({ weight: 'heavy', price: '0' }).map(({ reason }) => reason);
    expect(reasons).toEqual(['Net weight must be a weight', 'Price must be an amount above 0']);
  });

  it('translates mapped values, and rejects or replaces unknown ones', () => {
    const plating = { column: 'title', values: { Doré: 'gold' } };
    const platingMapping = buildMapping({ fields: { plating } });
    expect(buildDraft({ title: 'doré ' }, platingMapping).values.plating).toBe('gold');
    expect(problemsOf({ title: 'Argent' }, platingMapping)).toMatchObject([{ actual: '"Argent"' }]);
    const lenient = buildMapping({ fields: { plating: { ...plating, otherwise: 'none' } } });
    const draft = buildDraft({ title: 'Argent' }, lenient);
    expect(draft.values.plating).toBe('none');
    expect(draft.notes).toContainEqual({ kind: 'otherwise', field: 'plating' });
  });

  it('converts at the exchange rate of the currency in the row', () => {
    const money = { currency: { column: 'category' }, rates: { USD: 84.5 } };
    expect(
      buildDraft({ price: '9.59', category: 'usd' }, buildMapping({ money })).values,
    ).toMatchObject({
      pricePaise: 81_036,
    });
  });

  it("rewrites a SKU in the shop's format, with a note", () => {
    const draft = buildDraft({ sku: 'rg 101' });
    expect(draft.sku).toBe('RG-101');
    expect(draft.notes).toContainEqual({ kind: 'skuRewritten', field: 'sku' });
  });

  it('notes that a title was cleaned or shortened', () => {
    expect(buildDraft({ title: 'Band  ring' }).notes).toContainEqual({
      kind: 'tidied',
      field: 'title',
    });
    const fields = { title: { column: 'title', shorten: true } };
    const long = buildDraft({ title: 'silver '.repeat(30) }, buildMapping({ fields }));
    expect(String(long.values.title).length).toBeLessThanOrEqual(120);
    expect(long.notes).toContainEqual({ kind: 'shortened', field: 'title' });
    const rings = buildDraft({ title: '💍'.repeat(80) }, buildMapping({ fields }));
    expect(String(rings.values.title).isWellFormed()).toBe(true);
  });

  it('composes a text from lines, without lines that lack a value', () => {
    const fields = { description: { lines: ['Made of {category}.', 'Kind: {weight}{title}'] } };
    const mapping = buildMapping({ fields: { ...fields, netWeightMg: { value: '1 g' } } });
    expect(buildDraft({ weight: '' }, mapping).values.description).toBe('Made of Rings.');
  });

  it('takes each picture once, with alt text from the title', () => {
    const images = { columns: ['price', 'weight', 'category'], width: 600, height: 500 };
    const mapping = buildMapping({
      images,
      categories: undefined,
      fields: { pricePaise: { value: 1 }, netWeightMg: { value: '1 g' } },
    });
    const url = 'https://pictures.example/a.jpg';
    const draft = buildDraft({ price: url, weight: url, category: `${url}?2` }, mapping);
    expect(draft.values.images).toEqual([
      { url, width: 600, height: 500, alt: 'Band ring' },
      { url: `${url}?2`, width: 600, height: 500, alt: 'Band ring, image 2' },
    ]);
  });

  it('leaves out the rows that the mapping excludes, with its reason', () => {
    const leaveOut = [{ column: 'category', values: ['Watches'], reason: 'a watch' }];
    expect(problemsOf({ category: 'Watches' }, buildMapping({ leaveOut }))).toMatchObject([
      { reason: 'Left out by the mapping: a watch' },
    ]);
  });

  it('rejects a category that the mapping does not allow', () => {
    const categories = { column: 'category', names: { Bagues: { category: 'Rings' } } };
    const mapping = buildMapping({ categories });
    expect(buildDraft({ category: 'Bagues' }, mapping).place).toEqual({ category: 'Rings' });
    expect(problemsOf({ category: 'Colliers' }, mapping)).toMatchObject([{ actual: '"Colliers"' }]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'rejects the unknown category %s',
    (category) => {
      const mapping = buildMapping({ categories: { column: 'category' } });
      expect(problemsOf({ category }, mapping)).toMatchObject([{ actual: `"${category}"` }]);
    },
  );

  it.each([
    [['RG101', 'Band ring', '3.2'], 'The row has fewer cells than the header'],
    [['RG101', 'Band', ' ring', '3.2', '450', 'Rings'], 'The row has more cells than the header'],
  ])('rejects the row %j, whose length differs from the header', (cells, reason) => {
    const mapped = mapRow(buildMapping(), LIST_HEADER, { row: 2, cells });
    expect(mapped.ok ? [] : mapped.problems).toMatchObject([{ reason }]);
  });

  it('ignores empty cells beyond the header', () => {
    const cells = ['RG101', 'Band ring', '3.2', '450', 'Rings', '', ' '];
    expect(mapRow(buildMapping(), LIST_HEADER, { row: 2, cells }).ok).toBe(true);
  });

  it('removes the formula guard of a cell', () => {
    expect(buildDraft({ title: "'=2+3 ring" }).values.title).toBe('=2+3 ring');
  });
});
