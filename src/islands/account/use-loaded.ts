/** What a section shows: on its way, here, or out of reach. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#domain/result.ts';
import { focusHeading } from './heading.tsx';

export type Loaded<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; words: string };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** Takes what is known by now, such as after a change. */
  set: (value: T) => void;
  /** Loads it once more. */
  again: () => void;
}

/** @param load the same function for the same thing; another one loads anew */
export function useLoaded<T>(load: () => Promise<Result<T>>): Loading<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setLoaded({ state: 'loading' });
    load().then((result) => {
      if (!isWanted) return;
      setLoaded(
        result.success
          ? { state: 'ready', value: result.value }
          : { state: 'failed', words: result.error },
      );
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [load, round]);
  return {
    loaded,
    set: useCallback((value: T) => setLoaded({ state: 'ready', value }), []),
    again: useCallback(() => {
      // The button goes.
      focusHeading();
      setRound((last) => last + 1);
    }, []),
  };
}
