/** The stock of one product: its sizes, threshold and movements. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { Button } from '#admin/shell/button.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD, FIGURES } from '#admin/shell/look/classes.ts';
import { queries } from '#admin/shell/queries.ts';
import { useMay } from '#admin/shell/role.ts';
import { Screen } from '#admin/shell/screen.tsx';
import { ScreenMissing } from '#admin/shell/screen-states.tsx';
import { cardTitle } from '#core/card-text.ts';
import { formatCount } from '#core/format.ts';
import { documentErrorsMessage } from '#core/publishing/problem-message.ts';
import { availableOf } from '#core/stock/stock-levels.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { stockKind, type Stock, type StockLevel } from '#schema/stock.ts';
import { buttonClass } from '#ui/button-class.ts';
import { StockDialog } from './stock-dialog.tsx';
import { StockChip } from './inventory-columns.tsx';
import { lowStockQuery } from './low-stock-default.ts';
import { notForSale, onHandGrams, sizeName, sizeRows } from './model/size-rows.ts';
import { MovesCard } from './moves-card.tsx';
import { ThresholdForm } from './threshold-form.tsx';

const route = getRouteApi('/inventory/$id');
const CRUMBS = [{ name: 'Inventory', to: '/inventory' }] as const;

const refresh = (): void => void queries.invalidateQueries({ queryKey: listKey(stockKind) });

/** The product, and its stock if it is tracked. @throws ReadError */
async function readStock(id: string) {
  const [product, stock] = await Promise.all([
    readAsStaff(productKind, id),
    readAsStaff(stockKind, id),
  ]);
  return { product, stock };
}

interface LevelsProps {
  product: ProductDocument;
  rows: readonly StockLevel[];
  total: Stock | undefined;
}

const Levels = ({ product, rows, total }: LevelsProps) => (
  <table className={`${FIGURES} tabular-nums [&_td]:text-end [&_thead_th]:not-first:text-end`}>
    <thead>
      <tr>
        {['Size', 'On hand', 'Reserved', 'Available'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...rows, ...(total && rows.length > 1 ? [total] : [])].map((level) => {
        const name = 'size' in level ? level.size : undefined;
        const label = 'levels' in level ? 'Total' : sizeName(name, rows.length);
        return (
          <tr key={label} className={'levels' in level ? 'font-semibold' : ''}>
            <th scope="row" className="border-t border-line py-2">
              {label}
            </th>
            <td>
              {formatCount(level.onHand)}
              <span className="block text-sm font-normal text-ink-soft">
                {onHandGrams(product, 'levels' in level ? level.levels : [level])}
              </span>
            </td>
            <td>{formatCount(level.reserved)}</td>
            <td>{formatCount(availableOf(level))}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

interface Props {
  id: string;
  product: ProductDocument;
  stock: Stock | undefined;
}

function ProductStock({ id, product, stock }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay()('edit', 'stock');
  const { data: lowStockAt } = useQuery(lowStockQuery);
  const rows = sizeRows(product.sizes, stock);
  const row = { id, sku: product.sku, stock, isInvalid: false };
  return (
    <Screen
      title={`Stock of ${cardTitle(product.title) || product.sku}`}
      crumbs={CRUMBS}
      actions={
        <>
          <StockChip row={row} sizes={product.sizes} />
          <Link to="/products/$id" params={{ id }} className={buttonClass('secondary', 'small')}>
            Edit product
          </Link>
          {product.sku !== '' && (
            <Link to="/products/labels" hash={id} className={buttonClass('secondary', 'small')}>
              Print labels
            </Link>
          )}
          {mayEdit && (
            <Button kind="primary" disabled={product.sku === ''} onClick={() => setOpen(true)}>
              Change stock
            </Button>
          )}
        </>
      }
    >
      <section className={CARD} aria-labelledby="levels">
        <h2 id="levels">{product.sku}</h2>
        {stock === undefined && (
          <p className="mb-3 text-ink-soft">
            This product isn’t tracked. The site shows the stock status from its page. Change the
            stock to start.
          </p>
        )}
        {stock &&
          notForSale(product.sizes, stock).map((text) => (
            <p key={text} className="mb-3 font-semibold text-warn">
              {text}
            </p>
          ))}
        <Levels product={product} rows={rows} total={stock} />
        {mayEdit && stock && (
          <ThresholdForm key={stock.rev} id={id} stock={stock} onChanged={refresh} />
        )}
      </section>
      <MovesCard id={id} product={product} />
      {isOpen && lowStockAt !== undefined && (
        <StockDialog
          product={{ ...product, id }}
          rows={rows}
          stock={stock}
          lowStockAt={lowStockAt}
          onChanged={refresh}
          onClose={() => setOpen(false)}
        />
      )}
    </Screen>
  );
}

export function StockScreen() {
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: [...listKey(stockKind), 'one', id],
    queryFn: () => readStock(id),
    staleTime: 0,
  });
  const { product, stock } = query.data ?? {};
  if (product === null) return <ScreenMissing />;
  const isReadable = product?.success === true && (stock === null || stock?.success === true);
  if (isReadable) {
    const tracked = stock?.value.deletedAt === null ? stock.value : undefined;
    return <ProductStock key={id} id={id} product={product.value} stock={tracked} />;
  }
  const problems = [product, stock].flatMap((each) =>
    each?.success === false ? [...each.problems] : [],
  );
  return (
    <Screen title="Stock" crumbs={CRUMBS}>
      <Loaded query={query}>{() => <p>{documentErrorsMessage(problems)}</p>}</Loaded>
    </Screen>
  );
}
