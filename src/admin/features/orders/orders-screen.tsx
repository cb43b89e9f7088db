/** Orders: as a table, or as a board by status. */
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ColumnChoice, useColumnChoice } from '#admin/shell/list/column-choice.tsx';
import { ListBar } from '#admin/shell/list/list-bar.tsx';
import { SearchField } from '#admin/shell/list/search-field.tsx';
import { listKey } from '#admin/shell/list/use-document-list.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { orderKind } from '#schema/order.ts';
import { dropArrivals } from '#admin/shell/stores/new-requests.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { OrderBoard } from './order-board.tsx';
import { OPTIONAL_COLUMNS } from './order-columns.tsx';
import { orderFilters, OrderSort } from './order-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { StatusTabs } from './status-tabs.tsx';
import { useLiveOrders } from './use-live-orders.ts';
import { useStatusCounts } from './use-status-counts.ts';

const route = getRouteApi('/orders');

/** Columns that are hidden by default. */
const LEFT_OUT = { changed: false, designs: false };

const VIEWS = [
  ['Table', undefined],
  ['Board', 'board'],
] as const;

export function OrdersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const cache = useQueryClient();
  const [chosen, setChosen] = useColumnChoice('orders');
  const visible = { ...LEFT_OUT, ...chosen };
  const counts = useStatusCounts(search);
  const isBoard = search.view === 'board' && search.q === undefined;
  const change = (made: Partial<OrdersSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...made }), replace: true });
  const reset = () => void navigate({ search: ({ view }) => ({ view }) });
  const showArrived = (): void => {
    dropArrivals();
    void cache.invalidateQueries({ queryKey: listKey(orderKind) });
  };
  useLiveOrders(showArrived);
  return (
    <Screen
      title="Orders"
      actions={
        <nav aria-label="View" className="orders-views">
          {VIEWS.map(([name, view]) => (
            <Link
              key={name}
              to="/orders"
              search={{ ...search, view, ...(view && { status: undefined, q: undefined }) }}
              activeOptions={{ exact: true }}
            >
              {name}
            </Link>
          ))}
        </nav>
      }
    >
      {search.uid !== undefined && (
        <p className="admin-note">
          Showing the orders of one customer.{' '}
          <Link to="/orders" search={{ ...search, uid: undefined }} className="link">
            Show all orders
          </Link>
        </p>
      )}
      {!isBoard && <StatusTabs search={search} counts={counts} />}
      <ListBar
        search={
          <SearchField
            label="Search orders"
            placeholder="Reference, name, phone"
            value={search.q}
            onChange={(q) => change({ q })}
          />
        }
        filters={orderFilters(search, change)}
        onClear={() => change({ from: undefined, to: undefined, state: undefined })}
      >
        {!isBoard && (
          <>
            <OrderSort search={search} onChange={change} />
            <ColumnChoice columns={OPTIONAL_COLUMNS} visible={visible} onChange={setChosen} />
          </>
        )}
      </ListBar>
      <ArrivalNotice onShow={showArrived} />
      {isBoard ? (
        <OrderBoard search={search} counts={counts} />
      ) : (
        <OrdersTable search={search} visible={visible} onReset={reset} />
      )}
    </Screen>
  );
}
