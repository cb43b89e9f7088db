/** Revenue of the last 30 days, compared with the 30 days before. */
import { Link } from '@tanstack/react-router';
import { CARD, FOLD } from '#admin/shell/look/classes.ts';
import { formatRupees, formatCount } from '#core/format.ts';
import { formatDay } from '#core/format-time.ts';
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import { loadRevenue, PERIOD_DAYS, SPAN_DAYS, type RevenueSpan } from './actions/load-revenue.ts';
import { LoadedPart } from './loaded-part.tsx';
import { comparedText } from './model/compare.ts';

const HEIGHT = 100;
/** A span is 10 wide, its bar 7. */
const STEP = 10;
const BAR = 7;

/** Bars of revenue, each with a line at the revenue of the period before; a table beside it has the same figures. */
function RevenueChart({ spans }: { spans: readonly RevenueSpan[] }) {
  const most = Math.max(1, ...spans.flatMap((span) => [span.revenuePaise, span.beforePaise]));
  const topOf = (paise: number): number => HEIGHT - (paise / most) * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${spans.length * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-24 w-full overflow-visible border-b border-line"
      aria-hidden="true"
    >
      {spans.map(({ day, revenuePaise, beforePaise }, place) => (
        <g key={day} transform={`translate(${place * STEP})`}>
          <rect
            className="fill-gilt"
            width={BAR}
            y={topOf(revenuePaise)}
            height={HEIGHT - topOf(revenuePaise)}
          />
          {beforePaise > 0 && (
            <line
              className="stroke-ink"
              x2={BAR}
              y1={topOf(beforePaise)}
              y2={topOf(beforePaise)}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </g>
      ))}
    </svg>
  );
}

const TITLE = `Revenue, last ${PERIOD_DAYS} days`;
const FIGURE = 'py-1 ps-3 text-end whitespace-nowrap';
/** Legend of the chart. */
const KEY = 'before:me-1.5 before:inline-block before:w-3.5 before:align-middle';

const sumOf = (spans: readonly RevenueSpan[], figure: 'revenuePaise' | 'beforePaise'): number =>
  spans.reduce((sum, span) => sum + span[figure], 0);

const RevenueTable = ({ spans }: { spans: readonly RevenueSpan[] }) => (
  <table className="w-full text-sm">
    <caption className="sr-only">{TITLE}</caption>
    <thead className="text-xs/normal text-ink-soft">
      <tr>
        <th scope="col" className="text-start font-medium">
          {SPAN_DAYS} days from
        </th>
        <th scope="col" className={FIGURE}>
          Orders won
        </th>
        <th scope="col" className={FIGURE}>
          Revenue
        </th>
        <th scope="col" className={FIGURE}>
          {PERIOD_DAYS} days earlier
        </th>
      </tr>
    </thead>
    <tbody>
      {spans.map(({ day, orders, revenuePaise, beforePaise }) => (
        <tr key={day} className="border-t border-line">
          <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
            {formatDay(startOfIndiaDay(day) ?? 0)}
          </th>
          <td className={FIGURE}>{formatCount(orders)}</td>
          <td className={FIGURE}>{formatRupees(revenuePaise)}</td>
          <td className={FIGURE}>{formatRupees(beforePaise)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Figures({ spans }: { spans: readonly RevenueSpan[] }) {
  const [revenue, before] = [sumOf(spans, 'revenuePaise'), sumOf(spans, 'beforePaise')];
  if (revenue + before === 0)
    return <p className="text-ink-soft">No orders won in the last {2 * PERIOD_DAYS} days.</p>;
  return (
    <>
      <p className="text-xl/normal font-semibold">
        <Link to="/analytics" className="link">
          {formatRupees(revenue)}
        </Link>
      </p>
      <p className="mb-3 text-sm text-ink-soft">{comparedText(revenue, before, PERIOD_DAYS)}.</p>
      <RevenueChart spans={spans} />
      <p className="mt-2 flex flex-wrap gap-x-5 text-xs/normal text-ink-soft" aria-hidden="true">
        <span className={`${KEY} before:h-2.5 before:bg-gilt`}>{SPAN_DAYS} days each</span>
        <span className={`${KEY} before:h-0.5 before:bg-ink`}>{PERIOD_DAYS} days earlier</span>
      </p>
      <details className="mt-2 overflow-x-auto">
        <summary className={FOLD}>Show as table</summary>
        <RevenueTable spans={spans} />
      </details>
    </>
  );
}

/** @param now ms */
export const RevenueCard = ({ now }: { now: number }) => (
  <section className={CARD} aria-labelledby="revenue">
    <h2 id="revenue">{TITLE}</h2>
    <LoadedPart queryKey={['dashboard', 'revenue', indiaDay(now)]} load={() => loadRevenue(now)}>
      {(spans) => <Figures spans={spans} />}
    </LoadedPart>
  </section>
);
