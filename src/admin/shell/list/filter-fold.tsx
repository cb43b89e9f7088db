/** The filters of a list: beside each other where there is room, folded away on a phone. */
import { useId, useState, type ReactNode } from 'react';

/** @param count how many filters are set */
export function FilterFold({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="admin-fold-button btn btn-small btn-secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{count > 0 && ` (${count})`}
      </button>
      <div id={id} className="admin-fold" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
