import { expect, test } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import * as z from 'zod/mini';
import { addressKind } from '#schema/web-user.ts';
import {
  addressFormOf,
  addressSchema,
  checkPin,
  PLACE_FIELDS,
  EMPTY_ADDRESS,
  pinDoubt,
} from './address-form.ts';
import { problemsOf } from './form-field.ts';

const GOOD = {
  ...EMPTY_ADDRESS,
  name: 'Asha Rao',
  phone: '098765 43210',
  line1: ' 12  Bazaar Road ',
  line3: 'Behind the temple',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500 002',
};

test('what is well is kept tidily, in the form that documents have', () => {
  const kept = {
    label: 'Shop',
    name: 'Asha Rao',
    phone: '+919876543210',
    lines: ['12 Bazaar Road', 'Behind the temple'],
    city: 'Hyderabad',
    state: 'Telangana',
    pin: '500002',
  };
  expect(z.parse(addressSchema, GOOD)).toEqual(kept);
  expect(
    addressKind.schema.safeParse({ ...kept, isDefault: true, createdAt: new Date() }).success,
  ).toBe(true);
});

test('an empty form is asked for everything that must be there', () => {
  expect(Object.keys(problemsOf(addressSchema, { ...EMPTY_ADDRESS, label: '' })).sort()).toEqual([
    'city',
    'label',
    'line1',
    'name',
    'phone',
    'pin',
    'state',
  ]);
});

test('a place is checked without a person', () => {
  const place = z.object(PLACE_FIELDS);
  expect(z.parse(place, GOOD)).toMatchObject({ pin: '500002' });
  expect(Object.keys(problemsOf(place, { ...GOOD, city: ' ' }))).toEqual(['city']);
});

test.each([
  ['', /Enter the PIN/],
  ['50000', /Found 5 digits/],
  ['5000021', /Found 7 digits/],
  ['012345', /start with 0/],
  ['50000A', /digits only/],
])('the PIN code “%s” is told what is wrong', (typed, words) => {
  expect(checkPin(typed)).toEqual({ success: false, error: expect.stringMatching(words) });
});

test('a PIN code of another state raises a doubt, no more', () => {
  expect(pinDoubt('560001', 'Telangana')).toMatch(/usually in Karnataka, not in Telangana/);
  expect(pinDoubt('500002', 'Telangana')).toBeUndefined();
  expect(pinDoubt('900001', 'Telangana')).toBeUndefined();
  expect(pinDoubt('56', 'Telangana')).toBeUndefined();
  expect(pinDoubt('560001', '')).toBeUndefined();
});

test('an address fills its own form, four lines too', () => {
  const {
    isDefault: _1,
    createdAt: _2,
    ...address
  } = buildAddress({ lines: ['1', '2', '3', '4'] });
  expect(addressFormOf(address)).toMatchObject({ line1: '1', line2: '2', line3: '3, 4' });
  expect(problemsOf(addressSchema, addressFormOf(address))).toEqual({});
});
