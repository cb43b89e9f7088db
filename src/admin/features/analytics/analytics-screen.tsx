/** Sales figures for a range of days. */
import { Button } from '#admin/shell/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DayFields, type Days } from '#admin/shell/list/day-fields.tsx';
import { BlockLoading, ListEmpty, Loaded } from '#admin/shell/list/list-states.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useNow } from '#admin/shell/use-now.ts';
import { formatCount } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { lastDays, momentsOf, type DayRange } from '#admin/shell/sales/days.ts';
import { MOST_SALES, readSales } from './actions/read-sales.ts';
import { SalesFigures } from './sales-figures.tsx';
import { NOTE } from '#admin/shell/look/classes.ts';

const route = getRouteApi('/analytics');

const YEAR = 365;

/** Without valid dates in the URL. */
const USUAL_DAYS = 30;

const PRESETS = [
  ['Today', 1],
  ['7 days', 7],
  ['30 days', USUAL_DAYS],
  ['90 days', 90],
  ['365 days', YEAR],
] as const;

const isSame = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to;

function formatRange({ from, to }: DayRange): string {
  const toText = (day: string): string => formatDay(startOfIndiaDay(day) ?? 0);
  return from === to ? toText(from) : `${toText(from)} to ${toText(to)}`;
}

export function AnalyticsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const usual = lastDays(USUAL_DAYS, now);
  const days = { from: search.from ?? usual.from, to: search.to ?? usual.to };
  const range = momentsOf(days) === undefined ? usual : days;
  const sales = useQuery({ queryKey: ['sales', range], queryFn: () => readSales(range) });
  const choose = (next: Partial<Days>) =>
    void navigate({ search: { ...days, ...next }, replace: true });
  return (
    <Screen title="Analytics">
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <div role="group" aria-label="Date ranges" className="flex flex-wrap gap-1">
          {PRESETS.map(([name, count]) => (
            <Button
              key={name}
              className="aria-pressed:border-ink aria-pressed:bg-wash"
              aria-pressed={isSame(lastDays(count, now), range)}
              onClick={() => choose(lastDays(count, now))}
            >
              {name}
            </Button>
          ))}
        </div>
        <DayFields {...days} onChange={choose} />
      </div>
      <p role="status" className="mb-4 text-ink-soft">
        {sales.isPending ? `Loading orders for ${formatRange(range)}…` : formatRange(range)}
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
              <ListEmpty message="No orders in this period.">
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
