/** Columns of the product list; the status shown is that on the live site. */
import { Link } from '@tanstack/react-router';
import { cardTitle } from '#core/card-text.ts';
import { formatGrams } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { STOCK_NAMES } from '#core/trade-labels.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { documentColumn, type Column } from '#admin/shell/list/column.ts';
import { LiveState } from '#admin/shell/publishing/live-state.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductRow } from './product-search.ts';
import { ROW_CARD_LINK, CARD_PICTURE, PIECE, PIECE_LINK } from '#admin/shell/look/classes.ts';

/** The title; the SKU for a draft without a title. */
export const productName = (row: ProductRow): string =>
  row.success ? cardTitle(row.value.title) || row.value.sku || 'Untitled product' : row.id;

/** Distinguishes products with the same title. */
export const nameWithSku = (row: ProductRow): string =>
  row.success && row.value.title !== '' && row.value.sku !== ''
    ? `${row.value.title}, ${row.value.sku}`
    : productName(row);

const Piece = ({ row }: { row: ProductRow }) => (
  <div className={PIECE}>
    <Thumbnail image={row.success ? row.value.images[0] : undefined} />
    <div className="min-w-0">
      <Link to="/products/$id" params={{ id: row.id }} className={PIECE_LINK}>
        {productName(row)}
      </Link>
      {row.success && <span className="text-xs/normal text-ink-soft">{row.value.sku}</span>}
    </div>
  </div>
);

export const ProductStatus = ({ row }: { row: ProductRow }) => (
  <LiveState path={`prod/${row.id}`} document={row.success ? row.value : undefined} />
);

/** Empty for a draft without a weight. */
export const weightOf = ({ netWeightMg }: ProductDocument): string =>
  netWeightMg === undefined ? '' : formatGrams(netWeightMg);

/** A product as a card, for narrow screens. */
export const productCard = (row: ProductRow): CardParts => ({
  image: (
    <Thumbnail
      image={row.success ? row.value.images[0] : undefined}
      size={56}
      className={CARD_PICTURE}
    />
  ),
  title: (
    <Link to="/products/$id" params={{ id: row.id }} className={ROW_CARD_LINK}>
      {productName(row)}
    </Link>
  ),
  chip: <ProductStatus row={row} />,
  lines: row.success
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

/** @param categoryName name of a category by its id */
export const productColumns = (categoryName: (id: string) => string): Column<ProductRow>[] => [
  { id: 'piece', header: 'Product', cell: (row) => <Piece row={row} /> },
  { id: 'status', header: 'Status', cell: (row) => <ProductStatus row={row} /> },
  documentColumn('category', 'Category', ({ category, subCategory }: ProductDocument) =>
    [category, subCategory]
      .flatMap((id) => (id === undefined ? [] : [categoryName(id)]))
      .join(' › '),
  ),
  { id: 'price', header: 'Price', isFigure: true, cell: (row) => <ProductPrice row={row} /> },
  { ...documentColumn('weight', 'Net weight', weightOf), isFigure: true },
  documentColumn('stock', 'Stock', ({ stockStatus }: ProductDocument) => STOCK_NAMES[stockStatus]),
  documentColumn('saved', 'Updated', ({ updatedAt }: ProductDocument) =>
    formatShortMoment(updatedAt),
  ),
];
