/** Takes over the search page, once somebody searches or comes by an address that does. */
import { loadCatalogue } from '#commands/load-catalogue.ts';
import { mountIn } from '#parts/mount.ts';
import { warmSearch } from '#stores/search.ts';
import { placeOf } from './list-place.ts';
import { SearchResults, type SearchField } from './search-results.tsx';
import { scrolledBefore } from './use-list-view.ts';

/**
 * Shows in `element` what the page's field asks for.
 * @throws what `loadCatalogue` throws
 */
export async function startSearch(
  element: HTMLElement,
  { field, onSearching }: { field: SearchField; onSearching: (searching: boolean) => void },
): Promise<void> {
  // The index is made while the page is.
  warmSearch();
  const catalogue = await loadCatalogue();
  const scrolled = scrolledBefore();
  await mountIn(
    element,
    <SearchResults
      place={placeOf(element)}
      catalogue={catalogue}
      field={field}
      onSearching={onSearching}
    />,
  );
  if (scrolled !== undefined) scrollTo({ top: scrolled, behavior: 'instant' });
}
