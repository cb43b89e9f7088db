import { describe, expect, it } from 'vitest';
import { guessMapping } from './match-columns.ts';

it.each([
  ['sku', ['UGS', 'SKU Code', 'D. No.', 'Seller SKU ID', 'Réf. produit', 'डिज़ाइन कोड']],
  ['title', ['Nom article', 'Intitulé']],
  ['description', ['Description courte', 'Description of Goods']],
  ['category', ['Item Group', 'Type de bijou', 'कैटेगरी']],
  ['netWeightMg', ['Poids en g', 'Poids net en g', 'Wt in g', 'Metal Wt', 'चांदी वजन']],
  ['purity', ['Metal Purity', 'Stamp']],
  ['plating', ['Polish Type', 'Plating Colour', 'Type de placage', 'पॉलिश प्रकार']],
  ['finish', ['Finish Type', 'फिनिशिंग']],
  ['platingNm', ['Épaisseur (µm)', 'Épaisseur (microns)', 'Thickness (microns)']],
  ['stones', ['Stones Used', 'Type de pierre']],
  ['byWeight.stonesPaise', ['Stone Rs', 'Stone Charges', 'Stone Amount', 'नग मूल्य']],
  ['unit', ['Vendu par', 'Selling Unit', 'बिक्री इकाई']],
  ['sizes', ['Sizes Avail', 'Avail. Sizes', 'Bangle Sizes', 'Tailles disponibles', 'नाप']],
  ['packSize', ['Qty per Box', 'Pcs/Box', 'Pièces par boîte', 'item_package_quantity']],
  ['moq', ['Minimum Order Qty', 'Commande minimum', 'Quantité minimale', 'न्यूनतम ऑर्डर']],
  ['hsn', ['HSN No', 'एचएसएन कोड']],
  ['gstRateBps', ['IGST %', 'Taux de TVA', 'जीएसटी दर']],
  ['pricePaise', ['W/S Price', 'Net Rate', 'Sale Price', 'Sale Rate', 'Tarif régulier', 'PU HT']],
  ['pricePaise', ['थोक मूल्य', 'थोक भाव']],
  ['costPaise', ['Purchase Rate', 'Prix achat', 'खरीद मूल्य']],
  ['stockStatus', ['En stock\u00a0?']],
  ['images', ['Image URLs', 'Photo Link', 'Lien photo']],
])('%s is recognised in %j', (field, names) => {
  for (const name of names)
    expect(guessMapping(['Other', name]).columns).toEqual({ [field]: name });
});

it('takes a wholesale price before another one', () => {
  expect(guessMapping(['मूल्य', 'थोक मूल्य', 'MRP']).columns).toEqual({ pricePaise: 'थोक मूल्य' });
});

it.each([
  ['Regular price', 'Sale price'],
  ['Tarif régulier', 'Sale price'],
  ['Prix de gros', 'Tarif régulier'],
  ['Sale price', 'MRP'],
])('takes “%s” for the price before “%s”', (price, other) => {
  expect(guessMapping([other, price]).columns).toEqual({ pricePaise: price });
});

it('does not take amounts for names of stones', () => {
  const rows = ['120', '₹1,250', 'CZ'].map((cell, at) => ({ row: at + 2, cells: [cell] }));
  expect(guessMapping(['Stone'], rows).columns).toEqual({});
  expect(guessMapping(['Stone'], rows.slice(2)).columns).toEqual({ stones: 'Stone' });
});

describe('“Net”', () => {
  const columnsIn = (header: string, row: string) =>
    guessMapping(header.split(','), [{ row: 2, cells: row.split(',') }]).columns;

  it('beside a weight is the price, even beside an MRP', () => {
    expect(columnsIn('Code,Item,Wt,MRP,Disc %,Net', 'A1,Ring,3.2,900,50,450')).toEqual({
      ...{ sku: 'Code', title: 'Item', netWeightMg: 'Wt', pricePaise: 'Net' },
    });
    expect(columnsIn('Code,Weight,Rate,Nett', 'A1,3.2,450,440')).toMatchObject({
      ...{ netWeightMg: 'Weight', pricePaise: 'Rate' },
    });
  });

  it('without another weight is the weight', () => {
    expect(columnsIn('Code,Gross,Net,MRP', 'A1,3.5,3.2,900')).toMatchObject({
      ...{ grossWeightMg: 'Gross', netWeightMg: 'Net', pricePaise: 'MRP' },
    });
    expect(columnsIn('Code,Weight,Net (g)', 'A1,3.5,3.2')).not.toHaveProperty('pricePaise');
  });
});
