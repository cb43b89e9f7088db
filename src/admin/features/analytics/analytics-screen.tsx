/** Sales figures for a range of days. */
import { Button } from '#admin/shell/button.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { BlockLoading, ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { MOST_SALES } from './actions/read-sales.ts';
import { formatCount } from '#core/format.ts';
import { rangeIn, formatRange } from './model/analytics-search.ts';
import { lastDays } from '#admin/shell/sales/days.ts';
import { RangeBar } from './range-bar.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { useSales } from './use-sales.ts';
import { NOTE } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/analytics');
const YEAR = 365;

/** @param invalid number of orders with invalid data */
const emptyMessage = (invalid: number): string =>
  invalid === 0
    ? 'No orders in this period.'
    : `${invalid === 1 ? 'The only order' : `All ${formatCount(invalid)} orders`} in this period can’t be displayed because of invalid data. Find ${invalid === 1 ? 'it' : 'them'} under Orders.`;

export function AnalyticsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const range = rangeIn(search, now);
  const { sales, read } = useSales(range);
  const choose = (next: typeof range) => void navigate({ search: next, replace: true });
  return (
    <Screen title="Analytics">
      <RangeBar range={range} onChange={choose} />
      <p role="status" className="mb-4 text-ink-soft">
        {sales.isPending
          ? `Loading orders for ${formatRange(range)}… ${formatCount(read)}`
          : formatRange(range)}
      </p>
      <Loaded query={sales} meanwhile={<BlockLoading className="h-[240px]" />}>
        {(data) => (
          <>
            {data.isMore && (
              <p className={NOTE}>
                There are too many orders in this period. The figures cover the latest{' '}
                {formatCount(MOST_SALES)}. Choose a shorter period to include all orders.
              </p>
            )}
            {data.orders.length === 0 ? (
              <ListEmpty message={emptyMessage(data.invalid.length)}>
                <Button onClick={() => choose(lastDays(YEAR, now))}>
                  Show the last {YEAR} days
                </Button>
              </ListEmpty>
            ) : (
              <SalesFigures range={range} sales={data} />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
