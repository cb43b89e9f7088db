/** Chart of revenue and requests over the range; the table below has the same figures. */
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount, formatRupees } from '#core/format.ts';
import type { Span } from '#admin/shell/sales/days.ts';

const HEIGHT = 240;
const PAISE = 100;

/** Date of the first day: `5 Mar`. */
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const short = (day: string): string => dayFormat.format(Date.parse(day));

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact' });

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 12 };

export function DaysChart({ spans }: { spans: readonly Span[] }) {
  const data = spans.map(({ day, orders, revenuePaise }) => ({
    day,
    requests: orders.length,
    rupees: revenuePaise / PAISE,
  }));
  return (
    <div aria-hidden="true" className="h-[240px]">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart data={data} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" vertical={false} />
          <XAxis dataKey="day" tickFormatter={short} tick={TICK} minTickGap={32} />
          <YAxis
            yAxisId="rupees"
            tickFormatter={(rupees: number) => `₹${compact.format(rupees)}`}
            tick={TICK}
            width={56}
          />
          <YAxis
            yAxisId="requests"
            orientation="right"
            allowDecimals={false}
            tick={TICK}
            width={32}
          />
          <Tooltip
            labelFormatter={(day) => short(String(day))}
            formatter={(value, name) =>
              name === 'Revenue' ? formatRupees(Number(value) * PAISE) : formatCount(Number(value))
            }
            contentStyle={{ background: 'var(--color-paper)', borderColor: 'var(--color-line)' }}
          />
          <Bar
            yAxisId="rupees"
            dataKey="rupees"
            name="Revenue"
            fill="var(--color-gilt)"
            isAnimationActive={false}
          />
          <Line
            yAxisId="requests"
            dataKey="requests"
            name="Requests"
            stroke="var(--color-ink)"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
