import { describe, expect, it } from 'vitest';
import { guessMapping, shopMapping } from './match-columns.ts';

describe('guessing columns by name', () => {
  it('recognizes the names that suppliers use', () => {
    const header = ['Item code', 'Product name', 'Weight', 'MRP', 'Category', 'Image URL', 'Other'];
    expect(guessMapping(header).columns).toEqual({
      sku: 'Item code',
      title: 'Product name',
      netWeightMg: 'Weight',
      pricePaise: 'MRP',
      category: 'Category',
      images: 'Image URL',
    });
  });

  it('uses each column once', () => {
    const { columns } = guessMapping(['SKU', 'Code', 'Name', 'Title']);
    expect(columns).toEqual({ sku: 'SKU', title: 'Title' });
  });
});

it('distinguishes the shop’s own list from a supplier’s', () => {
  expect(shopMapping(['SKU', 'Title', 'Net weight (g)'])).toMatchObject({
    exact: true,
    columns: { sku: 'SKU', title: 'Title', netWeightMg: 'Net weight (g)' },
  });
  expect(shopMapping(['model', 'name', 'price'])).toBeUndefined();
  expect(shopMapping(['SKU', 'Nom', 'Prix', 'Poids', 'Couleur'])).toBeUndefined();
  expect(shopMapping(['Title', 'Price (₹)'])).toBeUndefined();
});
