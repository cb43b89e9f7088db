/** Bar above a list: search, filter menu with chips of active filters, sort, view and columns. */
import { Button } from '#admin/shell/button.tsx';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '#admin/shell/icon.tsx';
import { POPOVER } from '#admin/shell/look/classes.ts';
import type { ListFilter } from './list-filter.tsx';

interface Filtering<Search> {
  filters?: readonly ListFilter<Search>[];
  /** Called with the changed parameters of the URL. */
  onFilter?: (change: Partial<Search>) => void;
}

interface Props<Search> extends Filtering<Search> {
  search?: ReactNode;
  /** Sort, view and columns. */
  children?: ReactNode;
}

interface MenuProps<Search> extends Required<Filtering<Search>> {
  count: number;
  button: RefObject<HTMLButtonElement | null>;
}

function FilterMenu<Search>({ filters, onFilter, count, button }: MenuProps<Search>) {
  const id = useId();
  return (
    <>
      <Button ref={button} popoverTarget={id} className="gap-2 px-3">
        <Icon name="filter" size={16} />
        Filters
        {count > 0 && (
          <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-(length:--text-2xs) text-white">
            {count}
          </span>
        )}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Filters"
        className={`${POPOVER} w-[min(20rem,calc(100vw-1rem))] gap-3 p-4 [position-area:bottom_span-right]! [position-try-fallbacks:flip-inline] open:grid`}
      >
        {filters.map(({ name, input }) => (
          <div key={name}>{input(onFilter)}</div>
        ))}
      </div>
    </>
  );
}

interface ChipProps {
  name: string;
  shown: string | undefined;
  onClear: () => void;
}

const Chip = ({ name, shown, onClear }: ChipProps) => (
  <li>
    <button
      type="button"
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-wash ps-3 pe-2 text-start text-sm hover:border-edge pointer-coarse:min-h-10"
      onClick={onClear}
    >
      <span className="sr-only">Remove filter </span>
      <span>
        {name}: <bdi>{shown}</bdi>
      </span>
      <Icon name="close" size={14} />
    </button>
  </li>
);

export function ListBar<Search>({
  search,
  filters = [],
  onFilter = () => undefined,
  children,
}: Props<Search>) {
  const set = filters.filter(({ shown }) => shown !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  /** Moves the focus to the menu button, because the pressed chip disappears. */
  const clear = (...cleared: readonly ListFilter<Search>[]): void => {
    // The changes of several filters merge into one.
    onFilter(Object.assign({}, ...cleared.map((each) => each.cleared)) as Partial<Search>);
    button.current?.focus();
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {search}
      {filters.length > 0 && (
        <FilterMenu filters={filters} onFilter={onFilter} count={set.length} button={button} />
      )}
      {children !== undefined && (
        <div className="ms-auto flex flex-wrap items-center gap-2 max-[40.01rem]:w-full">
          {children}
        </div>
      )}
      {set.length > 0 && (
        <ul className="flex basis-full flex-wrap items-center gap-2" aria-label="Active filters">
          {set.map((filter) => (
            <Chip key={filter.name} {...filter} onClear={() => clear(filter)} />
          ))}
          <li>
            <button type="button" className="text-sm link" onClick={() => clear(...set)}>
              Clear filters
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
