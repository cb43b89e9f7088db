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

test('normalises a valid form to the stored format', () => {
  const stored = {
    label: 'Shop',
    name: 'Asha Rao',
    phone: '+919876543210',
    lines: ['12 Bazaar Road', 'Behind the temple'],
    city: 'Hyderabad',
    state: 'Telangana',
    pin: '500002',
  };
  expect(z.parse(addressSchema, GOOD)).toEqual(stored);
  expect(
    addressKind.schema.safeParse({ ...stored, isDefault: true, createdAt: new Date() }).success,
  ).toBe(true);
});

test('reports every required field of an empty form', () => {
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

test('validates a location without a recipient', () => {
  const place = z.object(PLACE_FIELDS);
  expect(z.parse(place, GOOD)).toMatchObject({ pin: '500002' });
  expect(Object.keys(problemsOf(place, { ...GOOD, city: ' ' }))).toEqual(['city']);
});

test.each([
  ['', /Enter the PIN/],
  ['50000', /six digits/],
  ['5000021', /six digits/],
  ['012345', /six digits/],
  ['50000A', /six digits/],
])('explains what is wrong with the PIN code “%s”', (typed, message) => {
  expect(checkPin(typed)).toEqual({ success: false, error: expect.stringMatching(message) });
});

test('warns about a PIN code of another state without rejecting it', () => {
  expect(pinDoubt('560001', 'Telangana')).toMatch(/usually in Karnataka, not in Telangana/);
  expect(pinDoubt('500002', 'Telangana')).toBeUndefined();
  expect(pinDoubt('900001', 'Telangana')).toBeUndefined();
  expect(pinDoubt('56', 'Telangana')).toBeUndefined();
  expect(pinDoubt('560001', '')).toBeUndefined();
});

test('converts a stored address to form values, also with four lines', () => {
  const {
    isDefault: _1,
    createdAt: _2,
    ...address
  } = buildAddress({ lines: ['1', '2', '3', '4'] });
  expect(addressFormOf(address)).toMatchObject({ line1: '1', line2: '2', line3: '3, 4' });
  expect(problemsOf(addressSchema, addressFormOf(address))).toEqual({});
});
