/** Undo takes back what was done, and nothing that has come since, as from another tab. */
import { expect, test } from 'vitest';
import { addAllToList, removeLine, setNote, setQuantity } from './edit-list.ts';
import { addToList } from './order-list.ts';
import { takeBack } from './take-back.ts';

const before = [
  { sku: 'RG1', qty: 12 },
  { sku: 'ER2', qty: 6, note: 'Gold plated' },
];
const linked = [
  { sku: 'RG1', qty: 6 },
  { sku: 'NP3', qty: 24 },
];
const added = { before, after: addAllToList(before, linked).list };
const replaced = { before, after: linked };

test('where nothing has come since, the list is as it was', () => {
  expect(takeBack(added.after, added)).toEqual(before);
  expect(takeBack(replaced.after, replaced)).toEqual(before);
});

test('a product added since stays, last', () => {
  const since = { sku: 'BR4', qty: 10 };
  expect(takeBack([...added.after, since], added)).toEqual([...before, since]);
  expect(takeBack([...replaced.after, since], replaced)).toEqual([...before, since]);
});

test('pieces added since stay, whoever had the product first', () => {
  const more = (sku: string) => ({ sku, qty: 18 });
  expect(takeBack(addToList(added.after, more('RG1')), added)[0]).toEqual({ sku: 'RG1', qty: 30 });
  expect(takeBack(addToList(added.after, more('NP3')), added)[2]).toEqual({ sku: 'NP3', qty: 18 });
  expect(takeBack(addToList(replaced.after, more('ER2')), replaced)[1]).toEqual({
    sku: 'ER2',
    qty: 24,
    note: 'Gold plated',
  });
});

test('what was removed since stays removed', () => {
  const gone = removeLine(added.after, 'ER2')?.list ?? [];
  expect(takeBack(gone, added)).toEqual([before[0]]);
});

test('a note written since stays', () => {
  const noted = setNote(added.after, 'RG1', 'Size 14');
  expect(takeBack(noted, added)[0]).toEqual({ sku: 'RG1', qty: 12, note: 'Size 14' });
});

test('fewer pieces wanted since are not made none', () => {
  expect(takeBack(setQuantity(added.after, 'RG1', 6), added)[0]).toEqual({ sku: 'RG1', qty: 6 });
  expect(takeBack(setQuantity(added.after, 'NP3', 6), added)).toEqual(before);
});
