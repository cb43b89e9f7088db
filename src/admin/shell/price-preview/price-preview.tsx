/** The preview of changed prices with counts; it can be searched, and narrowed to warnings and to products that stay as they are. */
import { useMemo, useState } from 'react';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { PillFilter } from '#admin/shell/list/pill-filter.tsx';
import type { PreviewedPrice } from '#core/price-changes/plan-price-changes.ts';
import { PriceRows } from './price-rows.tsx';

type Filter = 'all' | 'warnings' | 'unpublished' | 'unchanged' | 'refused';

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
  {
    name: 'unpublished',
    label: 'Not live',
    matches: ({ unpublished }) => unpublished !== undefined,
  },
  { name: 'unchanged', label: 'Stay the same', matches: ({ kind }) => kind === 'unchanged' },
  { name: 'refused', label: 'Can’t be changed', matches: ({ kind }) => kind === 'refused' },
];

/** Whether the title or the SKU contains the text. */
const contains = ({ item: { title, sku } }: PreviewedPrice, text: string): boolean =>
  `${title} ${sku}`.toLowerCase().includes(text.toLowerCase());

export function PricePreview({ rows: given }: { rows: readonly PreviewedPrice[] }) {
  const [chosen, setChosen] = useState<Filter>('all');
  const [text, setText] = useState<string>();
  const rows = useMemo(
    () => (text === undefined ? given : given.filter((row) => contains(row, text))),
    [given, text],
  );
  const all = FILTERS.map((filter) => ({ ...filter, rows: rows.filter(filter.matches) }));
  const offered = all.filter((filter) => filter.name === 'all' || filter.rows.length > 0);
  // A filter without rows is not offered any more.
  const current = offered.find(({ name }) => name === chosen) ?? offered[0];
  return (
    <>
      <SearchField
        label="Search products"
        placeholder="Title or SKU"
        value={text}
        onChange={setText}
      />
      <PillFilter
        label="Products to show"
        choices={offered.map(({ name, label, rows: { length } }) => ({
          ...{ value: name, label, count: length },
        }))}
        value={current?.name ?? 'all'}
        onChange={setChosen}
      />
      <PriceRows key={`${current?.name} ${text}`} rows={current?.rows ?? []} />
    </>
  );
}
