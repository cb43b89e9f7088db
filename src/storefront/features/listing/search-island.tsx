/** The results of the search page. */
import { loadCatalogue, type PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { warmSearch } from '#core/search/in-browser/search.ts';
import { SearchResults } from './search-results.tsx';

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
