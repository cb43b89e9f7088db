import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEdits } from './merge.ts';

const UNEDITED: ReadonlySet<string> = new Set(['rev']);

test('merges fields changed by one side, and equal changes of both', () => {
  const { merged, conflicts, theirsAlone } = mergeEdits(
    {
      base: { title: 'Ring', moq: 1, tags: ['a'], size: '12' },
      mine: { title: 'Band', moq: 1, tags: ['b'], size: '12' },
      theirs: { title: 'Ring', moq: 6, tags: ['b'], size: '12' },
    },
    UNEDITED,
  );
  expect(merged).toEqual({ title: 'Band', moq: 6, tags: ['b'], size: '12' });
  expect(conflicts).toEqual([]);
  expect(theirsAlone).toEqual(['moq']);
});

test('reports fields changed differently as conflicts, with mine as default', () => {
  const { merged, conflicts } = mergeEdits(
    { base: { title: 'Ring' }, mine: { title: 'Band' }, theirs: { title: 'Halo' } },
    UNEDITED,
  );
  expect(conflicts).toEqual([{ field: 'title', base: 'Ring', mine: 'Band', theirs: 'Halo' }]);
  expect(merged).toEqual({ title: 'Band' });
});

test('removes a field emptied by one side, unless the other changed it', () => {
  const base = { size: '12' };
  expect(mergeEdits({ base, mine: {}, theirs: base }, UNEDITED).merged).toEqual({});
  const { conflicts } = mergeEdits({ base, mine: {}, theirs: { size: '14' } }, UNEDITED);
  expect(conflicts).toMatchObject([{ field: 'size', mine: undefined, theirs: '14' }]);
});

test('takes uneditable fields from theirs', () => {
  const edits = { base: { rev: 1 }, mine: { rev: 1 }, theirs: { rev: 2 } };
  expect(mergeEdits(edits, UNEDITED).merged).toEqual({ rev: 2 });
});

const document = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 }));

test('takes theirs if mine has no changes', () => {
  fc.assert(
    fc.property(document, document, (base, changed) => {
      expect(mergeEdits({ base, mine: base, theirs: changed }, new Set()).merged).toEqual(changed);
      expect(mergeEdits({ base, mine: changed, theirs: base }, new Set()).merged).toEqual(changed);
    }),
  );
});

test('loses no change of either side without a conflict', () => {
  fc.assert(
    fc.property(document, document, document, (base, mine, theirs) => {
      const { merged, conflicts } = mergeEdits({ base, mine, theirs }, new Set());
      const conflicting = new Set(conflicts.map(({ field }) => field));
      for (const field of ['a', 'b', 'c', 'd']) {
        const own = mine[field] !== base[field];
        const other = theirs[field] !== base[field];
        if (own) expect(merged[field]).toBe(mine[field]);
        if (other && !own) expect(merged[field]).toBe(theirs[field]);
        expect(conflicting.has(field)).toBe(own && other && mine[field] !== theirs[field]);
      }
    }),
  );
});
