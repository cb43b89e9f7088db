import { describe, expect, it } from 'vitest';
import { multiply, parseDecimal, roundHalfUp, wholeNumber } from './decimal.ts';

const amount = (written: string, mark: '.' | ',' = '.') => {
  const decimal = parseDecimal(written, mark);
  return decimal && Number(decimal.units) / 10 ** decimal.scale;
};

describe('parseDecimal', () => {
  it.each([
    ['9.59', 9.59],
    ['1,250.50', 1250.5],
    ['1,23,456.78', 123456.78],
    ["1'250", 1250],
    ['1 250.5', 1250.5],
    ['007', 7],
    ['.35', 0.35],
  ])('reads %s with a decimal point', (written, value) => {
    expect(amount(written)).toBe(value);
  });

  it.each([
    ['9,59', 9.59],
    ['1.250,50', 1250.5],
    [',5', 0.5],
    ['1\u202f250,5', 1250.5],
  ])('reads %s with a decimal comma', (written, value) => {
    expect(amount(written, ',')).toBe(value);
  });

  it.each(['9,59', '', '-3', '1.2.3', '12,34.5', 'abc', '1e3', '5.', '.', ',5'])(
    'rejects the ambiguous or invalid %j with a decimal point',
    (written) => {
      expect(parseDecimal(written, '.')).toBeNull();
    },
  );
});

it('rounds half up, also where floats would be wrong', () => {
  expect(roundHalfUp({ units: 1005n, scale: 1 })).toBe(101);
  expect(roundHalfUp({ units: 1004n, scale: 1 })).toBe(100);
});

it('multiplies without losing digits', () => {
  // 0.1 × 0.2 is 0.020000000000000004 as floats.
  expect(multiply({ units: 1n, scale: 1 }, { units: 2n, scale: 1 })).toEqual({
    units: 2n,
    scale: 2,
  });
});

it('distinguishes whole numbers from others', () => {
  expect(wholeNumber({ units: 120n, scale: 1 })).toBe(12);
  expect(wholeNumber({ units: 125n, scale: 1 })).toBeNull();
});
