import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownNumber, typedNumber, type TypedUnit } from './typed-number.ts';

test.each<[string, TypedUnit, number | string | undefined]>([
  ['450', 'rupees', 45_000],
  ['₹1,23,456.50', 'rupees', 12_345_650],
  ['0.1', 'rupees', 10],
  ['4.2', 'grams', 4_200],
  ['4.2 g', 'grams', 4_200],
  ['3', 'percent', 300],
  ['1.5%', 'percent', 150],
  ['12', 'count', 12],
  ['12.5 mm', 'millimetres', 12_500],
  ['0.5', 'microns', 500],
  ['2 microns', 'microns', 2_000],
  ['', 'rupees', undefined],
  ['450.005', 'rupees', '450.005'],
  ['1.5', 'count', '1.5'],
  ['abc', 'grams', 'abc'],
  ['-4', 'rupees', '-4'],
])('“%s” as %s is %j', (text, unit, expected) => {
  expect(typedNumber(text, unit)).toBe(expected);
});

test('parses a formatted number to the same value', () => {
  const unit = fc.constantFrom<TypedUnit>('rupees', 'grams', 'percent', 'microns', 'count');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), unit, (value, of) => {
      expect(typedNumber(shownNumber(value, of), of)).toBe(value);
    }),
  );
});
