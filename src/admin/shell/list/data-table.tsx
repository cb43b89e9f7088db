/** A table of documents with infinite scrolling. */
import { useRef, type KeyboardEvent } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { PANEL } from '#admin/shell/look/classes.ts';
import type { Column } from './column.ts';
import { DataCards, ListEnd, type CardParts } from './data-cards.tsx';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import type { ListOf } from './use-document-list.ts';
import { NO_TABLES, useNarrow } from './use-narrow.ts';

/** Less padding on laptops. */
const HEAD =
  'sticky top-0 z-1 h-10 border-b border-line bg-paper px-3 text-xs/normal font-medium whitespace-nowrap text-ink-soft max-[84rem]:px-2';
const CELL =
  'h-[60px] border-b border-line px-3 whitespace-nowrap max-[84rem]:px-2 max-[84rem]:text-sm';

interface Props<Row extends { id: string }> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** A row as a card, for narrow screens. */
  card: (row: Row) => CardParts;
  /** Name of the row's item. */
  nameOf: (row: Row) => string;
  list: Pick<ListOf<Row>, 'rows' | 'loadMore'>;
  /** Columns that are shown or hidden by choice, by id. */
  visible: Readonly<Record<string, boolean>>;
  selection: Selection;
}

/** Arrow keys move between the links of the rows. */
function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const row = event.target instanceof Element ? event.target.closest('tr') : null;
  const next = {
    ArrowDown: row?.nextElementSibling,
    ArrowUp: row?.previousElementSibling,
  }[event.key]?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { rows, loadMore } = props.list;
  return useNarrow(NO_TABLES) ? (
    <DataCards {...props} rows={rows} loadMore={loadMore} />
  ) : (
    <Table {...props} />
  );
}

const alignOf = ({ isFigure }: Pick<Column<never>, 'isFigure'>): string =>
  isFigure ? 'text-end' : 'text-start';

function Table<Row extends { id: string }>({
  label,
  columns,
  nameOf,
  list: { rows, loadMore },
  visible,
  selection,
}: Omit<Props<Row>, 'card'>) {
  const frame = useRef<HTMLDivElement>(null);
  const shownColumns = columns.filter(({ id }) => visible[id] ?? true);
  return (
    // A scrolling region must be focusable; so are the links of its rows.
    <div
      ref={frame}
      // Positioned, so that visually hidden content of its rows does not extend the page.
      className={`${PANEL} relative max-h-[max(24rem,calc(100dvh-13.5rem))] overflow-auto`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} w-11 text-start`}>
              <SelectAll rows={rows} selection={selection} />
            </th>
            {shownColumns.map((column) => (
              <th key={column.id} scope="col" className={`${HEAD} ${alignOf(column)}`}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveByKey}>
          {rows.map((row) => (
            <tr
              key={row.id}
              aria-selected={selection.rows[row.id] === true}
              className="hover:bg-ground aria-selected:not-hover:bg-wash"
            >
              <td className={`${CELL} w-11`}>
                <SelectRow id={row.id} name={nameOf(row)} selection={selection} />
              </td>
              {shownColumns.map((column) => (
                <td key={column.id} className={`${CELL} ${alignOf(column)}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ListEnd loadMore={loadMore} frame={frame} />
    </div>
  );
}
