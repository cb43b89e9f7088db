/** The bar above a list: search, filters in a menu with a chip for each that is set, then sort, view and columns. */
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import type { ListFilter } from './list-filter.tsx';

interface Props {
  search?: ReactNode;
  filters?: readonly ListFilter[];
  /** Removes all filters. */
  onClear?: () => void;
  /** Sort, view and columns. */
  children?: ReactNode;
}

interface MenuProps {
  filters: readonly ListFilter[];
  count: number;
  button: RefObject<HTMLButtonElement | null>;
}

function FilterMenu({ filters, count, button }: MenuProps) {
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="admin-bar-button btn btn-small btn-secondary"
      >
        <Icon name="filter" size={16} />
        Filters
        {count > 0 && <span className="admin-count">{count}</span>}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Filters"
        className="admin-popover admin-filter-menu"
      >
        {filters.map(({ name, input }) => (
          <div key={name}>{input}</div>
        ))}
      </div>
    </>
  );
}

const Chip = ({ name, shown, onClear }: ListFilter) => (
  <li>
    <button type="button" className="admin-filter-chip" onClick={onClear}>
      <span className="sr-only">Remove filter </span>
      <span>
        {name}: <bdi>{shown}</bdi>
      </span>
      <Icon name="close" size={14} />
    </button>
  </li>
);

export function ListBar({ search, filters = [], onClear, children }: Props) {
  const set = filters.filter(({ shown }) => shown !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  /** The chip that was pressed is gone by then, so the focus goes to the button of the menu. */
  const clearing = (clear: () => void) => () => {
    clear();
    button.current?.focus();
  };
  return (
    <div className="admin-list-bar">
      {search}
      {filters.length > 0 && <FilterMenu filters={filters} count={set.length} button={button} />}
      {children !== undefined && <div className="admin-list-options">{children}</div>}
      {set.length > 0 && (
        <ul className="admin-filter-chips" aria-label="Active filters">
          {set.map((filter) => (
            <Chip key={filter.name} {...filter} onClear={clearing(filter.onClear)} />
          ))}
          {onClear && (
            <li>
              <button type="button" className="text-sm link" onClick={clearing(onClear)}>
                Clear filters
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
