import { expect, test } from 'vitest';
import { parcelFacts } from './parcel-facts.ts';

const lines = [{ sku: 'RG101', qty: 36 }];

test('names the parcels, the units, the weight and the insured value', () => {
  expect(parcelFacts({ parcels: 2, lines, weightG: 1_250, insuredPaise: 25_000_00 })).toEqual([
    '2 parcels',
    '36 pieces',
    '1.25 kg',
    'insured for ₹25,000',
  ]);
});

test('leaves out what is not recorded', () => {
  expect(parcelFacts({ parcels: 1, lines })).toEqual(['1 parcel', '36 pieces']);
});
