import { expect, it } from 'vitest';
import { quantityInName } from './quantity-in-name.ts';

it.each([
  ['12–47 pcs', 12, 47],
  ['12-47', 12, 47],
  ['12 to 47 pieces', 12, 47],
  ['Price 12-47', 12, 47],
  ['Price (12-47 pcs)', 12, 47],
  ['Price_1_11', undefined, undefined],
  ['Rate (Rs.) 12 - 47 Nos.', 12, 47],
  ['Wholesale price/pc 12-47', 12, 47],
  ['Qty 12-47', 12, 47],
  ['500-1,999 pcs', 500, 1_999],
  ['१२-४७ पीस', 12, 47],
  ['12 से 47 नग', 12, 47],
  ['12 à 47 pièces', 12, 47],
  ['Prix 12-47', 12, 47],
  ['48+ pcs', 48, undefined],
  ['48+', 48, undefined],
  ['48 & above', 48, undefined],
  ['48 pcs and above', 48, undefined],
  ['Price 48 or more', 48, undefined],
  ['48 pcs onwards', 48, undefined],
  ['>= 48', 48, undefined],
  ['From 48 pcs', 48, undefined],
  ['À partir de 48', 48, undefined],
  ['48 पीस से अधिक', 48, undefined],
  ['Above 47', 48, undefined],
  ['Less than 12 pcs', 1, 11],
  ['Upto 11 pcs', 1, 11],
  ['MOQ 12 price', 12, undefined],
  ['Price (MOQ 12)', 12, undefined],
  ['Price for 24 pcs', 24, undefined],
  ['12 pcs rate', 12, undefined],
])('of “%s” are %s to %s', (name, from, to) => {
  const quantity = quantityInName(name);
  expect([quantity?.from, quantity?.to]).toEqual([from, to]);
});

it.each([
  ...['Price', 'Price 2', 'Rate 1', 'MRP 12-47', 'Size 12-14', 'Stock 48+', 'Making 12-47 pcs'],
  ...['Price 2024-25', 'Price 2024-2025', 'Rate per 12 pcs', 'Price/12 pcs', 'Price (set of 6)'],
  ...['47-12', '2.4', '12', '925', '18 inch', '12/14', '12-14 mm', 'Price 12-47 per gm'],
  ...[
    'Price 12-47 incl GST',
    '0+',
    'Quantity price 1',
    'Qty 12',
    'MOQ 12',
    'No. 2',
    'Discount 12+',
    'Cost 12-47',
  ],
])('are not in “%s”', (name) => {
  expect(quantityInName(name)).toBeUndefined();
});
