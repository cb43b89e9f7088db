/** What the search page shows for the words in its field. */
import { loadCatalogue, type PublishedCatalogue } from '#commands/load-catalogue.ts';
import { ActIsland } from '#parts/act-island.tsx';
import { warmSearch } from '#stores/search.ts';
import { SearchResults } from './search-results.tsx';

/** The index is made while the catalogue comes. */
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
