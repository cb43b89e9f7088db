/** Columns of the inventory list. */
import { Link } from '@tanstack/react-router';
import { Chip, type ChipLook } from '#admin/shell/chip.tsx';
import type { Column } from '#admin/shell/list/column.ts';
import type { CardParts } from '#admin/shell/list/data-cards.tsx';
import { rowDetails } from '#admin/shell/list/row-details.tsx';
import { readProducts } from '#admin/shell/actions/read-products.ts';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { CARD_PICTURE, PIECE, PIECE_LINK, ROW_CARD_LINK } from '#admin/shell/look/classes.ts';
import { cardTitle } from '#core/card-text.ts';
import { formatCount } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { sizedStatus } from '#core/stock/availability.ts';
import { availableOf, levelsToCount, sellableUnits } from '#core/stock/stock-levels.ts';
import { STOCK_NAMES } from '#core/trade-labels.ts';
import type { ProductDocument } from '#schema/product.ts';
import type { Stock } from '#schema/stock.ts';
import { onHandGrams } from './model/size-rows.ts';
import type { StockRow } from './use-stock-rows.ts';

/** The products of listed stock or movements, read for their titles and pictures. */
const { WithDetails, useDetails } = rowDetails(
  ['list', 'product', 'of stock'],
  async (ids): Promise<ReadonlyMap<string, ProductDocument>> =>
    new Map(
      (await readProducts(ids)).flatMap((row) =>
        row.success ? [[row.id, row.value] as const] : [],
      ),
    ),
);

export const WithProducts = WithDetails;
export const useProduct = useDetails;

const LOOKS: Record<Stock['stockStatus'], ChipLook> = {
  inStock: 'good',
  lowStock: 'warn',
  outOfStock: 'bad',
};

interface StockChipProps {
  row: StockRow;
  /** Undefined until the product is read. */
  sizes: ProductDocument['sizes'] | undefined;
}

/** The status on the site, and whether stock is to be counted because the product's sizes have changed. */
export function StockChip({ row: { stock, isInvalid }, sizes }: StockChipProps) {
  if (isInvalid) return <Chip look="bad">Can’t be displayed</Chip>;
  if (stock === undefined) return <Chip>Not tracked</Chip>;
  const status = sizes === undefined ? stock.stockStatus : sizedStatus(sizes, stock);
  return (
    <>
      <Chip look={LOOKS[status]}>{STOCK_NAMES[status]}</Chip>
      {sizes && levelsToCount(sizes, stock.levels).length > 0 && (
        <>
          {' '}
          <Chip look="warn">Count needed</Chip>
        </>
      )}
    </>
  );
}

const RowChip = ({ row }: { row: StockRow }) => (
  <StockChip row={row} sizes={useProduct(row.id)?.sizes} />
);

/** `10: 12 · 12: 0`: the available units of each size. */
const levelsText = ({ levels }: Stock): string =>
  levels
    .flatMap((level) =>
      level.size === undefined ? [] : [`${level.size}: ${formatCount(availableOf(level))}`],
    )
    .join(' · ');

function titleOf(product: ProductDocument | undefined, row: StockRow): string {
  const title = (product && cardTitle(product.title)) || row.sku;
  return product && product.deletedAt !== null ? `${title} (deleted)` : title;
}

function Piece({ row }: { row: StockRow }) {
  const product = useProduct(row.id);
  return (
    <div className={PIECE}>
      <Thumbnail image={product?.images[0]} />
      <div className="min-w-0">
        <Link to="/inventory/$id" params={{ id: row.id }} className={PIECE_LINK}>
          {titleOf(product, row)}
        </Link>
        <span className="text-xs/normal text-ink-soft">{row.sku}</span>
      </div>
    </div>
  );
}

const CardTitle = ({ row }: { row: StockRow }) => titleOf(useProduct(row.id), row);
const CardPicture = ({ row }: { row: StockRow }) => (
  <Thumbnail image={useProduct(row.id)?.images[0]} size={56} className={CARD_PICTURE} />
);

/** Units for sale: without those that are to be counted because the product's sizes have changed. */
function Available({ row: { id, stock } }: { row: StockRow }) {
  const sizes = useProduct(id)?.sizes;
  if (stock === undefined) return null;
  return formatCount(sizes === undefined ? stock.available : sellableUnits(sizes, stock.levels));
}

const Grams = ({ row: { id, stock } }: { row: StockRow }) =>
  onHandGrams(useProduct(id), stock?.levels ?? []);

const SizesCell = ({ stock }: { stock: Stock | undefined }) => (
  <span className="inline-block max-w-64 truncate align-bottom text-sm text-ink-soft">
    {stock && levelsText(stock)}
  </span>
);

/** Stock as a card, for narrow screens. */
export const stockCard = (row: StockRow): CardParts => ({
  image: <CardPicture row={row} />,
  title: (
    <Link to="/inventory/$id" params={{ id: row.id }} className={ROW_CARD_LINK}>
      <CardTitle row={row} />
    </Link>
  ),
  chip: <RowChip row={row} />,
  lines: [
    row.sku,
    row.stock && levelsText(row.stock),
    row.stock &&
      `On hand ${formatCount(row.stock.onHand)} · Reserved ${formatCount(row.stock.reserved)}`,
    <Grams key="grams" row={row} />,
  ],
  figure: row.stock && (
    <strong>
      <Available row={row} /> available
    </strong>
  ),
});

const figure = (id: string, header: string, of: (stock: Stock) => number): Column<StockRow> => ({
  id,
  header,
  isFigure: true,
  cell: ({ stock }) => stock && formatCount(of(stock)),
});

export const STOCK_COLUMNS: readonly Column<StockRow>[] = [
  { id: 'piece', header: 'Product', cell: (row) => <Piece row={row} /> },
  { id: 'status', header: 'Stock', cell: (row) => <RowChip row={row} /> },
  figure('onHand', 'On hand', ({ onHand }) => onHand),
  figure('reserved', 'Reserved', ({ reserved }) => reserved),
  {
    id: 'available',
    header: 'Available',
    isFigure: true,
    cell: (row) => (
      <strong>
        <Available row={row} />
      </strong>
    ),
  },
  { id: 'grams', header: 'Weight on hand', isFigure: true, cell: (row) => <Grams row={row} /> },
  { id: 'sizes', header: 'Available by size', cell: ({ stock }) => <SizesCell stock={stock} /> },
  { ...figure('low', 'Low from', ({ lowStockAt }) => lowStockAt), isHidden: true },
  {
    id: 'saved',
    header: 'Updated',
    isHidden: true,
    cell: ({ stock }) => stock && formatShortMoment(stock.updatedAt),
  },
];
