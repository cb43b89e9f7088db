import { expect, test } from 'vitest';
import { joinIds, MOST_SELECTED } from '#admin/shell/selected-ids.ts';
import { labelHash, readLabelHash } from './label-selection.ts';

test('reads products with and without numbers of labels', () => {
  const selection = new Map([
    ['rg101', [3, 0, 4]],
    ['er-7_a', []],
  ]);
  expect(labelHash(selection)).toBe('rg101.3.0.4,er-7_a');
  expect(readLabelHash(labelHash(selection))).toEqual(selection);
  expect(readLabelHash(joinIds(['rg101', 'er7']))).toEqual(
    new Map([
      ['rg101', []],
      ['er7', []],
    ]),
  );
});

test('reads nothing from any other hash, and no more products than a page prints', () => {
  for (const hash of ['', 'rg101,', 'rg101.x', 'rg101.-1', 'a b'])
    expect(readLabelHash(hash)).toBeUndefined();
  const ids = Array.from({ length: MOST_SELECTED + 1 }, (_, at) => `p${at}`);
  expect(readLabelHash(joinIds(ids))?.size).toBe(MOST_SELECTED);
});
