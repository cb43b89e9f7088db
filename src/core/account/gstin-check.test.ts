import { expect, test } from 'vitest';
import { succeeded } from '#core/result.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { checkGstin } from './gstin-check.ts';
import { INDIAN_STATES, stateOfGstin, statesOfPin } from './indian-states.ts';

const GOOD = gstinWithCheckDigit('36AABCU9603R1Z');

test.each([
  GOOD,
  GOOD.toLowerCase(),
  ` ${GOOD.slice(0, 2)} ${GOOD.slice(2, 12)} ${GOOD.slice(12)} `,
])('“%s” is stored in capitals without spaces', (typed) => {
  expect(checkGstin(typed)).toEqual(succeeded(GOOD));
});

test('accepts an empty field', () => {
  expect(checkGstin('  ')).toEqual(succeeded(''));
});

test.each([
  [GOOD.slice(0, 14), /Found 14 characters/],
  [`${GOOD}1`, /Found 16 characters/],
  [`XX${GOOD.slice(2)}`, /the state code, the PAN/],
  [`36AABC19603R1ZM`, /the state code, the PAN/],
  [`36AABCU9603R1YM`, /the state code, the PAN/],
  [gstinWithCheckDigit('45AABCU9603R1Z'), /No state has the code 45/],
  [`${GOOD.slice(0, 14)}${GOOD.endsWith('A') ? 'B' : 'A'}`, /doesn’t match the others/],
])('explains what is wrong with %s', (typed, message) => {
  expect(checkGstin(typed)).toEqual({ success: false, error: expect.stringMatching(message) });
});

test('returns the state of the first two digits', () => {
  expect(stateOfGstin(GOOD)).toBe('Telangana');
  expect(stateOfGstin('07')).toBe('Delhi');
  expect(stateOfGstin('00')).toBeUndefined();
});

test('contains 36 states and union territories, each with its own code and PIN codes', () => {
  expect(new Set(INDIAN_STATES).size).toBe(36);
  expect([...INDIAN_STATES].sort()).toEqual(INDIAN_STATES);
  const codes = Array.from({ length: 38 }, (_, code) => String(code + 1).padStart(2, '0'));
  const named = codes.map(stateOfGstin).filter((name) => INDIAN_STATES.includes(name ?? ''));
  expect(new Set(named).size).toBe(36);
  expect(statesOfPin('500002')).toEqual(['Andhra Pradesh', 'Telangana']);
  expect(statesOfPin('999999')).toEqual([]);
});
