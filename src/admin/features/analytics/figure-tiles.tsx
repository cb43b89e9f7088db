/** The key figures of the period; each opens its orders. */
import { formatCount, formatRupees } from '#core/format.ts';
import { figuresOf } from '#admin/shell/sales/figures.ts';
import type { DayRange } from '#admin/shell/sales/days.ts';
import type { OrderFacts } from '#admin/shell/sales/order-facts.ts';
import type { Behind } from './orders-behind.tsx';

interface Props {
  orders: readonly OrderFacts[];
  range: DayRange;
  onOpen: (behind: Behind) => void;
}

export function FigureTiles({ orders, range, onOpen }: Props) {
  const figures = figuresOf(orders);
  const bought = orders.filter(({ isBought }) => isBought);
  const all = { orders, wanted: range };
  const sold = { orders: bought };
  const tiles = [
    { name: 'Requests', value: formatCount(figures.requests), behind: all },
    { name: 'Orders won', value: formatCount(figures.bought), behind: sold },
    {
      name: 'Conversion',
      value: figures.conversionPercent === undefined ? '–' : `${figures.conversionPercent}%`,
      behind: sold,
    },
    { name: 'Revenue', value: formatRupees(figures.revenuePaise), behind: sold },
    {
      name: 'Average order',
      value: figures.averagePaise === undefined ? '–' : formatRupees(figures.averagePaise),
      behind: sold,
    },
  ];
  return (
    <ul className="sales-tiles">
      {tiles.map(({ name, value, behind }) => (
        <li key={name}>
          <button
            type="button"
            disabled={behind.orders.length === 0}
            onClick={() => onOpen({ ...behind, title: name })}
          >
            <span className="sales-tile-name">{name}</span>
            <span className="sales-tile-value">{value}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
