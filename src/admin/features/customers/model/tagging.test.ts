import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { opposite, withTag } from './tagging.ts';

test('adds a tag once, at the end', () => {
  expect(withTag(['wholesale'], { add: 'Hyderabad' })).toEqual(['wholesale', 'Hyderabad']);
  expect(withTag(['Hyderabad', 'wholesale'], { add: 'Hyderabad' })).toEqual([
    'Hyderabad',
    'wholesale',
  ]);
  expect(withTag(undefined, { add: 'Hyderabad' })).toEqual(['Hyderabad']);
});

test('removes only that tag', () => {
  expect(withTag(['a', 'b'], { remove: 'a' })).toEqual(['b']);
  expect(withTag(['b'], { remove: 'a' })).toEqual(['b']);
});

test('undo restores the tags', () => {
  const tags = fc.uniqueArray(fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(tags, fc.string({ minLength: 1 }), (before, add) => {
      fc.pre(!before.includes(add));
      expect(withTag(withTag(before, { add }), opposite({ add }))).toEqual(before);
    }),
  );
});
