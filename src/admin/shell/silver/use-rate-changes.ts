/** The prices that a silver rate changes, of live products and of those that are not published yet. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waitingFor } from '#admin/shell/list/list-states.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { ratesKind } from '#schema/rates.ts';
import { loadCosts } from './load-costs.ts';
import { loadPriced } from './load-priced.ts';
import { rateChanges } from './rate-changes.ts';
import { touchedPages } from './touched-pages.ts';
import { loadUnpublished, withUnpublished } from './unpublished-prices.ts';

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
  // A higher rate lowers no price.
  const isLower = after !== undefined && (before === undefined || after < before);
  const costs = useQuery({
    // Reading ends with another key: the first digits of a higher rate are a lower one.
    queryKey: [...listKey(ratesKind), 'costs', isLower],
    queryFn: ({ signal }) => loadCosts(signal),
    // Costs are in the products, which take much longer to read than prices.
    enabled: isLower && priced.isSuccess,
    staleTime: 0,
    gcTime: 0,
  });
  const unpublished = useQuery({
    queryKey: [...listKey(ratesKind), 'unpublished'],
    queryFn: () => loadUnpublished(),
    staleTime: 0,
    gcTime: 0,
  });
  const entries = useMemo(
    () => priced.data && withUnpublished(priced.data.entries, unpublished.data?.products ?? []),
    [priced.data, unpublished.data],
  );
  const changes = useMemo(
    () =>
      priced.data &&
      (after === undefined
        ? []
        : rateChanges(entries ?? [], priced.data.forBuyers, { before, after }, costs.data)),
    [priced.data, entries, costs.data, before, after],
  );
  const touched = useMemo(
    () => touchedPages(changes ?? [], priced.data?.entries ?? [], priced.data?.categories ?? []),
    [changes, priced.data],
  );
  return {
    changes,
    /** The pages that are published again, as a sentence. */
    touched,
    /** Drafts and unpublished changes, which are among the changes once they are read. */
    unpublished,
    error: priced.error,
    /** Whether reading failed twice: then the rate can be saved without a preview. */
    isRetried: priced.error !== null && priced.errorUpdateCount > 1,
    costs,
    retry: () => void waitingFor([priced, unpublished, costs]).refetch(),
  };
}
