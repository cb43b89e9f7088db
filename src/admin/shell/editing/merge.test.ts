import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeEdits } from './merge.ts';

const KEPT: ReadonlySet<string> = new Set(['rev']);

test('what only one of them changed stands, and what both changed alike', () => {
  const { merged, conflicts, theirsAlone } = mergeEdits(
    {
      base: { title: 'Ring', moq: 1, tags: ['a'], size: '12' },
      mine: { title: 'Band', moq: 1, tags: ['b'], size: '12' },
      theirs: { title: 'Ring', moq: 6, tags: ['b'], size: '12' },
    },
    KEPT,
  );
  expect(merged).toEqual({ title: 'Band', moq: 6, tags: ['b'], size: '12' });
  expect(conflicts).toEqual([]);
  expect(theirsAlone).toEqual(['moq']);
});

test('what both changed differently is asked, and mine stands until it is answered', () => {
  const { merged, conflicts } = mergeEdits(
    { base: { title: 'Ring' }, mine: { title: 'Band' }, theirs: { title: 'Halo' } },
    KEPT,
  );
  expect(conflicts).toEqual([{ field: 'title', base: 'Ring', mine: 'Band', theirs: 'Halo' }]);
  expect(merged).toEqual({ title: 'Band' });
});

test('a field that one emptied is gone, unless the other changed it', () => {
  const base = { size: '12' };
  expect(mergeEdits({ base, mine: {}, theirs: base }, KEPT).merged).toEqual({});
  const { conflicts } = mergeEdits({ base, mine: {}, theirs: { size: '14' } }, KEPT);
  expect(conflicts).toMatchObject([{ field: 'size', mine: undefined, theirs: '14' }]);
});

test('what nobody edits is theirs', () => {
  const edits = { base: { rev: 1 }, mine: { rev: 1 }, theirs: { rev: 2 } };
  expect(mergeEdits(edits, KEPT).merged).toEqual({ rev: 2 });
});

const document = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 }));

test('whoever changed nothing gets the other’s, whatever that is', () => {
  fc.assert(
    fc.property(document, document, (base, changed) => {
      expect(mergeEdits({ base, mine: base, theirs: changed }, new Set()).merged).toEqual(changed);
      expect(mergeEdits({ base, mine: changed, theirs: base }, new Set()).merged).toEqual(changed);
    }),
  );
});

test('no change of one is lost without being asked for', () => {
  fc.assert(
    fc.property(document, document, document, (base, mine, theirs) => {
      const { merged, conflicts } = mergeEdits({ base, mine, theirs }, new Set());
      const asked = new Set(conflicts.map(({ field }) => field));
      for (const field of ['a', 'b', 'c', 'd']) {
        const own = mine[field] !== base[field];
        const other = theirs[field] !== base[field];
        if (own) expect(merged[field]).toBe(mine[field]);
        if (other && !own) expect(merged[field]).toBe(theirs[field]);
        expect(asked.has(field)).toBe(own && other && mine[field] !== theirs[field]);
      }
    }),
  );
});
