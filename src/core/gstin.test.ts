/** The GSTIN checksum, with published example numbers and with typing errors. */
import { describe, expect, test } from 'vitest';
import { gstinCheckDigit, gstinWithCheckDigit, isGstin } from './gstin.ts';

// Two registrations that appear in public documentation, of different states.
const REAL = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'] as const;

describe('GSTIN', () => {
  test.each(REAL)('accepts %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
    expect(gstinWithCheckDigit(gstin.slice(0, 14))).toBe(gstin);
  });

  test.each(REAL)('detects any single wrong digit in %s', (gstin) => {
    for (let place = 0; place < 14; place++) {
      if (!/\d/.test(gstin.charAt(place))) continue;
      const wrong = String((Number(gstin.charAt(place)) + 1) % 10);
      expect(isGstin(gstin.slice(0, place) + wrong + gstin.slice(place + 1))).toBe(false);
    }
  });

  test('detects two swapped neighbours', () => {
    expect(isGstin('72AAPFU0939F1ZV')).toBe(false);
    expect(isGstin('27AAPFU9039F1ZV')).toBe(false);
  });

  test.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZV ', '27AAPFU0939F1YV'])(
    'rejects the format of %j',
    (value) => {
      expect(isGstin(value)).toBe(false);
    },
  );

  test('calculates a check digit for exactly fourteen capitals and digits only', () => {
    expect(() => gstinCheckDigit('27AAPFU0939F1')).toThrow(RangeError);
    expect(() => gstinCheckDigit('27AAPFU0939F1-')).toThrow(RangeError);
  });
});
