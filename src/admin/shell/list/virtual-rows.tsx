/** A long list in a frame of its own; only visible rows are rendered, and measured when they are. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { PANEL } from '#admin/shell/look/classes.ts';

interface Props {
  label: string;
  count: number;
  /** The estimated height of a row, px. */
  height: number;
  /** Of the frame, with its height. */
  className: string;
  rowClass: string;
  keyOf?: (index: number) => string;
  children: (index: number) => ReactNode;
}

const keyOfIndex = (index: number): string => String(index);

export function VirtualRows({ label, count, height, className, rowClass, ...rows }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: rows.keyOf ?? keyOfIndex,
    overscan: 6,
  });
  return (
    <div
      ref={frame}
      className={`${PANEL} overflow-auto ${className}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <ol className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            className={`absolute inset-x-0 top-0 border-b border-line py-2 ${rowClass}`}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {rows.children(index)}
          </li>
        ))}
      </ol>
    </div>
  );
}
