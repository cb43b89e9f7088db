import { expect, test } from 'vitest';
import { buildAddress } from '#fixtures/build.ts';
import {
  changesForDefault,
  changesToAdd,
  changesToEdit,
  changesToRemove,
  moved,
  undoRemoval,
  withOneDefault,
  type SavedAddress,
} from './address-list.ts';

const saved = (id: string, isDefault = false): SavedAddress => ({
  ...buildAddress({ label: id, isDefault }),
  id,
});
const { id: _id, createdAt: _at, isDefault: _default, ...FIELDS } = saved('new');
const LIST = [saved('a', true), saved('b'), saved('c')];

const drafted = ({ id: _i, createdAt: _c, ...draft }: SavedAddress) => draft;

const edit = (id: string, isDefault: boolean) => ({ kind: 'edit', id, fields: { isDefault } });
const defaultsOf = (list: readonly SavedAddress[]) =>
  list.filter(({ isDefault }) => isDefault).map(({ id }) => id);

test('always has exactly one default address', () => {
  expect(defaultsOf(withOneDefault(LIST))).toEqual(['a']);
  expect(defaultsOf(withOneDefault([saved('a'), saved('b')]))).toEqual(['a']);
  expect(defaultsOf(withOneDefault([saved('a'), saved('b', true), saved('c', true)]))).toEqual([
    'b',
  ]);
  expect(withOneDefault([])).toEqual([]);
});

test('changes only the two affected documents when the default changes', () => {
  expect(changesForDefault(LIST, 'c')).toEqual([edit('a', false), edit('c', true)]);
  expect(changesForDefault(LIST, 'a')).toEqual([]);
});

test('makes the first address the default, and a later one only on request', () => {
  expect(changesToAdd([], 'd', FIELDS, false)).toEqual([
    { kind: 'add', id: 'd', address: { ...FIELDS, isDefault: true } },
  ]);
  expect(changesToAdd(LIST, 'd', FIELDS, false)).toEqual([
    { kind: 'add', id: 'd', address: { ...FIELDS, isDefault: false } },
  ]);
  expect(changesToAdd(LIST, 'd', FIELDS, true)).toEqual([
    edit('a', false),
    { kind: 'add', id: 'd', address: { ...FIELDS, isDefault: true } },
  ]);
});

test('an edit can make an address the default instead of another', () => {
  expect(changesToEdit(LIST, 'b', FIELDS, false)).toEqual([
    { kind: 'edit', id: 'b', fields: FIELDS },
  ]);
  expect(changesToEdit(LIST, 'b', FIELDS, true)).toEqual([
    edit('a', false),
    { kind: 'edit', id: 'b', fields: { ...FIELDS, isDefault: true } },
  ]);
});

test('makes the first remaining address the default when the default is removed', () => {
  expect(changesToRemove(LIST, 'b')).toEqual([{ kind: 'drop', id: 'b' }]);
  expect(changesToRemove(LIST, 'a')).toEqual([{ kind: 'drop', id: 'a' }, edit('b', true)]);
  expect(changesToRemove([saved('a', true)], 'a')).toEqual([{ kind: 'drop', id: 'a' }]);
  expect(changesToRemove(LIST, 'gone')).toEqual([]);
});

test('moves an address up and down within the list', () => {
  const labels = (id: string, direction: 1 | -1) =>
    moved(LIST, id, direction).map(({ label }) => label);
  expect(labels('b', -1)).toEqual(['b', 'a', 'c']);
  expect(labels('b', 1)).toEqual(['a', 'c', 'b']);
  expect(labels('a', -1)).toEqual(['a', 'b', 'c']);
  expect(labels('c', 1)).toEqual(['a', 'b', 'c']);
});

test('restores a removed default at its position as the only default', () => {
  const list = withOneDefault([saved('b'), saved('c')]);
  const back = undoRemoval(list, { address: saved('a', true), index: 0 });
  expect(back.map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
  const again = undoRemoval([saved('a', true), ...list], {
    address: saved('a', true),
    index: 0,
  });
  expect(again).toHaveLength(3);
  expect(back.every((draft) => !('id' in draft) && !('createdAt' in draft))).toBe(true);
});

test('treats addresses that differ only in the second line or phone as different', () => {
  const first = { ...saved('a', true), lines: ['12 MG Road', 'Floor 1'] };
  const second = { ...first, lines: ['12 MG Road', 'Floor 2'], isDefault: false };
  expect(undoRemoval([first], { address: second, index: 1 })).toEqual([
    drafted(first),
    drafted(second),
  ]);
  const phone = { ...first, phone: '+919876500000', isDefault: false };
  expect(undoRemoval([first], { address: phone, index: 1 })).toHaveLength(2);
});
