/** The boxes by which rows are selected; with Shift pressed, all between two. */
import { useEffect, useRef } from 'react';

interface AllProps {
  isAll: boolean;
  isSome: boolean;
  onChange: () => void;
  /** Whether its words are in sight. */
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
          : 'admin-box'
      }
    >
      <input ref={box} type="checkbox" checked={isAll} onChange={onChange} />
      <span className={isShown ? '' : 'sr-only'}>Select all loaded</span>
    </label>
  );
}

interface RowProps {
  /** Of the thing in the row. */
  name: string;
  isSelected: boolean;
  className?: string;
  onChange: (event: unknown) => void;
}

export const SelectRow = ({ name, isSelected, className = '', onChange }: RowProps) => (
  <label className={`admin-box ${className}`}>
    <input type="checkbox" checked={isSelected} onChange={onChange} />
    <span className="sr-only">
      Select <bdi>{name}</bdi>
    </span>
  </label>
);
