import { expect, test } from 'vitest';
import { buildAddress, buildOrder, buildWebUser } from '#fixtures/build.ts';
import { searchedPrefixes } from '#core/search/word-prefixes.ts';
import type { Order } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';
import { indexOfCustomer } from './customer-index.ts';

const { prefixes } = indexOfCustomer(
  buildWebUser({ displayName: 'Asha Rao', businessName: 'Sri Lakshmi Silver', phone: '' }),
  {
    places: [
      buildAddress({
        ...{ name: 'Ravi Teja', lines: ['4-2 Charminar Road', 'Near the clock tower'] },
        ...{ city: 'Warangal', state: 'Telangana', pin: '506002' },
      }),
    ],
    orders: [],
    merged: [],
    tags: ['Pays late'],
    notes: 'Send videos\nof anklets.',
  },
);
const finds = (typed: string): boolean => searchedPrefixes(typed).every((each) => each in prefixes);

test.each([
  ...['asha', 'lakshmi silver', 'warangal', 'telangana', '506002', 'charminar', 'clock tower'],
  ...['ravi', 'late', 'anklets', 'lakshmi telangana videos'],
])('a customer is found by “%s”', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(['hyderabad', 'bangles', '506003'])('and not by “%s”', (typed) => {
  expect(finds(typed)).toBe(false);
});

const ASHA = { name: 'Asha', businessName: 'Moti House', email: 'shop@moti.example' };
const PHONE = '+919812345678';
const GSTIN = '36AABCU9603R1ZO';
const orderOf = (createdAt: number, change: Partial<Order>) => buildOrder({ createdAt, ...change });
const registered = { phone: '', gstin: undefined };
const NOTHING = { places: [], orders: [], merged: [], tags: [], notes: '' };
const ADDRESS = {
  lines: ['9 Bazaar Road'],
  city: 'Guntur',
  state: 'Andhra Pradesh',
  pin: '522001',
};

test('a customer is found by contact and address of an order', () => {
  const order = orderOf(1, { contact: { ...ASHA, phone: PHONE, gstin: GSTIN }, address: ADDRESS });
  const index = indexOfCustomer(buildWebUser(registered), { ...NOTHING, orders: [order] });
  for (const typed of ['98123 45678', GSTIN, 'moti', 'shop@moti', 'guntur', '522001', 'bazaar'])
    expect(
      searchedPrefixes(typed).every((each) => each in index.prefixes),
      typed,
    ).toBe(true);
});

test('and by the contact of a customer who was merged into this one, and the phone of an address', () => {
  const index = indexOfCustomer(buildWebUser(registered), {
    ...NOTHING,
    places: [buildAddress({ phone: '+919700000001' })],
    merged: [{ ...ASHA, phone: PHONE, gstin: GSTIN }],
  });
  for (const digits of ['9700000001', '9812345678'])
    expect(index.prefixes).toHaveProperty([digits]);
  expect(index.profile).toMatchObject({ phone: PHONE, gstin: GSTIN });
});

test('the latest order with a phone and a GSTIN fills only those that the profile lacks', () => {
  const orders = [
    orderOf(1, { contact: { name: 'Asha', phone: '+919700000001', gstin: '24AAACC1206D1ZM' } }),
    orderOf(3, { contact: { name: 'Asha', phone: PHONE } }),
    orderOf(2, { contact: { name: 'Asha', phone: '+919700000002', gstin: GSTIN } }),
  ];
  const profileFor = (change: Partial<WebUser>) =>
    indexOfCustomer(buildWebUser({ ...registered, ...change }), { ...NOTHING, orders }).profile;
  expect(profileFor({})).toMatchObject({ phone: PHONE, gstin: GSTIN });
  const own = { phone: '+919811111111', gstin: '27AAPFU0939F1ZV' };
  expect(profileFor(own)).toMatchObject(own);
});

test('only the 20 latest orders are searched', () => {
  const orders = Array.from({ length: 21 }, (_, at) =>
    orderOf(at, { contact: { name: 'Asha', phone: `+9197000000${10 + at}` } }),
  );
  const { prefixes: ofLatest } = indexOfCustomer(buildWebUser(registered), { ...NOTHING, orders });
  expect(ofLatest).not.toHaveProperty(['9700000010']);
  expect(ofLatest).toHaveProperty(['9700000011']);
});
