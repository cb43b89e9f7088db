import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test('short texts are shown whole', () => {
  expect(changedPart('Lotus ring', 'Lotus ring, heavy')).toEqual({
    before: 'Lotus ring',
    after: 'Lotus ring, heavy',
  });
});

test('of long ones, what has changed is shown with a little about it', () => {
  const text = (word: string): string => `${'a'.repeat(300)} ${word} ${'b'.repeat(300)}`;
  expect(changedPart(text('silver'), text('gold'))).toEqual({
    before: `…${'a'.repeat(29)} silver ${'b'.repeat(29)}…`,
    after: `…${'a'.repeat(29)} gold ${'b'.repeat(29)}…`,
  });
});

test('neither side grows beyond what can be looked at, and what differs is not shown alike', () => {
  const long = fc.string({ maxLength: 900, unit: 'grapheme' });
  fc.assert(
    fc.property(long, long, (before, after) => {
      const part = changedPart(before, after);
      expect(part.before.length).toBeLessThanOrEqual(162);
      expect(part.after.length).toBeLessThanOrEqual(162);
      if (before !== after) expect(part.before).not.toBe(part.after);
    }),
  );
});
