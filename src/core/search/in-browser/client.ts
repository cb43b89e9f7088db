/** The page's side of search: sends queries to the worker and drops outdated results. */
import type {
  SearchAnswer,
  SearchFailure,
  SearchRequest,
  SearchReply,
  SearchMode,
} from './messages.ts';

const MESSAGES: Record<SearchFailure, string> = {
  unreachable: 'Search couldn’t be loaded. Check your connection and try again.',
  outdated: 'The shop has been updated. Reload this page to search.',
};

/** Search is unavailable. The message says what to do; the next query tries again. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
  readonly reason: SearchFailure;
  constructor(reason: SearchFailure) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}

/** The part of `Worker` that search uses. */
export interface SearchWorker {
  postMessage: (question: SearchRequest) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SearchReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  kind: SearchMode['kind'];
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: SearchUnavailable) => void;
}

export type SearchClient = (text: string, mode: SearchMode) => Promise<SearchAnswer | undefined>;

/**
 * @param start starts a worker; called with the first query, and again after a worker has failed
 * @returns a search function; it resolves to undefined when a later query of the same kind replaces this one,
 * and rejects with `SearchUnavailable`
 */
export function createSearchClient(start: () => SearchWorker): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id);
    waiting.delete(id);
    return one;
  }

  function breakDown(broken: SearchWorker): void {
    broken.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) take(id)?.reject(new SearchUnavailable('unreachable'));
  }

  function started(): SearchWorker {
    const fresh = start();
    fresh.onmessage = ({ data }) => {
      const one = take(data.id);
      if ('answer' in data) one?.resolve(data.answer);
      else one?.reject(new SearchUnavailable(data.failure));
    };
    // Its script could not be loaded, or it threw.
    fresh.onerror = (event) => {
      event.preventDefault();
      breakDown(fresh);
    };
    return fresh;
  }

  return (text, mode) => {
    for (const [id, { kind }] of waiting) if (kind === mode.kind) take(id)?.resolve(undefined);
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { kind: mode.kind, resolve, reject });
      worker ??= started();
      worker.postMessage({ id, text, mode });
    });
  };
}
