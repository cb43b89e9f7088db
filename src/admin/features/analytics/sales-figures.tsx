/** All figures of a range of orders. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Sales } from './actions/read-sales.ts';
import { MOST_CUSTOMERS } from './actions/read-sales.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { formatCount } from '#core/format.ts';
import type { DayRange } from '#admin/shell/sales/days.ts';
import {
  byCategory,
  byCustomerAge,
  byProduct,
  byState,
  groupsOf,
} from '#admin/shell/sales/figures.ts';
import { DaysCard } from './days-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { GroupLoading, GroupTable } from './group-table.tsx';
import { OrdersBehind, type Behind } from './orders-behind.tsx';
import { useReturning } from './use-sales.ts';

/** Products by SKU, as the live site lists them. */
function useCatalogue() {
  const { data, isPending } = useQuery({
    queryKey: ['published catalogue'],
    queryFn: loadCatalogue,
    staleTime: Infinity,
  });
  return useMemo(() => {
    const names = new Map(data?.categories.map(({ id, name }) => [id, name]));
    const bySku = new Map(data?.entries.map((entry) => [entry.sku, entry]));
    return {
      isPending,
      titleOf: (sku: string) => bySku.get(sku)?.title,
      categoryOf: (sku: string) => {
        const id = bySku.get(sku)?.category;
        return id === undefined ? undefined : { id, name: names.get(id) ?? id };
      },
    };
  }, [data, isPending]);
}

export function SalesFigures({ range, sales }: { range: DayRange; sales: Sales }) {
  const { orders, invalid } = sales;
  const [behind, setBehind] = useState<Behind>();
  const catalogue = useCatalogue();
  const returning = useReturning(range, sales);
  const tables = { orders, onOpen: setBehind };
  const customers = new Set(orders.map(({ uid }) => uid)).size;
  return (
    <>
      <FigureTiles orders={orders} range={range} onOpen={setBehind} />
      <DaysCard range={range} orders={orders} onOpen={setBehind} />
      <div className="grid items-start gap-x-4 lg:grid-cols-2">
        {catalogue.isPending ? (
          <>
            <GroupLoading title="Top products" />
            <GroupLoading title="Categories" />
          </>
        ) : (
          <>
            <GroupTable
              {...tables}
              id="products"
              title="Top products"
              what="Product"
              groups={groupsOf(orders, byProduct(catalogue.titleOf))}
            />
            <GroupTable
              {...tables}
              id="categories"
              title="Categories"
              what="Category"
              groups={groupsOf(orders, byCategory(catalogue.categoryOf))}
            />
          </>
        )}
        <GroupTable
          {...tables}
          id="states"
          title="States"
          what="State"
          groups={groupsOf(orders, byState)}
          filterOf={(state) => (state === '' ? undefined : { ...range, state })}
        />
        {returning.isPending && <GroupLoading title="New and returning customers" />}
        {returning.data && (
          <GroupTable
            {...tables}
            id="customers"
            title="New and returning customers"
            what="Customers"
            groups={groupsOf(
              orders,
              byCustomerAge((uid) => {
                const isReturning = returning.data.get(uid);
                return isReturning === undefined ? undefined : !isReturning;
              }),
            )}
          />
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Based on {formatCount(orders.length)} {orders.length === 1 ? 'order' : 'orders'} from{' '}
        {formatCount(customers)} {customers === 1 ? 'customer' : 'customers'}. An order is won when
        you confirm it. Revenue is the value of orders won, after discount and before GST. Units
        requested include declined and cancelled requests. Product names and categories are those on
        the live site.
        {customers > MOST_CUSTOMERS &&
          ` New and returning customers are based on the ${MOST_CUSTOMERS} customers who ordered most recently.`}
        {invalid.length > 0 &&
          ` ${formatCount(invalid.length)} ${invalid.length === 1 ? 'order has' : 'orders have'} invalid data and ${invalid.length === 1 ? 'isn’t' : 'aren’t'} counted.`}
      </p>
      {behind && <OrdersBehind {...behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}
