/** Products of a quote that were not requested: from a draft, from a sent quote, or just added. */
import { useQueries, type QueryClient } from '@tanstack/react-query';
import { loadPieces } from './actions/find-piece.ts';
import type { PricedProduct } from '#core/quoting/suggest-lines.ts';

const keyOf = (sku: string) => ['added piece', sku] as const;

/** What has just been looked up is not read again. */
export const noteAdded = (cache: QueryClient, sku: string, piece: PricedProduct): void =>
  void cache.setQueryData(keyOf(sku), piece);

/** By SKU; those that are not read yet, or are gone, are not there. Each is asked for by itself: lines come one by one. */
export const useAddedPieces = (skus: readonly string[]): ReadonlyMap<string, PricedProduct> =>
  useQueries({
    queries: skus.map((sku) => ({
      queryKey: keyOf(sku),
      queryFn: async (): Promise<PricedProduct | null> =>
        (await loadPieces([sku])).get(sku) ?? null,
    })),
    combine,
  });

/** Outside, so that it is the same from one drawing to the next. */
const combine = (
  results: readonly { data: PricedProduct | null | undefined }[],
): ReadonlyMap<string, PricedProduct> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.product.sku, data] as const] : [])));
