/** The cards of the library in a grid that scrolls with the page; only those near the window are rendered. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { MediaCard, type MediaCardProps } from './media-card.tsx';
import type { MediaItem } from './model/media-item.ts';

/** Between cards, and the width of the narrowest one, px. */
const GAP = 12;
const NARROWEST = 140;

/** Below the picture of a card: name, facts, use and button, px; rows are measured when rendered. */
const TEXTS = 150;

interface Props extends Omit<MediaCardProps, 'item'> {
  items: readonly MediaItem[];
}

/** The width of the grid, and its distance from the top of the page, px. */
function usePlace() {
  const grid = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useEffect(() => {
    const { current } = grid;
    if (current === null) return undefined;
    const measure = (): void => {
      const { width, top } = current.getBoundingClientRect();
      setPlace((was) =>
        was.width === width && was.top === top + scrollY ? was : { width, top: top + scrollY },
      );
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    // What is above it can grow, such as the list of uploads.
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, []);
  return { grid, ...place };
}

export function MediaGrid({ items, ...card }: Props) {
  const { grid, width, top } = usePlace();
  const columns = Math.max(1, Math.floor((width + GAP) / ((width > 600 ? 190 : NARROWEST) + GAP)));
  const virtual = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / columns),
    estimateSize: () => width / columns + TEXTS,
    gap: GAP,
    overscan: 2,
    scrollMargin: top,
  });
  const rows = virtual.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const from = (first?.index ?? 0) * columns;
  const shown = items.slice(from, ((last?.index ?? -1) + 1) * columns);
  return (
    <ul
      ref={grid}
      aria-label="Images"
      className="grid gap-3"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: (first?.start ?? top) - top,
        paddingBottom: virtual.getTotalSize() - ((last?.end ?? top) - top),
      }}
    >
      {shown.map((item, at) => (
        <li
          key={item.id}
          ref={at % columns === 0 ? virtual.measureElement : undefined}
          data-index={Math.floor((from + at) / columns)}
          aria-setsize={items.length}
          aria-posinset={from + at + 1}
          className="grid"
        >
          <MediaCard item={item} {...card} />
        </li>
      ))}
    </ul>
  );
}
