/** Products with little or no stock; each figure opens its list. */
import { Link } from '@tanstack/react-router';
import { countAsStaff } from '#admin/shell/actions/list-as-staff.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { formatCount } from '#core/format.ts';
import { DELETED_FIELD, STAFF_LISTS } from '#schema/staff-lists.ts';
import { LoadedPart } from './loaded-part.tsx';

const STATUSES = ['outOfStock', 'lowStock'] as const;

const countStock = (): Promise<number[]> =>
  Promise.all(
    STATUSES.map((stockStatus) =>
      countAsStaff(STAFF_LISTS.stock, {
        equal: { [DELETED_FIELD]: null, stockStatus },
        sort: STAFF_LISTS.stock.sorts[0],
      }),
    ),
  );

const productsText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

export const StockCard = () => (
  <section className={CARD} aria-labelledby="stock">
    <h2 id="stock">Stock</h2>
    <LoadedPart queryKey={['dashboard', 'stock']} load={countStock}>
      {([none = 0, low = 0]) =>
        none + low === 0 ? (
          <p className="text-ink-soft">No counted product is low or out of stock.</p>
        ) : (
          <ul className="grid gap-1">
            {none > 0 && (
              <li>
                <Link to="/inventory" search={{ stock: 'outOfStock' }} className="link">
                  {productsText(none)}
                </Link>{' '}
                out of stock
              </li>
            )}
            {low > 0 && (
              <li>
                <Link to="/inventory" search={{ stock: 'lowStock' }} className="link">
                  {productsText(low)}
                </Link>{' '}
                low in stock
              </li>
            )}
          </ul>
        )
      }
    </LoadedPart>
  </section>
);
