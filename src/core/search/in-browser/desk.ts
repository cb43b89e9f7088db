/** Answers questions in the worker: loads the catalogue when the first one comes, and indexes it once. */
import type { PublishedCatalogue } from '#core/listing/load-catalogue.ts';
import { FileUnavailable } from '#core/file-unavailable.ts';
import { createSearch, type Search } from '#core/search/search.ts';
import type {
  SearchAnswer,
  SearchFailure,
  SearchQuestion,
  SearchReply,
  Wanted,
} from './messages.ts';

interface Indexed {
  catalogue: PublishedCatalogue;
  search: Search;
}

const NO_SUGGESTIONS: SearchAnswer['suggestions'] = { words: [], categories: [] };

function answer({ catalogue, search }: Indexed, text: string, wanted: Wanted): SearchAnswer {
  const { entries, categories } = catalogue;
  const most = wanted.what === 'first' ? wanted.most : wanted.what === 'all' ? Infinity : 0;
  const { places, total, complete } = search.search(text, most);
  const found = places.flatMap((place) => entries[place] ?? []);
  const isAll = wanted.what === 'all';
  return {
    text,
    entries: isAll ? [] : found,
    skus: isAll ? found.map(({ sku }) => sku) : [],
    total,
    complete,
    suggestions: total === 0 ? search.suggest(text) : NO_SUGGESTIONS,
    categories,
  };
}

const failureOf = (error: unknown): SearchFailure =>
  error instanceof FileUnavailable ? 'unreachable' : 'outdated';

/** @param load gives the catalogue; where it fails, the next question asks it again */
export function createSearchDesk(load: () => Promise<PublishedCatalogue>) {
  let indexing: Promise<Indexed> | undefined;
  const index = async (): Promise<Indexed> => {
    const catalogue = await load();
    return { catalogue, search: createSearch(catalogue.entries, catalogue.categories) };
  };

  return async ({ id, text, wanted }: SearchQuestion): Promise<SearchReply> => {
    try {
      indexing ??= index();
      return { id, answer: answer(await indexing, text, wanted) };
    } catch (error) {
      indexing = undefined;
      return { id, failure: failureOf(error) };
    }
  };
}
