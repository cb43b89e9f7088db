/** A virtualized table of documents with infinite scrolling. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { PANEL } from '#admin/shell/look/classes.ts';
import type { Column } from './column.ts';
import { DataCards, type CardParts } from './data-cards.tsx';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import { NO_TABLES, useNarrow } from './use-narrow.ts';

/** Less padding on laptops. */
const HEAD =
  'sticky top-0 z-1 h-10 border-b border-line bg-paper px-3 text-xs/normal font-medium whitespace-nowrap text-ink-soft max-[92rem]:px-2';
const CELL =
  'h-[60px] border-b border-line px-3 whitespace-nowrap max-[92rem]:px-2 max-[84rem]:text-sm';

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

interface Props<Row extends { id: string }> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** A row as a card, for narrow screens. */
  card: (row: Row) => CardParts;
  /** Name of the row's item. */
  nameOf: (row: Row) => string;
  list: Listed<Row>;
  /** Columns that are shown or hidden by choice, by id. */
  visible: Readonly<Record<string, boolean>>;
  /** Undefined if nothing can be done with selected rows. */
  selection: Selection | undefined;
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

export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { rows, loadMore } = props.list;
  return useNarrow(NO_TABLES) ? (
    <DataCards {...props} rows={rows} loadMore={loadMore} />
  ) : (
    <Table {...props} />
  );
}

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

const alignOf = ({ isFigure }: Pick<Column<never>, 'isFigure'>): string =>
  isFigure ? 'text-end' : 'text-start';

function Table<Row extends { id: string }>({
  label,
  columns,
  nameOf,
  list: { rows, total, loadMore },
  visible,
  selection,
}: Omit<Props<Row>, 'card'>) {
  const frame = useRef<HTMLDivElement>(null);
  const { shown, above, below } = useRowsInSight(frame, rows.length, loadMore);
  const shownColumns = columns.filter(({ id }) => visible[id] ?? true);
  const width = shownColumns.length + (selection ? 1 : 0);
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
        aria-rowcount={(total ?? rows.length) + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col" className={`${HEAD} w-11 text-start`}>
                <SelectAll rows={rows} selection={selection} />
              </th>
            )}
            {shownColumns.map((column) => (
              <th key={column.id} scope="col" className={`${HEAD} ${alignOf(column)}`}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveByKey}>
          <Space height={above} width={width} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={row.id}
                  data-index={index}
                  aria-rowindex={index + 2}
                  aria-selected={selection && selection.rows[row.id] === true}
                  className="hover:bg-ground aria-selected:not-hover:bg-wash"
                >
                  {selection && (
                    <td className={`${CELL} w-11`}>
                      <SelectRow id={row.id} name={nameOf(row)} selection={selection} />
                    </td>
                  )}
                  {shownColumns.map((column) => (
                    <td key={column.id} className={`${CELL} ${alignOf(column)}`}>
                      {column.cell(row)}
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
