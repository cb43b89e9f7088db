/** The order of filter values. */
import { expect, test } from 'vitest';
import { buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { SizeSystem } from '#schema/size-labels.ts';
import { filterRows, NO_FILTERS } from '#storefront/shared/listing/filters.ts';
import { optionsOf } from './filter-options.ts';

const sized = (sizeSystem: SizeSystem, ...labels: string[]) =>
  entryOf(
    labels.join(),
    buildProductDocument({ sizeSystem, sizes: labels.map((label) => ({ label })) }),
  );

const optionsFor = (...entries: ReturnType<typeof sized>[]) => {
  const { counts } = filterRows(entries, NO_FILTERS);
  return optionsOf('size', { counts, filters: NO_FILTERS, categories: [] }).map(
    ({ group = '', value }) => [group, value].filter(Boolean).join(': '),
  );
};

test('sizes are in their order within their system, which is named where there are several', () => {
  const rings = ['16', '8', '10'];
  const entries = [
    sized('free', 'Free size'),
    sized('inch', '18 inch', '16.5 inch', '16.25 inch'),
    sized('indianRing', ...rings),
    sized('bangle', '2-10', '2-4'),
    sized('indianRing', '16'),
  ];
  expect(optionsFor(...entries)).toEqual([
    ...['8', '10', '16'].map((label) => `Indian ring sizes: ${label}`),
    ...['2-4', '2-10'].map((label) => `Bangle sizes: ${label}`),
    ...['16.25', '16.5', '18'].map((label) => `Length in inches: ${label} inch`),
    'Other: Free size',
  ]);
  expect(optionsFor(sized('indianRing', ...rings))).toEqual(['8', '10', '16']);
});
