/** Web addresses in pasted orders. */
import { expect, test } from 'vitest';
import { buildPasteCatalogue, shortItem } from '#fixtures/paste-catalogue.ts';
import { readPastedOrder } from './paste-order.ts';

const catalogue = buildPasteCatalogue();
const read = (text: string): string[] => readPastedOrder(text, catalogue).map(shortItem);
const LIST = 'https://shop.example/order-list#RG101.12~RG104.10.12=4.14=6';

test.each([
  // Other products are named: the link says the same.
  [`RG102 6\n${LIST}`, 'RG102=6'],
  [`RG102 6 gold ${LIST}`, 'RG102=6 gold'],
  [`1. RG999 × 6\nOrder list: ${LIST}`, '!RG999 is not in the catalogue.'],
  [LIST, 'RG101=12', 'RG104=10 [12 × 4, 14 × 6]'],
  [`Hello ${LIST} thanks`, '!No SKU found.', 'RG101=12', 'RG104=10 [12 × 4, 14 × 6]'],
  ['shop.example.in/order-list#RG101.12.', 'RG101=12'],
  ['https://shop.example/order-list#=Refill~RG101.12.=2_20_mm', 'RG101=12 2 mm'],
  ['https://shop.example/order-list#RG104.10.13=10', '?quantity RG104'],
  ['https://shop.example/order-list#RG104.10.12=4', '?quantity RG104'],
  ['https://shop.example/order-list#RG1O1.12~RG102.4', '?which RG101 12', 'RG102=4'],
  ['https://shop.example/order-list#RG101.12.12', '?quantity RG101'],
  ['https://shop.example/order-list#RG999.5', '!RG999 is not in the catalogue.'],
])('the link of a list: %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['https://shop.example/product/RG102/set-of-6-bands', '?quantity RG102'],
  ['https://shop.example/product/RG102/set-of-6-bands 12 pcs', 'RG102=12'],
  ['12 pcs https://shop.example/product/RG102', 'RG102=12'],
  [
    'RG102 12 pcs https://shop.example/product/RG102/set-of-6-bands',
    'RG102=12 https://shop.example/product/RG102/set-of-6-bands',
  ],
  ['Set (RG102)\nhttps://shop.example/product/RG102/set-of-6-bands', '?quantity RG102'],
  ['RG102 12 pcs\nhttps://shop.example/product/RG102/set-of-6-bands', 'RG102=12'],
  ['RG101 12\nwww.shop.example/product/RG102/set-6', 'RG101=12', '?quantity RG102'],
  ['https://shop.example/product/RG999/set-6', '!No SKU found.'],
  ['RG101 12 like https://pin.example/RG102/6x4', 'RG101=12 like https://pin.example/RG102/6x4'],
  ['RG104 12x4 https://pin.example/14x6', 'RG104=4 [12 × 4] https://pin.example/14x6'],
  ['RG104 https://pin.example/12x4', '?quantity RG104'],
  ['RG101\nhttps://pin.example/12', '?quantity RG101', '!No SKU found.'],
])('another address is never a quantity: %j', (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});
