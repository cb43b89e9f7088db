/** Products as a grid of cards. */
import { Link } from '@tanstack/react-router';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { ListEnd } from '#admin/shell/list/list-end.tsx';
import { SelectRow } from '#admin/shell/list/select-boxes.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { STOCK_NAMES } from '#core/trade-labels.ts';
import type { ProductRow } from './product-search.ts';
import { nameWithSku, productName, ProductStatus, weightOf } from './product-columns.tsx';
import { ProductPrice } from './product-price.tsx';

interface Props {
  rows: readonly ProductRow[];
  selection: Selection;
  loadMore: (() => void) | undefined;
}

/** Requested picture width; cards are rarely wider, px. */
const PICTURE = 240;

const LINE = 'flex justify-between gap-2 whitespace-nowrap text-ink-soft';

function Card({ row, selection }: { row: ProductRow; selection: Selection }) {
  const isSelected = selection.rows[row.id] === true;
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-md border [contain-intrinsic-height:auto_20rem] [content-visibility:auto] ${isSelected ? 'border-gold bg-wash ring-1 ring-gold' : 'border-line bg-paper hover:border-edge'}`}
    >
      <div className="aspect-square flex-none">
        <Thumbnail
          image={row.success ? row.value.images[0] : undefined}
          size={PICTURE}
          className="size-full"
        />
      </div>
      <div className="absolute top-2 left-2 z-1 flex rounded-sm bg-paper">
        <SelectRow id={row.id} name={nameWithSku(row)} selection={selection} />
      </div>
      <div className="absolute top-2 right-2 z-1 flex *:bg-paper">
        <ProductStatus row={row} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-2.5 py-2 text-sm/[1.4]">
        <Link
          to="/products/$id"
          params={{ id: row.id }}
          title={productName(row)}
          className="line-clamp-2 font-medium after:absolute after:inset-0 hover:underline"
        >
          {productName(row)}
        </Link>
        {row.success && (
          <>
            <p className="mb-auto text-ink-soft">{row.value.sku}</p>
            <p className={LINE}>
              <strong className="font-semibold text-ink">
                <ProductPrice row={row} />
              </strong>
              <span>{weightOf(row.value)}</span>
            </p>
            <p className={LINE}>{STOCK_NAMES[row.value.stockStatus]}</p>
          </>
        )}
      </div>
    </li>
  );
}

export const ProductGrid = ({ rows, selection, loadMore }: Props) => (
  <>
    <ul
      aria-label="Products"
      className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(176px,1fr))]"
    >
      {rows.map((row) => (
        <Card key={row.id} row={row} selection={selection} />
      ))}
    </ul>
    <ListEnd loadMore={loadMore} />
  </>
);
