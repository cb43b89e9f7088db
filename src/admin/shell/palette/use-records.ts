/** Palette results for the current text, after a pause in typing; never those of another text. */
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffRole } from '#schema/staff.ts';
import { sourcesFor, type PaletteGroup } from './palette-records.ts';

/** Debounce, ms. */
const REST = 200;

/** The text after a pause in typing. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

interface RecordResults {
  groups: readonly PaletteGroup[];
  isLooking: boolean;
  /** What could not be searched, and why; empty otherwise. */
  failed: string;
}

export function useRecords(text: string, role: StaffRole): RecordResults {
  const rested = useRested(text);
  const isResting = rested === text;
  const sources = sourcesFor(rested, role);
  const answers = useQueries({
    queries: sources.map(({ heading, find }) => ({
      // Results are cached per text.
      queryKey: ['palette', heading, rested],
      queryFn: () => find(rested),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })),
  });
  if (!isResting) return { groups: [], isLooking: sourcesFor(text, role).length > 0, failed: '' };
  const failed = answers.findIndex(({ isError }) => isError);
  return {
    groups: sources.map(({ heading }, at) => ({ heading, entries: answers[at]?.data ?? [] })),
    isLooking: answers.some(({ isPending }) => isPending),
    failed:
      failed < 0
        ? ''
        : `${sources[failed]?.heading} couldn’t be searched. ${answers[failed]?.error?.message ?? ''}`,
  };
}
