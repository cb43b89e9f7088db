/** An interactive list of products: filters, chips, sort, cards, pages. */
import { Button } from '#ui/react/button.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { queryWithin, type ListingView } from '#storefront/shared/listing/filter-address.ts';
import { lineSheetPath } from '#core/paths.ts';
import { chipsOf, type Chip } from './model/choose.ts';
import { isFiltered, NO_FILTERS, type Filters } from '#storefront/shared/listing/filters.ts';
import { EmptyState } from '#ui/react/empty-state.tsx';
import { Icon } from '#ui/react/icon.tsx';
import { cardForBuyer } from '#storefront/shared/order/card-for-buyer.ts';
import { hiddenIdsOf, useHiddenPrices } from '#storefront/shared/parts/use-hidden-prices.ts';
import { ProductGrid } from '#storefront/shared/parts/product-grid.tsx';
import { Pagination } from '#ui/react/pagination.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { ListBar } from './list-bar.tsx';
import { pageIn, storedLayout, storeLayout, type ListLayout } from './model/list-layout.ts';
import { shownList } from './model/list-view.ts';
import { QuickOrder } from './quick-order/quick-order.tsx';
import { addressOf, type ListPlace } from './use-list-view.ts';

interface Props {
  place: ListPlace;
  /** Every product of the list, in its own order. */
  entries: readonly CatalogueEntry[];
  catalogue: PublishedCatalogue;
  view: ListingView;
  show: (view: ListingView, doing?: string) => void;
  /** `filters`: they are open at first. `sort`, `table`: that control has the focus. */
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

function Cards({ entries }: { entries: readonly CatalogueEntry[] }) {
  const hidden = useHiddenPrices(hiddenIdsOf(entries));
  return <ProductGrid cards={entries.map((entry) => cardForBuyer(entry, hidden))} level="h2" />;
}

export function List(props: Props) {
  const { place, entries, catalogue, view, show, begin, firstSort } = props;
  const { filters, sort } = view;
  const { categories } = catalogue;
  const [layout, setLayout] = useState(storedLayout);
  /** Identifies this opening of the filters; undefined while they are closed. */
  const [opening, setOpening] = useState(begin === 'filters' ? crypto.randomUUID() : undefined);
  const shown = useMemo(() => shownList(entries, view, layout), [entries, view, layout]);
  const layoutButton = useRef<HTMLButtonElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const chips = chipsOf(filters, categories);

  useEffect(() => {
    if (begin === 'sort') top.current?.querySelector('select')?.focus();
    if (begin === 'table') layoutButton.current?.focus();
  }, [begin]);
  const change = (next: ListLayout): void => {
    storeLayout(next);
    setLayout(next);
    const page = pageIn(next, { page: shown.page, from: layout });
    if (page !== view.page) show({ ...view, page }, 'layout');
  };
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
      <ListBar
        layout={layout}
        shown={shown}
        filters={chips.length}
        sort={sort}
        firstSort={firstSort}
        layoutButton={layoutButton}
        filterButton={filterButton}
        sheet={lineSheetPath(queryWithin(place.scope, view))}
        onLayout={change}
        onFilter={() => setOpening(crypto.randomUUID())}
        onSort={(next) => show({ ...view, sort: next, page: 1 })}
      />
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
      ) : layout === 'table' ? (
        <QuickOrder entries={shown.entries} catalogue={catalogue.entries} />
      ) : (
        <Cards entries={shown.entries} />
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
