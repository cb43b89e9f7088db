/** What the palette finds for the text that stands in its field, once typing rests; never what another text found. */
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sourcesFor, type PaletteRecord } from './palette-records.ts';

/** ms */
const REST = 200;

/** The text as soon as it has stood still. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export interface FoundRecords {
  groups: readonly { heading: string; records: readonly PaletteRecord[] }[];
  isLooking: boolean;
  /** What could not be looked through, and why; empty otherwise. */
  failed: string;
}

export function useRecords(text: string): FoundRecords {
  const rested = useRested(text);
  const isResting = rested === text;
  const sources = sourcesFor(rested);
  const answers = useQueries({
    queries: sources.map(({ heading, find }) => ({
      // An answer is that of its own text alone.
      queryKey: ['palette', heading, rested],
      queryFn: () => find(rested),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })),
  });
  if (!isResting) return { groups: [], isLooking: sourcesFor(text).length > 0, failed: '' };
  const failed = answers.findIndex(({ isError }) => isError);
  return {
    groups: sources.map(({ heading }, at) => ({ heading, records: answers[at]?.data ?? [] })),
    isLooking: answers.some(({ isPending }) => isPending),
    failed:
      failed < 0
        ? ''
        : `${sources[failed]?.heading} couldn’t be searched. ${answers[failed]?.error?.message ?? ''}`,
  };
}
