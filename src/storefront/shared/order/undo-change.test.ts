/** Undo reverts the change and nothing that came later, for example from another tab. */
import { expect, test } from 'vitest';
import { addAllToList, setNote, setQuantity, setSeen, withoutLine } from './edit-list.ts';
import { addToList } from './order-list.ts';
import { undoChange } from './undo-change.ts';

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
  expect(undoChange(added.after, added)).toEqual(before);
  expect(undoChange(replaced.after, replaced)).toEqual(before);
});

test('keeps a product added since, at the end', () => {
  const since = { sku: 'BR4', qty: 10 };
  expect(undoChange([...added.after, since], added)).toEqual([...before, since]);
  expect(undoChange([...replaced.after, since], replaced)).toEqual([...before, since]);
});

test('keeps pieces added since', () => {
  const more = (sku: string) => ({ sku, qty: 18 });
  expect(undoChange(addToList(added.after, more('RG1')), added)[0]).toEqual({
    sku: 'RG1',
    qty: 30,
  });
  expect(undoChange(addToList(added.after, more('NP3')), added)[2]).toEqual({
    sku: 'NP3',
    qty: 18,
  });
});

test('keeps a line removed that was removed since', () => {
  const remaining = withoutLine(added.after, 'ER2');
  expect(undoChange(remaining, added)).toEqual([before[0]]);
});

test('keeps a note written since', () => {
  const noted = setNote(added.after, 'RG1', 'Size 14');
  expect(undoChange(noted, added)[0]).toEqual({ sku: 'RG1', qty: 12, note: 'Size 14' });
});

test('keeps a lower quantity set since', () => {
  expect(undoChange(setQuantity(added.after, 'RG1', 6), added)[0]).toEqual({ sku: 'RG1', qty: 6 });
  expect(undoChange(setQuantity(added.after, 'NP3', 6), added)).toEqual(before);
});

test('restores a removed line at its position', () => {
  const after = withoutLine(before, 'RG1');
  expect(undoChange(after, { before, after })).toEqual(before);
});

test('restores a cleared list before the lines added since', () => {
  const since = { sku: 'BR4', qty: 10 };
  expect(undoChange([since], { before, after: [] })).toEqual([...before, since]);
});

test('keeps a removed product as it was added again', () => {
  const again = { sku: 'ER2', qty: 30 };
  for (const after of [withoutLine(before, 'ER2'), []])
    expect(undoChange([...after, again], { before, after })[1]).toEqual(again);
});

test('keeps what was noted since about a line that the change left alone', () => {
  const after = withoutLine(before, 'RG1');
  const seen = { title: 'Stud', pricePaise: 4_500 };
  const now = setSeen(after, () => seen);
  expect(undoChange(now, { before, after })).toEqual([before[0], { ...before[1], seen }]);
});
