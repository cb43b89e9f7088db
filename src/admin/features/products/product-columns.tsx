/** The columns of the list of products; the status is that on the live site. */
import { Link } from '@tanstack/react-router';
import type { FoundDocument } from '#admin/shell/actions/list-as-staff.ts';
import { cardTitle } from '#core/card-text.ts';
import { formatGrams } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { STOCK_NAMES } from '#core/trade-words.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import { LiveState } from '#admin/shell/publishing/live-state.tsx';
import { StateChip } from '#admin/shell/publishing/state-chip.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { ProductPrice } from './product-price.tsx';

export type ProductRow = FoundDocument<ProductDocument>;

/** Its title; a draft without one goes by its SKU. */
export const productName = (row: ProductRow): string =>
  row.fits ? cardTitle(row.value.title) || row.value.sku || 'Untitled product' : row.id;

/** So that two of one title are told apart. */
export const nameWithSku = (row: ProductRow): string =>
  row.fits && row.value.title !== '' && row.value.sku !== ''
    ? `${row.value.title}, ${row.value.sku}`
    : productName(row);

const Piece = ({ row }: { row: ProductRow }) => (
  <div className="admin-piece">
    <Thumbnail image={row.fits ? row.value.images[0] : undefined} />
    <div className="min-w-0">
      <Link to="/products/$id" params={{ id: row.id }}>
        {productName(row)}
      </Link>
      {row.fits && <span className="admin-piece-code">{row.value.sku}</span>}
    </div>
  </div>
);

export function ProductStatus({ row }: { row: ProductRow }) {
  if (!row.fits) return <StateChip state="quarantined" />;
  return <LiveState path={`prod/${row.id}`} document={row.value} />;
}

/** Nothing where a draft has no weight yet. */
export const weightOf = ({ netWeightMg }: ProductDocument): string =>
  netWeightMg === undefined ? '' : formatGrams(netWeightMg);

/** A product where a table has no room. */
export const productCard = (row: ProductRow): CardParts => ({
  image: <Thumbnail image={row.fits ? row.value.images[0] : undefined} size={56} />,
  title: (
    <Link to="/products/$id" params={{ id: row.id }}>
      {productName(row)}
    </Link>
  ),
  chip: <ProductStatus row={row} />,
  lines: row.fits
    ? [
        [row.value.sku, weightOf(row.value)].filter(Boolean).join(' · '),
        STOCK_NAMES[row.value.stockStatus],
      ]
    : [],
  figure: (
    <strong>
      <ProductPrice row={row} />
    </strong>
  ),
});

/** @param categoryName of a category's id */
export const productColumns = (categoryName: (id: string) => string): Column<ProductRow>[] => [
  { id: 'piece', header: 'Product', cell: (row) => <Piece row={row} /> },
  { id: 'status', header: 'Status', cell: (row) => <ProductStatus row={row} /> },
  documentColumn('category', 'Category', ({ category, subCategory }: ProductDocument) =>
    [category, subCategory]
      .flatMap((id) => (id === undefined ? [] : [categoryName(id)]))
      .join(' › '),
  ),
  { id: 'price', header: 'Price', cell: (row) => <ProductPrice row={row} /> },
  documentColumn('weight', 'Net weight', weightOf),
  documentColumn('stock', 'Stock', ({ stockStatus }: ProductDocument) => STOCK_NAMES[stockStatus]),
  documentColumn('saved', 'Updated', ({ updatedAt }: ProductDocument) =>
    formatShortMoment(updatedAt),
  ),
];
