/** What a section shows: on its way, here, or out of reach. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#core/result.ts';
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
  const [round, setRound] = useState(0);
  /** What is known, and of which question. */
  const [known, setKnown] = useState<{ of: unknown; round: number; loaded: Loaded<T> }>();
  useEffect(() => {
    let isWanted = true;
    load().then((result) => {
      if (!isWanted) return;
      const loaded: Loaded<T> = result.success
        ? { state: 'ready', value: result.value }
        : { state: 'failed', words: result.error };
      setKnown({ of: load, round, loaded });
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [load, round]);
  return {
    loaded: known?.of === load && known.round === round ? known.loaded : { state: 'loading' },
    set: useCallback(
      (value: T) => setKnown({ of: load, round, loaded: { state: 'ready', value } }),
      [load, round],
    ),
    again: useCallback(() => {
      // The button goes.
      focusHeading();
      setRound((last) => last + 1);
    }, []),
  };
}
