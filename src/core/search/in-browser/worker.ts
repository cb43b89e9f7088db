/** The search’s worker: holds the index, so that typing never waits for it. */
import { loadCatalogue } from '#core/listing/load-catalogue.ts';
import { createSearchDesk } from './desk.ts';
import type { SearchQuestion } from './messages.ts';

const answer = createSearchDesk(loadCatalogue);

addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => {
  void answer(data).then((reply) => postMessage(reply));
});
