import { describe, expect, test } from 'vitest';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import { createSearch, type SearchEntry } from './search.ts';

const { entries, categories } = searchableShop(240);
const { search } = createSearch(entries, categories);

/** All matching products, best first. */
function resultsFor(text: string): SearchEntry[] {
  return search(text, Infinity).places.flatMap((place) => entries[place] ?? []);
}

type Predicate = (product: SearchEntry) => boolean;
const titled =
  (pattern: RegExp): Predicate =>
  ({ title }) =>
    pattern.test(title);
const among =
  (category: string): Predicate =>
  (product) =>
    product.category === category || product.subCategory === category;
const both =
  (...all: Predicate[]): Predicate =>
  (product) =>
    all.every((matches) => matches(product));
const oxidised: Predicate = ({ finish }) => finish === 'oxidised';
const gold: Predicate = ({ plating }) => plating === 'gold';
const withStone =
  (word: RegExp): Predicate =>
  ({ stones }) =>
    stones.some((stone) => word.test(stone));
const ofSize =
  (size: string): Predicate =>
  (product) =>
    product.sizes.includes(size);

describe('the first five results are', () => {
  test.each<[string, string, Predicate]>([
    ['ring', 'finger rings, not rings for nose or toe', among('rings')],
    ['rings', 'finger rings', among('rings')],
    ['chain', 'chains, not pieces that come with one', among('chains')],
    ['earrings', 'earrings', among('earrings')],
    ['earing', 'earrings', among('earrings')],
    ['ear rings', 'earrings', among('earrings')],
    ['nose ring', 'nose rings', among('nose-pins-rings')],
    ['toe rings', 'toe rings', among('toe-rings')],
    ['nosepin', 'nose pins', among('nose-pins')],
    ['jhumka', 'jhumkas', titled(/jhumka/i)],
    ['jhumkas', 'jhumkas', titled(/jhumka/i)],
    ['jumka', 'jhumkas', titled(/jhumka/i)],
    ['jhumki', 'jhumkas', titled(/jhumka/i)],
    ['jhoomka', 'jhumkas', titled(/jhumka/i)],
    ['झुमका', 'jhumkas', titled(/jhumka/i)],
    ['anklit', 'anklets', among('anklets')],
    ['braclet', 'bracelets', among('bracelets')],
    ['pendent', 'pendants', among('pendants')],
    ['chian', 'chains', among('chains')],
    ['solitare ring', 'solitaire rings', among('rings-solitaire')],
    ['solitaires', 'solitaires', titled(/solitaire/i)],
    ['tenis bracelet', 'tennis bracelets', titled(/tennis/i)],
    ['tennisbracelet', 'tennis bracelets', titled(/tennis/i)],
    ['chand bali', 'chandbalis', among('earrings-chandbalis')],
    ['kada', 'kadas', among('bangles-kadas')],
    ['kangan', 'bangles', among('bangles')],
    ['chudiyan', 'bangles', among('bangles')],
    ['locket', 'pendants', among('pendants')],
    ['angoothi', 'rings', among('rings')],
    ['necklace', 'chains: there are no necklaces', among('chains')],
    ['jhoomk', 'jhumkas while typing', titled(/jhumka/i)],
    ['stone ring', 'rings with stones', both(among('rings'), ({ stones }) => stones.length > 0)],
    ['stud earrings', 'studs', among('earrings-studs')],
    ['ladies ring', 'rings, although no title contains the word', among('rings')],
    ['925 silver anklet', 'anklets, because every product is silver', among('anklets')],
    ['oxidized jhumka', 'oxidised jhumkas', both(titled(/jhumka/i), oxidised)],
    ['antique jhumki', 'oxidised jhumkas', both(titled(/jhumka/i), oxidised)],
    ['gold chain', 'gold-plated, the chains before the anklets', gold],
    ['white gold ring', 'rhodium-plated products', ({ plating }) => plating === 'rhodium'],
    ['cz ring', 'rings with zircons', both(among('rings'), withStone(/CZ/))],
    ['american diamond ring', 'rings with zircons', both(among('rings'), withStone(/CZ/))],
    ['pearl', 'pieces with pearls', withStone(/pearl/i)],
    ['moti earrings', 'earrings with pearls', both(among('earrings'), withStone(/pearl/i))],
    ['18" chain', 'chains of 18 inch', both(among('chains'), ofSize('18 inch'))],
    ['chain 18inch', 'chains of 18 inch', both(among('chains'), ofSize('18 inch'))],
    ['bangle 2.6', 'bangles of size 2-6', both(among('bangles'), ofSize('2-6'))],
    ['2-6 bangles', 'bangles of size 2-6', both(among('bangles'), ofSize('2-6'))],
    ['indian 12', 'rings of size 12', ({ sizes }) => sizes.includes('12')],
    [
      'rings under 500',
      'rings at that price or below',
      ({ pricePaise }) => (pricePaise ?? 1e9) <= 50_000,
    ],
    ['above 50 gram', 'heavier pieces', ({ netWeightMg }) => netWeightMg >= 50_000],
    ['new rings', 'new products', ({ isNew }) => isNew],
  ])('"%s": %s', (text, _label, matches) => {
    const first = resultsFor(text).slice(0, 5);
    expect(first).toHaveLength(5);
    expect(first.filter((product) => !matches(product)).map(({ title }) => title)).toEqual([]);
  });
});

