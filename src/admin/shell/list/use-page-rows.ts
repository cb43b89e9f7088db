/** Rows of a list that scrolls with the page: of thousands only those in sight are in the page. */
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';

/** How many rows before the end the next ones are fetched. */
const AHEAD = 8;

interface PageRows {
  /** For the list itself. */
  ref: (list: HTMLElement | null) => void;
  virtual: Virtualizer<Window, Element>;
  /** The room of the rows above and below those in the page, px. */
  above: number;
  below: number;
}

/** Where an element begins in the page, px; measured again when the page changes its height. */
function useTop(element: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setTop(element.getBoundingClientRect().top + scrollY));
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return top;
}

/** @param height of a row before it is measured, px */
export function usePageRows(
  count: number,
  height: number,
  loadMore: (() => void) | undefined,
): PageRows {
  const [list, ref] = useState<HTMLElement | null>(null);
  const top = useTop(list);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 6,
    scrollMargin: top,
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1);
  const isNearEnd = (last?.index ?? 0) >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd) loadMore?.();
  }, [isNearEnd, loadMore]);
  return {
    ref,
    virtual,
    above: Math.max(0, (shown[0]?.start ?? top) - top),
    below: last === undefined ? 0 : Math.max(0, virtual.getTotalSize() + top - last.end),
  };
}
