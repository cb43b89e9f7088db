/** An interactive list of products: filters, chips, sort, cards, pages. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CategoryLink } from '#core/catalogue.ts';
import { formatDesigns } from '#core/format.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { SORTS, type ListingView, type Sort } from '#storefront/shared/listing/filter-address.ts';
import { SORT_NAMES } from '#storefront/shared/listing/filter-labels.ts';
import { chipsOf } from './model/choose.ts';
import type { Filters } from '#storefront/shared/listing/filters.ts';
import { Icon } from '#ui/react/icon.tsx';
import { ProductGrid } from '#storefront/shared/parts/product-grid.tsx';
import { Pagination } from '#ui/react/pagination.tsx';
import { LIST_BAR, LIST_SORT } from '#ui/list-class.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { addressOf, type ListPlace } from './list-place.ts';
import { shownList } from './list-view.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

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
  /** Shown if nothing matches. */
  nothing: ReactNode;
}

export function List(props: Props) {
  const { place, entries, categories, view, show, begin, firstSort, nothing } = props;
  const { filters, sort } = view;
  /** Identifies this opening of the filters; undefined while they are closed. */
  const [opening, setOpening] = useState(begin === 'filters' ? crypto.randomUUID() : undefined);
  const shown = useMemo(() => shownList(entries, view), [entries, view]);
  const filterButton = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const chosen = chipsOf(filters).length;

  useRestoredFocus({ list: top, fallback: filterButton });
  useEffect(() => {
    if (begin === 'sort') top.current?.querySelector('select')?.focus();
  }, [begin]);
  const closed = (): void => {
    setOpening(undefined);
    filterButton.current?.focus();
  };
  /** All selections while the filters are open are one history entry. */
  const choose = (next: Filters): void => show({ ...view, filters: next, page: 1 }, opening);
  const goTo = (page: number): void => {
    show({ ...view, page });
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <div className={LIST_BAR} data-list-bar>
        <p role="status">
          {formatDesigns(shown.total)}
          {shown.pages > 1 && `, page ${shown.page} of ${shown.pages}`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={filterButton}
            kind="secondary"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setOpening(crypto.randomUUID())}
          >
            <Icon name="filter" size={18} />
            {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
          </Button>
          <label>
            <span className="sr-only">Sort</span>
            <select
              className={LIST_SORT}
              value={sort}
              onChange={({ currentTarget }) =>
                // The options are the sorts.
                show({ ...view, sort: currentTarget.value as Sort, page: 1 })
              }
            >
              {SORTS.map((each) => (
                <option key={each} value={each}>
                  {each === 'newest' ? firstSort : SORT_NAMES[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <FilterChips filters={filters} categories={categories} onChange={choose} />
      {shown.total === 0 ? (
        nothing
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
