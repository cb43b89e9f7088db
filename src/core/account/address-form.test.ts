import { expect, test } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import { addressKind } from '#schema/web-user.ts';
import {
  addressFormOf,
  checkAddress,
  checkPin,
  checkPlace,
  EMPTY_ADDRESS,
  pinDoubt,
} from './address-form.ts';

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
  const check = checkAddress(GOOD);
  const kept = {
    label: 'Shop',
    name: 'Asha Rao',
    phone: '+919876543210',
    lines: ['12 Bazaar Road', 'Behind the temple'],
    city: 'Hyderabad',
    state: 'Telangana',
    pin: '500002',
  };
  expect(check).toEqual({ ok: true, value: kept });
  expect(
    addressKind.schema.safeParse({ ...kept, isDefault: true, createdAt: new Date() }).success,
  ).toBe(true);
});

test('an empty form is asked for everything that must be there', () => {
  const check = checkAddress({ ...EMPTY_ADDRESS, label: '' });
  expect(check.ok ? [] : Object.keys(check.problems)).toEqual([
    'label',
    'name',
    'phone',
    'line1',
    'city',
    'state',
    'pin',
  ]);
});

test('a place is checked without a person', () => {
  expect(checkPlace(GOOD)).toMatchObject({ ok: true, value: { pin: '500002' } });
  expect(checkPlace({ ...GOOD, city: ' ' })).toMatchObject({ ok: false });
});

test.each([
  ['', /Enter the PIN/],
  ['50000', /Found 5 digits/],
  ['5000021', /Found 7 digits/],
  ['012345', /start with 0/],
  ['50000A', /digits only/],
])('the PIN code “%s” is told what is wrong', (typed, words) => {
  expect(checkPin(typed)).toEqual({ problem: expect.stringMatching(words) });
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
  expect(checkAddress(addressFormOf(address)).ok).toBe(true);
});
