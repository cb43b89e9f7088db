import { expect, it } from 'vitest';
import { buildDraft, buildMapping } from '#fixtures/build-import.ts';
import { partRepeats } from './repeated-skus.ts';

const draft = (row: number, title: string, sku = 'RG101') =>
  buildDraft({ title, sku }, buildMapping(), row);

it('keeps the first row of a SKU and rejects the others, naming both rows', () => {
  const { unique, repeats } = partRepeats([
    draft(2, 'Band ring'),
    draft(3, 'Other ring', 'RG102'),
    draft(4, 'Band ring'),
    draft(9, 'Wide band ring', 'rg101'),
  ]);
  expect(unique.map(({ row }) => row)).toEqual([2, 3]);
  expect(repeats.map(({ row }) => row)).toEqual([4, 9]);
  expect(repeats.map(({ problems }) => problems[0]?.expected)).toEqual([
    'Duplicate SKU (also in row 2).',
    'Duplicate SKU (also in row 2).',
  ]);
});
