import { describe, expect, it } from 'vitest';
import { buildMapping, LIST_HEADER } from '#fixtures/build-import.ts';
import { mappingProblems, unusedColumns } from './check-mapping.ts';
import { columnsFeeding, importMapping } from './mapping.ts';

const header = [...LIST_HEADER];

describe('a mapping file', () => {
  const messages = (fields: unknown): string[] =>
    importMapping
      .safeParse({ name: 'List', fields })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it('says what is wrong with a rule', () => {
    expect(messages({ sku: {} })).toEqual([
      'fields.sku: expected exactly one of "column", "lines", "value" and "sameAs"',
    ]);
    expect(messages({ sku: { value: 'A', unit: 'g' } })).toEqual([
      'fields.sku: expected no "unit" beside "value"; it belongs to "column"',
    ]);
  });

  it('knows no field that the shop keeps itself', () => {
    expect(messages({ rev: { value: 1 } })).toHaveLength(1);
  });
});

describe('mappingProblems', () => {
  it('has nothing against a mapping that fits', () => {
    expect(mappingProblems(buildMapping(), header)).toEqual([]);
  });

  it('names a column that is missing, and one that is there twice', () => {
    expect(mappingProblems(buildMapping(), ['sku', 'title', 'weight', 'category', 'sku'])).toEqual([
      'the list has no column "price", which the mapping reads',
      'the list has the column "sku" twice; it is unclear which is meant',
    ]);
  });

  it('recognises a list without a header', () => {
    expect(mappingProblems(buildMapping(), ['RG101', 'Band ring', '3.2'])).toEqual([
      'the first row is not a header, or belongs to another list: expected columns like "sku", "title", "weight", found "RG101", "Band ring", "3.2"',
    ]);
  });

  it('prints no control character of a header', () => {
    expect(mappingProblems(buildMapping(), ['\u001b]0;title\u0007', '\u009b2J'])).toEqual([
      'the first row is not a header, or belongs to another list: expected columns like "sku", "title", "weight", found "]0;title", "2J"',
    ]);
  });

  it.each([
    [{ purity: undefined }, 'nothing feeds "purity"'],
    [{ pricePaise: undefined }, 'priceMode is "public", so "pricePaise" must be fed'],
    [{ plating: { value: 'chrome' } }, 'fields.plating: expected one of none, rhodium'],
    [
      { netWeightMg: { column: 'weight', default: 'light' } },
      'fields.netWeightMg: expected a weight',
    ],
    [
      { title: { column: 'title', unit: 'g' as const } },
      'fields.title: "unit" is for weights only',
    ],
    [{ grossWeightMg: { sameAs: 'grossWeightMg' } }, 'fields.grossWeightMg: "sameAs" must name'],
    [{ title: { lines: ['{title}'] } }, 'fields.title: "lines" is for free text only'],
  ])('refuses %j', (fields, problem) => {
    const problems = mappingProblems(buildMapping({ fields }), header);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('wants a rate for the currency', () => {
    const mapping = buildMapping({ money: { currency: 'USD' } });
    expect(mappingProblems(mapping, header)).toEqual(['money.rates has no rate for USD']);
  });
});

it('names the columns that nothing reads, but for those knowingly ignored', () => {
  const mapping = buildMapping({ ignore: ['likes'] });
  expect(unusedColumns(mapping, [...header, 'likes', 'brand', 'import problem'])).toEqual([
    'brand',
  ]);
});

it('traces a field to the columns that feed it', () => {
  const mapping = buildMapping();
  expect(columnsFeeding(mapping, 'grossWeightMg')).toEqual(['weight']);
  expect(columnsFeeding(mapping, 'slug')).toEqual(['title']);
  expect(columnsFeeding(mapping, 'subCategory')).toEqual(['category']);
  expect(columnsFeeding(mapping, 'purity')).toEqual([]);
});
