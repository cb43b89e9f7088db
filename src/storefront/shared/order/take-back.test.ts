/** Undo reverts the change and nothing that came later, for example from another tab. */
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

test('restores the previous list when nothing has changed since', () => {
  expect(takeBack(added.after, added)).toEqual(before);
  expect(takeBack(replaced.after, replaced)).toEqual(before);
});

test('keeps a product added since, at the end', () => {
  const since = { sku: 'BR4', qty: 10 };
  expect(takeBack([...added.after, since], added)).toEqual([...before, since]);
  expect(takeBack([...replaced.after, since], replaced)).toEqual([...before, since]);
});

test('keeps pieces added since, for any product', () => {
  const more = (sku: string) => ({ sku, qty: 18 });
  expect(takeBack(addToList(added.after, more('RG1')), added)[0]).toEqual({ sku: 'RG1', qty: 30 });
  expect(takeBack(addToList(added.after, more('NP3')), added)[2]).toEqual({ sku: 'NP3', qty: 18 });
  expect(takeBack(addToList(replaced.after, more('ER2')), replaced)[1]).toEqual({
    sku: 'ER2',
    qty: 24,
    note: 'Gold plated',
  });
});

test('keeps a line removed that was removed since', () => {
  const remaining = removeLine(added.after, 'ER2')?.list ?? [];
  expect(takeBack(remaining, added)).toEqual([before[0]]);
});

test('keeps a note written since', () => {
  const noted = setNote(added.after, 'RG1', 'Size 14');
  expect(takeBack(noted, added)[0]).toEqual({ sku: 'RG1', qty: 12, note: 'Size 14' });
});

test('keeps a lower quantity set since', () => {
  expect(takeBack(setQuantity(added.after, 'RG1', 6), added)[0]).toEqual({ sku: 'RG1', qty: 6 });
  expect(takeBack(setQuantity(added.after, 'NP3', 6), added)).toEqual(before);
});
