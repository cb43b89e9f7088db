import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_LIST_NAME, MOST_SAVED_LISTS } from '#schema/limits.ts';
import type { OrderList } from './order-list.ts';
import {
  copyName,
  linesOf,
  listNamed,
  listsFromText,
  listsToWrite,
  mergeLists,
  restored,
  shownLists,
  withList,
  withName,
  withoutList,
  type SavedList,
  type SavedLists,
} from './saved-lists.ts';

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const RINGS: OrderList = [{ sku: 'RG101', qty: 12 }];

const saved = (lists: SavedLists, at: number, name: string, list = RINGS): SavedLists => {
  const next = withList(lists, { id: idOf(at), name, list, now: at });
  if (next === undefined) throw new Error('There is no room.');
  return next;
};

describe('saving', () => {
  test('keeps sizes and notes of lines', () => {
    const list: OrderList = [
      {
        sku: 'BG101',
        qty: 12,
        sizes: [
          { label: '2-4', qty: 6 },
          { label: '18 inch', qty: 4 },
        ],
      },
      { sku: 'RG101', qty: 6, note: 'Gold plated. 2-6=4, please' },
    ];
    const [one] = saved([], 1, 'Diwali', list);
    expect(one && linesOf(one)).toEqual(list);
  });

  test('replaces the list with the same name, whatever its case', () => {
    const lists = saved(saved([], 1, 'Diwali'), 2, 'diwali', [{ sku: 'ER204', qty: 6 }]);
    expect(lists).toEqual([
      { id: idOf(1), name: 'diwali', lines: ['ER204.6'], editedAt: 2, isDeleted: false },
    ]);
  });

  test('replaces the later of two lists that devices saved under the same name', () => {
    const merged = mergeLists(saved([], 1, 'Diwali'), saved([], 2, 'diwali'));
    expect(saved(merged, 3, 'Diwali').map(({ id, editedAt }) => [id, editedAt])).toEqual([
      [idOf(1), 1],
      [idOf(2), 3],
    ]);
  });

  test('refuses a list too many, but not a new version of one', () => {
    let lists: SavedLists = [];
    for (let at = 0; at < MOST_SAVED_LISTS; at += 1) lists = saved(lists, at, `List ${at}`);
    const more = { id: idOf(99), list: RINGS, now: 99 };
    expect(withList(lists, { ...more, name: 'Another' })).toBeUndefined();
    expect(withList(lists, { ...more, name: 'List 1' })).toHaveLength(MOST_SAVED_LISTS);
    const shorter = withoutList(lists, idOf(1), 100);
    expect(withList(shorter, { ...more, name: 'Another' })).toBeDefined();
  });

  test('a copy has a name of its own', () => {
    const lists = saved(saved([], 1, 'Diwali'), 2, 'Diwali copy');
    expect(copyName(lists, 'Diwali')).toBe('Diwali copy 2');
    expect(copyName(lists, 'X'.repeat(LONGEST_LIST_NAME)).length).toBeLessThanOrEqual(
      LONGEST_LIST_NAME,
    );
  });

  test('a change counts as later, also if the clock is behind', () => {
    const lists = saved([], 1_000, 'Diwali');
    expect(withName(lists, idOf(1_000), 'Holi', 5)[0]).toMatchObject({ editedAt: 1_001 });
  });
});

describe('undo', () => {
  test('restores a deleted list, also on other devices', () => {
    const before = saved([], 1, 'Diwali');
    const deleted = withoutList(before, idOf(1), 2);
    expect(shownLists(deleted)).toEqual([]);
    const undone = restored(deleted, before, idOf(1), 3);
    expect(shownLists(mergeLists(deleted, undone)).map(({ name }) => name)).toEqual(['Diwali']);
  });

  test('deletes a list that was new', () => {
    const lists = saved([], 1, 'Diwali');
    expect(shownLists(restored(lists, [], idOf(1), 2))).toEqual([]);
  });
});

const anyList: fc.Arbitrary<SavedList> = fc.record({
  id: fc.integer({ min: 1, max: 4 }).map(idOf),
  name: fc.constantFrom('Diwali', 'Holi', 'Counter refill'),
  lines: fc.subarray(['RG101.12', 'ER204.6', 'BG101.12.2-4=6 Polished']),
  editedAt: fc.integer({ min: 0, max: 5 }),
  isDeleted: fc.boolean(),
});
const anyLists = fc.array(anyList, { maxLength: 8 }).map((lists) => mergeLists([], lists));

describe('merging two devices', () => {
  test('does not depend on the order or the number of merges', () => {
    fc.assert(
      fc.property(anyLists, anyLists, anyLists, (a, b, c) => {
        expect(mergeLists(a, b)).toEqual(mergeLists(b, a));
        expect(mergeLists(mergeLists(a, b), c)).toEqual(mergeLists(a, mergeLists(b, c)));
        expect(mergeLists(a, a)).toEqual(a);
      }),
    );
  });

  test('keeps every list in its latest version', () => {
    fc.assert(
      fc.property(anyLists, anyLists, (a, b) => {
        for (const { id, editedAt } of mergeLists(a, b)) {
          const times = [...a, ...b].filter((list) => list.id === id).map((list) => list.editedAt);
          expect(editedAt).toBe(Math.max(...times));
        }
      }),
    );
  });

  test('a deleted list stays deleted, whatever an older device has', () => {
    fc.assert(
      fc.property(anyLists, anyLists, fc.integer({ min: 0, max: 9 }), (lists, older, now) => {
        const merged = mergeLists(lists, older);
        for (const { id } of merged) {
          const deleted = withoutList(merged, id, now);
          const again = mergeLists(mergeLists(older, deleted), lists);
          expect(shownLists(again).map((list) => list.id)).not.toContain(id);
        }
      }),
    );
  });

  test('after writing what differs, both have the same', () => {
    fc.assert(
      fc.property(anyLists, anyLists, (local, remote) => {
        const merged = mergeLists(local, remote);
        expect(mergeLists(remote, listsToWrite(merged, remote))).toEqual(merged);
        expect(listsToWrite(merged, merged)).toEqual([]);
      }),
    );
  });
});

describe('stored lists', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(anyLists, fc.option(fc.string()), (lists, owner) => {
        expect(listsFromText(JSON.stringify({ owner, lists }))).toEqual({ owner, lists });
      }),
    );
  });

  test('that are damaged lose only their invalid parts', () => {
    const good = { id: idOf(1), name: ' Diwali\n ', lines: ['RG101.12', 'RG101', 5], editedAt: 3 };
    const bad = [{ ...good, id: '../x' }, { ...good, name: '' }, { ...good, editedAt: -1 }, null];
    const { lists } = listsFromText(JSON.stringify({ lists: [good, ...bad] }));
    expect(lists).toEqual([
      { id: idOf(1), name: 'Diwali', lines: ['RG101.12'], editedAt: 3, isDeleted: false },
    ]);
    expect(listsFromText('not JSON').lists).toEqual([]);
    expect(listNamed(lists, 'DIWALI')?.id).toBe(idOf(1));
  });
});
