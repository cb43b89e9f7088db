import { describe, expect, test } from 'vitest';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { isWithinState, placeOfSupply, stateNamed } from './place-of-supply.ts';

const contact = { name: 'Asha', phone: '+919876543210' };
const address = (state: string) => ({ lines: ['1 Street'], city: 'City', state, pin: '500002' });
const KARNATAKA_GSTIN = gstinWithCheckDigit('29AABCU9603R1Z');

describe('the name of a state', () => {
  test.each(INDIAN_STATES)('recognizes %s in any case', (state) => {
    expect(stateNamed(state)).toBe(state);
    expect(stateNamed(` ${state.toUpperCase()} `)).toBe(state);
  });

  test.each([
    ['Tamilnadu', 'Tamil Nadu'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Orissa', 'Odisha'],
    ['New Delhi', 'Delhi'],
    ['Bavaria', undefined],
    ['', undefined],
  ])('“%s” is %s', (written, state) => {
    expect(stateNamed(written)).toBe(state);
  });
});

describe('place of supply', () => {
  test('is the state of the address', () => {
    expect(placeOfSupply({ contact, address: address('karnataka') })).toEqual({
      state: 'Karnataka',
      source: 'address',
      unknownState: undefined,
    });
  });

  test('is the state of the address, even if the buyer is registered elsewhere', () => {
    const order = { contact: { ...contact, gstin: KARNATAKA_GSTIN }, address: address('Kerala') };
    expect(placeOfSupply(order).state).toBe('Kerala');
  });

  test('is the state of registration without an address', () => {
    const order = { contact: { ...contact, gstin: KARNATAKA_GSTIN } };
    expect(placeOfSupply(order)).toMatchObject({ state: 'Karnataka', source: 'gstin' });
  });

  test('is unknown if the GSTIN has a wrong check digit', () => {
    const wrong = `${KARNATAKA_GSTIN.slice(0, -1)}${KARNATAKA_GSTIN.endsWith('0') ? '1' : '0'}`;
    const order = { contact: { ...contact, gstin: wrong } };
    expect(placeOfSupply(order)).toMatchObject({ state: undefined, source: 'unknown' });
  });

  test('is unknown for an unknown state, which is reported', () => {
    expect(placeOfSupply({ contact, address: address('Bavaria') })).toMatchObject({
      state: undefined,
      unknownState: 'Bavaria',
    });
  });
});

test.each([
  ['Telangana', true],
  ['Karnataka', false],
  [undefined, true],
])('from Telangana to %s: within the state? %s', (state, within) => {
  expect(isWithinState(state, 'telangana')).toBe(within);
});
