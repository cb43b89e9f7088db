/** A table of documents: of thousands of rows only those in sight are in the page; the next ones come by scrolling. */
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnVisibilityState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import type { Column } from './column.ts';
import { DataCards, type CardParts } from './data-cards.tsx';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import { NO_TABLES, useNarrow } from './use-narrow.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

interface Identified {
  id: string;
}

/** Of every row, px: so that the height of rows that are not in the page is known. */
const ROW_HEIGHT = 60;
/** How many rows before the end the next ones are fetched. */
const AHEAD = 15;

/** The rows of a list, as it hands them out (`use-document-list.ts`). */
interface Listed<Row> {
  rows: readonly Row[];
  /** Of all rows, also those that are not loaded. */
  total: number | undefined;
  /** Called when the end is near; absent when all are there. */
  loadMore: (() => void) | undefined;
}

interface Props<Row extends Identified> {
  /** What the table holds, for those who cannot see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** What a row says where a table has no room. */
  card: (row: Row) => CardParts;
  /** What a row's thing is called. */
  nameOf: (row: Row) => string;
  list: Listed<Row>;
  visible: ColumnVisibilityState;
  selection: Selection;
}

/** Arrow keys lead from row to row, to the link in each. */
function moveByKey(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element)) return;
  const at = Number(event.target.closest('tr')?.dataset['index']);
  const next = event.currentTarget.querySelector(`tr[data-index="${at + step}"] a`);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

export function DataTable<Row extends Identified>(props: Props<Row>) {
  const { rows, loadMore } = props.list;
  return useNarrow(NO_TABLES) ? (
    <DataCards {...props} rows={rows} loadMore={loadMore} />
  ) : (
    <Table {...props} />
  );
}

/** Columns as TanStack Table has them. */
const cellsOf = <Row extends Identified>(columns: readonly Column<Row>[]) =>
  columns.map(({ id, header, cell }) => ({
    id,
    header,
    cell: ({ row }: { row: { original: Row } }) => cell(row.original),
  }));

/** The room of rows that are not in the page, px. */
const Space = ({ height, width }: { height: number; width: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  );

function Table<Row extends Identified>({
  label,
  columns,
  nameOf,
  list: { rows, total, loadMore },
  visible,
  selection,
}: Omit<Props<Row>, 'card'>) {
  const frame = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => cellsOf(columns), [columns]);
  const table = useTable({
    features,
    columns: cells,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnVisibility: visible, rowSelection: selection.rows },
    onRowSelectionChange: (next) =>
      selection.set(typeof next === 'function' ? next(selection.rows) : next),
  });
  const all = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const isNearEnd = lastShown >= all.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const width = table.getVisibleLeafColumns().length + 1;
  return (
    // A scrolling region must be reachable by keyboard; its rows' links are, too.
    <div ref={frame} className="admin-table" role="region" aria-label={label} tabIndex={0}>
      <table aria-rowcount={(total ?? all.length) + 1}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              <th scope="col" className="admin-table-box">
                <SelectAll
                  isAll={table.getIsAllRowsSelected()}
                  isSome={table.getIsSomeRowsSelected()}
                  onChange={() => table.toggleAllRowsSelected()}
                />
              </th>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-column={header.column.id}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={moveByKey}>
          <Space height={above} width={width} />
          {shown.map(({ index }) => {
            const row = all[index];
            return (
              row && (
                <tr
                  key={row.id}
                  data-index={index}
                  aria-rowindex={index + 2}
                  aria-selected={row.getIsSelected()}
                >
                  <td className="admin-table-box">
                    <SelectRow
                      name={nameOf(row.original)}
                      isSelected={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {row.getVisibleCells().map((cell) => (
                    <td key={cell.id} data-column={cell.column.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
          <Space height={below} width={width} />
        </tbody>
      </table>
    </div>
  );
}
