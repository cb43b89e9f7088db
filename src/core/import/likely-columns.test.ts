/** Which of several columns with the name of a field is used, by their values. */
import { describe, expect, it } from 'vitest';
import { guessMapping } from './match-columns.ts';

describe('of several columns with a field’s name', () => {
  const guess = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
    guessMapping(
      header,
      rows.map((cells, at) => ({ row: at + 2, cells })),
    ).columns;

  it('takes the one with values: exports and templates have empty ones', () => {
    const header = ['Variant SKU', 'Type', 'Product Category', 'Variant Price', 'Price / India'];
    const columns = {
      ...{ sku: 'Variant SKU', category: 'Product Category', pricePaise: 'Variant Price' },
    };
    expect(guess(header, ['A1', '', 'Rings', '450', ''])).toEqual(columns);
    expect(guess(['SKU', 'Price / India', 'Price'], ['A1', '', '450']).pricePaise).toBe('Price');
    const market = ['A2', 'Ring', 'Rings', '450', '9'];
    expect(guess(header, ['A1', '', 'Rings', '450', ''], market)).toMatchObject({
      pricePaise: 'Variant Price',
    });
  });

  it('takes the likelier one, also if it has fewer values', () => {
    const rows = [
      ['variable', 'TB1', 'Bangles'],
      ['variation', 'TB1-4', ''],
      ['variation', 'TB1-6', ''],
    ];
    expect(guess(['Type', 'SKU', 'Categories'], ...rows).category).toBe('Categories');
  });

  it('takes sizes from the rows, not from a fact of the whole product', () => {
    const fact = 'Ring size (product.metafields.shopify.ring-size)';
    const header = ['Variant SKU', 'Option1 Name', 'Option1 Value', fact];
    expect(guess(header, ['A1', 'Size', '12', '12; 14'])).toEqual({ sku: 'Variant SKU' });
  });

  it('takes no numbers for titles: in French, a fineness is a “titre”', () => {
    expect(guess(['Référence', 'Désignation', 'Titre'], ['BA1', 'Bague', '925'])).toEqual({
      ...{ sku: 'Référence', title: 'Désignation', purity: 'Titre' },
    });
  });

  it('takes numbered columns for pictures if there is no other', () => {
    const url = 'https://pictures.example/1.jpg';
    expect(guess(['SKU', 'Image 1', 'Image 2'], ['A1', url, url]).images).toBe('Image 1');
    expect(guess(['SKU', 'Photo 1', 'Photo'], ['A1', url, url]).images).toBe('Photo');
  });
});

it.each([
  [['Silver', 'Rose gold', 'Black'], { plating: 'Colour' }],
  [['Silver', 'Rose gold', 'Multicolour'], {}],
])('takes colours for platings only if all are: %j', (colours, columns) => {
  const rows = colours.map((cell, at) => ({ row: at + 2, cells: [cell] }));
  expect(guessMapping(['Colour'], rows).columns).toEqual(columns);
});
