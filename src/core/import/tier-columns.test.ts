import { describe, expect, it } from 'vitest';
import { unusedColumns } from './mapping.ts';
import { guessMapping } from './match-columns.ts';
import { mappingProblems, readDrafts } from './read-drafts.ts';
import type { List } from './read-list.ts';

const listOf = (header: string, ...rows: readonly string[]): List => ({
  header: header.split('|'),
  rows: rows.map((row, at) => ({ row: at + 2, cells: row.split('|') })),
});
const guess = ({ header, rows }: List) => guessMapping(header, rows);
const tiersOf = (header: string, ...rows: readonly string[]) =>
  guess(listOf(header, ...rows)).tierColumns.map(({ minQty, column }) => `${minQty} ${column}`);

describe('columns with a price for each quantity', () => {
  it.each([
    ['SKU|12–47 pcs|48+ pcs', ['12 12–47 pcs', '48 48+ pcs']],
    ['SKU|48+|12-47|1-11', ['1 1-11', '12 12-47', '48 48+']],
    [
      'SKU|Price (1-11)|Price (12-47)|Price (48+)',
      ['1 Price (1-11)', '12 Price (12-47)', '48 Price (48+)'],
    ],
    ['SKU|1-12 pcs|12-48 pcs|Above 48 pcs', ['1 1-12 pcs', '12 12-48 pcs', '49 Above 48 pcs']],
    ['SKU|12-47 pcs|More than 48 pcs', ['12 12-47 pcs', '48 More than 48 pcs']],
    ['SKU|MOQ 12 price', ['12 MOQ 12 price']],
    ['SKU|12 pcs|24 pcs|48 pcs', ['12 12 pcs', '24 24 pcs', '48 48 pcs']],
    // The quantity 40 is in two columns.
    ['SKU|12-48 pcs|40+ pcs', []],
    // A pack or a stock, and sizes of bangles and rings.
    ['SKU|12 pcs', []],
    ['SKU|12+', []],
    ['SKU|2-4|2-6|2-8', []],
    ['SKU|12|14|16', []],
  ])('are recognised by their names: %s', (header, tiers) => {
    expect(tiersOf(header)).toEqual(tiers);
  });

  it('have amounts that don’t rise', () => {
    expect(tiersOf('SKU|12-14|16-18', 'A1|450|480', 'A2|450|490')).toEqual([]);
    expect(tiersOf('SKU|12-47 pcs|48+ pcs', 'A1|450|420', 'A2|-|', 'A3|₹600/-|₹ 580')).toHaveLength(
      2,
    );
    expect(tiersOf('SKU|12-47 pcs|48+ pcs', 'A1|yes|no')).toEqual([]);
  });

  it('are no other columns, and imply the MOQ and the unit', () => {
    const list = listOf('SKU|Price 12-47 pairs|Price 48+ pairs|Notes');
    const mapping = guess(list);
    expect(mapping.columns).toEqual({ sku: 'SKU' });
    expect(mapping.defaults).toEqual({ moq: '12', unit: 'pair' });
    expect(unusedColumns(mapping, list.header)).toEqual(['Notes']);
  });

  it.each([
    ['SKU|Price|12+ pcs price', { sku: 'SKU', pricePaise: 'Price' }, {}],
    ['SKU|MOQ|12-47 pcs|48+ pcs', { sku: 'SKU', moq: 'MOQ' }, {}],
    ['SKU|MRP|1-11 pcs|12+ pcs', { sku: 'SKU' }, {}],
  ])('beside other columns: %s', (header, columns, defaults) => {
    expect(guess(listOf(header))).toMatchObject({ columns, defaults });
    expect(guess(listOf(header)).columns).toEqual(columns);
  });

  it('can’t be used together with another column for the same prices', () => {
    const mapping = guess(listOf('SKU|Volume pricing|Price|12-47 pcs|48+ pcs'));
    expect(mappingProblems(mapping)).toEqual([
      'Volume pricing is in “Volume pricing” and in “12-47 pcs”. Choose “No column” for one of them.',
    ]);
    const units = guess(listOf('SKU|MRP|1-11 pcs|12+ pcs'));
    expect(mappingProblems(units)).toEqual([]);
    const columns = { ...units.columns, pricePaise: 'MRP' };
    expect(mappingProblems({ ...units, columns })).toEqual([
      'The price of one unit is in “MRP” and in “1-11 pcs”. Choose “No column” for one of them.',
    ]);
  });
});

describe('the cells of such columns', () => {
  const read = (header: string, row: string) => {
    const list = listOf(`SKU|Title|${header}`, `RG1|Ring|${row}`);
    const { drafts, refused } = readDrafts(guess(list), list);
    const { pricePaise, tiers } = drafts[0]?.values ?? {};
    return { pricePaise, tiers, problems: refused[0]?.problems, notes: drafts[0]?.notes };
  };
  const tier = (minQty: number, pricePaise: number) => ({ minQty, pricePaise });

  it.each([
    ['1-11 pcs|12-47 pcs|48+ pcs', '480|450|₹ 420/-', 48_000, [tier(12, 45_000), tier(48, 42_000)]],
    ['12-47 pcs|48+ pcs', '450|420', 45_000, [tier(48, 42_000)]],
    ['12-47 pcs|48+ pcs', '450|450', 45_000, []],
    ['12-47 pcs|48+ pcs', '450|-', 45_000, undefined],
    ['12-47 pcs|48+ pcs', '|0', undefined, undefined],
    ['Price|12-47 pcs|48+ pcs', '480|450|420', 48_000, [tier(12, 45_000), tier(48, 42_000)]],
    ['Price|12-47 pcs|48+ pcs', '450|450|420', 45_000, [tier(48, 42_000)]],
    ['Price|12-47 pcs|48+ pcs', '|450|420', undefined, [tier(12, 45_000), tier(48, 42_000)]],
    ['MOQ 12 price', '450', 45_000, undefined],
  ])('%s, %s', (header, row, pricePaise, tiers) => {
    expect(read(header, row)).toMatchObject({ pricePaise, tiers });
    expect(read(header, row).problems).toBeUndefined();
  });

  it('name a price that is not one', () => {
    expect(read('1-11 pcs|12-47 pcs|48+ pcs', '480|450|42O').problems).toMatchObject([
      { column: '48+ pcs', message: '"42O" isn\'t an amount. Write it like 450 or 450.50.' },
    ]);
  });

  it('note a price that starts at a higher quantity', () => {
    expect(read('1-11 pcs|12-47 pcs|48+ pcs', '-|450|420').notes).toMatchObject([
      { message: 'The price is the one from 12. Check the MOQ.' },
    ]);
  });
});
