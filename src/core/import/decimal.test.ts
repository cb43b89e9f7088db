import { expect, it } from 'vitest';
import { parseDecimal, roundedProduct, scaledWhole } from './decimal.ts';

it.each([
  ['9.59', 9.59],
  ['1,250.50', 1250.5],
  ['1,23,456.78', 123456.78],
  ["1'250", 1250],
  ['1 250.5', 1250.5],
  ['007', 7],
])('reads %s', (written, value) => {
  const decimal = parseDecimal(written);
  expect(decimal && Number(decimal.units) / 10 ** decimal.scale).toBe(value);
});

it.each(['9,59', '', '-3', '1.2.3', '12,34.5', 'abc', '1e3', '.5', '5.', '1.250,50'])(
  'rejects the ambiguous or invalid %j',
  (written) => {
    expect(parseDecimal(written)).toBeNull();
  },
);

it('rounds products half up, also where floats would be wrong', () => {
  expect(roundedProduct({ units: 1005n, scale: 1 })).toBe(101);
  expect(roundedProduct({ units: 1004n, scale: 1 })).toBe(100);
  expect(roundedProduct({ units: 15n, scale: 1 }, { units: 3n, scale: 0 })).toBe(5);
});

it('converts to whole units, without rounding', () => {
  expect(scaledWhole('450.50', 2)).toBe(45_050);
  expect(scaledWhole('12.0', 0)).toBe(12);
  expect(scaledWhole('12.5', 0)).toBeNull();
});
