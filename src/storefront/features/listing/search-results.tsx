/** The results of the search page, as a list with filters and sort orders. */
import { Button } from '#ui/react/button.tsx';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { loadCatalogue, type PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { NO_FILTERS } from '#storefront/shared/listing/filters.ts';
import { EmptyState } from '#ui/react/empty-state.tsx';
import { RecentSearches } from '#storefront/shared/parts/recent-searches.tsx';
import { SearchNothing } from '#storefront/shared/parts/search-nothing.tsx';
import { useSearchResults } from '#ui/react/use-search-results.ts';
import { addRecentSearch } from '#storefront/shared/stores/recent-searches.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { rankCatalogue, warmSearch } from '#core/search/in-browser/search.ts';
import { List } from './list.tsx';
import { placeOf, scrollBack, useListView } from './use-list-view.ts';
import { useSearchField } from './use-search-field.ts';

interface Props {
  /** The element of the list in its page (`search.astro`). */
  element: HTMLElement;
  catalogue: PublishedCatalogue;
}

function SearchResults({ element, catalogue }: Props) {
  const place = useMemo(() => placeOf(element), [element]);
  const frame = useRef<HTMLDivElement>(null);
  const { view, show } = useListView(place);
  const { text } = view;
  const { loaded, answer: ranked, retry } = useSearchResults(text, rankCatalogue);
  const answer = text === '' ? undefined : ranked;
  const bySku = useMemo(
    () => new Map(catalogue.entries.map((entry) => [entry.sku, entry])),
    [catalogue],
  );
  const entries = useMemo(
    () => (answer?.skus ?? []).flatMap((sku) => bySku.get(sku) ?? []),
    [answer, bySku],
  );

  useSearchField(text, (typed) =>
    show({ text: typed, filters: NO_FILTERS, sort: 'newest', page: 1 }, 'typing'),
  );
  useLayoutEffect(scrollBack, []);

  const searchFor = (next: string): void => {
    addRecentSearch(next);
    // The pressed button disappears with its suggestion.
    frame.current?.focus({ preventScroll: true });
    show({ text: next, filters: NO_FILTERS, sort: 'newest', page: 1 });
  };

  const results = (): ReactNode => {
    if (text === '') return <RecentSearches onText={searchFor} />;
    if (loaded.state === 'failed') {
      return (
        <EmptyState title="Search is unavailable" text={loaded.error} icon="alert">
          <Button kind="secondary" onClick={retry}>
            Try again
          </Button>
        </EmptyState>
      );
    }
    if (answer === undefined) return <p className="py-8 text-ink-soft">Searching…</p>;
    if (answer.total === 0) return <SearchNothing answer={answer} onWord={searchFor} />;
    return (
      <>
        {!answer.complete && (
          <p className="pb-3 text-ink-soft">
            No design matches all of these words. Here are the closest.
          </p>
        )}
        <List
          place={place}
          entries={entries}
          catalogue={catalogue}
          view={view}
          show={show}
          firstSort="Best match"
        />
      </>
    );
  };

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="outline-none"
      onClick={({ target }) => {
        // Stores the search once the visitor opens a result.
        if (target instanceof Element && target.closest('h2 a') !== null) addRecentSearch(text);
      }}
    >
      <p role="status" className="sr-only">
        {answer?.total === 0 ? `No results for ${text}` : ''}
      </p>
      {results()}
    </div>
  );
}

/** Builds the index while the catalogue loads. */
function load(): Promise<PublishedCatalogue> {
  warmSearch();
  return loadCatalogue();
}

export const SearchList = () => (
  <ActIsland load={load}>
    {(element, _close, catalogue) =>
      element && catalogue && <SearchResults element={element} catalogue={catalogue} />
    }
  </ActIsland>
);
