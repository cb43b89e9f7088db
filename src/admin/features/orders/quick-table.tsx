/** Quick order for staff: the designs of a category or a search as a table with quantities, which go into the order. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { placeChoices } from '#admin/shell/editing/place-choices.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { CONTROL, ERROR } from '#admin/shell/look/classes.ts';
import { useCategoryLinks } from '#admin/shell/use-categories.ts';
import { formatDesigns } from '#core/format.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { formatTotal } from '#core/order/total-units.ts';
import { rankCatalogue } from '#core/search/in-browser/search.ts';
import { moveFocus } from '#ui/react/next-cell.ts';
import { loadRequest } from './actions/load-request.ts';
import type { ReadableCatalogue, ReadItem } from './model/order-text.ts';
import { readQuickCell } from './model/quick-cell.ts';
import { QuickTableRow } from './quick-table-row.tsx';

/** The texts of cells by SKU. */
export type TypedCells = ReadonlyMap<string, string>;

/** Rows that are shown, and loaded, at a time. */
const ROWS = 30;

interface Props {
  catalogue: ReadableCatalogue;
  /** What the order already has. */
  listed: readonly ReadItem[];
  typed: TypedCells;
  onType: (typed: TypedCells) => void;
  /** Adds what is typed to the order. */
  onAdd: (cells: { sku: string; text: string }[]) => void;
  onClose: () => void;
}

/** The designs of a category that a search finds, the best first; all without either. */
function useDesigns({ entries }: ReadableCatalogue, text: string | undefined, category: string) {
  const ranked = useQuery({
    queryKey: ['quick order', text ?? ''],
    queryFn: async () =>
      text === undefined ? [...entries.keys()] : ((await rankCatalogue(text))?.skus ?? []),
    placeholderData: keepPreviousData,
  });
  const isIn = (entry: CatalogueEntry): boolean =>
    category === '' || entry.category === category || entry.subCategory === category;
  const data = ranked.data?.flatMap((sku) => entries.get(sku) ?? []).filter(isIn);
  return { ...ranked, data };
}

function CategoryChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const id = useId();
  const choices = placeChoices(useCategoryLinks());
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        Category
      </label>
      <select
        id={id}
        className={CONTROL}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">All categories</option>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface RowsProps extends Pick<Props, 'listed' | 'typed' | 'onType'> {
  entries: readonly CatalogueEntry[];
  items: ReadonlyMap<string, ReadItem>;
}

/** Rows whose prices and stock are loaded together. */
function Rows({ entries, items, listed, typed, onType }: RowsProps) {
  const skus = entries.map(({ sku }) => sku);
  const { data: facts, error } = useQuery({
    queryKey: [...listKey({ name: 'order' }), 'request', skus],
    queryFn: () => loadRequest(skus),
  });
  return (
    <>
      {error && (
        <tr>
          <td colSpan={4} className={ERROR} role="alert">
            {error.message}
          </td>
        </tr>
      )}
      {entries.map((entry) => (
        <QuickTableRow
          key={entry.sku}
          entry={entry}
          item={items.get(entry.sku)}
          facts={facts}
          text={typed.get(entry.sku) ?? ''}
          onType={(text) => onType(new Map(typed).set(entry.sku, text))}
          listed={listed.filter(({ sku }) => sku === entry.sku).map(({ text }) => text)}
        />
      ))}
    </>
  );
}

interface TableProps extends Omit<RowsProps, 'entries'> {
  designs: readonly CatalogueEntry[];
  onAdd: () => void;
}

function Table({ designs, onAdd, ...of }: TableProps) {
  const [shown, setShown] = useState(ROWS);
  const body = useRef<HTMLTableSectionElement>(null);
  const starts = Array.from({ length: Math.ceil(shown / ROWS) }, (_, at) => at * ROWS);
  return (
    // The padding is for the focus ring, which would be clipped.
    <div className="-mx-1.5 max-h-[55dvh] overflow-y-auto px-1.5">
      <table className="w-full border-collapse text-sm">
        <thead className="text-xs/normal text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 text-start font-medium">
              Product
            </th>
            {['Available', 'Price'].map((name) => (
              <th key={name} scope="col" className="ps-3 text-end font-medium max-sm:hidden">
                {name}
              </th>
            ))}
            <th scope="col" className="ps-3 text-end font-medium">
              Quantity
            </th>
          </tr>
        </thead>
        <tbody
          ref={body}
          onKeyDown={(event) => {
            const isAdding = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (isAdding) onAdd();
            if (isAdding || (body.current && moveFocus(body.current, event)))
              event.preventDefault();
          }}
        >
          {starts.map((start) => (
            <Rows key={start} {...of} entries={designs.slice(start, start + ROWS)} />
          ))}
        </tbody>
      </table>
      {shown < designs.length && (
        <p className="py-3">
          <Button onClick={() => setShown(shown + ROWS)}>
            Show more ({designs.length - shown})
          </Button>
        </p>
      )}
    </div>
  );
}

export function QuickTable({ catalogue, listed, typed, onType, onAdd, onClose }: Props) {
  const [text, setText] = useState<string>();
  const [category, setCategory] = useState('');
  const [isChecked, setChecked] = useState(false);
  const designs = useDesigns(catalogue, text, category);
  const cells = [...typed]
    .map(([sku, cell]) => ({ sku, text: cell }))
    .filter((cell) => cell.text.trim() !== '');
  const items = useMemo(
    () =>
      new Map(
        [...typed].flatMap(([sku, cell]) => {
          const entry = catalogue.entries.get(sku);
          const item = entry && readQuickCell(entry, cell, catalogue);
          return item ? [[sku, item] as const] : [];
        }),
      ),
    [typed, catalogue],
  );
  const unclear = cells.flatMap(({ sku }) => (items.has(sku) ? [] : [sku]));
  const lines = [...items].flatMap(([sku, item]) =>
    item.lines.map(({ qty }) => ({ qty, unit: catalogue.entries.get(sku)?.unit })),
  );
  const add = (): void => {
    if (unclear.length > 0) setChecked(true);
    else if (cells.length > 0) onAdd(cells);
  };
  return (
    <Dialog title="Quick order" isWide onClose={onClose}>
      <div className="mb-3 flex flex-wrap gap-3">
        <CategoryChoice value={category} onChange={setCategory} />
        <SearchField label="SKU or title" value={text} onChange={setText} />
      </div>
      <p className="mb-1 text-xs/normal text-ink-soft max-sm:hidden">
        Enter and arrow keys move through the quantities. Ctrl + Enter adds them to the order.
      </p>
      <Loaded query={designs}>
        {(data) =>
          data.length === 0 ? (
            <p role="status">No products match.</p>
          ) : (
            <Table
              // Starts again at its first rows.
              key={JSON.stringify([text, category])}
              {...{ designs: data, items, listed, typed, onType, onAdd: add }}
            />
          )
        }
      </Loaded>
      {isChecked && unclear.length > 0 && (
        <p role="alert" className={ERROR}>
          Correct the quantities that are not clear: {unclear.join(', ')}.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm">
          {items.size > 0 && `${formatDesigns(items.size)} · ${formatTotal(lines)}`}
        </p>
        <Button kind="primary" aria-disabled={cells.length === 0 || undefined} onClick={add}>
          Add to order
        </Button>
      </div>
    </Dialog>
  );
}
