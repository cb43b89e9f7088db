/** All figures of a range of orders. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockLoading } from '#admin/shell/list/list-states.tsx';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { formatCount, formatCounted } from '#core/format.ts';
import type { DayRange } from '#admin/shell/sales/days.ts';
import {
  byCategory,
  byCustomerAge,
  byProduct,
  byState,
  groupsOf,
} from '#admin/shell/sales/figures.ts';
import { MOST_CUSTOMERS, readReturning, type Sales } from './actions/read-sales.ts';
import { DaysCard } from './days-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { GroupTable } from './group-table.tsx';
import { OrdersBehind, type Behind } from './orders-behind.tsx';

/** Products by SKU, as the live site lists them. */
function useCatalogue() {
  const { data, isPending } = useQuery({
    queryKey: ['published catalogue'],
    queryFn: loadCatalogue,
    staleTime: Infinity,
  });
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
}

const orderCount = (count: number): string => formatCounted(count, 'order');

export function SalesFigures({ range, sales }: { range: DayRange; sales: Sales }) {
  const { orders, invalid } = sales;
  const [behind, setBehind] = useState<Behind>();
  const catalogue = useCatalogue();
  const uids = [...new Set(orders.map(({ uid }) => uid))];
  const returning = useQuery({
    queryKey: ['returning', range, uids],
    queryFn: () => readReturning(range, uids),
  });
  return (
    <>
      <FigureTiles orders={orders} range={range} onOpen={setBehind} />
      <DaysCard range={range} orders={orders} onOpen={setBehind} />
      <div className="grid items-start gap-x-4 lg:grid-cols-2">
        {catalogue.isPending ? (
          <BlockLoading className="h-88" />
        ) : (
          <>
            <GroupTable
              title="Top products"
              what="Product"
              groups={groupsOf(orders, byProduct(catalogue.titleOf))}
              onOpen={setBehind}
            />
            <GroupTable
              title="Categories"
              what="Category"
              groups={groupsOf(orders, byCategory(catalogue.categoryOf))}
              onOpen={setBehind}
            />
          </>
        )}
        <GroupTable
          title="States"
          what="State"
          groups={groupsOf(orders, byState)}
          filterOf={(state) => (state === '' ? undefined : { ...range, state })}
          onOpen={setBehind}
        />
        {returning.isPending && <BlockLoading className="h-88" />}
        {returning.data && (
          <GroupTable
            title="New and returning customers"
            what="Customers"
            groups={groupsOf(orders, byCustomerAge(returning.data))}
            onOpen={setBehind}
          />
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Based on {orderCount(orders.length)} from {formatCount(uids.length)}{' '}
        {uids.length === 1 ? 'customer' : 'customers'}. An order is won when you confirm it. Revenue
        is the value of orders won, after discount and credit notes and before GST. Units requested
        include declined and cancelled requests. Product names and categories are those on the live
        site.
        {uids.length > MOST_CUSTOMERS &&
          ` New and returning customers are based on the ${MOST_CUSTOMERS} customers who ordered most recently.`}
        {invalid > 0 && ` Not counted because of invalid data: ${orderCount(invalid)}.`}
      </p>
      {behind && <OrdersBehind {...behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}
