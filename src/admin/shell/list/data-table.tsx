/** A virtualized table of documents with infinite scrolling. */
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnVisibilityState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import type { Column } from './column.ts';
import { DataCards, type CardParts } from './data-cards.tsx';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import { NO_TABLES, useNarrow } from './use-narrow.ts';
import { PANEL } from '#admin/shell/look/classes.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** Less padding on laptops. */
const HEAD =
  'sticky top-0 z-1 h-10 border-b border-line bg-paper px-3 text-xs/normal font-medium whitespace-nowrap text-ink-soft max-[84rem]:px-2';
const CELL =
  'h-[60px] border-b border-line px-3 whitespace-nowrap max-[84rem]:px-2 max-[84rem]:text-sm';

interface Identified {
  id: string;
}

/** Fixed, so that the height of rows outside of the page is known, px. */
const ROW_HEIGHT = 60;
/** Number of rows before the end at which more are loaded. */
const AHEAD = 15;

/** The rows of a list, as returned by `use-document-list.ts`. */
interface Listed<Row> {
  rows: readonly Row[];
  /** Total, loaded or not. */
  total: number | undefined;
  /** Called near the end; undefined if all are loaded. */
  loadMore: (() => void) | undefined;
}

interface Props<Row extends Identified> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** A row as a card, for narrow screens. */
  card: (row: Row) => CardParts;
  /** Name of the row's item. */
  nameOf: (row: Row) => string;
  list: Listed<Row>;
  visible: ColumnVisibilityState;
  selection: Selection;
}

/** Arrow keys move between the links of the rows. */
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

/** Columns as defined by TanStack Table. */
const cellsOf = <Row extends Identified>(columns: readonly Column<Row>[]) =>
  columns.map(({ id, header, cell }) => ({
    id,
    header,
    cell: ({ row }: { row: { original: Row } }) => cell(row.original),
  }));

/** Height of rows that are not rendered, px. */
const Space = ({ height, width }: { height: number; width: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0 }} />
    </tr>
  );

/** Visible rows of `count`, and the height above and below, px; loads more near the end. */
function useRowsInSight(
  frame: RefObject<HTMLElement | null>,
  count: number,
  loadMore: (() => void) | undefined,
) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1);
  const isNearEnd = (last?.index ?? 0) >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);
  return {
    shown,
    above: shown[0]?.start ?? 0,
    below: virtual.getTotalSize() - (last?.end ?? 0),
  };
}

function Table<Row extends Identified>({
  label,
  columns,
  nameOf,
  list: { rows, total, loadMore },
  visible,
  selection,
}: Omit<Props<Row>, 'card'>) {
  const frame = useRef<HTMLDivElement>(null);
  const figures = columns.flatMap(({ id, isFigure }) => (isFigure ? [id] : []));
  const alignOf = (id: string): string => (figures.includes(id) ? 'text-end' : 'text-start');
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
  const { shown, above, below } = useRowsInSight(frame, all.length, loadMore);
  const width = table.getVisibleLeafColumns().length + 1;
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
      <table
        className="w-full border-separate border-spacing-0"
        aria-rowcount={(total ?? all.length) + 1}
      >
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              <th scope="col" className={`${HEAD} w-11 text-start`}>
                <SelectAll
                  isAll={table.getIsAllRowsSelected()}
                  isSome={table.getIsSomeRowsSelected()}
                  onChange={() => table.toggleAllRowsSelected()}
                />
              </th>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={`${HEAD} ${alignOf(header.column.id)}`}>
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
                  className="hover:bg-ground aria-selected:not-hover:bg-wash"
                >
                  <td className={`${CELL} w-11`}>
                    <SelectRow
                      name={nameOf(row.original)}
                      isSelected={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </td>
                  {row.getVisibleCells().map((cell) => (
                    <td key={cell.id} className={`${CELL} ${alignOf(cell.column.id)}`}>
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
