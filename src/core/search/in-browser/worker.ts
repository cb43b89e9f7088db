/** The search worker: it holds the index, so that typing is never blocked by it. */
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { createSearchService } from './search-service.ts';
import type { SearchRequest } from './messages.ts';

const answer = createSearchService(loadCatalogue);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});
