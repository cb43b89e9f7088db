/** Products as pictures; of thousands only those in sight are in the page. */
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { SelectRow } from '#admin/shell/list/select-boxes.tsx';
import { Thumbnail } from '#admin/shell/thumbnail.tsx';
import { nameWithSku, productName, ProductStatus, type ProductRow } from './product-columns.tsx';

interface Props {
  rows: readonly ProductRow[];
  selection: Selection;
  loadMore: (() => void) | undefined;
}

/** The least width of a card, and the height of each, px. */
const CARD_WIDTH = 170;
const CARD_HEIGHT = 264;
const AHEAD = 4;

function useColumns(frame: React.RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(1, Math.floor(entry.contentRect.width / CARD_WIDTH)));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return columns;
}

function Card({ row, selection }: { row: ProductRow; selection: Selection }) {
  const isSelected = selection.isAll || selection.rows[row.id] === true;
  return (
    <li className="admin-product-card" data-selected={isSelected || undefined}>
      <SelectRow
        name={nameWithSku(row)}
        isSelected={isSelected}
        onChange={() => selection.toggle(row.id)}
      />
      <Thumbnail image={row.fits ? row.value.images[0] : undefined} size={150} />
      <Link to="/products/$id" params={{ id: row.id }}>
        {productName(row)}
      </Link>
      <p>
        <span>{row.fits ? row.value.sku : ''}</span> <ProductStatus row={row} />
      </p>
    </li>
  );
}

export function ProductGrid({ rows, selection, loadMore }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(frame);
  const lines = Math.ceil(rows.length / columns);
  const virtual = useVirtualizer({
    count: lines,
    getScrollElement: () => frame.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: 3,
  });
  const shown = virtual.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= lines - AHEAD;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);
  const first = shown[0];
  const last = shown.at(-1);
  const visible = rows.slice((first?.index ?? 0) * columns, ((last?.index ?? -1) + 1) * columns);
  return (
    // A scrolling region must be reachable by keyboard.
    <div ref={frame} className="admin-table" role="region" aria-label="Products" tabIndex={0}>
      <ul
        className="admin-product-grid"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: CARD_HEIGHT,
          paddingTop: first?.start ?? 0,
          paddingBottom: virtual.getTotalSize() - (last?.end ?? 0),
        }}
      >
        {visible.map((row) => (
          <Card key={row.id} row={row} selection={selection} />
        ))}
      </ul>
    </div>
  );
}
