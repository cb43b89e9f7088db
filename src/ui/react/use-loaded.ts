/** Loads data for a component: loading, ready or failed. */
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#core/result.ts';

export type Loaded<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: string };

export interface Loading<T> {
  loaded: Loaded<T>;
  /** The last value, also while another one is loading. */
  last: T | undefined;
  /** Replaces the value, such as after a change. */
  set: (value: T) => void;
  /** Loads again and keeps the value until then. */
  retry: () => void;
}

interface LoadedValue<T> {
  /** The load function of the value. */
  of: unknown;
  loaded: Loaded<T>;
  last: T | undefined;
}

const LOADING = { state: 'loading' } as const;

/** @param load must be the same function for the same data; another one loads again */
export function useLoaded<T>(load: () => Promise<Result<T>>): Loading<T> {
  const [round, setRound] = useState(0);
  const [current, setCurrent] = useState<LoadedValue<T>>();
  const set = useCallback(
    (value: T) => setCurrent({ of: load, loaded: { state: 'ready', value }, last: value }),
    [load],
  );
  useEffect(() => {
    let isActive = true;
    load().then((result) => {
      if (!isActive) return;
      if (result.success) set(result.value);
      else {
        const loaded = { state: 'failed', error: result.error } as const;
        setCurrent((before) => ({ of: load, loaded, last: before?.last }));
      }
    }, reportError);
    return () => {
      isActive = false;
    };
  }, [load, round, set]);
  return {
    loaded: current?.of === load ? current.loaded : LOADING,
    last: current?.last,
    set,
    retry: useCallback(() => {
      setCurrent((now) => (now?.loaded.state === 'failed' ? undefined : now));
      setRound((count) => count + 1);
    }, []),
  };
}
