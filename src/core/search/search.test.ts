import { describe, expect, test } from 'vitest';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import { createSearch, type SearchEntry } from './search.ts';

const { entries, categories } = searchableShop(240);
const { search, suggest } = createSearch(entries, categories);

/** All matching products, best first. */
const resultsFor = (text: string): SearchEntry[] =>
  search(text, Infinity).places.flatMap((place) => entries[place] ?? []);

const skus = (products: readonly SearchEntry[]): string[] => products.map(({ sku }) => sku);

const among =
  (category: string) =>
  (product: SearchEntry): boolean =>
    product.category === category;

describe('a SKU comes first, in any spelling', () => {
  test.each([
    ['RG101', 'RG101'],
    ['rg101', 'RG101'],
    ['RG 101', 'RG101'],
    ['rg-101', 'RG101'],
    [' Rg - 101 ', 'RG101'],
    ['Ｒｇ１０１', 'RG101'],
    ['RG1O1', 'RG101'],
    ['AN102 payal', 'AN102'],
    ['payal an 114', 'AN114'],
  ])('"%s" finds %s', (text, sku) => {
    expect(resultsFor(text)[0]?.sku).toBe(sku);
  });

  test('several SKUs are found in the order of the query', () => {
    expect(skus(resultsFor('rg105, ER 103 bg-104'))).toEqual(['RG105', 'ER103', 'BG104']);
  });

  test('an order line finds only its SKU, not products of size 12', () => {
    expect(skus(resultsFor('rg-101 x 12 pcs'))).toEqual(['RG101']);
  });

  test('the SKU of a size finds its product', () => {
    expect(skus(resultsFor('RG101-12'))).toEqual(['RG101']);
  });

  test('a SKU prefix lists the SKUs in order', () => {
    expect(skus(resultsFor('rg10')).slice(0, 3)).toEqual(['RG101', 'RG102', 'RG103']);
    expect(skus(resultsFor('TR 11')).slice(0, 6)).toEqual([
      'TR110',
      'TR111',
      'TR112',
      'TR113',
      'TR114',
      'TR115',
    ]);
    expect(resultsFor('np').every(among('nose-pins'))).toBe(true);
  });

  test('longer SKUs with the same prefix follow an exact match', () => {
    const longer = entries
      .slice(0, 3)
      .map((entry, place) => ({ ...entry, sku: `RG${1012 - place}` }));
    const { places } = createSearch([...longer, ...entries], categories).search('rg101', 9);
    const all = [...longer, ...entries];
    expect(places.map((place) => all[place]?.sku)).toEqual(['RG101', 'RG1010', 'RG1011', 'RG1012']);
  });

  test('digits alone match the digits of SKUs', () => {
    expect(skus(resultsFor('130'))).toEqual(expect.arrayContaining(['ER130', 'PD130', 'RG130']));
    expect(resultsFor('130')).toHaveLength(3);
  });

  test('an unknown SKU finds nothing, and its category is suggested', () => {
    expect(resultsFor('RG999')).toEqual([]);
    expect(suggest('RG999').categories.map(({ name }) => name)).toEqual(['Rings']);
    expect(suggest('RG1001').queries).toContain('RG101');
  });
});

describe('equal matches', () => {
  test('are sorted by availability: in stock, made to order, out of stock', () => {
    const order = ['inStock', 'lowStock', 'madeToOrder', 'outOfStock'];
    const stock = resultsFor('tennis bracelet').map(({ stockStatus }) =>
      order.indexOf(stockStatus),
    );
    expect(stock.length).toBeGreaterThan(5);
    expect(stock).toEqual(stock.toSorted());
  });

  test('are sorted by age, newest first', () => {
    const [first, ...others] = resultsFor('chain').filter(
      ({ stockStatus }) => stockStatus === 'inStock',
    );
    expect(first?.isNew).toBe(true);
    expect(others.slice(0, 2).every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('a partial match', () => {
  test.each([
    ['turquoise chain', 'chains'],
    ['asdf ring', 'rings'],
    ['anklet under 3 gram', 'anklets'],
    ['solitaire bracelet for men', 'bracelets'],
  ])('for "%s" lists %s and is marked as incomplete', (text, category) => {
    const { complete } = search(text, 5);
    expect(complete).toBe(false);
    expect(resultsFor(text).slice(0, 5).every(among(category))).toBe(true);
  });
});

describe('a query without matches', () => {
  test.each([
    ['rng', 'ring'],
    ['figroo', 'figaro'],
  ])('suggests for "%s" %s', (text, word) => {
    expect(search(text, 5).total).toBe(0);
    expect(suggest(text).queries).toContain(word);
  });

  test.each([
    'qwertyuiop',
    '💍',
    '12345678',
    '<script>alert(1)</script>',
    'constructor',
    '∞',
    'gift',
  ])('suggests the shop’s categories for "%s"', (text) => {
    expect(search(text, 5)).toMatchObject({ places: [], total: 0 });
    expect(suggest(text).categories.length).toBeGreaterThan(3);
    expect(suggest(text).categories.every(({ parentId }) => parentId === null)).toBe(true);
  });
});

describe('any text', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['__proto__', 0],
    ['💍 ring 💍', 57],
    ['ring '.repeat(5_000), 57],
    ['r', 113],
  ])('is accepted: "%.20s"', (text, total) => {
    expect(search(text, 5).total).toBe(total);
  });

  test.each(['toString', 'hasOwnProperty', 'valueOf', '.*', '\\', '%00', '\u202eringr', '𝓻𝓲𝓷𝓰'])(
    'is harmless: "%s"',
    (text) => {
      expect(search(text, 5).places.every((place) => entries[place] !== undefined)).toBe(true);
      suggest(text);
    },
  );

  test('returns at most the requested number', () => {
    const { places, total } = search('ring', 3);
    expect(places).toHaveLength(3);
    expect(total).toBe(57);
  });

  test('returns the same result after other queries', () => {
    const before = search('gold plated hoops', 10);
    search('s', 10);
    search('under 5 gram', 10);
    expect(search('gold plated hoops', 10)).toEqual(before);
  });
});
