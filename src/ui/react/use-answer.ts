/** What a question to the catalogue's search gives, as it is typed. */
import { useCallback } from 'react';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { SearchAnswer } from '#core/search/in-browser/search.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

const UNKNOWN = 'Search couldn’t be loaded. Check your connection and try again.';

interface Asked {
  loaded: Loaded<SearchAnswer | undefined>;
  /** The answer at hand, also while the next one is on its way. */
  answer: SearchAnswer | undefined;
  /** Asks the same again. */
  retry: () => void;
}

/**
 * @param text what is asked; nothing is asked for an empty one
 * @param ask gives undefined when a later question has taken its place
 */
export function useAnswer(
  text: string,
  ask: (text: string) => Promise<SearchAnswer | undefined>,
): Asked {
  const load = useCallback(async (): Promise<Result<SearchAnswer | undefined>> => {
    try {
      return succeeded(text === '' ? undefined : await ask(text));
    } catch (error) {
      return failed(error instanceof Error ? error.message : UNKNOWN);
    }
  }, [text, ask]);
  const { loaded, last, retry } = useLoaded(load);
  const answer = loaded.state === 'ready' ? loaded.value : last;
  return { loaded, answer: loaded.state === 'failed' ? undefined : answer, retry };
}
