import { expect, test } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import { withAddress, withDefault, withOneDefault, withRestored } from './address-list.ts';

const saved = (id: string, isDefault = false) => ({
  ...buildAddress({ label: id, isDefault }),
  id,
});
const SHOP = saved('shop', true);
const GODOWN = saved('godown');
const labels = (list: readonly { label: string; isDefault: boolean }[]) =>
  list.map(({ label, isDefault }) => `${label}${isDefault ? '*' : ''}`);
const fieldsOf = ({ id: _id, createdAt: _createdAt, ...fields }: typeof SHOP) => fields;

test('leaves exactly one default', () => {
  expect(labels(withOneDefault([GODOWN, saved('home')]))).toEqual(['godown*', 'home']);
  expect(labels(withOneDefault([SHOP, saved('home', true)]))).toEqual(['shop*', 'home']);
  expect(withOneDefault([])).toEqual([]);
});

test('changes only the objects of the old and the new default', () => {
  const home = saved('home');
  const list = withDefault([SHOP, GODOWN, home], 'godown');
  expect(labels(list)).toEqual(['shop', 'godown*', 'home']);
  expect(list[2]).toBe(home);
});

test('adds an address once', () => {
  const home = fieldsOf(saved('home'));
  const added = withAddress([SHOP], undefined, home);
  expect(labels(added)).toEqual(['shop*', 'home']);
  expect(withAddress(added, undefined, home)).toHaveLength(2);
});

test('edits an address, which stays the default; adds one that was removed meanwhile', () => {
  const fields = { ...fieldsOf(SHOP), label: 'Warehouse', isDefault: false };
  expect(labels(withAddress([SHOP, GODOWN], 'shop', fields))).toEqual(['Warehouse*', 'godown']);
  expect(labels(withAddress([GODOWN], 'shop', fields))).toEqual(['godown', 'Warehouse']);
  const chosen = { ...fieldsOf(GODOWN), isDefault: true };
  expect(labels(withAddress([SHOP, GODOWN], 'godown', chosen))).toEqual(['shop', 'godown*']);
});

test('restores a removed address as the default', () => {
  expect(labels(withRestored([saved('godown', true)], SHOP))).toEqual(['godown', 'shop*']);
});
