/** The live prices that a silver rate changes. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { ratesKind } from '#schema/rates.ts';
import { loadCosts } from './load-costs.ts';
import { loadPriced } from './load-priced.ts';
import { rateChanges } from './rate-changes.ts';

/**
 * The changes, undefined while they are loading, and whether they are compared with costs.
 * @param before paise per gram @param after undefined while no rate is typed
 */
export function useRateChanges(before: number | undefined, after: number | undefined) {
  const priced = useQuery({
    queryKey: [...listKey(ratesKind), 'priced'],
    queryFn: loadPriced,
    staleTime: 0,
    gcTime: 0,
  });
  const costs = useQuery({
    queryKey: [...listKey(ratesKind), 'costs'],
    queryFn: ({ signal }) => loadCosts(signal),
    enabled: after !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const changes = useMemo(
    () =>
      priced.data &&
      (after === undefined
        ? []
        : rateChanges(priced.data.entries, priced.data.forBuyers, { before, after }, costs.data)),
    [priced.data, costs.data, before, after],
  );
  return {
    changes,
    error: priced.error,
    /** Whether reading failed twice: then the rate can be saved without a preview. */
    isRetried: priced.error !== null && priced.errorUpdateCount > 1,
    costs,
    retry: () => void waitingFor([priced, costs]).refetch(),
  };
}
