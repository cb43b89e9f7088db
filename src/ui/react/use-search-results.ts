/** Search results of the catalogue while typing. */
import { useCallback } from 'react';
import { errorMessage, failed, succeeded, type Result } from '#core/result.ts';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * @param text search text; nothing is searched for an empty one
 * @param fetchAnswer returns undefined if a newer search has started
 * @returns `answer` is the latest result, also while the next one is loading; `retry` repeats the search
 */
export function useSearchResults(
  text: string,
  fetchAnswer: (text: string) => Promise<SearchAnswer | undefined>,
) {
  const load = useCallback(async (): Promise<Result<SearchAnswer | undefined>> => {
    try {
      return succeeded(text === '' ? undefined : await fetchAnswer(text));
    } catch (error) {
      return failed(errorMessage(error));
    }
  }, [text, fetchAnswer]);
  const { loaded, last, retry } = useLoaded(load);
  const answer = loaded.state === 'ready' ? loaded.value : last;
  return { loaded, answer: loaded.state === 'failed' ? undefined : answer, retry };
}
