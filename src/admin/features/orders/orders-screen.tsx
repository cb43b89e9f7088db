/** Orders: as a table, or as a board by status. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listStaff, STAFF_KEY } from '#admin/shell/actions/list-staff.ts';
import { MoreActions } from '#admin/shell/more-actions.tsx';
import { ExportButton } from '#admin/shell/export-button.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { DocumentListScreen } from '#admin/shell/list/document-list-screen.tsx';
import { ListLoading } from '#admin/shell/list/list-states.tsx';
import { BulkSteps } from './bulk-steps.tsx';
import {
  cardWithoutAmounts,
  COLUMNS_WITHOUT_AMOUNTS,
  ORDER_COLUMNS,
  orderCard,
  orderName,
} from './order-columns.tsx';
import { assignedChoices } from './model/order-staff.ts';
import { orderFilters, orderSort } from './order-filters.tsx';
import { bulkOrderQuery, isSortedHere, orderQuery, type OrdersSearch } from './orders-search.ts';
import { SavedViews } from './saved-views.tsx';
import { useMay } from '#admin/shell/role.ts';
import { useStaff } from '#admin/shell/staff.ts';
import { StatusTabs } from './status-tabs.tsx';
import { MOST_SORTED, useOrderRows } from './use-order-rows.ts';
import { useStatusCounts } from '#admin/shell/order/use-status-counts.ts';
import { buttonClass } from '#ui/button-class.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/orders');

const OrderBoard = lazyPart(async () => (await import('./order-board.tsx')).OrderBoard, {
  meanwhile: <ListLoading />,
});

const VIEWS = [
  ['Table', undefined],
  ['Board', 'board'],
] as const;

const CUT = (
  <p className={NOTE}>Only the first matches are shown. Type more to narrow the search.</p>
);
const SORTED_CUT = (
  <p className={NOTE}>
    Only {MOST_SORTED} open orders are sorted. Choose a status or days to narrow the list.
  </p>
);
const OPEN_ONLY = <p className={NOTE}>Only open orders are shown in this order.</p>;

function noteOn(search: OrdersSearch, isCut: boolean) {
  if (search.q !== undefined) return isCut && CUT;
  if (!isSortedHere(search)) return null;
  return isCut ? SORTED_CUT : search.status === undefined && OPEN_ONLY;
}

const Views = ({ search }: { search: OrdersSearch }) => (
  <nav aria-label="View" className="flex">
    {VIEWS.map(([name, view]) => (
      <Link
        key={name}
        to="/orders"
        search={{ ...search, view, ...(view && { status: undefined, q: undefined }) }}
        activeOptions={{ exact: true }}
        className="grid min-h-10 place-items-center border border-edge px-4 text-sm first:border-e-0 aria-[current=page]:bg-ink aria-[current=page]:text-white"
      >
        {name}
      </Link>
    ))}
  </nav>
);

const OfOneCustomer = ({ search }: { search: OrdersSearch }) => (
  <p className={NOTE}>
    Showing the orders of one customer.{' '}
    <Link to="/orders" search={{ ...search, uid: undefined }} className="link">
      Show all orders
    </Link>
  </p>
);

export function OrdersScreen() {
  const search = route.useSearch();
  const { uid } = useStaff();
  const may = useMay();
  const seesAmounts = may('see', 'sales');
  const { q } = search;
  const isBoard = search.view === 'board' && q === undefined;
  const { list, isCut } = useOrderRows(search, !isBoard);
  const { data: counts = {} } = useStatusCounts(
    orderQuery({ ...search, status: undefined }),
    // Orders first: the database needs longer to count many.
    isBoard || !list.isPending,
  );
  const { data: staff } = useQuery({
    queryKey: STAFF_KEY,
    queryFn: () => listStaff(),
    enabled: !list.isPending,
    staleTime: Infinity,
  });
  return (
    <DocumentListScreen
      title="Orders"
      isCounted={false}
      things="orders"
      actions={
        <>
          <Views search={search} />
          {q === undefined && seesAmounts && (
            <MoreActions>
              <ExportButton
                label="Export"
                things="orders"
                collect={async (onRead) => {
                  const { exportOrders } = await import('./actions/export-orders.ts');
                  return await exportOrders(bulkOrderQuery(search), onRead);
                }}
              />
              <ExportButton
                label="Export lines"
                things="order lines"
                collect={async (onRead) => {
                  const { exportOrderLines } = await import('./actions/export-order-lines.ts');
                  return await exportOrderLines(bulkOrderQuery(search), onRead);
                }}
              />
              <ExportButton
                label="Export payments"
                things="payments"
                collect={async (onRead) => {
                  const { exportPayments } = await import('./actions/export-payments.ts');
                  return await exportPayments(bulkOrderQuery(search), onRead);
                }}
              />
            </MoreActions>
          )}
          {may('edit', 'sales') && (
            <Link to="/orders/new" className={buttonClass('primary', 'small')}>
              New order
            </Link>
          )}
        </>
      }
      list={list}
      search={search}
      placeholder="Reference, customer, city, GSTIN, SKU"
      filters={orderFilters(search, assignedChoices(staff ?? [], uid))}
      sort={orderSort(search)}
      columns={seesAmounts ? ORDER_COLUMNS : COLUMNS_WITHOUT_AMOUNTS}
      card={seesAmounts ? orderCard : cardWithoutAmounts}
      nameOf={orderName}
      head={
        <>
          <SavedViews search={search} />
          {search.uid !== undefined && <OfOneCustomer search={search} />}
          {!isBoard && <StatusTabs search={search} counts={counts} />}
        </>
      }
      note={!isBoard && noteOn(search, isCut)}
      empty={{
        filtered:
          q === undefined
            ? 'No orders match these filters.'
            : `No orders found for “${q}”. Search by reference, phone number, name, business, email, GSTIN, city or SKU.`,
      }}
      isNarrowed={search.status !== undefined || search.uid !== undefined}
      bulk={(selection) => (
        <BulkSteps
          selection={selection}
          rows={list.rows}
          total={list.total}
          search={search}
          query={q === undefined ? bulkOrderQuery(search) : undefined}
        />
      )}
    >
      {isBoard && <OrderBoard search={search} counts={counts} />}
    </DocumentListScreen>
  );
}
