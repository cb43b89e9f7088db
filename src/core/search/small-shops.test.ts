/** What each rule of the ranking is for, shown on shops of a few pieces. */
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

/** A shop of these pieces, the newest first; gives the titles that a question finds. */
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

describe('where a word stands', () => {
  test('the name of a category says more than a title, each side of an "&" too', () => {
    const { titles } = shopOf(
      { title: 'Pendant on a curb chain', category: 'pendants' },
      { title: 'Heavy Byzantine', category: 'chains', subCategory: 'curb' },
    );
    expect(titles('chain')[0]).toBe('Heavy Byzantine');
    expect(titles('curb')[0]).toBe('Heavy Byzantine');
  });

  test('what a title names after "with" or "for" goes along, up to the comma', () => {
    const { titles } = shopOf({ title: 'Nath with Pearl, Oxidised' }, { title: 'Pearl Brooch' });
    expect(titles('pearl')).toEqual(['Pearl Brooch', 'Nath with Pearl, Oxidised']);
    const { titles: surfaces } = shopOf(
      { title: 'Nath with Pearl, Oxidised' },
      { title: 'Brooch', finish: 'oxidised' },
    );
    expect(surfaces('oxidised')[0]).toBe('Nath with Pearl, Oxidised');
    const { titles: parted } = shopOf(
      { title: 'Brooch for Oxidised' },
      { title: 'Nath with Pearl, Oxidised' },
    );
    expect(parted('oxidised')[0]).toBe('Nath with Pearl, Oxidised');
  });

  test('a word of a phrase is worth little alone', () => {
    const { titles } = shopOf({ title: 'Plain toe ring' }, { title: 'Plain ring' });
    expect(titles('ring')).toEqual(['Plain ring', 'Plain toe ring']);
    expect(titles('toe ring')).toEqual(['Plain toe ring']);
  });
});

describe('among equals', () => {
  test('new before old, though it stands lower in the list', () => {
    const { titles } = shopOf({ title: 'Old band' }, { title: 'New band', tags: ['new'] });
    expect(titles('band')).toEqual(['New band', 'Old band']);
  });

  test('what is sold out waits even behind a piece that fits a little less', () => {
    const { titles } = shopOf(
      { title: 'Ruby band', stockStatus: 'outOfStock' },
      { title: 'Red band', stones: ['Ruby'] },
    );
    expect(titles('ruby band')).toEqual(['Red band', 'Ruby band']);
  });
});

describe('slips of the finger', () => {
  test('a word that begins alike is meant rather than one that does not', () => {
    const { titles } = shopOf({ title: 'Hope band' }, { title: 'Rose band' });
    expect(titles('rope')).toEqual(['Rose band']);
  });

  test('the word with the fewest is meant', () => {
    const { titles } = shopOf({ title: 'Crescant' }, { title: 'Crescent' });
    expect(titles('crescenk')).toEqual(['Crescent']);
  });

  test('letters that are swapped count as one', () => {
    const { titles } = shopOf({ title: 'Lotus band' });
    expect(titles('ltous')).toEqual(['Lotus band']);
  });

  test('none is forgiven in figures', () => {
    const { titles, complete } = shopOf({ title: 'Band', size: '10.5 inch' });
    expect(titles('10.5 inch')).toEqual(['Band']);
    expect(titles('11.5 inch')).toEqual([]);
    expect(complete('band 11.5 inch')).toBe(false);
    expect(shopOf({ title: 'Band 100' }).titles('1000')).toEqual([]);
  });

  test('a word that is right is not taken for another', () => {
    const { titles } = shopOf({ title: 'Bead ring' }, { title: 'Band ring' });
    expect(titles('band')).toEqual(['Band ring']);
  });
});

describe('an unfinished word', () => {
  const { titles } = shopOf({ title: 'Pearl ring' }, { title: 'Pear ring' });
  test('may be the beginning of a longer one, which comes after it', () => {
    expect(titles('pear')).toEqual(['Pear ring', 'Pearl ring']);
  });
  test('is finished by a space or another word', () => {
    expect(titles('pear ')).toEqual(['Pear ring']);
    expect(titles('pear ring')).toEqual(['Pear ring']);
  });
});

describe('article numbers', () => {
  test('a figure in a question is no number', () => {
    const { titles } = shopOf({ sku: '18', title: 'Hoop' }, { title: 'Chain', size: '18 inch' });
    expect(titles('18')[0]).toBe('Hoop');
    expect(titles('18 inch chain')).toEqual(['Chain']);
  });

  test('a word is not the beginning of a number', () => {
    const { titles } = shopOf({ sku: 'RING-1', title: 'Hoop' }, { title: 'Ring' });
    expect(titles('ring')).toEqual(['Ring']);
    expect(titles('ring 1')[0]).toBe('Hoop');
  });

  test('words beside a number are searched too', () => {
    const { titles } = shopOf({ title: 'Hoop' }, { title: 'Kada' });
    expect(titles('xx1 kada')).toEqual(['Hoop', 'Kada']);
  });

  test('one that is a slip away is offered', () => {
    const { suggest } = shopOf({ sku: 'RG-101', title: 'Band' });
    expect(suggest('rg 1012').words).toEqual(['RG-101']);
  });
});

test('words for women are not asked of every piece', () => {
  const { titles, complete } = shopOf({ title: 'Band' }, { title: 'Ladies’ Band' });
  expect(titles('ladies band')).toEqual(['Ladies’ Band', 'Band']);
  expect(complete('ladies band')).toBe(true);
});

test('no category is offered that holds nothing', () => {
  const { suggest } = shopOf({ title: 'Band', category: 'rings' });
  expect(suggest('qqqqq').categories.map(({ id }) => id)).toEqual(['rings']);
  expect(suggest('chaim').categories.map(({ id }) => id)).toEqual(['rings']);
});

test('of the words that are nearest the more frequent is offered first', () => {
  const { suggest } = shopOf({ title: 'Lotan' }, { title: 'Loton' }, { title: 'Loton' });
  expect(suggest('lotkn').words).toEqual(['loton', 'lotan']);
  expect(suggest('latan').words).toEqual(['lotan']);
});
