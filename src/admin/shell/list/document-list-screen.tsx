/**
 * Screen with a list of documents: search, filters, sort and columns above a table, or cards on a phone. The
 * state is in the URL. Features provide columns, filters and texts.
 */
import type { ReactNode } from 'react';
import { useSelection, type Selection } from '#admin/shell/bulk/use-selection.ts';
import { Screen, type Crumb } from '#admin/shell/screen.tsx';
import { formatCount } from '#core/format.ts';
import { capital } from '#core/search/prefix.ts';
import type { Column } from './column.ts';
import { ColumnChoice, useColumnChoice } from './column-choice.tsx';
import type { CardParts } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import { ListBar } from './list-bar.tsx';
import type { ListFilter } from './list-filter.tsx';
import { ClearFilters, ListEmpty, Loaded } from './list-states.tsx';
import { SearchField } from './search-field.tsx';
import { SortChoice, type Sorting } from './sort-choice.tsx';
import type { ListOf } from './use-paged-list.ts';
import { useSearchChange } from './use-search-change.ts';

interface Searched {
  q?: string | undefined;
  sort?: string | undefined;
  [filter: string]: unknown;
}

interface Props<Row extends { id: string }, Search extends Searched> {
  title: string;
  /** Whether the title includes the count. */
  isCounted?: boolean;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** For example `products`, for labels, messages and the storage key of the columns. */
  things: string;
  list: ListOf<Row>;
  /** Parameters of the URL. */
  search: Search;
  /** What can be searched for; no search field without it. */
  placeholder?: string;
  /** Other parameters to change with the search text. */
  onText?: (q: string | undefined) => Partial<Search>;
  filters?: readonly ListFilter<Search>[];
  /** Whether anything besides search and filters narrows the list. */
  isNarrowed?: boolean;
  sort?: Sorting<NonNullable<Search['sort']>>;
  /** Other view options besides sort and columns. */
  options?: ReactNode;
  columns: readonly Column<Row>[];
  /** A row as a card, for narrow screens. */
  card: (row: Row) => CardParts;
  nameOf: (row: Row) => string;
  /** Above search and filters. */
  head?: ReactNode;
  /** A note about the rows. */
  note?: ReactNode;
  /** Texts if nothing matches, and if there is nothing yet. */
  empty?: { filtered?: string; none?: string };
  /** The first step if there is nothing yet. */
  first?: ReactNode;
  /** Bulk actions for the selected rows. */
  bulk?: (selection: Selection) => ReactNode;
  /** Shown instead of the table. */
  grid?: ((selection: Selection) => ReactNode) | undefined;
  /** Shown instead of the list. */
  children?: ReactNode;
}

type BodyProps<Row extends { id: string }, Search extends Searched> = Props<Row, Search> & {
  visible: Record<string, boolean>;
  onReset: () => void;
};

function ListBody<Row extends { id: string }, Search extends Searched>(
  props: BodyProps<Row, Search>,
) {
  const { things, list, search, filters = [], empty = {}, first, bulk, grid } = props;
  const selection = useSelection(JSON.stringify(search), list);
  const isFiltered =
    props.isNarrowed || search.q !== undefined || filters.some(({ shown }) => shown !== undefined);
  return (
    <Loaded
      query={{ ...list, data: list.isPending ? undefined : list.rows }}
      empty={
        <ListEmpty
          message={
            isFiltered
              ? (empty.filtered ?? `No ${things} match.`)
              : (empty.none ?? `No ${things} yet.`)
          }
        >
          {isFiltered ? <ClearFilters onClear={props.onReset} /> : first}
        </ListEmpty>
      }
    >
      {() => (
        <>
          {bulk?.(selection)}
          {grid?.(selection) ?? (
            <DataTable {...props} label={capital(things)} selection={bulk && selection} />
          )}
        </>
      )}
    </Loaded>
  );
}

export function DocumentListScreen<Row extends { id: string }, Search extends Searched>(
  props: Props<Row, Search>,
) {
  const { title, isCounted = true, crumbs, actions, things, list, search, columns, sort } = props;
  const { placeholder, onText, filters = [], children } = props;
  const change = useSearchChange();
  const [visible, setVisible] = useColumnChoice(things, columns);
  const count = !isCounted || list.total === undefined ? '' : ` (${formatCount(list.total)})`;
  return (
    <Screen title={`${title}${count}`} {...(crumbs && { crumbs })} actions={actions}>
      {props.head}
      <ListBar
        search={
          placeholder !== undefined && (
            <SearchField
              label={`Search ${things}`}
              placeholder={placeholder}
              value={search.q}
              onChange={(q) => change({ q, ...onText?.(q) })}
            />
          )
        }
        filters={filters}
        onFilter={change}
      >
        {!children && (
          <>
            {sort && <SortChoice {...sort} onChange={(key) => change({ sort: key })} />}
            {props.options}
            {!props.grid && (
              <ColumnChoice columns={columns} visible={visible} onChange={setVisible} />
            )}
          </>
        )}
      </ListBar>
      {props.note}
      {children || <ListBody {...props} visible={visible} onReset={() => change(null)} />}
    </Screen>
  );
}
