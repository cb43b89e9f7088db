import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_VIEW, queryFor, SORTS, viewFrom, type ListingView } from './filter-address.ts';
import {
  CHOICES,
  filterRows,
  isFiltered,
  NO_FILTERS,
  type Choice,
  type FilterRow,
  type Filters,
} from './filters.ts';

const row = (fields: Partial<FilterRow> = {}): FilterRow => ({
  category: 'rings',
  subCategory: 'rings-halo',
  plating: 'none',
  finish: 'polished',
  stones: [],
  sizes: [],
  unit: 'piece',
  stockStatus: 'inStock',
  priceMode: 'public',
  moq: 1,
  prices: { pricePaise: 45_000, tiers: [] },
  netWeightMg: 4_200,
  isNew: false,
  ...fields,
});
const choose = (choices: Filters['choices'], ranges: Filters['ranges'] = {}): Filters => ({
  choices,
  ranges,
});
const ROWS = [
  row(),
  row({ plating: 'gold', stones: ['CZ', 'Pearl'] }),
  row({ plating: 'gold', stockStatus: 'outOfStock', isNew: true }),
  row({ category: 'chains', subCategory: undefined, priceMode: 'signIn', prices: null }),
];
const places = (filters: Filters): number[] => filterRows(ROWS, filters).places;

test('counts plating thickness in microns, and stones in groups', () => {
  const rows = [
    row({ plating: 'gold', platingNm: 500, stoneCount: 1 }),
    row({ plating: 'gold', platingNm: 2_500, stoneCount: 10 }),
    row({ plating: 'none', platingNm: 500, stoneCount: 11 }),
    row({ stoneCount: 50 }),
    row({ stoneCount: 51 }),
  ];
  const { counts } = filterRows(rows, NO_FILTERS);
  expect([...counts.microns]).toEqual([
    ['0.5', 1],
    ['2.5', 1],
  ]);
  expect([...counts.stonecount]).toEqual([
    ['1', 1],
    ['2–10', 1],
    ['11–50', 2],
    ['51+', 1],
  ]);
});

test('counts lengths and widths in ranges, whose upper bound belongs to them', () => {
  const rows = [
    row({ widthMm: 2 }),
    row({ widthMm: 3, lengthMm: 30 }),
    row({ widthMm: 4 }),
    row({ lengthMm: 101 }),
    row(),
  ];
  const { counts } = filterRows(rows, NO_FILTERS);
  expect([...counts.width]).toEqual([
    ['0–2', 1],
    ['2–4', 2],
  ]);
  expect([...counts.length]).toEqual([
    ['20–30', 1],
    ['100+', 1],
  ]);
  expect(filterRows(rows, choose({ width: ['2–4'] })).places).toEqual([1, 2]);
});

test('counts sets of any number as one unit of sale', () => {
  const rows = ['piece', 'pair', 'set of 4', 'set of 12'].map((unit) => row({ unit }));
  expect([...filterRows(rows, NO_FILTERS).counts.unit]).toEqual([
    ['piece', 1],
    ['pair', 1],
    ['set', 2],
  ]);
  expect(filterRows(rows, choose({ unit: ['set', 'pair'] })).places).toEqual([1, 2, 3]);
});

