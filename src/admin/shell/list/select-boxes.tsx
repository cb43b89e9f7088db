/** Checkboxes to select rows. */
import { useEffect, useRef } from 'react';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';

const BOX = 'grid place-items-center';

interface AllProps {
  rows: readonly { id: string }[];
  selection: Selection;
  /** Whether the label is visible. */
  isShown?: boolean;
}

/** Selects all loaded rows, or none. */
export function SelectAll({ rows, selection, isShown = false }: AllProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = selection.ids.length;
  const isAll = count > 0 && count === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label
      className={
        isShown
          ? 'inline-flex min-h-10 min-w-7 items-center gap-3 px-3.5 text-sm text-ink-soft'
          : `${BOX} min-h-7 min-w-7`
      }
    >
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        onChange={() =>
          isAll
            ? selection.clear()
            : selection.set(Object.fromEntries(rows.map(({ id }) => [id, true])))
        }
      />
      <span className={isShown ? '' : 'sr-only'}>Select all loaded</span>
    </label>
  );
}

interface RowProps {
  id: string;
  /** Name of the row's item. */
  name: string;
  selection: Selection;
  className?: string;
}

export const SelectRow = ({ id, name, selection, className = 'min-h-7 min-w-7' }: RowProps) => (
  <label className={`${BOX} ${className}`}>
    <input
      type="checkbox"
      checked={selection.rows[id] === true}
      onChange={() => selection.toggle(id)}
    />
    <span className="sr-only">
      Select <bdi>{name}</bdi>
    </span>
  </label>
);
