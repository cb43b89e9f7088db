/** Search results of the catalogue while typing. */
import { useCallback } from 'react';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

const UNKNOWN = 'Search couldn’t be loaded. Check your connection and try again.';

interface SearchState {
  loaded: Loaded<SearchAnswer | undefined>;
  /** The latest result, also while the next one is loading. */
  answer: SearchAnswer | undefined;
  /** Repeats the search. */
  retry: () => void;
}

/**
 * @param text search text; nothing is searched for an empty one
 * @param fetchAnswer returns undefined if a newer search has started
 */
export function useSearchResults(
  text: string,
  fetchAnswer: (text: string) => Promise<SearchAnswer | undefined>,
): SearchState {
  const load = useCallback(async (): Promise<Result<SearchAnswer | undefined>> => {
    try {
      return succeeded(text === '' ? undefined : await fetchAnswer(text));
    } catch (error) {
      return failed(error instanceof Error ? error.message : UNKNOWN);
    }
  }, [text, fetchAnswer]);
  const { loaded, last, retry } = useLoaded(load);
  const answer = loaded.state === 'ready' ? loaded.value : last;
  return { loaded, answer: loaded.state === 'failed' ? undefined : answer, retry };
}