describe('the first result is', () => {
  test.each([
    ['gold plated hoops', 'ER107', 'gold-plated, before rose gold'],
    ['rose gold hoops', 'ER132', 'the rose-gold one'],
    ['pink gold hoops', 'ER132', 'the rose-gold one'],
    ['oxidised nose pin', 'NP102', 'the one with that title'],
    ['payal', 'AN102', 'a payal, before other anklets'],
    ['chandi ki payal', 'AN102', 'a payal, in Hindi'],
    ['bichiya', 'TR102', 'a bichiya, before other toe rings'],
    ['bichhua', 'TR102', 'a bichiya'],
    ['nathni', 'NP105', 'a nath'],
    ['moti ke jhumke', 'ER118', 'the jhumka with pearls'],
    ['om', 'PD109', 'the medallion, not words with that prefix'],
    ['mangal sutra', 'BR119', 'the only one'],
    ['men ring', 'RG116', 'the one for men'],
    ["men's chain", 'CH125', 'the one for gents'],
    ['pear', 'PD106', 'pear-shaped, before pearls'],
    ['crosses', 'PD126', 'the cross'],
    ['figa ro', 'CH104', 'a figaro'],
    ['gents kada', 'BG119', 'the one for gents'],
    ['mens chain', 'CH125', 'the one for gents, before curb chains'],
    ['baby bangle', 'BG110', 'the baby’s kada'],
    ['emrald ring', 'RG113', 'the emerald-green one'],
    ['hoops 30 mm', 'ER102', 'the one of that size'],
    ['half eternity', 'RG120', 'the ring'],
    ['ruby nose pin', 'NP110', 'one in stock, before one that is out of stock'],
  ])('"%s" → %s: %s', (text, sku) => {
    expect(resultsFor(text)[0]?.sku).toBe(sku);
  });
});

describe('excludes what does not match', () => {
  test.each<[string, Predicate]>([
    ['kada', (product) => !titled(/kada/i)(product)],
    ['turquise', (product) => !withStone(/turquoise/i)(product)],
    ['solitaire pendant', among('rings')],
    ['anklet', among('bracelets')],
    ['pear pendant', withStone(/pearl/i)],
    ['pear ', withStone(/pearl/i)],
    ['band', titled(/\bbeads?\b/i)],
    ['mens braclet', (product) => !among('bracelets')(product)],
    ['turquoise chain', withStone(/turquoise/i)],
  ])('"%s"', (text, unwanted) => {
    const products = resultsFor(text);
    expect(products).not.toEqual([]);
    expect(products.filter(unwanted)).toEqual([]);
  });
});
