/** Sales figures for a range of days. */
import { getRouteApi } from '@tanstack/react-router';
import { ListEmpty, ListFailed } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { MOST_SALES } from './actions/read-sales.ts';
import { formatCount } from '#core/format.ts';
import { rangeIn, rangeWords } from './model/analytics-search.ts';
import { lastDays } from '#admin/shell/sales/days.ts';
import { RangeBar } from './range-bar.tsx';
import { SalesFigures } from './sales-figures.tsx';
import { useSales } from './use-sales.ts';

const route = getRouteApi('/analytics');
const YEAR = 365;

/** @param unfit orders that cannot be read */
const nothingWords = (unfit: number): string =>
  unfit === 0
    ? 'No orders in this period.'
    : `${unfit === 1 ? 'The only order' : `All ${formatCount(unfit)} orders`} in this period can’t be displayed because of invalid data. Find ${unfit === 1 ? 'it' : 'them'} under Orders.`;

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
          ? `Loading orders for ${rangeWords(range)}… ${formatCount(read)}`
          : rangeWords(range)}
      </p>
      {sales.isPending && <div className="skeleton h-[240px]" />}
      {sales.isError && (
        <ListFailed words={sales.error.message} again={() => void sales.refetch()} />
      )}
      {sales.data?.isMore && (
        <p className="admin-note">
          There are too many orders in this period. The figures cover the latest{' '}
          {formatCount(MOST_SALES)}. Choose a shorter period to include all orders.
        </p>
      )}
      {sales.data?.orders.length === 0 && (
        <ListEmpty words={nothingWords(sales.data.unfit.length)}>
          <button
            type="button"
            className="btn btn-small btn-secondary"
            onClick={() => choose(lastDays(YEAR, now))}
          >
            Show the last {YEAR} days
          </button>
        </ListEmpty>
      )}
      {sales.data && sales.data.orders.length > 0 && (
        <SalesFigures range={range} sales={sales.data} />
      )}
    </Screen>
  );
}
