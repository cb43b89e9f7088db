/** Checkboxes to select rows; Shift selects a range. */
import { useEffect, useRef } from 'react';

const BOX = 'grid place-items-center';

interface AllProps {
  isAll: boolean;
  isSome: boolean;
  onChange: () => void;
  /** Whether the label is visible. */
  isShown?: boolean;
}

export function SelectAll({ isAll, isSome, onChange, isShown = false }: AllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll;
  }, [isSome, isAll]);
  return (
    <label
      className={
        isShown
          ? 'inline-flex min-h-10 min-w-7 items-center gap-3 px-3.5 text-sm text-ink-soft'
          : `${BOX} min-h-7 min-w-7`
      }
    >
      <input ref={box} type="checkbox" checked={isAll} onChange={onChange} />
      <span className={isShown ? '' : 'sr-only'}>Select all loaded</span>
    </label>
  );
}

interface RowProps {
  /** Name of the row's item. */
  name: string;
  isSelected: boolean;
  className?: string;
  onChange: (event: unknown) => void;
}

export const SelectRow = ({
  name,
  isSelected,
  className = 'min-h-7 min-w-7',
  onChange,
}: RowProps) => (
  <label className={`${BOX} ${className}`}>
    <input type="checkbox" checked={isSelected} onChange={onChange} />
    <span className="sr-only">
      Select <bdi>{name}</bdi>
    </span>
  </label>
);
