/** The period day by day, as a chart and as a table whose rows open their orders. */
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { formatCount, formatRupees } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { startOfIndiaDay } from '#core/india-time.ts';
import { spansOf, type DayRange, type Span } from '#admin/shell/sales/days.ts';
import type { OrderFacts } from '#admin/shell/sales/order-facts.ts';
import type { Behind } from './orders-behind.tsx';
import { FigureTable } from './figure-table.tsx';
import { CARD, FOLD } from '#admin/shell/look/classes.ts';

/** The chart library is larger than the rest of the screen, so it loads after the figures. */
const DaysChart = lazyPart(async () => (await import('./days-chart.tsx')).DaysChart, {
  meanwhile: <div className="skeleton h-[240px]" />,
});

interface Props {
  range: DayRange;
  orders: readonly OrderFacts[];
  onOpen: (behind: Behind) => void;
}

/** Legend of the chart. */
const KEY = 'before:me-1.5 before:inline-block before:w-3.5 before:align-middle';

const nameOf = ({ day, days }: Span): string => {
  const first = formatDay(startOfIndiaDay(day) ?? 0);
  return days === 1 ? first : `${days} days from ${first}`;
};

export function DaysCard({ range, orders, onOpen }: Props) {
  const spans = spansOf(range, orders);
  return (
    <section className={CARD} aria-labelledby="days">
      <h2 id="days">Revenue and requests</h2>
      <DaysChart spans={spans} />
      <p className="flex gap-5 text-xs/normal text-ink-soft" aria-hidden="true">
        <span className={`${KEY} before:h-2.5 before:bg-gilt`}>Revenue</span>
        <span className={`${KEY} before:h-0.5 before:bg-ink`}>Requests</span>
      </p>
      <details className="mt-2">
        <summary className={FOLD}>Show as table</summary>
        <FigureTable
          what={spans[0]?.days === 1 ? 'Day' : 'Days'}
          columns={['Requests', 'Orders won', 'Revenue']}
          rows={spans
            .filter((span) => span.orders.length > 0)
            .map((span) => ({
              key: span.day,
              name: nameOf(span),
              figures: [
                formatCount(span.orders.length),
                formatCount(span.bought),
                formatRupees(span.revenuePaise),
              ],
              behind: { title: nameOf(span), orders: span.orders },
            }))}
          onOpen={onOpen}
        />
      </details>
    </section>
  );
}
