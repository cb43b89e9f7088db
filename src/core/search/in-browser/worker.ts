/** The search worker: it holds the index, so that typing is never blocked by it. */
import { FileUnavailable } from '#core/file-unavailable.ts';
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { createSearch } from '#core/search/search.ts';
import type { SearchAnswer, SearchReply, SearchRequest } from './search.ts';

const UNREACHABLE = 'Search couldn’t be loaded. Check your connection and try again.';
const OUTDATED = 'The shop has been updated. Reload this page to search.';

async function index() {
  const catalogue = await loadCatalogue();
  return { ...catalogue, ...createSearch(catalogue.entries, catalogue.categories) };
}

let indexing: ReturnType<typeof index> | undefined;

async function answer({ text, most }: SearchRequest): Promise<SearchAnswer> {
  indexing ??= index();
  const { entries, categories, search, suggest } = await indexing;
  const { places, total, complete } = search(text, most ?? Infinity);
  const matches = places.flatMap((place) => entries[place] ?? []);
  return {
    text,
    entries: most === undefined ? [] : matches,
    skus: most === undefined ? matches.map(({ sku }) => sku) : [],
    total,
    complete,
    suggestions: total === 0 ? suggest(text) : { queries: [], categories: [] },
    categories,
  };
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const reply = (message: SearchReply): void => postMessage(message);
  answer(data).then(
    (result) => reply({ id: data.id, answer: result }),
    (error: unknown) => {
      // The next query loads the catalogue again.
      indexing = undefined;
      reply({ id: data.id, error: error instanceof FileUnavailable ? UNREACHABLE : OUTDATED });
    },
  );
});
