/** Orders as a table: the list by filters, or what a search has found. */
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useNow } from '#admin/shell/use-now.ts';
import { useSelection } from '#admin/shell/bulk/use-selection.ts';
import { DataTable } from '#admin/shell/list/data-table.tsx';
import { foundList } from '#admin/shell/list/found-list.ts';
import {
  ClearFilters,
  ListEmpty,
  ListFailed,
  ListLoading,
} from '#admin/shell/list/list-states.tsx';
import {
  listKey,
  useDocumentList,
  type DocumentList,
} from '#admin/shell/list/use-document-list.ts';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';
import type { ListAsked } from '#admin/shell/actions/list-as-staff.ts';
import { searchOrders } from '#admin/shell/actions/search-orders.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { BulkSteps } from './bulk-steps.tsx';
import { orderCard, orderColumns, orderName } from './order-columns.tsx';
import { askedBy, askedInBulk, fitsFilters, type OrdersSearch } from './orders-search.ts';
import { $newest, newerOf } from './orders-store.ts';

interface Props {
  search: OrdersSearch;
  visible: ColumnVisibilityState;
  /** Takes all filters away. */
  onReset: () => void;
}

const repeatedIn = (rows: readonly FoundOrder[]): ReadonlySet<string> => {
  const numbers = rows.flatMap((row) => (row.fits ? [row.value.number] : []));
  return new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at));
};

function Rows({
  of: key,
  list,
  visible,
  onReset,
  words,
  asked,
}: Omit<Props, 'search'> & {
  /** Names the list with its filters. */
  of: string;
  list: DocumentList<Order>;
  /** What is changed where all of them are; undefined where it is what a search has found. */
  asked: ListAsked | undefined;
  /** Said where there are none. */
  words: string;
}) {
  const newest = useStore($newest);
  const selection = useSelection(key, list);
  const rows = useMemo(
    () => list.rows.map((row) => newerOf(row, newest[row.id])),
    [list.rows, newest],
  );
  const now = useNow();
  const columns = useMemo(() => orderColumns(repeatedIn(rows), now), [rows, now]);
  if (list.state === 'loading') return <ListLoading />;
  const failure = list.state === 'failed' && <ListFailed words={list.error} again={list.again} />;
  if (rows.length === 0) {
    if (failure) return failure;
    return (
      <ListEmpty words={words}>
        <ClearFilters onClear={onReset} />
      </ListEmpty>
    );
  }
  return (
    <>
      {failure}
      <div className="admin-list-tools">
        <BulkSteps selection={selection} rows={rows} total={list.total} asked={asked} />
      </div>
      <DataTable
        label="Orders"
        columns={columns}
        card={orderCard}
        nameOf={orderName}
        list={{ ...list, rows }}
        visible={visible}
        selection={selection}
      />
    </>
  );
}

function ListedOrders({ search, ...props }: Props) {
  const asked = useMemo(() => askedBy(search), [search]);
  const list = useDocumentList(orderKind, STAFF_LISTS.orders, asked);
  return (
    <Rows
      of={JSON.stringify(search)}
      list={list}
      asked={askedInBulk(search)}
      words="No orders match these filters."
      {...props}
    />
  );
}

function FoundOrders({ words, search, ...props }: Props & { words: string }) {
  const found = useQuery({
    queryKey: [...listKey(orderKind), 'search', words],
    queryFn: () => searchOrders(words),
  });
  const rows = found.data?.orders.filter((row) => !row.fits || fitsFilters(row.value, search));
  const list = foundList(found, rows);
  const nothing = `No orders found for “${words}”. Search by the start of a reference, phone number, email or name.`;
  return (
    <>
      {found.data?.isCut === true && (
        <p className="admin-note">
          Only the first matches are shown. Type more to narrow the search.
        </p>
      )}
      <Rows of={JSON.stringify(search)} list={list} asked={undefined} words={nothing} {...props} />
    </>
  );
}

export const OrdersTable = ({ search, ...props }: Props) =>
  search.q === undefined ? (
    <ListedOrders key={JSON.stringify(search)} search={search} {...props} />
  ) : (
    <FoundOrders key={search.q} words={search.q} search={search} {...props} />
  );
