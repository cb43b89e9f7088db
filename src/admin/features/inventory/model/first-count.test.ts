/** What a first change of the stock of a product says about its other sizes. */
import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { StaffReason } from '#schema/stock-move.ts';
import { enteredChanges } from './entered-changes.ts';
import { firstCountNote } from './first-count.ts';
import { sizeRows } from './size-rows.ts';

const ringIn = (...labels: readonly string[]) =>
  buildProduct({
    ...(labels.length > 0 && { sizeSystem: 'indianRing' }),
    ...{ sku: 'RG101', sizes: labels.map((label) => ({ label })) },
  });

/** The note for quantities that are typed beside the sizes of a product that is not tracked. */
function noteOf(
  product: ReturnType<typeof ringIn>,
  typed: Readonly<Record<string, string>>,
  reason: StaffReason = 'received',
) {
  const changes = enteredChanges(reason, typed, sizeRows(product.sizes, undefined), undefined);
  return changes && firstCountNote(product, changes);
}

test.each([
  [
    ['10', '12', '14', '16'],
    'Saving starts stock tracking of RG101. Sizes 10, 14 and 16 will be shown as out of stock until you count them.',
  ],
  [
    ['12', '14'],
    'Saving starts stock tracking of RG101. Size 14 will be shown as out of stock until you count it.',
  ],
  [['12'], undefined],
])('names the sizes of %j beside 12 that go out of stock', (labels, note) => {
  expect(noteOf(ringIn(...labels), { '12': '4' })).toBe(note);
});

test.each<[string, StaffReason, Record<string, string>, boolean]>([
  ['all sizes are typed', 'received', { '12': '4', '14': '6' }, false],
  ['0 is counted', 'counted', { '12': '4', '14': '0' }, false],
  ['0 is received', 'received', { '12': '4', '14': '0' }, true],
  ['nothing is typed', 'received', {}, false],
  ['a quantity is wrong', 'received', { '12': 'x' }, false],
])('if %s (reason %s, typed %j), a note is shown: %s', (_what, reason, typed, hasNote) => {
  expect(noteOf(ringIn('12', '14'), typed, reason) !== undefined).toBe(hasNote);
});

test('other sizes of a product that can be made to order stay on sale', () => {
  expect(
    noteOf({ ...ringIn('12', '14'), stockStatus: 'madeToOrder' }, { '12': '4' }),
  ).toBeUndefined();
});

test('a product without sizes has no other ones', () => {
  expect(noteOf(ringIn(), { '': '4' })).toBeUndefined();
});
