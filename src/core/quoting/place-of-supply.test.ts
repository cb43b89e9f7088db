import { expect, test } from 'vitest';
import { piece, saleOf } from '#fixtures/invoices.ts';
import { gstinWithCheckDigit } from '#core/gstin.ts';
import { isWithinState, placeOfSupply, suppliesOf, supplyProblem } from './place-of-supply.ts';

const contact = { name: 'Asha', phone: '+919876543210' };
const address = (state: string) => ({ lines: ['1 Street'], city: 'City', state, pin: '500002' });
const KARNATAKA_GSTIN = gstinWithCheckDigit('29AABCU9603R1Z');
const registered = { ...contact, gstin: KARNATAKA_GSTIN };

test('is the state of the address, even if the buyer is registered elsewhere', () => {
  expect(placeOfSupply({ contact, address: address('karnataka') })).toBe('Karnataka');
  expect(placeOfSupply({ contact, address: address('Tamilnadu') })).toBe('Tamil Nadu');
  expect(placeOfSupply({ contact: registered, address: address('Kerala') })).toBe('Kerala');
});

test('is the state of registration without an address', () => {
  expect(placeOfSupply({ contact: registered })).toBe('Karnataka');
});

test('is unknown for another state or a GSTIN with a wrong check digit', () => {
  const wrong = `${KARNATAKA_GSTIN.slice(0, -1)}${KARNATAKA_GSTIN.endsWith('0') ? '1' : '0'}`;
  expect(placeOfSupply({ contact: { ...contact, gstin: wrong } })).toBeUndefined();
  expect(placeOfSupply({ contact, address: address('Bavaria') })).toBeUndefined();
});

test.each([
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['T.N.', 'Tamil Nadu'],
  ['New Delhi', 'Delhi'],
])('knows %s as %s', (written, state) => {
  expect(placeOfSupply({ contact, address: address(written) })).toBe(state);
  expect(isWithinState(state, written)).toBe(true);
});

test.each([
  ['Telangana', true],
  ['Karnataka', false],
  [undefined, true],
])('from Telangana to %s: within the state? %s', (state, within) => {
  expect(isWithinState(state, 'telangana')).toBe(within);
});

test.each([
  [undefined, ['within', 'beyond']],
  ['Telangana', ['within']],
  ['Karnataka', ['beyond', 'counter']],
])('to %s, GST can be charged as %j', (state, supplies) => {
  const order = state === undefined ? { contact } : { contact, address: address(state) };
  expect(suppliesOf(order, 'Telangana')).toEqual(supplies);
});

test('the taxes of a quote must fit the address, except over the counter', () => {
  const quoteTo = (state: string, gstRateBps = 300) => {
    const { quote } = saleOf({ lines: [piece('RG101', 10, 10_000, gstRateBps)], state }).order;
    if (quote === undefined) throw new Error('expected a quote');
    return quote;
  };
  const problem = (state: string, quote: ReturnType<typeof quoteTo>) =>
    supplyProblem({ contact, address: address(state) }, quote, 'Telangana');
  const [within, beyond] = [quoteTo('Telangana'), quoteTo('Karnataka')];
  expect(problem('Telangana', within)).toBeUndefined();
  expect(problem('Kerala', beyond)).toBeUndefined();
  expect(problem('Karnataka', within)).toBe(
    'The quote charges CGST and SGST, but the place of supply is Karnataka.',
  );
  expect(problem('Telangana', beyond)).toBe(
    'The quote charges IGST, but the place of supply is Telangana.',
  );
  expect(problem('Karnataka', { ...within, isOverCounter: true })).toBeUndefined();
  expect(problem('Karnataka', quoteTo('Telangana', 0))).toBeUndefined();
  expect(supplyProblem({ contact }, within, 'Telangana')).toBeUndefined();
});
