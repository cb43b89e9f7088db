/** Everything that the orders of a range say. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Sales } from '#commands/read-sales.ts';
import { MOST_CUSTOMERS } from '#commands/read-sales.ts';
import { loadCatalogue } from '#commands/load-catalogue.ts';
import { formatCount } from '#domain/format.ts';
import type { DayRange } from '#domain/sales/days.ts';
import { byCategory, byCustomerAge, byProduct, byState, groupsOf } from '#domain/sales/figures.ts';
import { DaysCard } from './days-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { GroupTable } from './group-table.tsx';
import { OrdersBehind, type Behind } from './orders-behind.tsx';
import { useReturning } from './use-sales.ts';

/** What the live site says of a SKU. */
function useCatalogue() {
  const { data } = useQuery({
    queryKey: ['published catalogue'],
    queryFn: loadCatalogue,
    staleTime: Infinity,
  });
  return useMemo(() => {
    const names = new Map(data?.categories.map(({ id, name }) => [id, name]));
    const bySku = new Map(data?.entries.map((entry) => [entry.sku, entry]));
    return {
      titleOf: (sku: string) => bySku.get(sku)?.title,
      categoryOf: (sku: string) => {
        const id = bySku.get(sku)?.category;
        return id === undefined ? undefined : { id, name: names.get(id) ?? id };
      },
    };
  }, [data]);
}

export function SalesFigures({ range, sales }: { range: DayRange; sales: Sales }) {
  const { orders, unfit } = sales;
  const [behind, setBehind] = useState<Behind>();
  const { titleOf, categoryOf } = useCatalogue();
  const returning = useReturning(range, sales);
  const tables = { orders, onOpen: setBehind };
  const customers = new Set(orders.map(({ uid }) => uid)).size;
  return (
    <>
      <FigureTiles orders={orders} range={range} onOpen={setBehind} />
      <DaysCard range={range} orders={orders} onOpen={setBehind} />
      <div className="sales-tables">
        <GroupTable
          {...tables}
          id="products"
          title="Top products"
          what="Product"
          groups={groupsOf(orders, byProduct(titleOf))}
        />
        <GroupTable
          {...tables}
          id="categories"
          title="Categories"
          what="Category"
          groups={groupsOf(orders, byCategory(categoryOf))}
        />
        <GroupTable
          {...tables}
          id="states"
          title="States"
          what="State"
          groups={groupsOf(orders, byState)}
          wantedOf={(state) => (state === '' ? undefined : { ...range, state })}
        />
        {returning && (
          <GroupTable
            {...tables}
            id="customers"
            title="New and returning customers"
            what="Customers"
            groups={groupsOf(
              orders,
              byCustomerAge((uid) => {
                const isReturning = returning.get(uid);
                return isReturning === undefined ? undefined : !isReturning;
              }),
            )}
          />
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {formatCount(orders.length)} orders of {formatCount(customers)} customers were read. Revenue
        is that of orders from their confirmation on, after discount and before GST. Asked for are
        the pieces of all requests, whatever became of them; bought those of the quotes behind the
        revenue. Names and categories are those of the live site.
        {customers > MOST_CUSTOMERS &&
          ` Whether customers are new was looked up for the ${MOST_CUSTOMERS} who ordered last.`}
        {unfit.length > 0 &&
          ` ${formatCount(unfit.length)} orders cannot be read whole and count in no figure.`}
      </p>
      {behind && <OrdersBehind {...behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}
