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

  it('explains what is wrong with a rule', () => {
    expect(messages({ sku: {} })).toEqual([
      'fields.sku: expected exactly one of "column", "lines", "value" and "sameAs"',
    ]);
    expect(messages({ sku: { value: 'A', unit: 'g' } })).toEqual([
      'fields.sku: expected no "unit" beside "value"; it belongs to "column"',
    ]);
  });

  it('rejects system fields', () => {
    expect(messages({ rev: { value: 1 } })).toHaveLength(1);
  });
});

describe('mappingProblems', () => {
  it('returns no problems for a valid mapping', () => {
    expect(mappingProblems(buildMapping(), header)).toEqual([]);
  });

  it('reports missing and duplicate columns', () => {
    expect(mappingProblems(buildMapping(), ['sku', 'title', 'weight', 'category', 'sku'])).toEqual([
      'The file has no column "price".',
      'The file has the column "sku" twice. Rename or remove one of them.',
    ]);
  });

  it('recognises a list without a header', () => {
    expect(mappingProblems(buildMapping(), ['RG101', 'Band ring', '3.2'])).toEqual([
      'The first row isn’t the expected header. Expected columns like "sku", "title", "weight", found "RG101", "Band ring", "3.2".',
    ]);
  });

  it('removes control characters of a header from the message', () => {
    expect(mappingProblems(buildMapping(), ['\u001b]0;title\u0007', '\u009b2J'])).toEqual([
      'The first row isn’t the expected header. Expected columns like "sku", "title", "weight", found "]0;title", "2J".',
    ]);
  });

  it.each([
    [{ purity: undefined }, 'Purity is required.'],
    [{ pricePaise: undefined }, 'The price mode is “public”'],
    [
      { plating: { value: 'chrome' } },
      'Plating, default for new products: "chrome" isn\'t one of none, rhodium',
    ],
    [
      { netWeightMg: { column: 'weight', default: 'light' } },
      'Net weight, default for new products: "light" isn\'t a weight. Write it like',
    ],
    [{ title: { column: 'title', unit: 'g' as const } }, 'Title: “unit” is for weights only'],
    [{ grossWeightMg: { sameAs: 'grossWeightMg' } }, 'Gross weight: “sameAs” must name'],
    [{ title: { lines: ['{title}'] } }, 'Title: “lines” is for free text only'],
  ])('rejects %j', (fields, problem) => {
    const problems = mappingProblems(buildMapping({ fields }), header);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('requires an exchange rate for the currency', () => {
    const mapping = buildMapping({ money: { currency: 'USD' } });
    expect(mappingProblems(mapping, header)).toEqual(['There is no exchange rate for USD.']);
  });
});

it('lists the unused columns except explicitly ignored ones', () => {
  const mapping = buildMapping({ ignore: ['likes'] });
  expect(unusedColumns(mapping, [...header, 'likes', 'brand', 'import problem'])).toEqual([
    'brand',
  ]);
});

it('finds the columns that a field is read from', () => {
  const mapping = buildMapping();
  expect(columnsFeeding(mapping, 'grossWeightMg')).toEqual(['weight']);
  expect(columnsFeeding(mapping, 'slug')).toEqual(['title']);
  expect(columnsFeeding(mapping, 'subCategory')).toEqual(['category']);
  expect(columnsFeeding(mapping, 'purity')).toEqual([]);
});
