/** Tabs: the number of orders by status, which filter the list, and order drafts. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { STATUS_NAMES } from '#core/order/status-labels.ts';
import { orderStatus } from '#schema/order.ts';
import { Count } from '#admin/shell/count.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { useMay } from '#admin/shell/role.ts';
import { orderDraftKind } from '#schema/order-draft.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { CURRENT_DRAFTS } from './model/current-drafts.ts';
import type { StatusCounts } from '#admin/shell/order/use-status-counts.ts';

function allOf(counts: StatusCounts): number | undefined {
  const statusCounts = orderStatus.options.map((status) => counts[status]);
  return statusCounts.every((count) => count !== undefined)
    ? statusCounts.reduce((sum, count) => sum + count, 0)
    : undefined;
}

const TAB =
  'block border-b-2 border-transparent px-2.5 py-2 text-sm whitespace-nowrap focus-visible:-outline-offset-2 aria-[current=page]:border-gilt aria-[current=page]:font-semibold [&_span]:font-normal [&_span]:text-ink-soft';

function DraftsTab() {
  const { data } = useQuery({
    queryKey: [...listKey(orderDraftKind), 'count'],
    queryFn: () => countAsStaff(STAFF_LISTS.orderDrafts, CURRENT_DRAFTS),
  });
  return (
    <li>
      <Link to="/orders/drafts" className={TAB}>
        Drafts <Count value={data} />
      </Link>
    </li>
  );
}

export function StatusTabs({ search, counts }: { search: OrdersSearch; counts: StatusCounts }) {
  const may = useMay();
  const tab = (status: OrdersSearch['status'], name: string, count: number | undefined) => (
    <li key={name}>
      <Link
        to="/orders"
        search={{ ...search, status, q: undefined }}
        activeOptions={{ exact: true }}
        className={TAB}
      >
        {name} <Count value={count} />
      </Link>
    </li>
  );
  return (
    <nav aria-label="Orders by status" className="mb-3 overflow-x-auto">
      <ul className="flex gap-1 border-b border-line">
        {tab(undefined, 'All', allOf(counts))}
        {orderStatus.options.map((status) => tab(status, STATUS_NAMES[status], counts[status]))}
        {may('edit', 'sales') && <DraftsTab />}
      </ul>
    </nav>
  );
}
