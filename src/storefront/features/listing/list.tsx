/** An interactive list of products: filters, chips, sort, cards, pages. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CategoryLink } from '#core/catalogue.ts';
import { formatDesigns } from '#core/format.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { lineSheetPath } from '#core/paths.ts';
import {
  queryWithin,
  SORTS,
  type ListingView,
  type Sort,
} from '#storefront/shared/listing/filter-address.ts';
import { SORT_NAMES } from '#storefront/shared/listing/filter-labels.ts';
import { chipsOf, type Chip } from './model/choose.ts';
import { isFiltered, NO_FILTERS, type Filters } from '#storefront/shared/listing/filters.ts';
import { EmptyState } from '#ui/react/empty-state.tsx';
import { Icon } from '#ui/react/icon.tsx';
import { ProductGrid } from '#storefront/shared/parts/product-grid.tsx';
import { Pagination } from '#ui/react/pagination.tsx';
import { LIST_BAR, LIST_COUNT, LIST_LINK, LIST_SORT } from '#ui/list-class.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { shownList } from './model/list-view.ts';
import { addressOf, type ListPlace } from './use-list-view.ts';

interface Props {
  place: ListPlace;
  /** Every product of the list, in its own order. */
  entries: readonly CatalogueEntry[];
  categories: readonly CategoryLink[];
  view: ListingView;
  show: (view: ListingView, doing?: string) => void;
  /** `filters`: they are open at first. `sort`: it has the focus. */
  begin?: string | undefined;
  /** The label of the list's own order. */
  firstSort: string;
}

interface ChipsProps {
  chips: readonly Chip[];
  /** The pressed button disappears; `next` is the chip beside it, if any. */
  onRemove: (filters: Filters, next?: HTMLElement | null) => void;
}

/** The selected filters; a press removes one. */
const FilterChips = ({ chips, onRemove }: ChipsProps) => (
  <ul aria-label="Selected filters" className="flex flex-wrap gap-2 pb-4 text-sm">
    {chips.map(({ label, without }, place) => (
      <li key={label}>
        <button
          type="button"
          className="flex min-h-10 max-w-full items-center gap-2 rounded-full border border-edge pr-3 pl-4 text-left wrap-anywhere hover:border-ink"
          aria-label={`Remove filter: ${label}`}
          onClick={({ currentTarget: { parentElement: item } }) => {
            const isLast = place === chips.length - 1;
            const beside = isLast ? item?.previousElementSibling : item?.nextElementSibling;
            onRemove(without, beside?.querySelector('button'));
          }}
        >
          {label}
          <Icon name="close" size={14} />
        </button>
      </li>
    ))}
    <li>
      <button type="button" className="min-h-10 px-2 link" onClick={() => onRemove(NO_FILTERS)}>
        Clear filters
      </button>
    </li>
  </ul>
);

interface SortProps {
  sort: Sort;
  firstSort: string;
  onSort: (sort: Sort) => void;
}

const SortField = ({ sort, firstSort, onSort }: SortProps) => (
  <label>
    <span className="sr-only">Sort</span>
    <select
      className={LIST_SORT}
      value={sort}
      // The options are the sorts.
      onChange={({ currentTarget }) => onSort(currentTarget.value as Sort)}
    >
      {SORTS.map((each) => (
        <option key={each} value={each}>
          {each === 'newest' ? firstSort : SORT_NAMES[each]}
        </option>
      ))}
    </select>
  </label>
);

export function List(props: Props) {
  const { place, entries, categories, view, show, begin, firstSort } = props;
  const { filters, sort } = view;
  /** Identifies this opening of the filters; undefined while they are closed. */
  const [opening, setOpening] = useState(begin === 'filters' ? crypto.randomUUID() : undefined);
  const shown = useMemo(() => shownList(entries, view), [entries, view]);
  const filterButton = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filters, categories);

  useEffect(() => {
    if (begin === 'sort') top.current?.querySelector('select')?.focus();
  }, [begin]);
  const closed = (): void => {
    setOpening(undefined);
    filterButton.current?.focus();
  };
  /** All selections while the filters are open are one history entry. */
  const choose = (next: Filters): void => show({ ...view, filters: next, page: 1 }, opening);
  const remove: ChipsProps['onRemove'] = (without, next): void => {
    choose(without);
    (next ?? filterButton.current)?.focus({ preventScroll: true });
  };
  const goTo = (page: number): void => {
    show({ ...view, page });
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <div className={LIST_BAR} data-list-bar>
        <div className={LIST_COUNT}>
          <p role="status">
            {formatDesigns(shown.total)}
            {shown.pages > 1 && `, page ${shown.page} of ${shown.pages}`}
          </p>
          <a className={LIST_LINK} href={lineSheetPath(queryWithin(place.scope, view))}>
            Line sheet
          </a>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={filterButton}
            kind="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setOpening(crypto.randomUUID())}
          >
            <Icon name="filter" size={18} />
            {chips.length === 0 ? 'Filter' : `Filter (${chips.length})`}
          </Button>
          <SortField
            sort={sort}
            firstSort={firstSort}
            onSort={(next) => show({ ...view, sort: next, page: 1 })}
          />
        </div>
      </div>
      {chips.length > 0 && <FilterChips chips={chips} onRemove={remove} />}
      {shown.total === 0 ? (
        <EmptyState
          title="No designs match these filters"
          text="Remove a filter or clear them all."
        >
          {isFiltered(filters) && (
            <Button kind="secondary" onClick={() => remove(NO_FILTERS)}>
              Clear filters
            </Button>
          )}
        </EmptyState>
      ) : (
        <ProductGrid cards={shown.entries.map(cardOfEntry)} level="h2" />
      )}
      <div className="mt-14">
        <Pagination
          page={shown.page}
          pages={shown.pages}
          label={`Pages of ${place.title}`}
          hrefOf={(page) => addressOf(place, { ...view, page })}
          onPage={goTo}
        />
      </div>
      {opening !== undefined && (
        <FilterSheet
          scope={place.scope}
          filters={filters}
          counts={shown.counts}
          total={shown.total}
          categories={categories}
          onChange={choose}
          onClose={closed}
        />
      )}
    </div>
  );
}
