/** Products as a grid of cards; only visible rows are rendered. */
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { SelectRow } from '#admin/shell/list/select-boxes.tsx';
import { usePageRows } from '#admin/shell/list/use-page-rows.ts';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { STOCK_NAMES } from '#core/trade-labels.ts';
import type { ProductRow } from './product-row.ts';
import { nameWithSku, productName, ProductStatus, weightOf } from './product-columns.tsx';
import { ProductPrice } from './product-price.tsx';

interface Props {
  rows: readonly ProductRow[];
  selection: Selection;
  loadMore: (() => void) | undefined;
}

/** Minimum width of a card on phones and elsewhere, px. */
const CARD_WIDTH = 130;
const WIDER_CARD = 176;
/** Narrower lists count as phones, px. */
const PHONE = 600;
/** Gap between cards, px. */
const GAP = 12;
/** Height of the text below a picture, px. */
const TEXT_HEIGHT = 118;
/** Requested picture width; cards are rarely wider, px. */
const PICTURE = 240;

const LINE = 'flex justify-between gap-2 whitespace-nowrap text-ink-soft';

interface Layout {
  columns: number;
  /** Width of a card, px. */
  width: number;
}

function layoutIn(room: number): Layout {
  const least = room < PHONE ? CARD_WIDTH : WIDER_CARD;
  const columns = Math.max(1, Math.floor((room + GAP) / (least + GAP)));
  return { columns, width: Math.floor((room - (columns - 1) * GAP) / columns) };
}

function Card({ row, selection }: { row: ProductRow; selection: Selection }) {
  const isSelected = selection.isAll || selection.rows[row.id] === true;
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-md border ${isSelected ? 'border-gold bg-wash ring-1 ring-gold' : 'border-line bg-paper hover:border-edge'}`}
    >
      <div className="aspect-square flex-none">
        <Thumbnail
          image={row.fits ? row.value.images[0] : undefined}
          size={PICTURE}
          className="size-full"
        />
      </div>
      <div className="absolute top-2 left-2 z-1 flex rounded-sm bg-paper">
        <SelectRow
          name={nameWithSku(row)}
          isSelected={isSelected}
          onChange={() => selection.toggle(row.id)}
        />
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
        {row.fits && (
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

function Rows({
  rows,
  selection,
  loadMore,
  layout: { columns, width },
}: Props & { layout: Layout }) {
  const height = width + TEXT_HEIGHT;
  const lines = Math.ceil(rows.length / columns);
  const { ref, virtual, above, below } = usePageRows(lines, height + GAP, loadMore);
  const shown = virtual.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? -1;
  return (
    <ul
      ref={ref}
      aria-label="Products"
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: height,
        gap: GAP,
        paddingTop: above,
        paddingBottom: below,
      }}
    >
      {rows.slice(first * columns, (last + 1) * columns).map((row) => (
        <Card key={row.id} row={row} selection={selection} />
      ))}
    </ul>
  );
}

export function ProductGrid(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={frame}>{room > 0 && <Rows {...props} layout={layoutIn(room)} />}</div>;
}
