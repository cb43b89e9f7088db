/** Runs queries in the worker: loads and indexes the catalogue with the first one. */
import type { PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { FileUnavailable } from '#core/file-unavailable.ts';
import { createSearch, type Search } from '#core/search/search.ts';
import type {
  SearchAnswer,
  SearchFailure,
  SearchRequest,
  SearchReply,
  SearchMode,
} from './messages.ts';

interface Indexed {
  catalogue: PublishedCatalogue;
  search: Search;
}

const NO_SUGGESTIONS: SearchAnswer['suggestions'] = { queries: [], categories: [] };

function answer({ catalogue, search }: Indexed, text: string, mode: SearchMode): SearchAnswer {
  const { entries, categories } = catalogue;
  const most = mode.kind === 'first' ? mode.most : mode.kind === 'all' ? Infinity : 0;
  const { places, total, complete } = search.search(text, most);
  const matches = places.flatMap((place) => entries[place] ?? []);
  const isAll = mode.kind === 'all';
  return {
    text,
    entries: isAll ? [] : matches,
    skus: isAll ? matches.map(({ sku }) => sku) : [],
    total,
    complete,
    suggestions: total === 0 ? search.suggest(text) : NO_SUGGESTIONS,
    categories,
  };
}

const failureOf = (error: unknown): SearchFailure =>
  error instanceof FileUnavailable ? 'unreachable' : 'outdated';

/** @param load loads the catalogue; after a failure the next query calls it again */
export function createSearchService(load: () => Promise<PublishedCatalogue>) {
  let indexing: Promise<Indexed> | undefined;
  const index = async (): Promise<Indexed> => {
    const catalogue = await load();
    return { catalogue, search: createSearch(catalogue.entries, catalogue.categories) };
  };

  return async ({ id, text, mode }: SearchRequest): Promise<SearchReply> => {
    try {
      indexing ??= index();
      return { id, answer: answer(await indexing, text, mode) };
    } catch (error) {
      indexing = undefined;
      return { id, failure: failureOf(error) };
    }
  };
}
