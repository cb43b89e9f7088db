import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test('shows short texts in full', () => {
  expect(changedPart('Lotus ring', 'Lotus ring, heavy')).toEqual({
    before: 'Lotus ring',
    after: 'Lotus ring, heavy',
  });
});

test('shows the changed part of long texts with some context', () => {
  const text = (word: string): string => `${'a'.repeat(300)} ${word} ${'b'.repeat(300)}`;
  expect(changedPart(text('silver'), text('gold'))).toEqual({
    before: `…${'a'.repeat(29)} silver ${'b'.repeat(29)}…`,
    after: `…${'a'.repeat(29)} gold ${'b'.repeat(29)}…`,
  });
});

test('limits both sides, and shows differing parts differently', () => {
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