describe('a filtered list', () => {
  test('contains everything without filters', () => {
    expect(places(NO_FILTERS)).toEqual([0, 1, 2, 3]);
    expect(isFiltered(NO_FILTERS)).toBe(false);
  });

  test('grows with values of one filter, and shrinks with further filters', () => {
    expect(places(choose({ plating: ['gold'] }))).toEqual([1, 2]);
    expect(places(choose({ plating: ['gold', 'none'] }))).toEqual([0, 1, 2, 3]);
    expect(places(choose({ plating: ['gold'], stock: ['inStock'] }))).toEqual([1]);
    expect(places(choose({ new: ['new'] }))).toEqual([2]);
  });

  test('by size has the products that come in it', () => {
    const rows = [
      row({ sizes: ['12', '14'] }),
      row({ sizes: ['14'] }),
      row({ sizes: ['16 inch'] }),
      row(),
    ];
    expect(filterRows(rows, choose({ size: ['12', '16 inch'] })).places).toEqual([0, 2]);
    expect(Object.fromEntries(filterRows(rows, NO_FILTERS).counts.size)).toEqual({
      12: 1,
      14: 2,
      '16 inch': 1,
    });
  });

  test('by size and stock has the products with a selected size in stock', () => {
    const rows = [
      row({ sizes: ['12', '14'], soldOut: ['14'] }),
      row({ sizes: ['12', '14'], soldOut: ['12'], stockStatus: 'lowStock' }),
      row({ sizes: ['14'], stockStatus: 'madeToOrder' }),
      row({ sizes: ['14'], soldOut: ['14'], stockStatus: 'outOfStock' }),
      row({ sizes: ['12', '14'] }),
    ];
    const listed = (size: string[], stock: string[]) =>
      filterRows(rows, choose({ size, stock })).places;
    expect(listed(['14'], ['inStock'])).toEqual([4]);
    expect(listed(['14'], ['inStock', 'lowStock'])).toEqual([1, 4]);
    expect(listed(['12', '14'], ['inStock', 'lowStock'])).toEqual([0, 1, 4]);
    expect(listed(['14'], ['inStock', 'madeToOrder', 'outOfStock'])).toEqual([2, 3, 4]);
    expect(listed(['14'], [])).toEqual([0, 1, 2, 3, 4]);
    expect(listed([], ['inStock'])).toEqual([0, 4]);
    // The count of each value is that of the list that it selects.
    const countsOf = (size: string[], stock: string[]) =>
      filterRows(rows, choose({ size, stock })).counts;
    expect(Object.fromEntries(countsOf([], ['inStock', 'lowStock']).size)).toEqual({
      12: 2,
      14: 2,
    });
    expect(Object.fromEntries(countsOf([], []).size)).toEqual({ 12: 3, 14: 5 });
    expect(Object.fromEntries(countsOf(['14'], []).stock)).toEqual({
      ...{ inStock: 1, lowStock: 1, madeToOrder: 1, outOfStock: 1 },
    });
    expect(countsOf(['14'], ['inStock']).plating.get('none')).toBe(1);
  });

  test('with a bound excludes products without a value', () => {
    expect(places(choose({}, { rupees: { least: 100, most: undefined } }))).toEqual([0, 1, 2]);
    expect(places(choose({}, { grams: { least: 4.2, most: 4.2 } }))).toEqual([0, 1, 2, 3]);
    expect(places(choose({}, { grams: { least: 5, most: undefined } }))).toEqual([]);
  });

  test('counts the matches of each further value', () => {
    const { counts } = filterRows(ROWS, choose({ plating: ['gold'], stock: ['inStock'] }));
    // The count of another plating still applies the selected stock, and vice versa.
    expect([...counts.plating]).toEqual([
      ['none', 2],
      ['gold', 1],
    ]);
    expect(Object.fromEntries(counts.stock)).toEqual({ inStock: 1, outOfStock: 1 });
    expect([...counts.stone]).toEqual([
      ['CZ', 1],
      ['Pearl', 1],
    ]);
  });
});

