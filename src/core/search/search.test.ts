import { describe, expect, test } from 'vitest';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import { createSearch, type SearchEntry } from './search.ts';

const { entries, categories } = searchableShop(240);
const { search, suggest } = createSearch(entries, categories);

/** Every product that is found, best first. */
const found = (text: string): SearchEntry[] =>
  search(text, Infinity).places.flatMap((place) => entries[place] ?? []);

const skus = (products: readonly SearchEntry[]): string[] => products.map(({ sku }) => sku);

const among =
  (category: string) =>
  (product: SearchEntry): boolean =>
    product.category === category;

describe('an article number comes first, however it is written', () => {
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
  ])('"%s" is %s', (text, sku) => {
    expect(found(text)[0]?.sku).toBe(sku);
  });

  test('several are found in the order in which they are named', () => {
    expect(skus(found('rg105, ER 103 bg-104'))).toEqual(['RG105', 'ER103', 'BG104']);
  });

  test('a line of an order is that article alone, not what has size 12', () => {
    expect(skus(found('rg-101 x 12 pcs'))).toEqual(['RG101']);
  });

  test('the beginning of a number lists those numbers in their order', () => {
    expect(skus(found('rg10')).slice(0, 3)).toEqual(['RG101', 'RG102', 'RG103']);
    expect(skus(found('TR 11'))).toEqual(['TR110', 'TR111', 'TR112', 'TR113', 'TR114', 'TR115']);
    expect(found('np').every(among('nose-pins'))).toBe(true);
  });

  test('after a whole number come those that it begins, as it may be unfinished', () => {
    const longer = entries
      .slice(0, 3)
      .map((entry, place) => ({ ...entry, sku: `RG${1012 - place}` }));
    const { places } = createSearch([...longer, ...entries], categories).search('rg101', 9);
    const all = [...longer, ...entries];
    expect(places.map((place) => all[place]?.sku)).toEqual(['RG101', 'RG1010', 'RG1011', 'RG1012']);
  });

  test('a figure alone is taken for the figures of a number', () => {
    expect(skus(found('130'))).toEqual(expect.arrayContaining(['ER130', 'PD130', 'RG130']));
    expect(found('130')).toHaveLength(3);
  });

  test('a number that does not exist finds nothing, and leads to its category', () => {
    expect(found('RG999')).toEqual([]);
    expect(suggest('RG999').categories.map(({ name }) => name)).toEqual(['Rings']);
    expect(suggest('RG1001').words).toContain('RG101');
  });
});

describe('among equals', () => {
  test('what can be sent comes first, then what is made, then what is gone', () => {
    const order = ['inStock', 'lowStock', 'madeToOrder', 'outOfStock'];
    const stock = found('tennis bracelet').map(({ stockStatus }) => order.indexOf(stockStatus));
    expect(stock.length).toBeGreaterThan(5);
    expect(stock).toEqual(stock.toSorted());
  });

  test('new comes before old, newest first', () => {
    const [first, ...others] = found('chain').filter(
      ({ stockStatus }) => stockStatus === 'inStock',
    );
    expect(first?.isNew).toBe(true);
    expect(others.slice(0, 2).every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('where not everything can be had', () => {
  test.each([
    ['turquoise chain', 'chains'],
    ['asdf ring', 'rings'],
    ['anklet under 3 gram', 'anklets'],
    ['solitaire bracelet for men', 'bracelets'],
  ])('"%s" gives %s, and says that it is not all', (text, category) => {
    const { complete } = search(text, 5);
    expect(complete).toBe(false);
    expect(found(text).slice(0, 5).every(among(category))).toBe(true);
  });
});

describe('nothing is found, and something near is offered', () => {
  test.each([
    ['rng', 'ring'],
    ['figroo', 'figaro'],
  ])('"%s" offers %s', (text, word) => {
    expect(search(text, 5).total).toBe(0);
    expect(suggest(text).words).toContain(word);
  });

  test.each([
    'qwertyuiop',
    '💍',
    '12345678',
    '<script>alert(1)</script>',
    'constructor',
    '∞',
    'gift',
  ])('"%s" offers the shop’s categories', (text) => {
    expect(search(text, 5)).toMatchObject({ places: [], total: 0 });
    expect(suggest(text).categories.length).toBeGreaterThan(3);
    expect(suggest(text).categories.every(({ parentId }) => parentId === null)).toBe(true);
  });
});

describe('any text may be asked', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['__proto__', 0],
    ['💍 ring 💍', 57],
    ['ring '.repeat(5_000), 57],
    ['r', 113],
  ])('"%.20s"', (text, total) => {
    expect(search(text, 5).total).toBe(total);
  });

  test.each(['toString', 'hasOwnProperty', 'valueOf', '.*', '\\', '%00', '\u202eringr', '𝓻𝓲𝓷𝓰'])(
    '"%s" does no harm',
    (text) => {
      expect(search(text, 5).places.every((place) => entries[place] !== undefined)).toBe(true);
      suggest(text);
    },
  );

  test('no more places are given than were asked for', () => {
    const { places, total } = search('ring', 3);
    expect(places).toHaveLength(3);
    expect(total).toBe(57);
  });

  test('the same question has the same answer after others', () => {
    const before = search('gold plated hoops', 10);
    search('s', 10);
    search('under 5 gram', 10);
    expect(search('gold plated hoops', 10)).toEqual(before);
  });
});
