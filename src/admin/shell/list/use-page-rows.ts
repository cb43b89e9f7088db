/** Virtualized rows of a list that scrolls with the page. */
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';

/** Number of rows before the end at which more are loaded. */
const AHEAD = 8;

interface PageRows {
  /** Ref of the list element. */
  ref: (list: HTMLElement | null) => void;
  virtual: Virtualizer<Window, Element>;
  /** Height of the rows above and below the rendered ones, px. */
  above: number;
  below: number;
}

/** Offset of an element in the page, px; updated when the page height changes. */
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

/** @param height estimated height of a row, px */
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
