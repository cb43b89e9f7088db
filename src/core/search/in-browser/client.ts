/** The page's side of search: asks the worker, gives up answers that nobody waits for any more. */
import type {
  SearchAnswer,
  SearchFailure,
  SearchQuestion,
  SearchReply,
  Wanted,
} from './messages.ts';

const WORDS: Record<SearchFailure, string> = {
  unreachable: 'Search couldn’t be loaded. Check your connection and try again.',
  outdated: 'The shop has been updated. Reload this page to search.',
};

/** Search cannot answer. Its message tells a person what to do; the next question tries again. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
  readonly reason: SearchFailure;
  constructor(reason: SearchFailure) {
    super(WORDS[reason]);
    this.reason = reason;
  }
}

/** What is needed of a `Worker`. */
export interface SearchWorker {
  postMessage: (question: SearchQuestion) => void;
  terminate: () => void;
  onmessage: ((event: MessageEvent<SearchReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  what: Wanted['what'];
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: SearchUnavailable) => void;
}

export type AskSearch = (text: string, wanted: Wanted) => Promise<SearchAnswer | undefined>;

/**
 * @param start starts a worker; called with the first question, and again after a worker has broken down
 * @returns asks a question; gives undefined when a later one of the same kind has been asked meanwhile,
 *   and fails with `SearchUnavailable`
 */
export function createSearchClient(start: () => SearchWorker): AskSearch {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let asked = 0;

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
    // Its script could not be fetched, or it threw.
    fresh.onerror = (event) => {
      event.preventDefault();
      breakDown(fresh);
    };
    return fresh;
  }

  return (text, wanted) => {
    for (const [id, { what }] of waiting) if (what === wanted.what) take(id)?.resolve(undefined);
    const id = (asked += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { what: wanted.what, resolve, reject });
      worker ??= started();
      worker.postMessage({ id, text, wanted });
    });
  };
}
