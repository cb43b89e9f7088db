/** Bars of revenue, each with a line at the revenue of the period before; a table beside it has the same figures. */
import type { RevenueSpan } from './actions/load-revenue.ts';

const HEIGHT = 100;
/** A span is 10 wide, its bar 7. */
const STEP = 10;
const BAR = 7;

export function RevenueChart({ spans }: { spans: readonly RevenueSpan[] }) {
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