const platings = fc.constantFrom('none', 'gold', 'rhodium');
const bangleSizes = fc.uniqueArray(fc.constantFrom('2-4', '2-6'));
const stocks = fc.constantFrom('inStock', 'lowStock', 'madeToOrder', 'outOfStock');
const anyRow: fc.Arbitrary<FilterRow> = fc.record({
  category: fc.constantFrom('rings', 'chains', undefined),
  subCategory: fc.constantFrom('a', 'b', undefined),
  plating: platings,
  finish: fc.constantFrom('polished', 'oxidised'),
  sizes: bangleSizes,
  soldOut: fc.option(bangleSizes, { nil: undefined }),
  unit: fc.constantFrom('piece', 'pair', 'set of 4', 'set of 6'),
  stones: fc.uniqueArray(fc.constantFrom('CZ', 'Pearl', 'Onyx')),
  stockStatus: stocks,
  priceMode: fc.constantFrom('public', 'signIn'),
  moq: fc.constant(1),
  prices: fc.option(fc.record({ pricePaise: fc.nat(10_000), tiers: fc.constant([]) })),
  netWeightMg: fc.integer({ min: 1, max: 9_000 }),
  isNew: fc.boolean(),
});
const anyFilters: fc.Arbitrary<Filters> = fc.record({
  choices: fc.record(
    {
      category: fc.uniqueArray(fc.constantFrom('rings', 'chains')),
      plating: fc.uniqueArray(platings),
      stone: fc.uniqueArray(fc.constantFrom('CZ', 'Pearl', 'Onyx', 'Ruby, 50% synthetic')),
      size: bangleSizes,
      stock: fc.uniqueArray(stocks),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.record(
    {
      grams: fc.record({
        least: fc.option(fc.nat(9), { nil: undefined }),
        most: fc.constant(undefined),
      }),
    },
    { requiredKeys: [] },
  ),
});

test('counts equal the matches when only that value of its filter is selected', () => {
  const SOME: readonly Choice[] = CHOICES;
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), anyFilters, (rows, filters) => {
      const { counts } = filterRows(rows, filters);
      for (const choice of SOME) {
        for (const [value, count] of counts[choice]) {
          const chosen = { ...filters, choices: { ...filters.choices, [choice]: [value] } };
          expect(filterRows(rows, chosen).places).toHaveLength(count);
        }
      }
    }),
  );
});

test('a product is in a range of prices if one of its sizes is, and of weights by itself', () => {
  const sizes = ['16 inch', '24 inch'];
  const rows = [
    row({ moq: 12, prices: { pricePaise: 50_000, tiers: [{ minQty: 12, pricePaise: 45_000 }] } }),
    row({
      ...{ sizes, netWeightMg: 4_200, sizeWeights: [4_200, 6_300] },
      prices: {
        pricePaise: 45_000,
        tiers: [],
        bySize: [{ label: '24 inch', pricePaise: 60_000, tiers: [] }],
      },
    }),
    row({ prices: null }),
  ];
  const within = (name: 'rupees' | 'grams', least?: number, most?: number) =>
    filterRows(rows, choose({}, { [name]: { least, most } })).places;
  expect(within('rupees', 450, 500)).toEqual([0, 1]);
  expect(within('rupees', 460)).toEqual([1]);
  expect(within('rupees', 460, 590)).toEqual([]);
  expect(within('grams', 6)).toEqual([]);
  expect(within('grams', undefined, 4.2)).toEqual([0, 1, 2]);
});

describe('the query of an address', () => {
  test('contains the selection and no defaults', () => {
    const view: ListingView = {
      text: 'plain band',
      filters: choose(
        { plating: ['rhodium', 'gold'], stone: ['Black onyx'] },
        { grams: { least: 2, most: 5.5 }, rupees: { least: undefined, most: 900 } },
      ),
      sort: 'price',
      page: 3,
    };
    expect(queryFor(view)).toBe(
      'q=plain+band&plating=gold,rhodium&stone=Black+onyx&rupees=-900&grams=2-5.5&sort=price&page=3',
    );
    expect(queryFor(FIRST_VIEW)).toBe('');
  });

  test('is parsed to the view that it was made from', () => {
    const views = fc.record({
      text: fc.constantFrom('', 'jhumka', 'a&b=c#d, 50%'),
      filters: anyFilters,
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const query = queryFor(view);
        const read = viewFrom(new URLSearchParams(query));
        expect(queryFor(read)).toBe(query);
        expect(read.filters.choices.stone?.toSorted()).toEqual(
          view.filters.choices.stone?.length === 0
            ? undefined
            : view.filters.choices.stone?.toSorted(),
        );
      }),
    );
  });

  test.each([
    '?grams=5',
    '?grams=a-b',
    '?grams=-',
    '?sort=loudest',
    '?page=-1',
    '?page=1e9',
    '?plating=,',
  ])('ignores the invalid part %s', (search) => {
    expect(queryFor(viewFrom(new URLSearchParams(search)))).toBe('');
  });
});
