/** The key figures of the period; each opens its orders. */
import { formatCount, formatRupees } from '#core/format.ts';
import { figuresOf } from '#admin/shell/sales/figures.ts';
import type { DayRange } from '#admin/shell/sales/days.ts';
import type { OrderFacts } from '#admin/shell/sales/order-facts.ts';
import type { Behind } from './orders-behind.tsx';
import { PANEL } from '#admin/shell/look/classes.ts';

interface Props {
  orders: readonly OrderFacts[];
  range: DayRange;
  onOpen: (behind: Behind) => void;
}

/** A dash for a figure without orders. */
const orDash = (figure: number | undefined, format: (figure: number) => string): string =>
  figure === undefined ? '–' : format(figure);

export function FigureTiles({ orders, range, onOpen }: Props) {
  const figures = figuresOf(orders);
  const bought = orders.filter(({ isBought }) => isBought);
  const all = { orders, filter: range };
  const sold = { orders: bought };
  const tiles = [
    ['Requests', formatCount(figures.requests), all],
    ['Orders won', formatCount(figures.bought), sold],
    ['Conversion', orDash(figures.conversionPercent, (percent) => `${percent}%`), sold],
    ['Revenue', formatRupees(figures.revenuePaise), sold],
    ['Average order', orDash(figures.averagePaise, formatRupees), sold],
  ] as const;
  return (
    <ul className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3 max-sm:grid-cols-2">
      {tiles.map(([name, value, behind]) => (
        <li key={name} className="max-sm:odd:last:col-span-full">
          <button
            type="button"
            className={`${PANEL} grid size-full gap-1 px-4 py-3.5 text-start enabled:hover:border-edge`}
            disabled={behind.orders.length === 0}
            onClick={() => onOpen({ ...behind, title: name })}
          >
            <span className="text-sm text-ink-soft">{name}</span>
            <span className="text-lg/normal font-semibold">{value}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
