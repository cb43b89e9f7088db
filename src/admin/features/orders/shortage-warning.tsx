/** Warns that less is in stock than the order needs, with the numbers. */
import { PROBLEM } from '#admin/shell/look/classes.ts';
import { formatCount } from '#core/format.ts';
import { stockUseOf, type StockShortage } from '#core/stock/order-stock.ts';
import type { OrderStatus } from '#schema/order.ts';

interface Props {
  /** The status that the order is to have. */
  to: OrderStatus;
  short: readonly StockShortage[];
}

export const ShortageWarning = ({ to, short }: Props) =>
  short.length > 0 && (
    <div role="alert" className={`${PROBLEM} mb-0`}>
      <p className="font-semibold">Not enough in stock</p>
      <ul>
        {short.map(({ sku, size = '', ordered, available }) => (
          <li key={JSON.stringify([sku, size])}>
            {sku}
            {size !== '' && `, size ${size}`}: {formatCount(ordered)} ordered,{' '}
            {formatCount(available)} available ({formatCount(ordered - available)} missing)
          </li>
        ))}
      </ul>
      <p>
        {stockUseOf(to) === 'taken'
          ? 'Only what is available will be taken from stock.'
          : 'Only what is available will be reserved. The order itself does not change.'}
      </p>
    </div>
  );
