/** The purpose of each ranking rule, in shops with a few products. */
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { CategoryLink } from '#core/catalogue.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { createSearch } from './search.ts';

type Piece = Parameters<typeof buildProduct>[0];

const CATEGORIES: readonly CategoryLink[] = [
  { id: 'rings', name: 'Rings', slug: 'rings', parentId: null },
  { id: 'chains', name: 'Chains', slug: 'chains', parentId: null },
  { id: 'curb', name: 'Curb & Cuban', slug: 'curb', parentId: 'chains' },
  { id: 'pendants', name: 'Pendants', slug: 'pendants', parentId: null },
];

/** A shop with these products, the newest first; returns the titles that a query finds. */
function shopOf(...pieces: Piece[]) {
  const entries = pieces.map((piece, index) =>
    entryOf(`p${index}`, buildProduct({ sku: `XX${index + 1}`, tags: [], ...piece })),
  );
  const { search, suggest } = createSearch(entries, CATEGORIES);
  return {
    suggest,
    complete: (text: string): boolean => search(text, 9).complete,
    titles: (text: string): string[] =>
      search(text, 9).places.flatMap((place) => entries[place]?.title ?? []),
  };
}

describe('the position of a word', () => {
  test('a category name weighs more than a title, also each side of an "&"', () => {
    const { titles } = shopOf(
      { title: 'Pendant on a curb chain', category: 'pendants' },
      { title: 'Heavy Byzantine', category: 'chains', subCategory: 'curb' },
    );
    expect(titles('chain')[0]).toBe('Heavy Byzantine');
    expect(titles('curb')[0]).toBe('Heavy Byzantine');
  });

  test('a word after "with" or "for" in a title weighs less, up to the comma', () => {
    const { titles } = shopOf({ title: 'Nath with Pearl, Oxidised' }, { title: 'Pearl Brooch' });
    expect(titles('pearl')).toEqual(['Pearl Brooch', 'Nath with Pearl, Oxidised']);
    const { titles: surfaces } = shopOf(
      { title: 'Nath with Pearl, Oxidised' },
      { title: 'Brooch', finish: 'oxidised' },
    );
    expect(surfaces('oxidised')[0]).toBe('Nath with Pearl, Oxidised');
    const { titles: separated } = shopOf(
      { title: 'Brooch for Oxidised' },
      { title: 'Nath with Pearl, Oxidised' },
    );
    expect(separated('oxidised')[0]).toBe('Nath with Pearl, Oxidised');
  });

  test('a word of a phrase weighs less alone', () => {
    const { titles } = shopOf({ title: 'Plain toe ring' }, { title: 'Plain ring' });
    expect(titles('ring')).toEqual(['Plain ring', 'Plain toe ring']);
    expect(titles('toe ring')).toEqual(['Plain toe ring']);
  });
});

describe('ranking', () => {
  test('places new products before old ones, against the order of the list', () => {
    const { titles } = shopOf({ title: 'Old band' }, { title: 'New band', tags: ['new'] });
    expect(titles('band')).toEqual(['New band', 'Old band']);
  });

  test('places out-of-stock products even behind slightly worse matches', () => {
    const { titles } = shopOf(
      { title: 'Ruby band', stockStatus: 'outOfStock' },
      { title: 'Red band', stones: ['Ruby'] },
    );
    expect(titles('ruby band')).toEqual(['Red band', 'Ruby band']);
  });
});

describe('typing errors', () => {
  test('prefer a word with the same first letter', () => {
    const { titles } = shopOf({ title: 'Hope band' }, { title: 'Rose band' });
    expect(titles('rope')).toEqual(['Rose band']);
  });

  test('prefer the word with the fewest errors', () => {
    const { titles } = shopOf({ title: 'Crescant' }, { title: 'Crescent' });
    expect(titles('crescenk')).toEqual(['Crescent']);
  });

  test('count swapped letters as one error', () => {
    const { titles } = shopOf({ title: 'Lotus band' });
    expect(titles('ltous')).toEqual(['Lotus band']);
  });

  test('are not tolerated in numbers', () => {
    const { titles, complete } = shopOf({
      title: 'Band',
      sizeSystem: 'inch',
      sizes: [{ label: '10.5 inch' }],
    });
    expect(titles('10.5 inch')).toEqual(['Band']);
    expect(titles('11.5 inch')).toEqual([]);
    expect(complete('band 11.5 inch')).toBe(false);
    expect(shopOf({ title: 'Band 100' }).titles('1000')).toEqual([]);
  });

  test('are not assumed in a correct word', () => {
    const { titles } = shopOf({ title: 'Bead ring' }, { title: 'Band ring' });
    expect(titles('band')).toEqual(['Band ring']);
  });
});

describe('an unfinished word', () => {
  const { titles } = shopOf({ title: 'Pearl ring' }, { title: 'Pear ring' });
  test('also matches longer words, which rank lower', () => {
    expect(titles('pear')).toEqual(['Pear ring', 'Pearl ring']);
  });
  test('is complete before a space or another word', () => {
    expect(titles('pear ')).toEqual(['Pear ring']);
    expect(titles('pear ring')).toEqual(['Pear ring']);
  });
});

describe('SKUs', () => {
  test('digits within a query are not a SKU', () => {
    const { titles } = shopOf(
      { sku: '18', title: 'Hoop' },
      {
        title: 'Chain',
        sizeSystem: 'inch',
        sizes: [{ label: '18 inch' }],
      },
    );
    expect(titles('18')[0]).toBe('Hoop');
    expect(titles('18 inch chain')).toEqual(['Chain']);
  });

  test('a word is not a SKU prefix', () => {
    const { titles } = shopOf({ sku: 'RING-1', title: 'Hoop' }, { title: 'Ring' });
    expect(titles('ring')).toEqual(['Ring']);
    expect(titles('ring 1')[0]).toBe('Hoop');
  });

  test('words beside a SKU are searched too', () => {
    const { titles } = shopOf({ title: 'Hoop' }, { title: 'Kada' });
    expect(titles('xx1 kada')).toEqual(['Hoop', 'Kada']);
  });

  test('a SKU one typing error away is suggested', () => {
    const { suggest } = shopOf({ sku: 'RG-101', title: 'Band' });
    expect(suggest('rg 1012').queries).toEqual(['RG-101']);
  });
});

test('words such as "ladies" are not required', () => {
  const { titles, complete } = shopOf({ title: 'Band' }, { title: 'Ladies’ Band' });
  expect(titles('ladies band')).toEqual(['Ladies’ Band', 'Band']);
  expect(complete('ladies band')).toBe(true);
});

test('suggests no empty category', () => {
  const { suggest } = shopOf({ title: 'Band', category: 'rings' });
  expect(suggest('qqqqq').categories.map(({ id }) => id)).toEqual(['rings']);
  expect(suggest('chaim').categories.map(({ id }) => id)).toEqual(['rings']);
});

test('suggests the more frequent of equally near words first', () => {
  const { suggest } = shopOf({ title: 'Lotan' }, { title: 'Loton' }, { title: 'Loton' });
  expect(suggest('lotkn').queries).toEqual(['loton', 'lotan']);
  expect(suggest('latan').queries).toEqual(['lotan']);
});
