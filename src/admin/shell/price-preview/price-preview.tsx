/** The preview of changed prices with counts; it can be narrowed to warnings and to products that stay as they are. */
import { useState } from 'react';
import { PillFilter } from '#admin/shell/list/pill-filter.tsx';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { PriceRows } from './price-rows.tsx';

type Filter = 'all' | 'warnings' | 'unchanged' | 'refused';

const FILTERS: readonly {
  name: Filter;
  label: string;
  matches: (row: PreviewedPrice) => boolean;
}[] = [
  { name: 'all', label: 'All', matches: () => true },
  {
    name: 'warnings',
    label: 'Warnings',
    matches: ({ warning }) => warning !== undefined,
  },
  { name: 'unchanged', label: 'Stay the same', matches: ({ kind }) => kind === 'unchanged' },
  { name: 'refused', label: 'Can’t be changed', matches: ({ kind }) => kind === 'refused' },
];

export function PricePreview({ rows }: { rows: readonly PreviewedPrice[] }) {
  const [chosen, setChosen] = useState<Filter>('all');
  const all = FILTERS.map((filter) => ({ ...filter, rows: rows.filter(filter.matches) }));
  const offered = all.filter((filter) => filter.name === 'all' || filter.rows.length > 0);
  // A filter without rows is not offered any more.
  const current = offered.find(({ name }) => name === chosen) ?? offered[0];
  return (
    <>
      <PillFilter
        label="Products to show"
        choices={offered.map(({ name, label, rows: { length } }) => ({
          ...{ value: name, label, count: length },
        }))}
        value={current?.name ?? 'all'}
        onChange={setChosen}
      />
      <PriceRows key={current?.name} rows={current?.rows ?? []} />
    </>
  );
}
