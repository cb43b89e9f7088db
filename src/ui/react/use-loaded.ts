/** The one way in which components load: on its way, here, or out of reach. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#core/result.ts';

export type Loaded<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: string };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** What was here last, also while something else is on its way. */
  last: T | undefined;
  /** Takes what is known by now, such as after a change. */
  set: (value: T) => void;
  /** Loads it once more. What is here stays until then. */
  retry: () => void;
}

interface Known<T> {
  /** The question that it answers. */
  of: unknown;
  loaded: Loaded<T>;
  last: T | undefined;
}

const LOADING = { state: 'loading' } as const;

/** @param load the same function for the same thing; another one loads anew */
export function useLoaded<T>(load: () => Promise<Result<T>>): Loading<T> {
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known<T>>();
  const set = useCallback(
    (value: T) => setKnown({ of: load, loaded: { state: 'ready', value }, last: value }),
    [load],
  );
  useEffect(() => {
    let isWanted = true;
    load().then((result) => {
      if (!isWanted) return;
      if (result.success) set(result.value);
      else {
        const loaded = { state: 'failed', error: result.error } as const;
        setKnown((before) => ({ of: load, loaded, last: before?.last }));
      }
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [load, round, set]);
  return {
    loaded: known?.of === load ? known.loaded : LOADING,
    last: known?.last,
    set,
    retry: useCallback(() => {
      setKnown((now) => (now?.loaded.state === 'failed' ? undefined : now));
      setRound((count) => count + 1);
    }, []),
  };
}
