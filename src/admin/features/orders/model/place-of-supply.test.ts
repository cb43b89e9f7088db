import { describe, expect, test } from 'vitest';
import { INDIAN_STATES } from '#core/account/indian-states.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { isWithinState, placeOfSupply, stateNamed } from './place-of-supply.ts';

const contact = { name: 'Asha', phone: '+919876543210' };
const address = (state: string) => ({ lines: ['1 Street'], city: 'City', state, pin: '500002' });
const KARNATAKA_GSTIN = gstinWithCheckDigit('29AABCU9603R1Z');

describe('the name of a state', () => {
  test.each(INDIAN_STATES)('%s is itself, in any letters', (state) => {
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

describe('goods go', () => {
  test('where the address says', () => {
    expect(placeOfSupply({ contact, address: address('karnataka') })).toEqual({
      state: 'Karnataka',
      source: 'address',
      unknownState: undefined,
    });
  });

  test('where the address says, also when the buyer is registered elsewhere', () => {
    const order = { contact: { ...contact, gstin: KARNATAKA_GSTIN }, address: address('Kerala') };
    expect(placeOfSupply(order).state).toBe('Kerala');
  });

  test('without an address, where the buyer is registered', () => {
    const order = { contact: { ...contact, gstin: KARNATAKA_GSTIN } };
    expect(placeOfSupply(order)).toMatchObject({ state: 'Karnataka', source: 'gstin' });
  });

  test('nobody knows where, by a GSTIN whose check digit is wrong', () => {
    const wrong = `${KARNATAKA_GSTIN.slice(0, -1)}${KARNATAKA_GSTIN.endsWith('0') ? '1' : '0'}`;
    const order = { contact: { ...contact, gstin: wrong } };
    expect(placeOfSupply(order)).toMatchObject({ state: undefined, source: 'unknown' });
  });

  test('nobody knows where, to a state that there is not; its name is told', () => {
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
